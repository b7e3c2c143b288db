#pragma once

#include "app/base/messages.h"
#include "gui/controls/pane_splitter.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

class wxNotebook;
class wxPanel;

namespace kizuna {

class StudyPage;

/// The card list, and beside it, or below it in a window that is not wide, the studies of the deck
/// while one of them is asked for. The list never goes.
class Views : public PaneSplitter {
public:
    /// `beside` and `above` are the list's shares of the room in a wide window and in another.
    Views(wxWindow* parent, int beside, int above, const Messages& messages);

    /// What is always in sight.
    void hold(wxWindow& list);
    /// A study, made when somebody first looks at it, for most are never looked at. They are told
    /// apart by the id of the command that shows them.
    using MakePage = std::function<StudyPage*(wxWindow* parent)>;
    void add(std::string_view command, const std::string& label, MakePage make);

    /// False where that command shows none of them.
    bool show(std::string_view command);
    /// The list has all the room again. False where it has.
    bool close();
    /// The command that shows the study in sight; empty where none is.
    std::string_view shown() const;

    int share_beside() const { return share_beside_; }
    int share_above() const { return share_above_; }

    /// After the studies were closed by their own button or key.
    Signal closed;

private:
    struct Study {
        std::string_view command;
        wxPanel* place = nullptr; ///< what the book holds
        MakePage make;
        StudyPage* page = nullptr; ///< null until it is made
    };
    void make_drawer(const Messages& messages);
    bool is_open() const { return IsSplit(); }
    wxSplitMode fitting() const;
    void open();
    void fit();
    void on_changed();

    wxWindow* list_ = nullptr;
    wxPanel* drawer_ = nullptr;
    wxNotebook* book_ = nullptr;
    std::vector<Study> studies_;
    int share_beside_;
    int share_above_;
    Subscription share_changed_;
};

} // namespace kizuna
