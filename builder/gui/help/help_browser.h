#pragma once

#include "app/text/help_entries.h"
#include "gui/controls/own_dialog.h"

#include <vector>

class wxListView;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// A list of things that are explained, with a field to search them and the text of the one that
/// is selected.
class HelpBrowser : public OwnDialog {
public:
    /// Begins with the entry of that id, or with the first one where none has it.
    HelpBrowser(wxWindow* parent, const std::string& title, std::vector<HelpEntry> entries,
                const Messages& messages, std::string_view begin_with = {});

private:
    void make_search();
    void make_list();
    void lay_out();
    void show_found();
    void show_entry(std::string_view id);
    void show_selected();
    void on_key(wxKeyEvent& event);

    const std::vector<HelpEntry> entries_;
    const Messages& messages_;
    std::vector<std::size_t> found_; ///< places in entries_, as the list shows them
    wxTextCtrl* search_ = nullptr;
    wxStaticText* count_ = nullptr;
    wxListView* list_ = nullptr;
    wxTextCtrl* text_ = nullptr;
};

} // namespace kizuna
