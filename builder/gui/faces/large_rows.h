#pragma once

#include "gui/faces/large_card.h"

#include <wx/dataview.h>

namespace kizuna {

/// Lets `large` show the cards of a list's rows, and shows their faces in the list's tooltips.
/// `card_of` returns null for a row without a card; what it refers to must outlive the list. To be
/// called after the list bound its own keys.
void show_large(LargeCard& large, wxDataViewCtrl& list,
                std::function<const Card*(const wxDataViewItem&)> card_of);

/// Shows in a window's tooltips the face of the card that `card_at_pointer` returns; null: none.
/// `faces` and what the function refers to outlive the window.
void show_face_in_tooltip(FaceCache& faces, wxWindow& window,
                          std::function<const Card*()> card_at_pointer);

} // namespace kizuna
