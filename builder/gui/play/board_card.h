#pragma once

#include "app/play/table_view.h"
#include "gui/card/card_style.h"
#include "gui/faces/large_card.h"

#include <wx/window.h>

namespace kizuna {

class BoardCard;

/// Receives the events of a board's cards.
class BoardListener {
public:
    virtual ~BoardListener() = default;
    /// The card got the focus.
    virtual void card_reached(const BoardCard& card) = 0;
    /// The card was clicked, or Enter was pressed on it.
    virtual void card_asked(BoardCard& card) = 0;
    /// The card's menu is wanted, by the right button or the menu key.
    virtual void card_menu_asked(BoardCard& card) = 0;
    /// The mouse drags the card; called at each move.
    virtual void card_carried(const BoardCard& card, const wxPoint& on_screen) = 0;
    virtual void card_dropped(const BoardCard& card, const wxPoint& on_screen) = 0;
    virtual void carrying_ended() = 0;
};

/// What a board's cards need to be drawn. Everything in it outlives them.
struct BoardLook {
    const SymbolIcons& symbols;
    LargeCard& large;
    const Messages& messages;
};

/// One card, unit or pile on the table: its face, and over it the facts of the game. A tapped card
/// lies on its side, one that can act has a frame and a wedge; screen readers hear both in words.
class BoardCard : public wxWindow {
public:
    /// `listener` outlives the card.
    BoardCard(wxWindow* parent, const BoardLook& look, BoardListener& listener);

    /// `face` is null if only the back is shown.
    void show(const TableCard& card, const Card* face);
    const TableCard& card() const { return card_; }
    const Card* face() const { return face_; }
    /// Sets the width of its face in pixels. The window is narrower if the next card lies over it.
    void set_face_width(int width);
    int face_width() const { return face_width_; }
    /// Sets whether Tab stops at this card. In each place it does at one; arrows go to the others.
    void take_tab(bool takes) { takes_tab_ = takes; }
    bool AcceptsFocusFromKeyboard() const override { return takes_tab_; }

private:
    void on_paint(wxPaintEvent& event);
    void on_key(wxKeyEvent& event);
    void on_left_down(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_left_up(wxMouseEvent& event);
    void show_carried();
    void stop_carrying();

    BoardLook look_;
    BoardListener& listener_;
    TableCard card_;
    const Card* face_ = nullptr;
    int face_width_ = 0;
    bool takes_tab_ = false;
    bool is_pressed_ = false;
    bool is_carried_ = false;
    bool shows_carried_ = false; ///< the pointer has the card's picture
    wxPoint pressed_at_;
};

} // namespace kizuna
