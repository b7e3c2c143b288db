#include "decks/deck_file_kizuna.h"

#include "cards/yaml_lines.h"
#include "cards/yaml_reader.h"
#include "cards/yaml_writer.h"
#include "decks/deck_file.h"

#include <utility>

namespace kizuna {
namespace {

constexpr std::size_t most_faults = 20; // enough to mend by hand; finding a place costs a scan

std::string_view without_byte_order_mark(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// `\n` for every line end.
std::string with_plain_line_ends(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    std::size_t returns = 0;
    for (const char c : text) {
        if (c == '\r') {
            ++returns;
            continue;
        }
        if (c != '\n')
            plain.append(returns, '\r');
        returns = 0;
        plain += c;
    }
    return plain;
}

/// True where nothing but blanks stands before the key, or the sign of a key on its own.
bool begins_its_line(const YamlNode& key, const YamlLines& lines)
{
    const std::size_t column = key.offset() - lines.offset(key.line());
    std::string_view before = lines.line(key.line()).substr(0, column);
    before = before.substr(std::min(before.find_first_not_of(' '), before.size()));
    if (before.starts_with('?'))
        before.remove_prefix(1);
    return before.find_first_not_of(' ') == std::string_view::npos;
}

void add_comment(std::vector<std::string>& comments, std::string_view comment)
{
    comments.emplace_back(comment);
}

/// Blank lines part groups of entries; one is as good as many.
void add_blank_line(std::vector<std::string>& comments)
{
    if (comments.empty() || !comments.back().empty())
        comments.emplace_back();
}

class KizunaReader {
public:
    KizunaReader(std::string_view text, const YamlDocument& document, const CardLibrary& library)
        : text_(text), root_(document.root()), lines_(text, root_), library_(library)
    {
    }

    ImportedDeck read()
    {
        Deck& deck = imported_.deck;
        const std::vector<YamlNode::Entry> entries = root_.entries();
        // First of all: it decides whether a value that we do not understand is wrong.
        deck.memory.form = version_of(entries);
        for (std::size_t at = 0; at < entries.size() && faults_.size() < most_faults; ++at) {
            const int next_line =
                at + 1 < entries.size() ? entries[at + 1].key.line() : lines_.count() + 1;
            read_section(entries[at], next_line);
        }
        if (!faults_.empty()) {
            ImportedDeck unusable;
            unusable.faults = std::move(faults_);
            return unusable;
        }
        keep_comments();
        for (const DeckEntry& entry : deck.cards)
            imported_.cards_in = add_up(imported_.cards_in, entry.copies);
        return std::move(imported_);
    }

private:
    /// A place that takes the comments found above it: a section, or an entry of its pile.
    struct Anchor {
        int line;
        int last_line; // of the section's kept words, or of the entry
        std::size_t section;
        std::vector<DeckEntry>* pile = nullptr;
        std::size_t entry = 0;
    };

    bool is_newer_form() const { return imported_.deck.memory.form > kizuna_form; }
    bool is_flow(const YamlNode& map) const { return text_[map.offset()] == '{'; }

    /// 0 and a fault where there is no proper version.
    int version_of(const std::vector<YamlNode::Entry>& entries)
    {
        const auto entry = std::ranges::find_if(
            entries, [](const YamlNode::Entry& one) { return one.key.scalar() == "kizuna"; });
        if (entry == entries.end()) {
            faults_.push_back(root_.fault(FaultKind::MissingKey, "kizuna"));
            return 0;
        }
        try {
            return entry->value.number(1, 999'999);
        } catch (const DataError& error) {
            add_fault(error.fault(), *entry);
            return 0;
        }
    }

    void read_section(const YamlNode::Entry& entry, int next_line)
    {
        std::vector<DeckSection>& sections = imported_.deck.memory.sections;
        const auto& [key, value] = entry;
        const std::size_t anchors = anchors_.size();
        anchors_.push_back({.line = key.line(), .last_line = 0, .section = sections.size()});
        sections.push_back(
            {.key = std::string(key.scalar()), .comments = {}, .raw = {}, .trailing = {}});
        if (is_kizuna_key(key.scalar()) && understands(entry))
            return;
        anchors_.resize(anchors + 1);
        keep_words(entry, next_line);
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
                                              .reason = ImportProblem::Reason::NotCarried,
                                              .suggestions = {}});
                return false;
            }
            add_fault(error.fault(), entry);
        }
        return true;
    }

