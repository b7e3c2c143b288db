#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/yaml/checked_text.h"
#include "decks/exchange/numbered_card.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/text_line.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

// FE-Cipher-Online's deck code, which players pass on as text: "name,protagonist,ids,counts". Ids
// and counts are digits of base 256, each one character; ids have two digits, counts are one less
// than the copies. Three of the digits are half-width kana, so a code is never normalised, folded
// or trimmed inside.

namespace kizuna {
namespace {

/// The digits 0 to 255, by value.
constexpr std::u32string_view code_digits =
    U"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&'ザジ=~`@ズゼゾダｭ:"
    U"ドヅデヂ/"
    U"?ｬゲゴあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろ"
    U"わをん"
    U"っゃゅょぁぃぅぇぉアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユ"
    U"ヨラリルレロワヲン"
    U"ッャュョァィゥェォがぎぐげござじずぜぞだぢづでどばびぶべぼぱαβγｧδεζηθικλμνξοπρστυφψωΩΔΓΘΛΞΠΣΦ"
    U"ぴぷぺ";
constexpr int base = 256;
static_assert(code_digits.size() == base);

/// The values of the digits in a text; empty where a character is none.
std::optional<std::vector<int>> values_of(std::string_view text)
{
    std::vector<int> values;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t digit = code_digits.find(next_code_point(text, at));
        if (digit == std::u32string_view::npos)
            return std::nullopt;
        values.push_back(static_cast<int>(digit));
    }
    return values;
}

void append_digit(std::string& text, int value)
{
    append_utf8(text, code_digits[static_cast<std::size_t>(value)]);
}

/// A code taken apart.
struct OnlineCode {
    std::string_view name;
    std::optional<int> protagonist;
    std::vector<int> ids;
    std::vector<int> copies; ///< as many as ids
};

/// The fields of a code as text. Only the name may hold commas.
struct Fields {
    std::string_view name;
    std::string_view protagonist;
    std::string_view ids;
    std::string_view counts;
};

/// The last fields of a line; empty where it has too few. A name may itself hold commas, so that
/// fields are counted from the right.
std::optional<Fields> last_fields(std::string_view line)
{
    std::array<std::string_view, 3> fields; // counts, ids, protagonist
    for (std::string_view& field : fields) {
        const std::size_t comma = line.rfind(',');
        if (comma == std::string_view::npos)
            return std::nullopt;
        field = line.substr(comma + 1);
        line = line.substr(0, comma);
    }
    return Fields{line, fields[2], fields[1], fields[0]};
}

/// Empty where the fields are no code.
std::optional<OnlineCode> code_of(const Fields& fields)
{
    const auto counts = values_of(fields.counts);
    const auto id_digits = values_of(fields.ids);
    const auto protagonist = values_of(fields.protagonist);
    if (!counts || !id_digits || !protagonist || counts->empty() || protagonist->size() > 2 ||
        id_digits->size() != 2 * counts->size())
        return std::nullopt;
    OnlineCode code{fields.name, {}, {}, {}};
    if (!protagonist->empty())
        code.protagonist = protagonist->size() == 1
                               ? protagonist->front()
                               : protagonist->front() * base + protagonist->back();
    for (std::size_t at = 0; at < counts->size(); ++at) {
        code.ids.push_back((*id_digits)[2 * at] * base + (*id_digits)[2 * at + 1]);
        code.copies.push_back((*counts)[at] + 1);
    }
    return code;
}

/// How many characters of a field are digits and how many are none, and where the first of those
/// is.
struct FieldSigns {
    std::size_t digits = 0;
    std::size_t others = 0;
    std::string_view first_other = {}; ///< as a part of the field
};

FieldSigns signs_of(std::string_view field)
{
    FieldSigns signs;
    for (std::size_t at = 0; at < field.size();) {
        const std::size_t begin = at;
        if (code_digits.find(next_code_point(field, at)) != std::u32string_view::npos)
            ++signs.digits;
        else if (signs.others++ == 0)
            signs.first_other = field.substr(begin, at - begin);
    }
    return signs;
}

/// What is wrong with a text that has the fields of a code: one of its characters, or fields whose
/// lengths do not fit together.
struct Slip {
    std::string_view sign; ///< within the text; of no length where only the place is known
    std::string_view why;
};

/// What is wrong with the fields; empty where they do not look like a damaged code.
std::optional<Slip> slip_in(const Fields& fields)
{
    const FieldSigns protagonist = signs_of(fields.protagonist);
    const FieldSigns ids = signs_of(fields.ids);
    const FieldSigns counts = signs_of(fields.counts);
    const auto is_near = [](std::size_t one, std::size_t other) {
        return one <= other + 2 && other <= one + 2;
    };
    if (protagonist.digits > 2 || protagonist.others > 1 || ids.digits < 2 * ids.others ||
        counts.digits < 2 * counts.others || ids.digits < 2 || counts.digits < 1 ||
        !is_near(ids.digits, 2 * counts.digits) || fields.protagonist.starts_with(' ') ||
        fields.ids.starts_with(' '))
        return std::nullopt;
    for (const FieldSigns* field : {&protagonist, &ids, &counts}) {
        if (!field->first_other.empty())
            return Slip{field->first_other, "cipher-online-sign"};
    }
    return Slip{fields.counts.substr(0, 0), "cipher-online-length"};
}

/// The ways to read a text as the fields of a code, the likelier first. The second one leaves out a
/// fifth field at the end.
std::vector<Fields> possible_fields(std::string_view text)
{
    while (text.ends_with('\n') || text.ends_with('\r'))
        text.remove_suffix(1);
    std::vector<Fields> possible;
    if (text.empty() || text.find('\n') != std::string_view::npos)
        return possible;
    for (const std::string_view line :
         {text, text.substr(0, std::min(text.rfind(','), text.size()))}) {
        if (const auto fields = last_fields(line))
            possible.push_back(*fields);
    }
    return possible;
}

/// The code that a text is; empty where it is none.
std::optional<OnlineCode> online_code(std::string_view text)
{
    for (const Fields& fields : possible_fields(text)) {
        if (auto code = code_of(fields))
            return code;
    }
    return std::nullopt;
}

std::optional<Slip> slip_in(std::string_view text)
{
    for (const Fields& fields : possible_fields(text)) {
        if (const auto slip = slip_in(fields))
            return slip;
    }
    return std::nullopt;
}

/// A code, also a damaged one, found in a text.
struct FoundCode {
    std::string_view line; ///< within the text, or within `joined`
    std::string joined;    ///< not empty: the text without the line breaks in it
};

/// The fewest cards of a code among words or over several lines: shorter ones may be something
/// else.
constexpr std::size_t sure_cards = 8;

bool is_sure(std::string_view line)
{
    const auto code = online_code(line);
    return code && code->ids.size() >= sure_cards;
}

bool is_sure_slip(std::string_view line)
{
    const auto fields = last_fields(line);
    return fields && signs_of(fields->counts).digits >= sure_cards && slip_in(line);
}

/// Finds a code that is the whole text, a line of it, or broken over its lines. Only in texts of
/// few lines: longer ones are lists.
std::optional<FoundCode> find_code(std::string_view text)
{
    constexpr std::ptrdiff_t max_line_ends = 30;
    text = without_byte_order_mark(text);
    if (online_code(text) || slip_in(text))
        return FoundCode{.line = text, .joined = {}};
    const std::vector<std::string_view> lines = lines_of(text);
    if (lines.size() < 2 || std::ranges::count(text, '\n') > max_line_ends)
        return std::nullopt;
    std::string joined;
    for (const std::string_view line : lines) {
        joined += line;
        if (is_sure(line))
            return FoundCode{.line = line, .joined = {}};
    }
    if (is_sure(joined) || is_sure_slip(joined))
        return FoundCode{.line = {}, .joined = std::move(joined)};
    return std::nullopt;
}

/// Reports the lines beside that of the code.
void tell_other_lines(DeckImport& import, std::string_view text, const FoundCode& found)
{
    int number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        const std::string words = in_one_line(line);
        if (found.joined.empty() && !words.empty() && line.data() != found.line.data())
            import.add_not_carried(number, words);
    }
}

} // namespace

