#pragma once

#include "decks/files/deck_file.h"

#include <string>
#include <string_view>

namespace kizuna {

/// The deck as a short text for chats, links and QR codes: cards, printings, maybe-pile and
/// protagonist, in the deck's order, as in "K1…" (docs/EXCHANGE.md, Deck code). It holds collector
/// numbers and not places in a library, so it stays true when the library grows. Empty for a deck
/// of over 4,096 entries.
std::string deck_code(const Deck& deck, const CardLibrary& library);
/// The same as a link, which a program may be asked to open: "kizuna:K1…".
std::string deck_link(const Deck& deck, const CardLibrary& library);

} // namespace kizuna
