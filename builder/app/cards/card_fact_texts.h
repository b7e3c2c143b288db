#pragma once

#include "cards/library/card_library.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The facts of a card that two sources may state differently.
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
/// A stable word for files and output, as in "class-change".
std::string_view card_fact_word(CardFactKind kind);

/// Values by kind in a normal form, as in "3", "X", "1-2" or "red/white"; "-" if the card has none,
/// empty if unknown.
using CardFactTexts = std::array<std::string, card_fact_kinds>;
/// The facts of a card in the library, without name and text.
CardFactTexts fact_texts(const Card& card, const Vocabulary& words);

/// True for "-" and for an empty cell, which lists use for no value.
bool is_absent(std::string_view cell);

/// Reads the cells of a row: values in a known form go to `facts`, others unchanged to `unclear`.
class CardFactReader {
public:
    /// All three must outlive the reader.
    CardFactReader(CardFactTexts& facts, CardFactTexts& unclear, const Vocabulary& words)
        : facts_(facts), unclear_(unclear), words_(words)
    {
    }

    void amount(CardFactKind kind, const std::string& cell);
    void class_change(const std::string& cell);
    /// "5(4)" means cost 5 and class-change cost 4.
    void costs(const std::string& cell);
    void range(std::string cell);
    /// As in "White/Black", also in other languages of the lists.
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