bool is_cipher_online_deck(std::string_view text)
{
    if (text.size() > max_foreign_deck_bytes)
        return false;
    const std::optional<FoundCode> found = find_code(text);
    if (!found || !found->joined.empty())
        return found.has_value();
    // A list of cards may have a code in its notes.
    return std::ranges::none_of(lines_of(text), [&](std::string_view line) {
        const std::string_view words = trimmed(line);
        return line.data() != found->line.data() && !words.empty() && !words.starts_with('#') &&
               counts_a_card(words);
    });
}

ImportedDeck read_cipher_online_deck(std::string_view text, const std::string& file,
                                     const DeckFileTools& tools)
{
    if (const std::optional<Fault> fault = unreadable(text, file))
        return refused_deck(*fault);
    const std::optional<FoundCode> found = find_code(text);
    const std::optional<OnlineCode> code =
        found ? online_code(found->joined.empty() ? found->line : found->joined) : std::nullopt;
    if (!code) {
        Fault fault{faults::BadDeckCode{"cipher-online"}, {file, 1, 0}};
        const bool is_joined = found && !found->joined.empty();
        const std::string_view line = is_joined ? found->joined : without_byte_order_mark(text);
        if (const auto slip = slip_in(line)) {
            if (!is_joined)
                fault.place =
                    place_at(text, static_cast<std::size_t>(slip->sign.data() - text.data()), file);
            fault = {faults::BadDeckCode{.other = slip->why, .what = slip->sign}, fault.place};
        }
        return refused_deck(std::move(fault));
    }

    DeckImport import(file);
    if (const std::string name = in_one_line(code->name); !name.empty())
        import.deck().name = name;
    for (std::size_t at = 0; at < code->ids.size(); ++at) {
        const std::string number = std::to_string(code->ids[at]);
        const std::string entry = add_numbered(import, {1, number, Pile::Cards, code->copies[at]},
                                               number, NumberingProgram::CipherOnline, tools);
        if (code->ids[at] == code->protagonist)
            import.designate(card_id_of(entry, tools.library));
    }
    tell_other_lines(import, text, *found);
    if (code->protagonist && import.deck().protagonist.empty())
        import.add_not_carried(1, std::to_string(*code->protagonist));
    return import.take();
}

