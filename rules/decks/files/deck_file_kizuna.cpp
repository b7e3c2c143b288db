#include "decks/files/deck_file_kizuna.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/yaml/yaml_reader.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr std::size_t max_faults = 20; // enough to mend by hand; finding a place costs a scan

/// The text with `\n` for every line end, old Macs' too, and one at the end: without it the parser
/// takes things there for keys that it refuses elsewhere.
std::string with_plain_line_ends(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size() + 1);
    std::size_t returns = 0;
    for (const char c : text) {
        if (c == '\r') {
            ++returns;
            continue;
        }
        if (c != '\n')
            plain.append(returns, '\n');
        returns = 0;
        plain += c;
    }
    if (!plain.empty() && plain.back() != '\n')
        plain += '\n';
    return plain;
}

std::string text_of(const YamlNode& value)
{
    if (!value.is_scalar())
        value.refuse(faults::WrongType{"text"});
    return std::string(value.scalar());
}

std::vector<std::string> texts_of(const YamlNode& value)
{
    std::vector<std::string> texts;
    if (value.is_null())
        return texts;
    value.require_sequence();
    for (const YamlNode& item : value.items())
        texts.emplace_back(item.text());
    return texts;
}

/// Reads the values of a deck file and gathers what is wrong with them.
class KizunaReader {
public:
    void read(const YamlNode& root)
    {
        root.require_map();
        const std::vector<YamlNode::Entry> entries = root.entries();
        // First of all: it decides whether a value that we do not understand is wrong.
        read_version(root, entries);
        for (const YamlNode::Entry& entry : entries) {
            if (is_hopeless())
                return;
            imported_.deck.memory.sections.push_back({.key = std::string(entry.key.scalar()),
                                                      .comments = {},
                                                      .raw = {},
                                                      .trailing = {}});
            understood_.push_back(is_kizuna_key(entry.key.scalar()) && understands(entry));
        }
    }

    /// The deck that was read from `text`, with its comments and unknown keys, or nothing but the
    /// faults.
    ImportedDeck take(std::string_view text, const YamlNode& root, const CardLibrary& library)
    {
        if (!imported_.faults.empty()) {
            ImportedDeck unusable;
            unusable.faults = std::move(imported_.faults);
            return unusable;
        }
        keep_layout(text, root, understood_, library, imported_.deck);
        imported_.cards_in = copies_in(imported_.deck.cards);
        return std::move(imported_);
    }

private:
    bool is_newer_form() const { return imported_.deck.memory.form > kizuna_form; }
    bool is_hopeless() const { return imported_.faults.size() >= max_faults; }

    /// A fault of an absent value gets the place of its key: the value has none.
    void add_fault(Fault fault, const YamlNode::Entry& entry)
    {
        if (entry.value.is_null())
            fault.place = entry.key.place();
        if (!is_hopeless())
            imported_.faults.push_back(std::move(fault));
    }

