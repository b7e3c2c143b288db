#pragma once

#include "gui/play/board_card.h"

#include <wx/panel.h>

#include <vector>

namespace kizuna {

/// A place of the play sheet: its caption and its cards. Tab goes to one card, arrows to others.
class BoardZone : public wxPanel {
public:
    /// `listener` outlives the zone. `column`: cards lie below one another.
    BoardZone(wxWindow* parent, TablePlace place, const BoardLook& look, BoardListener& listener,
              bool column = false);

    TablePlace place() const { return place_; }
    void show(const std::vector<TableCard>& cards, const GameCards& game);
    /// Sets the max width of a card, in pixels.
    void set_max_face(int width);
    int count() const { return count_; }
    const BoardCard& card(int at) const { return *cards_[static_cast<std::size_t>(at)]; }
    /// Focuses the card at this position, or the nearest one. Does nothing in an empty zone.
    void go_to(int position);
    /// Gives the focus to the card that had it last.
    void go_back() { go_to(current_); }
    /// The card at that point of the screen, or null.
    const BoardCard* card_at(const wxPoint& on_screen) const;

    /// Tab skips an empty place.
    bool AcceptsFocusFromKeyboard() const override { return count_ > 0; }

    /// How the zone looks while a card is dragged.
    enum class Welcome { Nothing, Takes, Refuses };
    /// The width and height that its caption needs, in pixels.
    int caption_width() const;
    int caption_height() const;
    /// The colour that its cards lie on.
    wxColour ground() const;
    /// The gap between its frame and its cards in pixels, both sides together.
    int padding() const;
    void set_welcome(Welcome welcome);

private:
    void on_paint(wxPaintEvent& event);
    void renew_tab_order();
    void lay_out();
    wxString fitting_caption(const wxDC& dc, int width) const;

    TablePlace place_;
    BoardLook look_;
    BoardListener& listener_;
    bool column_;
    std::vector<BoardCard*> cards_;
    int max_face_ = 0;
    int count_ = 0;
    int current_ = 0;
    Welcome welcome_ = Welcome::Nothing;
    wxString caption_;
    wxString number_; ///< the number in the caption
};

} // namespace kizuna
