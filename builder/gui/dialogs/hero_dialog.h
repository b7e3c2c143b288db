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

/// Proposes a deck around a unit that the user finds by name. The proposal gives a reason for each
/// card; copies can be changed before the deck is opened.
class HeroDialog : public OwnDialog {
public:
    /// Everything passed in outlives the dialog. `format` is the id of the format chosen at first.
    HeroDialog(wxWindow* parent, const Catalogue& catalogue, const std::string& format,
               LargeCard& large, const Messages& messages);

    /// The proposed deck with the user's changes; empty if there is no proposal.
    std::optional<Deck> deck() const;
    /// The selected unit's name in the language of card names; empty if none is selected.
    std::string hero() const;
    /// The protagonist of the proposed deck; null if there is no proposal.
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
    std::string shown_unit_; ///< the unit of `proposal_`; empty: no hero is selected
    Proposal proposal_;
    bool is_edited_ = false; ///< the user changed copies of `proposal_`
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
