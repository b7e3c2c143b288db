#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

// Takes lines of a typed deck list apart, without looking up the cards.

enum class TextSection { Cards, Protagonist, Maybe };

/// A number of copies as written: one that a deck can hold (1 to 9999), or text that is none.
struct TextCount {
    std::optional<int> copies;  ///< empty: a number, but no possible count ("0", "-1", "1.5")
    bool may_be_number = false; ///< it may be the line's own number: "4) Marth"
};

struct TextLine {
    bool is_heading = false;            ///< the whole line is one, and `section` says which
    std::optional<TextSection> section; ///< of the heading, or of a prefix ("MC: 1 Marth")
    std::optional<TextCount> count;     ///< written before the card; empty: no count
    std::string card;                   ///< the rest, with plain spaces and digits
};

/// Takes "4 Marth", "4x Marth", "x4 Marth", "4枚 マルス", "四枚 マルス", "④マルス", "(4) Marth",
/// "4: Marth", "*4 Marth", "- 4 Marth", "Protagonist: 1 Marth" and "[Main deck] (49)" apart. The
/// line is trimmed, not empty and no comment.
TextLine parse_text_line(std::string_view line);

/// A card with the count after it, as in "B01-003 x4", "マルス 4枚", "マルス④", "B01-003 4",
/// "B01-003 *4", "B01-003 4)".
struct CountedCard {
    TextCount count;
    std::string card;
    /// The text has the form of a heading with a count or of a key with a value: "Fliers (4)",
    /// "Fliers: 4".
    bool may_be_heading = false;
};
/// Empty where no count ends the text.
std::optional<CountedCard> count_at_end(std::string_view text);

/// True if the words beside a count say that it is the total of a list, as in "Total: 50".
bool is_word_for_sum(std::string_view card);

/// The number that a list gives a line of its own: 3 of "3) Marth x4" and "3. Marth x4".
std::optional<int> line_number(std::string_view line);

/// True where the lines that begin with a number of their own count up from 1.
bool are_numbered(const std::vector<std::string_view>& lines);

/// True for a line with a card and its copies, one that YAML would not take for a key and a value.
bool counts_a_card(std::string_view line);

/// True for a line that only groups what follows, as in "Fliers:", "[Fliers]", "Fliers (12)".
bool looks_like_heading(std::string_view line);

/// True for a heading of a list by costs, as in "1コスト" and "●2コスト（12枚）". Also for a line
/// that begins with a mark and ends with a count of cards in brackets, as in "●味方（12枚）",
/// which may be a card as well.
bool groups_cards(std::string_view line);

/// A text that gives a card's code beside its name. Either may turn out to be something else.
struct CodedName {
    std::string code;
    std::string name;
};
/// The ways to take "Marth: Altean Prince (B01-003)", "Marth (B01) 003" and "B01-003 Marth" apart.
std::vector<CodedName> coded_names(std::string_view card);

/// True for what programs and players call Fire Emblem 0 (Cipher): "FECipher", "FE0".
bool names_cipher(std::string_view game);

} // namespace kizuna
