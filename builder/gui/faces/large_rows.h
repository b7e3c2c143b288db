#pragma once

#include "gui/faces/large_card.h"

#include <wx/dataview.h>

namespace kizuna {

/// Has the cards of a list's rows shown large, and their faces in its tooltips; `card_of` answers
/// null where a row is none. The list has bound its own keys already, and `card_of` lives as long
/// as it.
void show_large(LargeCard& large, wxDataViewCtrl& list,
                std::function<const Card*(const wxDataViewItem&)> card_of);

/// Has a window's tooltips show the face of the card that its pointer means, beside their words;
/// null: none. `faces` outlives the window, and what is asked lives as long as it.
void show_face_in_tooltip(FaceCache& faces, wxWindow& window,
                          std::function<const Card*()> card_at_pointer);

} // namespace kizuna
