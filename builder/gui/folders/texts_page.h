#pragma once

#include "gui/base/worker.h"
#include "gui/commands/window_context.h"

#include <wx/scrolwin.h>

#include <filesystem>
#include <vector>

class wxButton;

namespace kizuna {

class FlowingText;
class TextList;

/// The user's own card texts: reads them from files, shows for how many cards there are texts and
/// what was not understood, and takes them away.
class TextsPage : public wxScrolledWindow {
public:
    /// What is in `with` outlives the page.
    TextsPage(wxWindow* parent, const WindowContext& with);

    /// Reads set files, or folders of them, in the background and keeps their texts.
    void import(const std::vector<std::filesystem::path>& files);

private:
    void make_buttons();
    void make_list();
    void choose_files();
    void choose_folder();
    void take(CardImport imported);
    void take_away();
    void bring_back();
    void tell(const std::string& sentence, const std::optional<Fault>& fault);
    void show_count();
    void copy_unread() const;

    WindowContext with_;
    const Messages& messages_;
    wxButton* take_away_ = nullptr;
    wxButton* bring_back_ = nullptr;
    wxButton* copy_ = nullptr;
    FlowingText* count_ = nullptr;
    FlowingText* told_ = nullptr;
    TextList* unread_ = nullptr;
    CardTexts taken_; ///< the texts taken away last, for bring_back(); empty: none
    Subscription texts_changed_;
    Worker worker_;
};

} // namespace kizuna
