#include "app/cards/card_texts.h"

#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"

#include <algorithm>
#include <utility>

namespace kizuna {

const std::vector<std::string>& CardTexts::of(std::string_view card_id) const
{
    static const std::vector<std::string> none;
    const auto found = texts_.find(card_id);
    return found == texts_.end() ? none : found->second;
}

void CardTexts::set(const std::string& card_id, std::vector<std::string> paragraphs)
{
    texts_.insert_or_assign(card_id, std::move(paragraphs));
}

void CardTexts::take(CardTexts other)
{
    other.texts_.merge(texts_);
    texts_ = std::move(other.texts_);
}

int CardTexts::known_in(const CardLibrary& library) const
{
    return static_cast<int>(std::ranges::count_if(
        texts_, [&](const auto& text) { return library.find_id(text.first) != nullptr; }));
}

std::vector<std::string> CardTexts::differing(const CardTexts& other) const
{
    std::vector<std::string> cards;
    for (const auto& [card, paragraphs] : texts_) {
        const auto found = other.texts_.find(card);
        if (found != other.texts_.end() && found->second != paragraphs)
            cards.push_back(card);
    }
    return cards;
}

std::vector<std::string> cells_of(std::string_view line, std::string_view separator)
{
    std::vector<std::string> cells;
    while (true) {
        const std::size_t end = line.find(separator);
        cells.emplace_back(trimmed(line.substr(0, end)));
        if (end == std::string_view::npos)
            return cells;
        line.remove_prefix(end + separator.size());
    }
}

std::string card_texts_file_text(const CardTexts& texts)
{
    std::string text;
    for (const auto& [id, paragraphs] : texts.texts_) {
        text += id;
        for (const std::string& paragraph : paragraphs)
            text += '\t' + paragraph;
        text += '\n';
    }
    return text;
}

CardTexts read_card_texts(std::string_view text)
{
    CardTexts texts;
    if (!is_utf8(text))
        return texts;
    for (const std::string_view line : lines_of(text)) {
        const std::vector<std::string> cells = cells_of(line, "\t");
        if (cells.size() > 1)
            texts.set(cells.front(), {cells.begin() + 1, cells.end()});
    }
    return texts;
}

} // namespace kizuna
