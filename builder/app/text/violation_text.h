#pragma once

#include "app/base/messages.h"
#include "app/text/card_label.h"
#include "cards/library/card_library.h"
#include "decks/legality/legality.h"

#include <string>

namespace kizuna {

/// One sentence that tells the player what is wrong and by how much, then suggestions for a card
/// that nobody knows. The clause's code is not part of it.
std::string violation_text(const Violation& violation, const Messages& messages);
/// What one edit does, as in "Remove 1 copy of Marth: Altean Prince (B01-003)".
std::string edit_text(const Edit& edit, const Messages& messages);
/// A violation's mend, its edits one after the other; empty where it has none.
std::string mend_text(const Violation& violation, const Messages& messages);
/// The same for the command line: with an unknown card, to say what was meant comes before its
/// removal. The window has a button for each instead.
std::string told_mend_text(const Violation& violation, const Messages& messages);
std::string warning_text(const Warning& warning, const Messages& messages);
/// Says that a deck's format is unknown and which one it is checked by instead.
std::string unknown_format_text(const Deck& deck, const Format& instead, const Messages& messages);

/// A format's or set's text in the language of `messages`.
const std::string& in_language(const LocalText& text, const Messages& messages);

} // namespace kizuna
