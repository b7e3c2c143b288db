#pragma once

#include "app/cards/catalogue.h"
#include "app/proposal/hero_search.h"

#include <wx/dialog.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class Messages;
class Speaker;
class TextList;

/// A deck around a unit of the player's choice: its name is typed, the proposal stands beside the
/// list with a reason for each card, and is opened as it is seen.
class HeroDialog : public wxDialog {
public:
    /// Everything passed in outlives the dialog. `format` is the id of the one to begin with.
    HeroDialog(wxWindow* parent, const Catalogue& catalogue, const std::string& format,
               const Messages& messages);

    /// The deck that is shown; empty where there is no proposal.
    std::optional<Deck> deck() const;
    /// The unit's name as it is shown.
    std::string hero() const;

private:
    wxSizer* make_heroes();
    wxSizer* make_proposal();
    wxSizer* make_choices();
    wxSizer* make_buttons();
    void show_heroes();
    void show_proposal();
    void show_lines();
    void show_reason();
    void wrap_texts();
    void next_seed();
    void on_key(wxKeyEvent& event);
    const Format& format() const;
    const Hero* selected() const;

    const Catalogue& catalogue_;
    const Messages& messages_;
    std::vector<Hero> heroes_;
    FoundHeroes found_;
    std::uint64_t seed_ = 1;
    std::string shown_unit_; ///< that `proposal_` is around; empty where no hero is selected
    Proposal proposal_;
    std::string reason_text_;
    std::string curve_text_;

    wxTextCtrl* field_ = nullptr;
    wxStaticText* count_ = nullptr;
    TextList* list_ = nullptr;
    wxStaticText* title_ = nullptr;
    wxStaticText* curve_ = nullptr;
    wxChoice* format_ = nullptr;
    wxButton* another_ = nullptr;
    TextList* lines_ = nullptr;
    wxStaticText* reason_ = nullptr;
    wxButton* open_ = nullptr;
    Speaker* speaker_ = nullptr;
};

} // namespace kizuna
