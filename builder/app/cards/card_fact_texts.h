#pragma once

#include "cards/library/card_library.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// What two sources may say differently of a card.
enum class CardFactKind : std::uint8_t {
    Name,
    Symbols,
    Tags,
    Cost,
    ClassChange,
    Range,
    Attack,
    Support,
    Text
};
inline constexpr std::size_t card_fact_kinds = static_cast<std::size_t>(CardFactKind::Text) + 1;
/// A stable word, as in "class-change".
std::string_view card_fact_word(CardFactKind kind);

/// By kind, each in its one spelling, as in "3", "X", "1-2" or "red/white"; "-" where the card
/// prints none, empty where nothing is said.
using CardFactTexts = std::array<std::string, card_fact_kinds>;
/// What the library says; no name and no text.
CardFactTexts fact_texts(const Card& card, const Vocabulary& words);

/// True of what lists write where there is nothing: "-", or no text at all.
bool is_absent(std::string_view cell);

/// Reads the values of a list's row: where they have the form they become facts, and else stay as
/// written in `unclear`.
class CardFactReader {
public:
    /// Both and the words outlive the reader.
    CardFactReader(CardFactTexts& facts, CardFactTexts& unclear, const Vocabulary& words)
        : facts_(facts), unclear_(unclear), words_(words)
    {
    }

    void amount(CardFactKind kind, const std::string& cell);
    void class_change(const std::string& cell);
    /// "5(4)" costs 5, and 4 as a class change.
    void costs(const std::string& cell);
    void range(std::string cell);
    /// "White/Black", or in another language.
    void symbols(const std::string& cell);
    void tags(const std::vector<std::string>& cells);

private:
    void note_words(CardFactKind kind, const std::vector<std::string>& cells,
                    const std::vector<const std::vector<Word>*>& lists);

    CardFactTexts& facts_;
    CardFactTexts& unclear_;
    const Vocabulary& words_;
};

} // namespace kizuna
