#pragma once

#include "app/base/messages.h"
#include "gui/controls/pane_splitter.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

class wxButton;
class wxFrame;
class wxNotebook;
class wxPanel;

namespace kizuna {

class StudyPage;

/// The card list and, while one is open, the studies of the deck. The list is always shown. The
/// studies are beside it in a wide window, else below it, or in a window of their own if there is
/// no room for both, as with large text.
class Views : public PaneSplitter {
public:
    /// `beside` and `above` are the list's shares of the room in thousandths, with the study at its
    /// right and with the study below it.
    Views(wxWindow* parent, int beside, int above, const Messages& messages);
    ~Views() override;

    /// Sets the list. `min_height` returns the height that shows one whole row of cards, in pixels.
    void hold(wxWindow& list, std::function<int()> min_height);
    using MakePage = std::function<StudyPage*(wxWindow* parent)>;
    /// Adds a study, named by the id of the command that shows it. Its page is made when it is
    /// first shown.
    void add(std::string_view command, const std::string& label, MakePage make);

    /// Shows the study of this command; false if there is none.
    bool show(std::string_view command);
    /// Closes the studies: the list has all the room again.
    void close();
    /// The command of the open study; empty if none is open.
    std::string_view shown() const;

    int share_beside() const { return share_beside_; }
    int share_above() const { return share_above_; }

    /// Sent after close().
    Signal closed;

private:
    struct Study {
        std::string_view command;
        std::string label;
        wxPanel* place = nullptr; ///< the page of book_ that holds `page`; null: no book_ yet
        MakePage make;
        StudyPage* page = nullptr; ///< null until it is made
    };
    enum class Place { None, Beside, Below, Apart };
    void make_drawer();
    wxPanel* make_place(const std::string& label);
    bool is_open() const { return place_ != Place::None; }
    Place fitting() const;
    void fit();
    void take_away();
    void put_apart();
    void keep_a_row();
    void lend_room(int share);
    void on_changed();

    const Messages& messages_;
    wxWindow* list_ = nullptr;
    std::function<int()> min_height_;
    Place place_ = Place::None;
    wxFrame* window_ = nullptr; ///< the studies' own window; null until first needed
    wxPanel* drawer_ = nullptr; ///< holds the studies; null, as its children, until first needed
    wxNotebook* book_ = nullptr;
    wxButton* close_button_ = nullptr;
    std::vector<Study> studies_;
    int share_beside_;
    int share_above_;
    Subscription share_changed_;
};

} // namespace kizuna
