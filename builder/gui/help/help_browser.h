#pragma once

#include "app/text/help_entries.h"
#include "gui/controls/own_dialog.h"

#include <vector>

class wxListView;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// A searchable list of help entries, with the text of the selected one beside it.
class HelpBrowser : public OwnDialog {
public:
    /// Selects the entry whose id is `begin_with`, or the first one if there is none.
    /// `messages` outlives the dialog.
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
    std::vector<std::size_t> found_; ///< for each row of the list, its place in entries_
    wxTextCtrl* search_ = nullptr;
    wxStaticText* count_ = nullptr;
    wxListView* list_ = nullptr;
    wxTextCtrl* text_ = nullptr;
};

} // namespace kizuna
