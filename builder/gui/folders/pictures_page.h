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

/// Asks for the folder of the user's own pictures of cards, and shows which of its files were
/// understood and what file names are. A folder that could be read is used at once.
class PicturesPage : public wxScrolledWindow {
public:
    /// What is in `with` outlives the page.
    PicturesPage(wxWindow* parent, const WindowContext& with);

    /// Takes a folder as if it were typed.
    void use(const std::filesystem::path& folder);
    /// Reads the chosen folder again.
    void read();
    bool is_reading() const { return worker_.is_busy(); }
    /// Gives the keyboard to the field of the folder.
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
    std::shared_ptr<const PictureFolder> pictures_; ///< as read last; null: none
    Subscription worker_changed_;
    Worker worker_;
};

} // namespace kizuna
