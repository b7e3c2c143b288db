#pragma once

#include "app/document/card_selection.h"
#include "app/play/test_hand.h"
#include "app/settings/settings.h"
#include "gui/card/card_tile.h"
#include "gui/controls/held_key.h"
#include "gui/controls/own_dialog.h"

#include <functional>
#include <vector>

class wxButton;
class wxChoice;
class wxSizer;
class wxSpinCtrl;
class wxStaticBitmap;
class wxStaticText;

namespace kizuna {

class Speaker;

/// Deals opening hands of the open deck: shows the protagonist and six cards, tells what the keep
/// rule says and why, lets the player keep or redraw, and shows the orbs. It stays open beside the
/// main window while the deck is edited.
class TestHandDialog : public OwnDialog {
public:
    /// Everything passed in outlives the dialog. The keep rule is kept in `settings`. `play_on` is
    /// called if the player wants to play on from the hand shown.
    TestHandDialog(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                   Settings& settings, const Messages& messages, LargeCard& large,
                   std::uint64_t seed, std::function<void(const TestHand&)> play_on);

    const TestHand& test_hand() const { return hand_; }
    void go_to(const TestHand::Place& place);

private:
    void fit_faces_into(int height);
    void grow_faces_into(const wxSize& screen);
    wxSizer* make_choices();
    CardTile* add_tile(wxSizer& row, const wxString& name);
    wxSizer* make_hand();
    wxSizer* make_orbs();
    wxSizer* make_verdict();
    wxSizer* make_buttons();
    void show_hand();
    void say_hand();
    void wrap_texts();
    std::string verdict() const;
    std::string reasons() const;
    void choose_rule();

    Settings& settings_;
    CardSelection& selection_;
    const Messages& messages_;
    LargeCard& large_;
    HeldKey held_;
    TestHand hand_;
    std::function<void(const TestHand&)> play_on_;

    Speaker* speaker_ = nullptr;
    wxChoice* rule_ = nullptr;
    wxSpinCtrl* seed_ = nullptr;
    wxStaticText* number_ = nullptr;
    wxStaticText* heading_ = nullptr;
    CardTile* protagonist_ = nullptr;
    std::vector<CardTile*> cards_;
    wxStaticBitmap* sign_ = nullptr;
    wxStaticText* verdict_ = nullptr;
    wxStaticText* reasons_ = nullptr;
    wxStaticText* orbs_heading_ = nullptr;
    std::vector<CardTile*> orbs_;
    wxSizer* orbs_row_ = nullptr;
    wxButton* keep_ = nullptr;
    wxButton* redraw_ = nullptr;
    wxButton* next_ = nullptr;
    wxButton* play_ = nullptr;

    Subscription hand_changed_;
};

} // namespace kizuna
