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

    /// What the cards of one group have in common from now on.
    void group_by(DeckGrouping grouping);
    void show_as(DeckView view);
    /// Gives the keyboard to the cards, where there are any.
    void focus_cards();
    /// Lists the open decks beside their tabs, for one to be chosen.
    void list_decks();
    /// Gives the format's field the keyboard, folded out if need be.
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
    DeckList* list_ = nullptr;   ///< null before it is first asked for
    DeckPiles* piles_ = nullptr; ///< null before they are first shown
    DeckTabs* tabs_ = nullptr;
    DeckHead* head_ = nullptr;
    DeckBandView* band_ = nullptr;
    DropStrip* drop_ = nullptr;
    Pile drop_to_ = Pile::Cards; ///< that was last pointed at
    EmptyDeck* empty_ = nullptr; ///< in the place of the list where there are no cards

    Subscription deck_changed_;
    Subscription command_comes_;
};

} // namespace kizuna
