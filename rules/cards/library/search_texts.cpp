#include "cards/library/search_texts.h"

#include "cards/text/text_folding.h"

#include <memory_resource>
#include <unordered_map>

namespace kizuna {
namespace {

/// The texts of a card of another game; none for a card of Cipher.
std::span<const std::string> texts_of(const Card& card)
{
    return card.texts ? std::span<const std::string>(*card.texts) : std::span<const std::string>();
}

/// The size of all texts of the card that are searched, with their line ends.
std::size_t bytes_of(const Card& card)
{
    std::size_t bytes = 0;
    for (const std::string* text : {&card.unit, &card.title, &card.unit_ja, &card.title_ja,
                                    &card.unit_class, &card.unit_class_ja})
        bytes += text->size() + 1;
    for (const std::string& alias : card.aliases)
        bytes += alias.size() + 1;
    for (const std::string& text : texts_of(card))
        bytes += text.size() + 1;
    return bytes;
}

} // namespace

struct SearchTexts::Shared {
    static constexpr std::size_t bytes = 1 << 16;
    static constexpr std::size_t buckets = 1024;

    std::pmr::monotonic_buffer_resource memory{bytes};
    std::pmr::unordered_map<std::string_view, Line> lines{buckets, &memory};
    /// Folded, and as romaji.
    std::pmr::unordered_map<std::string_view, std::pair<Line, Line>> japanese{buckets, &memory};
};

SearchTexts::SearchTexts(std::span<const Card> cards)
{
    std::size_t bytes = 0; // folding makes hardly any text longer
    for (const Card& card : cards)
        bytes += bytes_of(card);
    folded_.text.reserve(bytes);
    romaji_.text.reserve(bytes / 4);
    folded_.ends.reserve(cards.size());
    romaji_.ends.reserve(cards.size());
    Shared shared;
    for (const Card& card : cards)
        add(card, shared);
}

void SearchTexts::add(const Card& card, Shared& shared)
{
    add_shared_line(card.unit, shared);
    add_line(card.title);
    add_shared_japanese(card.unit_ja, shared);
    add_japanese(card.title_ja);
    for (const std::string& alias : card.aliases)
        add_line(alias);
    add_shared_line(card.unit_class, shared);
    add_shared_japanese(card.unit_class_ja, shared);
    for (const std::string& text : texts_of(card))
        add_japanese(text);
    folded_.end_card();
    romaji_.end_card();
}

SearchTexts::Line SearchTexts::add_line(std::string_view text)
{
    const auto begin = static_cast<std::uint32_t>(folded_.text.size());
    if (!text.empty()) {
        append_folded(folded_.text, text);
        folded_.text += '\n';
    }
    return {begin, static_cast<std::uint32_t>(folded_.text.size())};
}

std::pair<SearchTexts::Line, SearchTexts::Line> SearchTexts::add_japanese(std::string_view text)
{
    const auto romaji_begin = static_cast<std::uint32_t>(romaji_.text.size());
    const Line line = add_line(text);
    if (!text.empty()) {
        const std::string_view folded(folded_.text);
        append_folded_kana(romaji_.text, folded.substr(line.begin, line.end - 1 - line.begin));
        romaji_.text += '\n';
    }
    return {line, {romaji_begin, static_cast<std::uint32_t>(romaji_.text.size())}};
}

void SearchTexts::add_shared_line(std::string_view text, Shared& shared)
{
    const auto [known, is_new] = shared.lines.try_emplace(text);
    if (is_new)
        known->second = add_line(text);
    else
        folded_.repeat(known->second);
}

void SearchTexts::add_shared_japanese(std::string_view text, Shared& shared)
{
    const auto [known, is_new] = shared.japanese.try_emplace(text);
    if (is_new) {
        known->second = add_japanese(text);
    } else {
        folded_.repeat(known->second.first);
        romaji_.repeat(known->second.second);
    }
}

void SearchTexts::append(const SearchTexts& later)
{
    folded_.append(later.folded_);
    romaji_.append(later.romaji_);
}

void SearchTexts::Column::append(const Column& later)
{
    const auto shift = static_cast<std::uint32_t>(text.size());
    text += later.text;
    for (const std::uint32_t end : later.ends)
        ends.push_back(end + shift);
}

} // namespace kizuna
