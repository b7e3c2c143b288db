#include "cards/yaml/checked_text.h"
#include "cards/yaml/yaml_reader.h"
#include "cards/yaml/yaml_writer.h"
#include "decks/files/deck_file.h"
#include "decks/files/deck_file_kizuna.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace kizuna {
namespace {

constexpr std::size_t comment_column = 31; // characters before the `#` where the line is shorter

/// True for a key that a file need not have. Only decks of Cipher always name their format.
bool is_optional(const Deck& deck, std::string_view key)
{
    return key != "kizuna" && key != "name" && key != "cards" &&
           (key != "format" || deck.game != Deck().game);
}

/// True where leaving the key out says the same.
bool is_default(const Deck& deck, std::string_view key)
{
    if (key == "name")
        return deck.name.empty();
    if (key == "author")
        return deck.author.empty();
    if (key == "game")
        return deck.game == Deck().game;
    if (key == "format")
        return deck.format.empty() || deck.format == Deck().format;
    if (key == "protagonist")
        return deck.protagonist.empty();
    if (key == "alternatives")
        return deck.alternatives.empty();
    if (key == "tags")
        return deck.tags.empty();
    if (key == "notes")
        return deck.notes.empty();
    if (key == "cards")
        return deck.cards.empty();
    if (key == "maybe")
        return deck.maybe.empty();
    return false;
}

/// The sections to write, in order: the file's own, and every other key with a value, after the one
/// that it follows in a new file.
std::vector<DeckSection> sections_of(const Deck& deck)
{
    const bool is_new = deck.memory.sections.empty();
    std::vector<DeckSection> sections;
    std::unordered_set<std::string_view> seen;
    for (const DeckSection& section : deck.memory.sections) {
        if (seen.insert(section.key).second)
            sections.push_back(section);
    }
    auto after = sections.begin();
    for (const std::string_view key : kizuna_keys) {
        auto at = std::ranges::find(sections, key, &DeckSection::key);
        const bool is_wanted = !is_default(deck, key) || (is_new && !is_optional(deck, key));
        if (at == sections.end() && !is_wanted)
            continue;
        if (at == sections.end())
            at = sections.insert(
                after, {.key = std::string(key), .comments = {}, .raw = {}, .trailing = {}});
        after = std::next(at);
    }
    return sections;
}

/// True where the text may hold a block that takes blank lines after it for its own, as one that
/// begins with `|+` does.
bool takes_blank_lines_after(std::string_view raw)
{
    for (std::size_t at = 0; (at = raw.find_first_of("|>", at)) != std::string_view::npos; ++at) {
        if (raw.substr(at + 1, 2).find('+') != std::string_view::npos)
            return true;
    }
    return false;
}

std::string one_line_comment(std::string_view text)
{
    std::string comment = yaml_comment(text);
    std::ranges::replace(comment, '\n', ' ');
    return comment;
}

/// `first_line  # comment`, with the `#` at the comment column where the line leaves room for it.
void append_comment(std::string& line, std::string_view comment)
{
    const auto width = static_cast<std::size_t>(column_in_code_points(line, line.size()) - 1);
    line.append(width + 2 > comment_column ? 2 : comment_column - width, ' ');
    line += comment;
}

class KizunaWriter {
public:
    KizunaWriter(const Deck& deck, const CardLibrary& library) : deck_(deck), library_(library) {}

    WrittenDeck write()
    {
        std::vector<std::string> above;
        for (const DeckSection& section : sections_of(deck_)) {
            above.insert(above.end(), section.comments.begin(), section.comments.end());
            const bool is_known = is_kizuna_key(section.key);
            if (!section.raw.empty() && (!is_known || is_default(deck_, section.key))) {
                write_comments(std::exchange(above, {}), {});
                write_words(section.raw);
            } else if (is_known && is_written(section.key)) {
                write_comments(std::exchange(above, {}), {});
                write_value(section);
            }
        }
        above.insert(above.end(), deck_.memory.last_comments.begin(),
                     deck_.memory.last_comments.end());
        while (!above.empty() && above.back().empty())
            above.pop_back();
        write_comments(above, {});
        return std::move(written_);
    }

private:
    std::string& text() { return written_.text; }

    /// True for a key that a file must have, and for one with a value.
    bool is_written(std::string_view key) const
    {
        return !is_optional(deck_, key) || !is_default(deck_, key);
    }

    void write_comments(const std::vector<std::string>& comments, std::string_view indent)
    {
        for (const std::string& comment : comments) {
            const std::string lines = yaml_comment(comment) + '\n';
            for (std::size_t begin = 0; begin < lines.size();) {
                const std::size_t end = lines.find('\n', begin) + 1;
                write_comment_line(std::string_view(lines).substr(begin, end - begin), indent);
                begin = end;
            }
        }
    }

    void write_comment_line(std::string_view line, std::string_view indent)
    {
        const bool is_blank = line == "\n";
        if (is_blank && (text().empty() || ends_blank_))
            return;
        if (!is_blank)
            text() += indent;
        text() += line;
        ends_blank_ = is_blank;
    }