    void read_version(const YamlNode& root, const std::vector<YamlNode::Entry>& entries)
    {
        const auto entry = std::ranges::find_if(
            entries, [](const YamlNode::Entry& one) { return one.key.scalar() == "kizuna"; });
        if (entry == entries.end()) {
            imported_.faults.push_back(root.fault(faults::MissingKey{"kizuna"}));
            return;
        }
        try {
            imported_.deck.memory.form = entry->value.number(1, 999'999);
        } catch (const DataError& error) {
            add_fault(error.fault(), *entry);
        }
    }

    /// False where a newer form gives the key a meaning that we do not know.
    bool understands(const YamlNode::Entry& entry)
    {
        try {
            read_value(entry.key.scalar(), entry.value);
        } catch (const DataError& error) {
            if (is_newer_form()) {
                imported_.problems.push_back({.line = entry.key.line(),
                                              .text = std::string(entry.key.scalar()),
                                              .reason = ImportProblem::Reason::NotCarried});
                return false;
            }
            add_fault(error.fault(), entry);
        }
        return true;
    }

    void read_value(std::string_view key, const YamlNode& value)
    {
        Deck& deck = imported_.deck;
        if (key == "name")
            deck.name = text_of(value);
        else if (key == "author")
            deck.author = text_of(value);
        else if (key == "game")
            read_game(value);
        else if (key == "format")
            read_format(value);
        else if (key == "protagonist")
            deck.protagonist = text_of(value);
        else if (key == "alternatives")
            deck.alternatives = texts_of(value);
        else if (key == "tags")
            deck.tags = texts_of(value);
        else if (key == "notes")
            deck.notes = text_of(value);
        else if (key == "cards")
            deck.cards = pile_of(value);
        else if (key == "maybe")
            deck.maybe = pile_of(value);
    }

    void read_game(const YamlNode& value)
    {
        imported_.deck.game = value.text();
        imported_.game_place = value.place();
    }

    void read_format(const YamlNode& value)
    {
        imported_.deck.format = value.text();
        imported_.format_place = value.place();
    }

    std::vector<DeckEntry> pile_of(const YamlNode& value)
    {
        std::vector<DeckEntry> pile;
        if (value.is_null())
            return pile;
        value.require_map();
        pile.reserve(value.size());
        for (const YamlNode::Entry& entry : value.entries()) {
            if (is_hopeless())
                break;
            pile.push_back({.code = std::string(entry.key.scalar()),
                            .copies = copies_of(entry),
                            .comments = {},
                            .raw = {}});
        }
        return pile;
    }

    /// The entry's copies. A bad number is noted as a fault and read as 1, so that all faults are
    /// found at once.
    int copies_of(const YamlNode::Entry& entry)
    {
        try {
            return entry.value.number(1, max_copies_of_an_entry);
        } catch (const DataError& error) {
            if (is_newer_form())
                throw;
            Fault fault = error.fault();
            if (fault.kind == FaultKind::NotANumber || fault.kind == FaultKind::OutOfRange)
                fault = {faults::BadCount{fault.what, fault.expected}, fault.place};
            add_fault(std::move(fault), entry);
            return 1;
        }
    }

    ImportedDeck imported_;
    std::vector<bool> understood_; // for each section
};

/// True where a key may follow: at the beginning of a line or of a map in brackets.
bool may_precede_a_key(std::string_view before, bool is_in_brackets)
{
    const std::size_t last = before.find_last_not_of(" \t'\"?");
    return last == std::string_view::npos || before[last] == '\n' || before[last] == '{' ||
           (before[last] == ',' && is_in_brackets);
}

bool is_end_of_key(std::string_view after)
{
    const bool is_quoted = after.starts_with('"') || after.starts_with('\'');
    after.remove_prefix(is_quoted ? 1 : 0);
    after.remove_prefix(std::min(after.find_first_not_of(" \t"), after.size()));
    if (!after.starts_with(':'))
        return false;
    const std::string_view value = trimmed(after.substr(1, after.find('\n')));
    const bool is_code = value.size() > 1 && value[0] == 'K' && is_digit(value[1]); // "kizuna: K1…"
    return !is_code && (is_quoted || after.size() == 1 ||
                        std::string_view(" \t\r\n").find(after[1]) != std::string_view::npos);
}

} // namespace

bool is_kizuna_deck(std::string_view text)
{
    constexpr std::string_view key = "kizuna";
    constexpr std::size_t max_before = 64; // so that hostile texts take no long search back
    text = without_byte_order_mark(text);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool is_in_brackets = first != std::string_view::npos && text[first] == '{';
    for (std::size_t at = 0; (at = text.find(key, at)) != std::string_view::npos;
         at += key.size()) {
        const std::size_t begin = at > max_before ? at - max_before : 0;
        const std::string_view before = text.substr(begin, at - begin);
        if (may_precede_a_key(before, is_in_brackets) &&
            is_end_of_key(text.substr(at + key.size())))
            return true;
    }
    return false;
}

ImportedDeck read_kizuna_deck(std::string_view text, const std::string& file,
                              const DeckFileTools& tools)
{
    try {
        const std::string plain = with_plain_line_ends(without_byte_order_mark(text));
        const YamlDocument document(plain, file, max_kizuna_deck_bytes);
        KizunaReader reader;
        reader.read(document.root());
        return reader.take(plain, document.root(), tools.library);
    } catch (const DataError& error) {
        return refused_deck(error.fault());
    }
}

} // namespace kizuna
