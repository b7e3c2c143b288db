#pragma once

#include "gui/base/worker.h"
#include "gui/commands/window_context.h"

#include <wx/scrolwin.h>

#include <filesystem>
#include <memory>

class wxButton;
class wxGauge;
class wxTextCtrl;

namespace kizuna {

class FaceRow;
class FlowingText;
class PictureFolder;
class TextList;

/// Asks for the folder of the user's own card pictures. Shows which of its files were understood
/// and which file names are. A folder that can be read is used at once.
class PicturesPage : public wxScrolledWindow {
public:
    /// What is in `with` outlives the page.
    PicturesPage(wxWindow* parent, const WindowContext& with);

    /// Puts the folder into the field and reads it.
    void use(const std::filesystem::path& folder);
    /// Reads the folder in the field, in the background. An empty field takes the pictures away.
    void read();
    /// Focuses the folder field.
    void go_to_folder();
    /// Shows the file names that the selected card's picture may have.
    void show_names();

private:
    void make_folder_row();
    void make_result();
    void make_lists();
    void choose();
    void take_away();
    void stop();
    void take(std::shared_ptr<const PictureFolder> pictures);
    void show_pictures();
    void show_preview();
    void show_progress(int files);
    void show_busy();
    void copy_unused() const;

    WindowContext with_;
    const Messages& messages_;
    wxTextCtrl* folder_ = nullptr;
    wxButton* take_away_ = nullptr;
    wxButton* copy_ = nullptr;
    wxButton* stop_ = nullptr;
    wxGauge* gauge_ = nullptr;
    FlowingText* count_ = nullptr;
    FlowingText* files_ = nullptr;
    FaceRow* preview_ = nullptr;
    TextList* names_ = nullptr;
    TextList* unused_ = nullptr;
    std::shared_ptr<const PictureFolder> pictures_; ///< the folder last read; null: none
    Subscription worker_changed_;
    Worker worker_;
};

} // namespace kizuna
