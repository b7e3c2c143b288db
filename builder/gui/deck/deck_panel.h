#pragma once

#include "app/document/card_selection.h"
#include "app/pool/card_search.h"
#include "app/settings/settings.h"
#include "gui/commands/command_bar.h"
#include "gui/controls/card_drag.h"

#include <wx/panel.h>

#include <vector>

class wxChoice;

namespace kizuna {

class DeckBandView;
class DeckHead;
class DeckList;
class DeckPiles;
class DeckTabs;
class DropStrip;
class EmptyDeck;
class LargeCard;
class Pointing;
class SymbolIcons;
class ViewSwitch;

/// The open deck: its head and its cards in groups.
class DeckPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    DeckPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
              CardSelection& selection, Pointing& pointing, Settings& settings,
              CommandBar& commands, const Messages& messages, const SymbolIcons& icons,
              LargeCard& large);

    /// Sets by what the cards are grouped.
    void group_by(DeckGrouping grouping);
    void show_as(DeckView view);
    /// Focuses the cards, if they are shown.
    void focus_cards();
    /// Opens a menu of the open decks, below its button.
    void list_decks();
    /// Focuses the format field, unfolded if need be.
    void go_to_format();

private:
    void make_group_fields(DeckHead& head);
    void make_drop();
    void point_at(Pile pile);
    void drop(const CardDrag& drag);
    Pile pile_at(const wxPoint& point) const;
    DeckView view() const;
    bool shows_piles() const { return view() != DeckView::List; }
    void show_view();
    void show_cards();
    std::vector<DeckGroup> outline() const;

    DeckDocument& document_;
    CardSelection& selection_;
    Settings& settings_;
    CommandBar& commands_;
    Pointing& pointing_;
    LargeCard& large_;
    const Messages& messages_;
    const SymbolIcons& icons_;

    wxChoice* grouping_ = nullptr;
    ViewSwitch* switch_ = nullptr;
    DeckList* list_ = nullptr;   ///< null until first needed
    DeckPiles* piles_ = nullptr; ///< null until first needed
    DeckTabs* tabs_ = nullptr;
    DeckHead* head_ = nullptr;
    DeckBandView* band_ = nullptr;
    DropStrip* drop_ = nullptr;
    Pile drop_to_ = Pile::Cards; ///< the pile under the dragged cards
    EmptyDeck* empty_ = nullptr; ///< shown instead of the cards of an empty deck

    Subscription deck_changed_;
    Subscription command_comes_;
};

} // namespace kizuna
