#pragma once

#include "gui/commands/window_context.h"
#include "gui/controls/own_dialog.h"

#include <filesystem>
#include <vector>

class wxNotebook;

namespace kizuna {

class PicturesPage;
class TextsPage;

/// Pictures and texts of the user's own: where they are, what of them is understood, and away with
/// them. Folders and files may be dropped on it.
class PicturesWindow : public OwnDialog {
public:
    /// What is in `with` outlives the window.
    PicturesWindow(wxWindow* parent, const WindowContext& with);

    /// What was dropped: texts where the texts are shown or a text file is dropped, else pictures,
    /// of a folder or of the folder that a file is in.
    void take(const std::vector<std::filesystem::path>& dropped);
    /// Shows the window in front, with names for the card that is selected now.
    void bring_up();
    PicturesPage& pictures() { return *pictures_; }
    TextsPage& texts() { return *texts_; }

private:
    wxNotebook* pages_ = nullptr;
    PicturesPage* pictures_ = nullptr;
    TextsPage* texts_ = nullptr;
};

} // namespace kizuna
