#include "decks/codes/deck_code.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/stable_hash.h"
#include "cards/base/utf8.h"
#include "cards/yaml/checked_text.h"
#include "decks/codes/code_bits.h"
#include "decks/codes/code_in_text.h"
#include "decks/files/deck_import.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

// A deck code is "K", a version and characters of six bits each, most significant first
// (base64url). The last five are a check sum of what stands before them. Version 1 holds:
//
//   number of cards' entries, of the maybe-pile's, and the protagonist's place from 1 or 0   groups
//   each entry: copies less one     2 bits for 0 to 2; 3, then a group for the rest
//               1 bit: named by a text: its bytes' number in a group, then 8 bits each
//               else   1 bit: of another set than the entry before: 2 bits for B, S, P, other
//                             (5 bits more for a letter), 7 bits for the set's number
//                      8 bits: the number in the set; 1 bit and 5 more for a letter behind it
//                      1 bit: a printing, not the card: 5 bits for its place in `suffixes`
//
// A group is 4 bits and 1 that says whether another group with higher bits follows.

namespace kizuna {
namespace {

constexpr std::string_view version_1 = "K1";
constexpr std::size_t check_characters = 5;
constexpr std::size_t max_code_characters = 200'000;
constexpr std::uint32_t max_entries = 4096;
constexpr std::uint32_t max_text_bytes = 1000;

/// The suffixes of printing codes. Deck codes hold places in this list, so it is only added to at
/// the end.
constexpr std::array<std::string_view, 17> suffixes = {"N",   "HN",  "R",   "SR",  "PR",  "ST",
                                                       "SR+", "R+",  "ST+", "PRr", "R+X", "HR",
                                                       "N+X", "PR+", "PRX", "HNX", "+X"};

/// A code of a card or printing taken apart: "B01-003aST+" is B, 1, 3, a, ST+.
struct CardCode {
    char series = 'B';                 ///< a capital letter
    int set = 0;                       ///< 0 to 99
    int number = 0;                    ///< 0 to 255
    char letter = 0;                   ///< a to z, or 0
    std::optional<std::size_t> suffix; ///< place in `suffixes`; empty for a card
};

std::optional<CardCode> card_code(std::string_view code)
{
    constexpr std::size_t number_end = 7; // of "B01-003"
    if (code.size() < number_end || code[0] < 'A' || code[0] > 'Z' || code[3] != '-')
        return std::nullopt;
    for (const std::size_t at : {1U, 2U, 4U, 5U, 6U}) {
        if (!is_digit(code[at]))
            return std::nullopt;
    }
    CardCode parts{.series = code[0], .set = (code[1] - '0') * 10 + code[2] - '0'};
    parts.number = (code[4] - '0') * 100 + (code[5] - '0') * 10 + code[6] - '0';
    code.remove_prefix(number_end);
    if (!code.empty() && code[0] >= 'a' && code[0] <= 'z') {
        parts.letter = code[0];
        code.remove_prefix(1);
    }
    if (!code.empty()) {
        const auto known = std::ranges::find(suffixes, code);
        if (known == suffixes.end())
            return std::nullopt;
        parts.suffix = static_cast<std::size_t>(known - suffixes.begin());
    }
    return parts.number <= 255 ? std::optional(parts) : std::nullopt;
}

std::string written(const CardCode& parts)
{
    std::string code = fmt::format("{}{:02}-{:03}", parts.series, parts.set, parts.number);
    if (parts.letter != 0)
        code += parts.letter;
    if (parts.suffix)
        code += suffixes.at(*parts.suffix);
    return code;
}

constexpr std::string_view usual_series = "BSP";

class CodeWriter {
public:
    void add_entry(const DeckEntry& entry);
    BitWriter bits;

private:
    void add_code(const CardCode& parts);
    std::optional<std::pair<char, int>> set_; ///< of the entry before
};

void CodeWriter::add_entry(const DeckEntry& entry)
{
    const auto more = static_cast<std::uint32_t>(std::max(entry.copies, 1) - 1);
    bits.add(std::min<std::uint32_t>(more, 3), 2);
    if (more >= 3)
        bits.add_group(more - 3);
    const std::optional<CardCode> parts = card_code(entry.code);
    bits.add(parts ? 0 : 1, 1);
    if (parts) {
        add_code(*parts);
        return;
    }
    const std::string text = shortened(entry.code, max_text_bytes - 3);
    bits.add_group(static_cast<std::uint32_t>(text.size()));
    for (const char c : text)
        bits.add(static_cast<unsigned char>(c), 8);
}

void CodeWriter::add_code(const CardCode& parts)
{
    const std::pair set(parts.series, parts.set);
    bits.add(set_ == set ? 0 : 1, 1);
    if (set_ != set) {
        const std::size_t series = usual_series.find(parts.series);
        const bool is_usual = series != std::string_view::npos;
        bits.add(is_usual ? static_cast<std::uint32_t>(series) : 3, 2);
        if (!is_usual)
            bits.add(static_cast<std::uint32_t>(parts.series - 'A'), 5);
        bits.add(static_cast<std::uint32_t>(parts.set), 7);
        set_ = set;
    }
    bits.add(static_cast<std::uint32_t>(parts.number), 8);
    bits.add(parts.letter != 0 ? 1 : 0, 1);
    if (parts.letter != 0)
        bits.add(static_cast<std::uint32_t>(parts.letter - 'a'), 5);
    bits.add(parts.suffix ? 1 : 0, 1);
    if (parts.suffix)
        bits.add(static_cast<std::uint32_t>(*parts.suffix), 5);
}

std::string check_sum(std::string_view text)
{
    std::uint64_t hash = stable_hash(text);
    std::string sum;
    for (std::size_t at = 0; at < check_characters; ++at, hash >>= 6)
        sum += code_characters[hash & 63];
    return sum;
}

/// True for a complete code of version 1 with the right check sum.
bool fits(std::string_view code)
{
    const std::size_t body_end = code.size() - std::min(code.size(), check_characters);
    return code.starts_with(version_1) && body_end > version_1.size() &&
           check_sum(code.substr(0, body_end)) == code.substr(body_end);
}

/// Reads the entries of a code whose check sum is right.
class CodeReader {
public:
    CodeReader(std::string_view body, const std::string& file, const DeckFileTools& tools)
        : bits_(body), tools_(tools), import_(file)
    {
    }
    /// Empty where the bits are no deck.
    std::optional<ImportedDeck> read();

private:
    bool read_entry(Pile pile);
    std::optional<std::string> take_text();
    std::optional<std::string> take_code();