    /// An absent value has no place of its own: what is wrong with it is told at its key.
    void add_fault(Fault fault, const YamlNode::Entry& entry)
    {
        if (entry.value.is_null())
            fault.place = entry.key.place();
        if (faults_.size() < most_faults)
            faults_.push_back(std::move(fault));
    }

    void read_value(std::string_view key, const YamlNode& value)
    {
        Deck& deck = imported_.deck;
        if (key == "name")
            deck.name = text_of(value);
        else if (key == "author")
            deck.author = text_of(value);
        else if (key == "format")
            deck.format = value.text();
        else if (key == "protagonist")
            deck.protagonist = text_of(value);
        else if (key == "alternatives")
            deck.alternatives = texts_of(value);
        else if (key == "tags")
            deck.tags = texts_of(value);
        else if (key == "notes")
            deck.notes = text_of(value);
        else if (key == "cards")
            read_pile(value, deck.cards);
        else if (key == "maybe")
            read_pile(value, deck.maybe);
    }

    static std::string text_of(const YamlNode& value)
    {
        if (!value.is_scalar())
            throw DataError(value.fault(FaultKind::WrongType, {}, "text"));
        return std::string(value.scalar());
    }

    static std::vector<std::string> texts_of(const YamlNode& value)
    {
        std::vector<std::string> texts;
        if (value.is_null())
            return texts;
        value.require_sequence();
        for (const YamlNode& item : value.items())
            texts.emplace_back(item.text());
        return texts;
    }

    void read_pile(const YamlNode& value, std::vector<DeckEntry>& pile)
    {
        if (value.is_null())
            return;
        value.require_map();
        std::vector<DeckEntry> entries;
        std::vector<Anchor> anchors;
        entries.reserve(value.size());
        for (const YamlNode::Entry& entry : value.entries()) {
            const int copies = copies_of(entry);
            anchors.push_back({.line = entry.key.line(),
                               .last_line = entry.value.line(),
                               .section = anchors_.back().section,
                               .pile = &pile,
                               .entry = entries.size()});
            entries.push_back({.code = std::string(entry.key.scalar()),
                               .copies = copies,
                               .comments = {},
                               .raw = raw_line(entry, is_flow(value))});
        }
        pile = std::move(entries);
        anchors_.insert(anchors_.end(), anchors.begin(), anchors.end());
    }

    /// 1 to 9999; otherwise a fault is noted, all of them at once, and 1 returned.
    int copies_of(const YamlNode::Entry& entry)
    {
        try {
            return entry.value.number(1, 9999);
        } catch (const DataError& error) {
            if (is_newer_form())
                throw;
            Fault fault = error.fault();
            if (fault.kind == FaultKind::NotANumber || fault.kind == FaultKind::OutOfRange)
                fault.kind = FaultKind::BadCount;
            add_fault(std::move(fault), entry);
            return 1;
        }
    }

    /// The line of a card that the library does not know, without its indentation. Empty for
    /// known cards, and where the entry does not have a line of its own.
    std::string raw_line(const YamlNode::Entry& entry, bool is_in_flow) const
    {
        const auto& [key, value] = entry;
        if (is_in_flow || key.line() != value.line() || library_.find(key.scalar()).card)
            return {};
        const std::string_view line = lines_.line(key.line());
        const std::size_t column = key.offset() - lines_.offset(key.line());
        if (line.find_first_not_of(' ') != column)
            return {};
        return std::string(line.substr(column, line.find_last_not_of(" \t\r") + 1 - column));
    }

