#pragma once

#include "gui/faces/large_card.h"

#include <wx/dataview.h>

namespace kizuna {

/// Has the cards of a list's rows shown large, and their faces in its tooltips; `card_of` answers
/// null where a row is none. The list has bound its own keys already, and `card_of` lives as long
/// as it.
void show_large(LargeCard& large, wxDataViewCtrl& list,
                std::function<const Card*(const wxDataViewItem&)> card_of);

} // namespace kizuna