    BitReader bits_;
    const DeckFileTools& tools_;
    DeckImport import_;
    std::optional<std::pair<char, int>> set_;
    std::vector<std::string> codes_; ///< as read
};

std::optional<ImportedDeck> CodeReader::read()
{
    const std::uint32_t cards = bits_.take_group();
    const std::uint32_t maybe = bits_.take_group();
    const std::uint32_t protagonist = bits_.take_group();
    if (bits_.is_short() || cards > max_entries || maybe > max_entries || protagonist > cards)
        return std::nullopt;
    for (std::uint32_t at = 0; at < cards + maybe; ++at) {
        if (!read_entry(at < cards ? Pile::Cards : Pile::Maybe))
            return std::nullopt;
    }
    if (protagonist > 0)
        import_.designate(card_id_of(codes_[protagonist - 1], tools_.library));
    return import_.take();
}

bool CodeReader::read_entry(Pile pile)
{
    std::uint32_t copies = bits_.take(2) + 1;
    if (copies == 4)
        copies += bits_.take_group();
    const std::optional<std::string> code = bits_.take(1) == 1 ? take_text() : take_code();
    if (!code || bits_.is_short() || copies > max_copies_of_an_entry)
        return false;
    codes_.push_back(*code);
    const DeckLine line{1, *code, pile, static_cast<int>(copies)};
    if (tools_.library.find(*code).card)
        import_.add(line, *code);
    else
        import_.add_unknown(line, *code, look_up_card(*code, tools_.library));
    return true;
}

std::optional<std::string> CodeReader::take_text()
{
    const std::uint32_t size = bits_.take_group();
    if (bits_.is_short() || size == 0 || size > max_text_bytes)
        return std::nullopt;
    std::string text;
    for (std::uint32_t at = 0; at < size; ++at)
        text += static_cast<char>(bits_.take(8));
    return no_text(text, {}) ? std::nullopt : std::optional(std::move(text));
}

std::optional<std::string> CodeReader::take_code()
{
    if (bits_.take(1) == 1) {
        const std::uint32_t series = bits_.take(2);
        const char letter = series < usual_series.size() ? usual_series[series]
                                                         : static_cast<char>('A' + bits_.take(5));
        set_ = {letter, static_cast<int>(bits_.take(7))};
    }
    if (!set_ || set_->first > 'Z' || set_->second > 99)
        return std::nullopt;
    CardCode parts{.series = set_->first, .set = set_->second};
    parts.number = static_cast<int>(bits_.take(8));
    if (bits_.take(1) == 1)
        parts.letter = static_cast<char>('a' + bits_.take(5));
    if (bits_.take(1) == 1)
        parts.suffix = bits_.take(5);
    if (parts.letter > 'z' || parts.suffix.value_or(0) >= suffixes.size())
        return std::nullopt;
    return written(parts);
}

} // namespace

std::string deck_code(const Deck& deck, const CardLibrary& library)
{
    if (deck.cards.size() > max_entries || deck.maybe.size() > max_entries)
        return {};
    const DeckEntry* protagonist = protagonist_entry(deck, library);
    CodeWriter writer;
    writer.bits.add_group(static_cast<std::uint32_t>(deck.cards.size()));
    writer.bits.add_group(static_cast<std::uint32_t>(deck.maybe.size()));
    writer.bits.add_group(
        protagonist ? static_cast<std::uint32_t>(protagonist - deck.cards.data()) + 1 : 0);
    for (const DeckEntry& entry : deck.cards)
        writer.add_entry(entry);
    for (const DeckEntry& entry : deck.maybe)
        writer.add_entry(entry);
    const std::string code = std::string(version_1) + writer.bits.text();
    return code + check_sum(code);
}

std::string deck_link(const Deck& deck, const CardLibrary& library)
{
    const std::string code = deck_code(deck, library);
    return code.empty() ? code : std::string(link_scheme) + code;
}

bool is_deck_code(std::string_view text)
{
    return text.size() <= max_code_characters && code_in_text(text, fits);
}

ImportedDeck read_deck_code(std::string_view text, const std::string& file,
                            const DeckFileTools& tools)
{
    if (const std::optional<Fault> fault = unreadable(text, file))
        return refused_deck(*fault);
    const auto refuse = [&](std::size_t position, std::string_view reason) {
        return refused_deck({faults::BadDeckCode{reason}, place_at(text, position, file)});
    };
    if (text.size() > max_code_characters)
        return refuse(0, {});
    const std::optional<CodeInText> code = code_in_text(text, fits);
    if (!code)
        return refuse(text.find(trimmed(without_byte_order_mark(text))), {});
    const std::string_view characters = code->characters;
    const bool has_version =
        characters.size() > 1 && characters[0] == 'K' && is_digit(characters[1]);
    if (has_version && !characters.starts_with(version_1))
        return refused_deck({faults::NewerForm{.what = characters.substr(1, 1),
                                               .expected = "1",
                                               .other = "deck-code"},
                             place_at(text, code->places.front(), file)});
    if (!code->why.empty())
        return refuse(code->places[code->bad], code->why);
    const std::string_view body = characters.substr(
        version_1.size(), characters.size() - check_characters - version_1.size());
    std::optional<ImportedDeck> deck = CodeReader(body, file, tools).read();
    if (!deck)
        return refuse(code->places.front(), {});
    for (auto& [line, words] : words_around(*code, text))
        deck->problems.push_back({line, std::move(words), ImportProblem::Reason::NotCarried});
    return std::move(*deck);
}

WrittenDeck write_deck_code(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written = begin_writing(deck, {.maybe = true}, tools.library);
    const std::string code = deck_code(deck, tools.library);
    for (const DeckEntry& entry : deck.cards) {
        if (code.empty())
            leave_out(written, entry);
        else
            written.cards_out = saturating_sum(written.cards_out, entry.copies);
    }
    written.text = code.empty() ? code : code + '\n';
    return written;
}

} // namespace kizuna
