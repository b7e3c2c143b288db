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

/// The card list, and beside it, or below it in a window that is not wide, the studies of the deck
/// while one of them is asked for. Where both have no room, as with large text, the studies have a
/// window of their own. The list never goes.
class Views : public PaneSplitter {
public:
    /// `beside` and `above` are the list's shares of the room, in thousandths: with the study at
    /// its right, and with the study below.
    Views(wxWindow* parent, int beside, int above, const Messages& messages);
    ~Views() override;

    /// Sets the list, which is always in sight; `min_height` returns its height with one whole row
    /// of cards.
    void hold(wxWindow& list, std::function<int()> min_height);
    using MakePage = std::function<StudyPage*(wxWindow* parent)>;
    /// Adds a study, known by the id of the command that shows it. Its page is made when it is
    /// first shown, for most are never looked at.
    void add(std::string_view command, const std::string& label, MakePage make);

    /// Shows the study of this command; false if there is none.
    bool show(std::string_view command);
    /// Closes the studies: the list has all the room again.
    void close();
    /// The command of the study in sight; empty: none.
    std::string_view shown() const;

    int share_beside() const { return share_beside_; }
    int share_above() const { return share_above_; }

    /// After close().
    Signal closed;

private:
    struct Study {
        std::string_view command;
        std::string label;
        wxPanel* place = nullptr; ///< what the book holds; null until there is one
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
    wxFrame* window_ = nullptr; ///< null before the studies were first apart
    wxPanel* drawer_ = nullptr; ///< null, as what is in it, before a study was first shown
    wxNotebook* book_ = nullptr;
    wxButton* close_button_ = nullptr;
    std::vector<Study> studies_;
    int share_beside_;
    int share_above_;
    Subscription share_changed_;
};

} // namespace kizuna
