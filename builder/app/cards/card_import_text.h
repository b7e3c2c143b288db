#pragma once

#include "app/base/messages.h"
#include "app/cards/card_import.h"

#include <string>
#include <vector>

namespace kizuna {

/// As in "312 of 2,417 cards have a text of yours."
std::string text_count_text(int cards, const CardLibrary& library, const Messages& messages);
/// The result of an import in sentences: texts, new cards, conflicts and rows left out.
std::string card_import_text(const CardImport& imported, const Messages& messages);

/// How many earlier texts an import replaces; empty if none. `cards`: their ids.
std::string replaced_texts_text(const std::vector<std::string>& cards, const Messages& messages);

/// The file, and the line if there is one.
std::string row_place_text(const std::string& file, int line, const Messages& messages);
/// A stable word for output, as in "unknown-card".
std::string_view unread_row_id(const UnreadRow& unread);
/// Why the row or file was not imported, in one sentence.
std::string unread_row_text(const UnreadRow& unread, const Messages& messages);
/// The contradiction in one sentence.
std::string card_conflict_text(const CardConflict& conflict, const Messages& messages);

} // namespace kizuna
