#pragma once

#include "app/base/messages.h"
#include "app/cards/card_import.h"

#include <string>
#include <vector>

namespace kizuna {

/// "312 of 2,417 cards have a text of yours."
std::string text_count_text(int cards, const CardLibrary& library, const Messages& messages);
/// What came of reading files of cards: texts, new cards, conflicts, rows left out.
std::string card_import_text(const CardImport& imported, const Messages& messages);

/// Says that texts imported before give way to new ones; empty where none do. `cards`: ids.
std::string replaced_texts_text(const std::vector<std::string>& cards, const Messages& messages);

/// Where it stands: the file, and the line where it is one.
std::string row_place_text(const std::string& file, int line, const Messages& messages);
/// A stable word, as in "unknown-card".
std::string_view unread_row_id(const UnreadRow& unread);
/// One sentence: why it gave nothing.
std::string unread_row_text(const UnreadRow& unread, const Messages& messages);
/// One sentence: what is said differently.
std::string card_conflict_text(const CardConflict& conflict, const Messages& messages);

} // namespace kizuna
