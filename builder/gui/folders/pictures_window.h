#pragma once

#include "gui/commands/window_context.h"
#include "gui/controls/own_dialog.h"

#include <filesystem>
#include <vector>

class wxNotebook;

namespace kizuna {

class PicturesPage;
class TextsPage;

/// The user's own card pictures and texts: chooses them, shows which were understood, and takes
/// them away. Folders and files may be dropped on the window.
class PicturesWindow : public OwnDialog {
public:
    /// What is in `with` outlives the window.
    PicturesWindow(wxWindow* parent, const WindowContext& with);

    /// Uses dropped files. They are read as texts if the first is a text file or the texts page is
    /// in front; else the first, or the folder it is in, becomes the picture folder.
    void take(const std::vector<std::filesystem::path>& dropped);
    /// Shows the window in front, with the file names for the card selected now.
    void bring_up();

private:
    wxNotebook* pages_ = nullptr;
    PicturesPage* pictures_ = nullptr;
    TextsPage* texts_ = nullptr;
};

} // namespace kizuna
