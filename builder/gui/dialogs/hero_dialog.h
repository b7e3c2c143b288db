#pragma once

#include "app/cards/catalogue.h"
#include "app/proposal/hero_search.h"
#include "gui/controls/own_dialog.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class FaceRow;
class FlowingText;
class LargeCard;
class Messages;
class Speaker;
class TextList;

/// A deck around a unit of the player's choice: its name is typed, the proposal stands beside the
/// list with a face and a reason for each card, whose copies may be changed, and is opened as it is
/// seen.
class HeroDialog : public OwnDialog {
public:
    /// Everything passed in outlives the dialog. `format` is the id of the one to begin with.
    HeroDialog(wxWindow* parent, const Catalogue& catalogue, const std::string& format,
               LargeCard& large, const Messages& messages);

    /// The deck that is shown; empty where there is no proposal.
    std::optional<Deck> deck() const;
    /// The unit's name as it is shown.
    std::string hero() const;
    /// The card that leads the deck; null where there is none.
    const Card* lead() const;

private:
    wxSizer* make_heroes();
    wxSizer* make_proposal();
    wxSizer* make_choices();
    wxSizer* make_chosen();
    wxSizer* make_buttons();
    void show_heroes();
    std::string found_text() const;
    void say_hero();
    void show_proposal();
    void show_lines(std::size_t row = 0);
    void show_curve();
    void show_chosen();
    void set_copies(int copies);
    void on_lines_key(wxKeyEvent& event);
    void wrap_texts();
    ProposalLine* chosen_line();
    void next_seed();
    void on_key(wxKeyEvent& event);
    const Format& format() const;
    const Hero* selected() const;

    const Catalogue& catalogue_;
    LargeCard& large_;
    const Messages& messages_;
    std::vector<Hero> heroes_;
    FoundHeroes found_;
    std::uint64_t seed_ = 1;
    std::string shown_unit_; ///< that `proposal_` is around; empty where no hero is selected
    Proposal proposal_;
    bool is_edited_ = false; ///< copies are not those that were proposed
    std::string curve_text_;

    wxTextCtrl* field_ = nullptr;
    FlowingText* count_ = nullptr;
    TextList* list_ = nullptr;
    wxStaticText* title_ = nullptr;
    wxStaticText* curve_ = nullptr;
    wxChoice* format_ = nullptr;
    wxButton* another_ = nullptr;
    TextList* lines_ = nullptr;
    FaceRow* face_ = nullptr; ///< of the selected card
    wxSpinCtrl* copies_ = nullptr;
    FlowingText* reason_ = nullptr;
    wxButton* open_ = nullptr;
    Speaker* speaker_ = nullptr;
};

} // namespace kizuna
