#include "cards/library/search_texts.h"

#include "cards/text/text_folding.h"

namespace kizuna {
namespace {

/// Of everything that is searched, with the ends of lines.
std::size_t bytes_of(const Card& card)
{
    std::size_t bytes = 0;
    for (const std::string* text : {&card.unit, &card.title, &card.unit_ja, &card.title_ja,
                                    &card.unit_class, &card.unit_class_ja})
        bytes += text->size() + 1;
    for (const std::string& alias : card.aliases)
        bytes += alias.size() + 1;
    return bytes;
}

} // namespace

SearchTexts::SearchTexts(std::span<const Card> cards)
{
    std::size_t bytes = 0; // folding makes hardly any text longer
    for (const Card& card : cards)
        bytes += bytes_of(card);
    folded_.text.reserve(bytes);
    folded_.ends.reserve(cards.size());
    romaji_.ends.reserve(cards.size());
    for (const Card& card : cards)
        add(card);
}

void SearchTexts::add(const Card& card)
{
    add_line(card.unit);
    add_line(card.title);
    add_japanese(card.unit_ja);
    add_japanese(card.title_ja);
    for (const std::string& alias : card.aliases)
        add_line(alias);
    add_line(card.unit_class);
    add_japanese(card.unit_class_ja);
    folded_.end_card();
    romaji_.end_card();
}

void SearchTexts::add_line(std::string_view text)
{
    if (text.empty())
        return;
    append_folded(folded_.text, text);
    folded_.text += '\n';
}

void SearchTexts::add_japanese(std::string_view text)
{
    if (text.empty())
        return;
    const std::size_t begin = folded_.text.size();
    append_folded(folded_.text, text);
    romaji_.text += folded_kana_to_romaji(std::string_view(folded_.text).substr(begin));
    romaji_.text += '\n';
    folded_.text += '\n';
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
