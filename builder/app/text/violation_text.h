#pragma once

#include "app/base/messages.h"
#include "app/text/card_label.h"
#include "cards/library/card_library.h"
#include "decks/legality/legality.h"

#include <string>

namespace kizuna {

/// One sentence that says what is wrong and by how much, with suggestions for an unknown card.
/// Without the clause's id.
std::string violation_text(const Violation& violation, const Messages& messages);
/// As in "Remove 1 copy of Marth: Altean Prince (B01-003)".
std::string edit_text(const Edit& edit, const Messages& messages);
/// The edits that fix a violation, joined; empty if there are none.
std::string mend_text(const Violation& violation, const Messages& messages);
/// As mend_text(), for the command line: for an unknown card, the suggestions come before its
/// removal. The window has buttons for both instead.
std::string told_mend_text(const Violation& violation, const Messages& messages);
std::string warning_text(const Warning& warning, const Messages& messages);
/// Says that a deck's format is unknown, and which one is used instead.
std::string unknown_format_text(const Deck& deck, const Format& instead, const Messages& messages);

/// The text in the language of `messages`.
const std::string& in_language(const LocalText& text, const Messages& messages);

} // namespace kizuna
