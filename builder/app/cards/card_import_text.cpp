#include "app/cards/card_import_text.h"

#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/printable.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// The word as a select word in messages.
std::string selector(CardFactKind kind)
{
    std::string word(card_fact_word(kind));
    std::ranges::replace(word, '-', '_');
    return word;
}

} // namespace

std::string text_count_text(int cards, const CardLibrary& library, const Messages& messages)
{
    return messages.get("texts.count"_msg,
                        {{"found", cards}, {"all", static_cast<int>(library.cards().size())}});
}

std::string card_import_text(const CardImport& imported, const Messages& messages)
{
    if (!imported.is_card_list)
        return messages.get("texts.reason.no-set-file"_msg);
    // Texts of new cards are used with these cards, from the next start on.
    const auto of_new = std::ranges::count_if(
        imported.cards, [&](const NewCard& card) { return !imported.texts.of(card.id).empty(); });
    const int count = static_cast<int>(imported.texts.size()) - static_cast<int>(of_new);
    std::string text =
        messages.get("import.texts"_msg, {{"count", count}, {"unread", imported.unread_rows()}});
    if (!imported.cards.empty())
        text = joined_sentences(
            text,
            messages.get("import.cards"_msg, {{"count", static_cast<int>(imported.cards.size())}}),
            messages);
    if (!imported.conflicts.empty())
        text =
            joined_sentences(text,
                             messages.get("import.conflicts"_msg,
                                          {{"count", static_cast<int>(imported.conflicts.size())}}),
                             messages);
    return text;
}

std::string replaced_texts_text(const std::vector<std::string>& cards, const Messages& messages)
{
    constexpr std::size_t max_named = 20;
    if (cards.empty())
        return {};
    const std::vector<std::string> named(
        cards.begin(),
        cards.begin() + static_cast<std::ptrdiff_t>(std::min(max_named, cards.size())));
    return messages.get("import.replaced"_msg,
                        {{"count", static_cast<int>(cards.size())},
                         {"more", static_cast<int>(cards.size() - named.size())},
                         {"cards", messages.list(named)}});
}

std::string row_place_text(const std::string& file, int line, const Messages& messages)
{
    const std::string name = printable(std::filesystem::path(file).filename().string());
    if (line == 0)
        return name;
    return joined_parts(name, messages.get("fault.at-line"_msg, {{"line", line}}), messages);
}

std::string_view unread_row_id(const UnreadRow& unread)
{
    constexpr std::array<std::string_view, 5> ids{"unknown-card", "unclear-fact", "bad-entry",
                                                  "no-card-list", "unreadable"};
    return ids.at(static_cast<std::size_t>(unread.reason));
}

std::string unread_row_text(const UnreadRow& unread, const Messages& messages)
{
    switch (unread.reason) {
    case UnreadRow::Reason::UnknownCard:
        return messages.get("texts.reason.unknown-card"_msg, {{"card", printable(unread.text)}});
    case UnreadRow::Reason::UnclearFact:
        return messages.get("import.unclear-fact"_msg, {{"fact", selector(unread.fact)},
                                                        {"value", printable(unread.text)},
                                                        {"given", yes_no(!unread.text.empty())}});
    case UnreadRow::Reason::NoCardList:
        return messages.get("texts.reason.no-set-file"_msg);
    case UnreadRow::Reason::BadEntry:
    case UnreadRow::Reason::Unreadable:
        break;
    }
    return unread.fault ? fault_text(*unread.fault, messages) : std::string();
}

std::string card_conflict_text(const CardConflict& conflict, const Messages& messages)
{
    return messages.get("import.conflict"_msg, {{"card", conflict.card},
                                                {"fact", selector(conflict.fact)},
                                                {"known", printable(conflict.known)},
                                                {"told", printable(conflict.told)}});
}

} // namespace kizuna