WrittenDeck write_cipher_online_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written{.text = {}, .problems = losses(deck, {.name = true}), .cards_out = 0};
    const DeckEntry* marked = protagonist_entry(deck, tools.library);
    std::string protagonist;
    std::vector<std::pair<int, int>> counted; // id and copies
    for (const DeckEntry& entry : deck.cards) {
        const NumberedCard number = numbered_card(entry, NumberingProgram::CipherOnline, tools);
        const int id = number_in<int>(number.number).value_or(-1);
        const auto known = std::ranges::find(counted, id, &std::pair<int, int>::first);
        const int before = known == counted.end() ? 0 : known->second;
        if (id < 0 || id >= base * base || before + entry.copies > base) {
            leave_out(written, entry);
            continue;
        }
        if (number.other_artwork)
            change_artwork(written, entry);
        if (known == counted.end())
            counted.emplace_back(id, entry.copies);
        else
            known->second += entry.copies;
        written.cards_out += entry.copies;
        if (&entry == marked) {
            if (id >= base)
                append_digit(protagonist, id / base);
            append_digit(protagonist, id % base);
        }
    }
    if (!deck.protagonist.empty() && protagonist.empty())
        leave_out(written, DeckPart::Protagonist, deck.protagonist);

    std::string name = in_one_line(deck.name);
    if (name.find(',') != std::string::npos) { // the game splits the code at every comma
        std::ranges::replace(name, ',', ' ');
        change(written, DeckPart::Name, deck.name);
    }
    std::string ids;
    std::string counts;
    for (const auto& [id, copies] : counted) {
        append_digit(ids, id / base);
        append_digit(ids, id % base);
        append_digit(counts, copies - 1);
    }
    written.text = name + ',' + protagonist + ',' + ids + ',' + counts;
    return written;
}

} // namespace kizuna
