#pragma once

#include "app/play/table_view.h"
#include "gui/card/card_style.h"

class wxDC;

namespace kizuna {

// What a face and a card of words have in common on the table: shapes, not colours alone.

/// A double frame and a wedge in the corner that ends at `right`: something may be done with it.
void draw_can_act(wxDC& dc, const wxRect& where, int right, double corner, const CardStyle& style);

/// A thick frame, dashed for the one that is attacked; the words say it too.
void draw_role(wxDC& dc, const wxRect& where, BattleRole role, double corner,
               const CardStyle& style);

/// The sign before the words for it; empty for none.
const char* battle_sign(BattleRole role);

} // namespace kizuna