    void write_words(std::string_view raw)
    {
        text() += raw;
        if (!raw.ends_with('\n'))
            text() += '\n';
        ends_blank_ = takes_blank_lines_after(raw);
    }

    void write_value(const DeckSection& section)
    {
        const bool is_pile = section.key == "cards" || section.key == "maybe";
        const std::vector<DeckEntry>& pile = section.key == "cards" ? deck_.cards : deck_.maybe;
        std::string lines = section.key + ":";
        if (!is_pile)
            lines += " " + value_of(section.key);
        else if (pile.empty())
            lines += " {}";

        const std::size_t end_of_first = std::min(lines.find('\n'), lines.size());
        std::string first = lines.substr(0, end_of_first);
        if (!section.trailing.empty())
            append_comment(first, one_line_comment(section.trailing));
        text().append(first).append(lines, end_of_first).append("\n");
        ends_blank_ = false;
        if (is_pile)
            write_pile(pile, section.key == "cards");
    }

    std::string value_of(std::string_view key) const
    {
        if (key == "kizuna")
            return std::to_string(std::max(deck_.memory.form, 1));
        if (key == "name")
            return yaml_scalar(deck_.name);
        if (key == "author")
            return yaml_scalar(deck_.author);
        if (key == "game")
            return yaml_scalar(deck_.game);
        if (key == "format")
            return yaml_scalar(deck_.format.empty() ? Deck().format : deck_.format);
        if (key == "protagonist")
            return yaml_scalar(deck_.protagonist);
        if (key == "alternatives")
            return yaml_list(deck_.alternatives);
        if (key == "tags")
            return yaml_list(deck_.tags);
        return yaml_text(deck_.notes);
    }

    void write_pile(const std::vector<DeckEntry>& pile, bool is_counted)
    {
        std::vector<DeckEntry> entries = with_each_code_once(pile);
        keep_only_true_lines(entries);
        for (const DeckEntry& entry : entries) {
            write_comments(entry.comments, "  ");
            write_entry(entry);
            ends_blank_ = false;
            if (is_counted)
                written_.cards_out = saturating_sum(written_.cards_out, entry.copies);
        }
    }

    /// The entries as a file can have them, each code once and with 1 to 9999 copies. Copies of one
    /// code are added up, and what cannot be written is reported.
    std::vector<DeckEntry> with_each_code_once(const std::vector<DeckEntry>& pile)
    {
        std::vector<DeckEntry> entries;
        std::unordered_map<std::string_view, std::size_t> positions;
        for (const DeckEntry& entry : pile) {
            const auto [position, is_new] = positions.try_emplace(entry.code, entries.size());
            if (is_new) {
                entries.push_back(entry);
                continue;
            }
            DeckEntry& first = entries[position->second];
            first.copies = saturating_sum(first.copies, entry.copies);
            first.comments.insert(first.comments.end(), entry.comments.begin(),
                                  entry.comments.end());
        }
        for (DeckEntry& entry : entries) {
            const int copies = std::clamp(entry.copies, 0, max_copies_of_an_entry);
            if (copies != entry.copies || copies == 0)
                report(entry);
            entry.copies = copies;
        }
        std::erase_if(entries, [](const DeckEntry& entry) { return entry.copies == 0; });
        return entries;
    }

    /// Clears kept lines whose card is known by now, or that do not say what the entry says.
    void keep_only_true_lines(std::vector<DeckEntry>& entries) const
    {
        std::vector<std::size_t> kept;
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < entries.size(); ++at) {
            std::string& raw = entries[at].raw;
            if (raw.find('\n') != std::string::npos || library_.find(entries[at].code).card)
                raw.clear();
            if (raw.empty())
                continue;
            kept.push_back(at);
            lines.push_back(raw);
        }
        const std::vector<bool> holds =
            hold_together(lines, [&](std::size_t at, const YamlNode::Entry& read) {
                const DeckEntry& entry = entries[kept[at]];
                return read.key.scalar() == entry.code && !read.value.is_quoted() &&
                       read.value.scalar() == std::to_string(entry.copies);
            });
        for (std::size_t at = 0; at < kept.size(); ++at) {
            if (!holds[at])
                entries[kept[at]].raw.clear();
        }
    }

    void report(const DeckEntry& entry)
    {
        written_.problems.push_back({.line = 0,
                                     .text = entry.code + ": " + std::to_string(entry.copies),
                                     .reason = ImportProblem::Reason::NotCarried});
    }

    void write_entry(const DeckEntry& entry)
    {
        if (!entry.raw.empty()) {
            text() += "  " + entry.raw + "\n";
            return;
        }
        const Card* card = library_.find(entry.code).card;
        std::string line = yaml_entry(entry.code, std::to_string(entry.copies), "  ");
        if (card)
            append_comment(line, one_line_comment(english_name(*card)));
        text() += line + "\n";
    }

    const Deck& deck_;
    const CardLibrary& library_;
    WrittenDeck written_;
    bool ends_blank_ = false; // a blank line here would be a second one
};

} // namespace

WrittenDeck write_kizuna_deck(const Deck& deck, const DeckFileTools& tools)
{
    return KizunaWriter(deck, tools.library).write();
}

} // namespace kizuna
