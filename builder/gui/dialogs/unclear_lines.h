#pragma once

#include "app/files/unclear_import.h"

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

/// Lists the lines of a deck list that were not clear. Below them, the user chooses what the
/// selected line means: one of the suggested cards, or any card found by a search.
class UnclearLines : public wxPanel {
public:
    /// A row of the list.
    struct Shown {
        UnclearLine what;
        std::string words;              ///< the text of the line
        std::string becomes;            ///< what the line becomes, in the user's words
        std::vector<std::string> plain; ///< choices that are not a card, such as "leave it out"
        const Card* chosen = nullptr;   ///< the chosen card; null: none, or one of `plain`
        bool is_settled = false;        ///< the user has chosen
    };
    struct Choice {
        const Card* card = nullptr; ///< null: one of Shown::plain
        std::size_t plain = 0;
    };
    /// How a dialog uses the panel.
    struct Use {
        std::string name;         ///< the names of the controls begin with it
        bool has_numbers = true;  ///< shows the line numbers
        bool keeps_lines = false; ///< settled lines stay listed, with a column that tells what each
                                  ///< becomes; a single click then chooses
        std::function<void(std::size_t line, const Choice& choice)> choose;
    };

    /// Everything passed in outlives the panel.
    UnclearLines(wxWindow* parent, const CardLibrary& library, const Messages& messages, Use use);

    void show(std::vector<Shown> lines, std::optional<std::size_t> selected);
    /// Puts the focus on the list of lines.
    void go_to_lines();

private:
    void make_lines();
    void make_choices();
    wxSizer* make_search();
    void show_choices();
    void go_to_choices();
    /// Takes the selected choice. With `goes_on`, and if settled lines stay listed, selects the
    /// next unsettled line afterwards.
    void take(bool goes_on);

    const CardLibrary& library_;
    const Messages& messages_;
    Use use_;
    std::vector<Shown> lines_;
    std::vector<Choice> choices_;   ///< for the selected line, as listed
    std::optional<std::size_t> of_; ///< the line that choices_ belong to
    TextList* list_ = nullptr;
    wxListBox* choice_ = nullptr;
    wxTextCtrl* search_ = nullptr;
    wxButton* button_ = nullptr;
};

} // namespace kizuna
