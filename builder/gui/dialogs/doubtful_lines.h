#pragma once

#include "app/files/doubtful_import.h"

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxListBox;
class wxTextCtrl;

namespace kizuna {

class TextList;

/// The lines of a deck list that need a look, and under them what the selected one may mean: cards
/// that fit, and any other by a search. For the dialogs that take lists from elsewhere.
class DoubtfulLines : public wxPanel {
public:
    /// A line as it is listed.
    struct Shown {
        DoubtfulLine doubt;
        std::string words;              ///< what it says
        std::string becomes;            ///< what was chosen
        std::vector<std::string> plain; ///< what can be chosen beside a card
        const Card* chosen = nullptr;   ///< what was chosen, where it is a card
        bool is_settled = false;        ///< somebody chose already
    };
    struct Choice {
        const Card* card = nullptr; ///< null: one of Shown::plain
        std::size_t plain = 0;
    };
    /// How a dialog uses it.
    struct Use {
        std::string name;         ///< of the dialog, before the names of the controls
        bool has_numbers = true;  ///< of the lines, in a list that was read
        bool keeps_lines = false; ///< a line stays when something is chosen for it, which a column
                                  ///< tells then, and one click chooses
        std::function<void(std::size_t line, const Choice& choice)> choose;
    };

    /// Everything passed in outlives the panel.
    DoubtfulLines(wxWindow* parent, const CardLibrary& library, const Messages& messages, Use use);

    void show(std::vector<Shown> lines, std::optional<std::size_t> selected);
    /// Gives the keyboard to the list of lines.
    void go_to_lines();

private:
    void make_lines();
    void make_choices();
    wxSizer* make_search();
    void show_choices();
    void go_to_choices();
    /// Takes the selected choice. With `goes_on`, if lines stay listed, then selects the next
    /// unsettled line.
    void take(bool goes_on);

    const CardLibrary& library_;
    const Messages& messages_;
    Use use_;
    std::vector<Shown> lines_;
    std::vector<Choice> choices_;   ///< of the selected line, as listed
    std::optional<std::size_t> of_; ///< the line that they are of
    TextList* list_ = nullptr;
    wxListBox* choice_ = nullptr;
    wxTextCtrl* search_ = nullptr;
    wxButton* button_ = nullptr;
};

} // namespace kizuna
