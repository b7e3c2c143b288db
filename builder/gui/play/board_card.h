#pragma once

#include "app/play/table_view.h"
#include "gui/card/card_style.h"
#include "gui/faces/large_card.h"

#include <wx/window.h>

namespace kizuna {

class BoardCard;

/// What the cards of a board tell it.
class BoardListener {
public:
    virtual ~BoardListener() = default;
    /// The keyboard has come to the card.
    virtual void card_reached(const BoardCard& card) = 0;
    /// Clicked, or Enter was pressed on it.
    virtual void card_asked(BoardCard& card) = 0;
    /// By the other button, or the menu key: for its menu, also where a click does something else.
    virtual void card_menu_asked(BoardCard& card) = 0;
    /// The mouse carries it.
    virtual void card_carried(const BoardCard& card, const wxPoint& on_screen) = 0;
    virtual void card_dropped(const BoardCard& card, const wxPoint& on_screen) = 0;
    virtual void carrying_ended() = 0;
};

/// What the cards of a board are drawn with. Everything in it outlives them.
struct BoardLook {
    const SymbolIcons& symbols;
    LargeCard& large;
    const Messages& messages;
};

/// One card, unit or pile on the table: its face, and over it what the game knows of it. A tapped
/// one lies on its side, one that can be played has a frame and a wedge; both say it in words too.
class BoardCard : public wxWindow {
public:
    /// `listener` outlives the card.
    BoardCard(wxWindow* parent, const BoardLook& look, BoardListener& listener);

    /// `face` is null where only the back is seen.
    void show(const TableCard& card, const Card* face);
    const TableCard& card() const { return card_; }
    const Card* face() const { return face_; }
    /// How wide its face is drawn, in pixels. The window may be narrower, where the next card lies
    /// over this one.
    void set_face_width(int width);
    int face_width() const { return face_width_; }
    /// Of the cards in a place one takes the Tab key; arrows go to the others.
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
    bool shows_carried_ = false; ///< its picture is the pointer
    wxPoint pressed_at_;
};

} // namespace kizuna
