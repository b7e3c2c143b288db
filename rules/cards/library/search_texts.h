#pragma once

#include "cards/library/card.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// The texts that searches look in, for many cards, folded once. Each kind stands in one block, so
/// that a search reads memory in order.
class SearchTexts {
public:
    SearchTexts() = default;
    explicit SearchTexts(std::span<const Card> cards);

    /// Appends the texts of later cards.
    void append(const SearchTexts& later);

    /// Names, titles, aliases and the class in every language, each on a line of its own.
    std::string_view folded(CardIndex card) const { return folded_[card]; }
    /// The kana of the Japanese texts as romaji, each part on a line of its own.
    std::string_view romaji(CardIndex card) const { return romaji_[card]; }

private:
    /// Where the line of a text stands in a column.
    struct Line {
        std::uint32_t begin;
        std::uint32_t end;
    };
    /// Texts of many cards in one block.
    struct Column {
        std::string text;
        std::vector<std::uint32_t> ends; // of each card's part

        std::string_view operator[](CardIndex card) const
        {
            const std::uint32_t begin = card == 0 ? 0 : ends[card - 1];
            return std::string_view(text).substr(begin, ends[card] - begin);
        }
        void repeat(Line line) { text.append(text, line.begin, line.end - line.begin); }
        void end_card() { ends.push_back(static_cast<std::uint32_t>(text.size())); }
        void append(const Column& later);
    };

    /// Unit names and classes that were added before: hundreds of cards share one, and copying a
    /// line is several times as fast as folding it.
    struct Shared;

    void add(const Card& card, Shared& shared);
    Line add_line(std::string_view text);
    std::pair<Line, Line> add_japanese(std::string_view text);
    void add_shared_line(std::string_view text, Shared& shared);
    void add_shared_japanese(std::string_view text, Shared& shared);

    Column folded_;
    Column romaji_;
};

} // namespace kizuna