    /// Keeps a key that we do not understand as it stands, comments and all.
    void keep_words(const YamlNode::Entry& entry, int next_line)
    {
        DeckSection& section = imported_.deck.memory.sections.back();
        const int first = entry.key.line();
        if (is_flow(root_) || !begins_its_line(entry.key, lines_)) {
            section.raw = yaml_scalar(entry.key.scalar()) + ": " + yaml_flow(entry.value) + "\n";
            return;
        }
        const std::size_t indent = lines_.indent(first);
        const int last = last_line_of(first, next_line, indent);
        for (int number = first; number <= last; ++number) {
            std::string_view line = lines_.line(number);
            line.remove_prefix(std::min(indent, lines_.indent(number)));
            section.raw.append(line) += '\n';
        }
        anchors_.back().last_line = last;
    }

    /// Comments after a section's last value are part of it while they are indented deeper than it.
    int last_line_of(int first, int next_line, std::size_t indent) const
    {
        int last = next_line - 1;
        while (last > first &&
               (lines_.is_blank(last) || lines_.is_only_comment(last) || lines_.is_marker(last)))
            --last;
        for (int number = last + 1; number < next_line && !lines_.is_marker(number); ++number) {
            if (lines_.is_blank(number))
                continue;
            if (lines_.indent(number) <= indent)
                break;
            last = number;
        }
        return last;
    }

    /// Walks over all lines once: a comment goes to the key's or entry's line that follows it.
    void keep_comments()
    {
        DeckFileMemory& memory = imported_.deck.memory;
        std::vector<std::string> above;
        auto next = anchors_.begin();
        for (int number = 1; number <= lines_.count(); ++number) {
            std::string* behind_key = nullptr;
            int last_kept = 0;
            is_head_ = is_head_ && lines_.is_blank(number);
            for (; next != anchors_.end() && next->line == number; ++next) {
                if (next->pile) {
                    DeckEntry& entry = (*next->pile)[next->entry];
                    entry.comments = std::exchange(above, {});
                    if (!entry.raw.empty() || library_.find(entry.code).card)
                        our_comment_ = next->last_line;
                } else {
                    DeckSection& section = memory.sections[next->section];
                    section.comments = std::exchange(above, {});
                    behind_key = section.raw.empty() ? &section.trailing : nullptr;
                    last_kept = next->last_line;
                }
            }
            if (last_kept > 0)
                number = last_kept;
            else
                keep_comment_of(number, behind_key, above);
        }
        while (!above.empty() && above.back().empty())
            above.pop_back();
        memory.last_comments = std::move(above);
    }

    void keep_comment_of(int number, std::string* behind_key, std::vector<std::string>& above)
    {
        const std::string_view comment = lines_.comment(number);
        if (comment.empty()) {
            if (lines_.is_blank(number) && !is_head_)
                add_blank_line(above);
        } else if (behind_key) {
            *behind_key = comment;
        } else if (number != our_comment_ || lines_.is_only_comment(number)) {
            add_comment(above, comment);
        }
    }

    std::string_view text_;
    YamlNode root_;
    YamlLines lines_;
    const CardLibrary& library_;
    ImportedDeck imported_;
    std::vector<Fault> faults_;
    std::vector<Anchor> anchors_; // in the text's order
    bool is_head_ = true;         // nothing but blank lines so far
    int our_comment_ = 0; // the line whose comment is a card's name, which the writer makes anew
};

/// What may stand before a key: the begin of a line, or of a map in brackets.
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
    return after.starts_with(':') &&
           (is_quoted || after.size() == 1 ||
            std::string_view(" \t\r\n").find(after[1]) != std::string_view::npos);
}

} // namespace

bool is_kizuna_deck(std::string_view text)
{
    constexpr std::string_view key = "kizuna";
    constexpr std::size_t most_before = 64; // a look back that stays short on hostile texts
    text = without_byte_order_mark(text);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool is_in_brackets = first != std::string_view::npos && text[first] == '{';
    for (std::size_t at = 0; (at = text.find(key, at)) != std::string_view::npos;
         at += key.size()) {
        const std::size_t begin = at > most_before ? at - most_before : 0;
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
        const YamlDocument document(plain, file);
        document.root().require_map();
        return KizunaReader(plain, document, tools.library).read();
    } catch (const DataError& error) {
        ImportedDeck unusable;
        unusable.faults.push_back(error.fault());
        return unusable;
    }
}

} // namespace kizuna
