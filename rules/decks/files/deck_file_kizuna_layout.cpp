#include "cards/yaml/yaml_lines.h"
#include "cards/yaml/yaml_writer.h"
#include "decks/files/deck_file_kizuna.h"

#include <optional>
#include <utility>

namespace kizuna {
namespace {

using Entries = std::vector<YamlNode::Entry>;
using Says = std::function<bool(std::size_t, const YamlNode::Entry&)>;

/// Adds a blank line, unless there is one already.
void add_blank_line(std::vector<std::string>& comments)
{
    if (comments.empty() || !comments.back().empty())
        comments.emplace_back();
}

class LayoutKeeper {
public:
    LayoutKeeper(std::string_view text, const YamlNode& root, const std::vector<bool>& understood,
                 const CardLibrary& library, Deck& deck)
        : text_(text), root_(root), entries_(root.entries()), lines_(text, root),
          understood_(understood), library_(library), deck_(deck), last_lines_(entries_.size(), 0)
    {
    }

    void keep()
    {
        keep_unknown_sections();
        for (std::size_t section = 0; section < entries_.size(); ++section) {
            anchors_.push_back({.line = entries_[section].key.line(),
                                .last_line = last_lines_[section],
                                .section = section});
            if (std::vector<DeckEntry>* pile = pile_of(section))
                keep_pile(section, *pile);
        }
        keep_comments();
    }

private:
    /// The line of a key, which gets the comments found above it: of a section, or of an entry of
    /// its pile.
    struct Anchor {
        int line;
        int last_line; // of the section's kept words, or of the entry
        std::size_t section;
        DeckEntry* entry = nullptr;
    };

    bool is_flow(const YamlNode& map) const { return text_[map.offset()] == '{'; }

    std::vector<DeckEntry>* pile_of(std::size_t section) const
    {
        const std::string_view key = entries_[section].key.scalar();
        if (!understood_[section] || (key != "cards" && key != "maybe"))
            return nullptr;
        return key == "cards" ? &deck_.cards : &deck_.maybe;
    }

    /// Keeps unknown keys word for word, with their comments. Where those words would mean
    /// something else in the file we write, as in a file in brackets, the key is written anew.
    void keep_unknown_sections()
    {
        std::vector<std::size_t> sections;
        std::vector<std::string> words;
        for (std::size_t section = 0; section < entries_.size(); ++section) {
            if (understood_[section])
                continue;
            last_lines_[section] = last_line_of(section);
            std::string own_words = words_of(section);
            if (own_words.empty()) {
                keep_our_words(section);
            } else {
                sections.push_back(section);
                words.push_back(std::move(own_words));
            }
        }
        const auto says = [&](std::size_t at, const YamlNode::Entry& read) {
            const auto& [key, value] = entries_[sections[at]];
            return read.key.scalar() == key.scalar() && yaml_flow(read.value) == yaml_flow(value);
        };
        const std::vector<bool> holds = hold_together(words, says);
        for (std::size_t at = 0; at < sections.size(); ++at) {
            if (holds[at])
                deck_.memory.sections[sections[at]].raw = std::move(words[at]);
            else
                keep_our_words(sections[at]);
        }
    }

    void keep_our_words(std::size_t section)
    {
        const auto& [key, value] = entries_[section];
        deck_.memory.sections[section].raw = yaml_entry(key.scalar(), yaml_flow(value)) + "\n";
        last_lines_[section] = 0;
    }

    /// The last line of a section. Comments after its last value belong to it while they are
    /// indented deeper than its key.
    int last_line_of(std::size_t section) const
    {
        const int first = entries_[section].key.line();
        const int next =
            section + 1 < entries_.size() ? entries_[section + 1].key.line() : lines_.count() + 1;
        int last = next - 1;
        while (last > first &&
               (lines_.is_blank(last) || lines_.is_only_comment(last) || lines_.is_marker(last)))
            --last;
        for (int number = last + 1; number < next && !lines_.is_marker(number); ++number) {
            if (lines_.is_blank(number))
                continue;
            if (lines_.indent(number) <= lines_.indent(first))
                break;
            last = number;
        }
        return last;
    }

    /// The lines of a section, moved to the margin. Empty where they cannot be kept.
    std::string words_of(std::size_t section) const
    {
        const int first = entries_[section].key.line();
        const int last = last_lines_[section];
        if (is_flow(root_))
            return {};
        const std::size_t indent = lines_.indent(first);
        std::string words;
        for (int number = first; number <= last; ++number) {
            std::string_view line = lines_.line(number);
            line.remove_prefix(std::min(indent, lines_.indent(number)));
            words.append(line) += '\n';
        }
        // At the beginning of a file it would be no part of the key.
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        return words.starts_with(byte_order_mark) ? std::string() : words;
    }

    void keep_pile(std::size_t section, std::vector<DeckEntry>& pile)
    {
        const YamlNode& map = entries_[section].value;
        const Entries entries = map.entries();
        for (std::size_t at = 0; at < entries.size(); ++at) {
            const auto& [key, value] = entries[at];
            if (!is_flow(map) && !library_.find(pile[at].code).card)
                pile[at].raw = line_of(key, value);
            anchors_.push_back({.line = key.line(),
                                .last_line = value.line(),
                                .section = section,
                                .entry = &pile[at]});
        }
    }

    /// The line of an entry without its indentation; empty where it has no line of its own.
    std::string line_of(const YamlNode& key, const YamlNode& value) const
    {
        const std::string_view line = lines_.line(key.line());
        const std::size_t begin = key.offset() - lines_.offset(key.line());
        if (key.line() != value.line() || line.find_first_not_of(' ') != begin)
            return {};
        return std::string(line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin));
    }

    /// Walks over all lines once: a comment goes to the key's or entry's line that follows it.
    void keep_comments()
    {
        std::vector<std::string> above;
        auto next = anchors_.begin();
        bool is_head = true;
        for (int number = 1; number <= lines_.count(); ++number) {
            is_head = is_head && lines_.is_blank(number);
            std::string* behind_key = nullptr;
            int last_kept = 0;
            for (; next != anchors_.end() && next->line == number; ++next) {
                take(*next, std::exchange(above, {}));
                if (next->entry)
                    continue;
                DeckSection& section = deck_.memory.sections[next->section];
                behind_key = section.raw.empty() ? &section.trailing : nullptr;
                last_kept = next->last_line;
            }
            if (last_kept > 0)
                number = last_kept;
            else if (!is_head)
                keep_comment(number, behind_key, above);
        }
        while (!above.empty() && above.back().empty())
            above.pop_back();
        deck_.memory.last_comments = std::move(above);
    }

    void take(const Anchor& anchor, std::vector<std::string> above)
    {
        if (!anchor.entry) {
            deck_.memory.sections[anchor.section].comments = std::move(above);
            return;
        }
        anchor.entry->comments = std::move(above);
        if (!anchor.entry->raw.empty() || library_.find(anchor.entry->code).card)
            our_comment_ = anchor.last_line;
    }

    void keep_comment(int number, std::string* behind_key, std::vector<std::string>& above) const
    {
        const std::string_view comment = lines_.comment(number);
        if (comment.empty()) {
            if (lines_.is_blank(number))
                add_blank_line(above);
        } else if (behind_key) {
            *behind_key = comment;
        } else if (number != our_comment_ || lines_.is_only_comment(number)) {
            above.emplace_back(comment);
        }
    }

    std::string_view text_;
    YamlNode root_;
    Entries entries_;
    YamlLines lines_;
    const std::vector<bool>& understood_;
    const CardLibrary& library_;
    Deck& deck_;
    std::vector<int> last_lines_; // of each section's kept words; 0 where it has none
    std::vector<Anchor> anchors_; // in the text's order
    int our_comment_ = 0; // the line whose comment is a card's name, which the writer makes anew
};

/// A key to write after each text. So no text runs into the next one, and none is at the end, where
/// the parser accepts things that it refuses elsewhere.
std::string divider(std::size_t number)
{
    return "\"~" + std::to_string(number) + "\": 1\n";
}

/// Parses the texts together and notes which of them read as intended. False where they cannot be
/// told apart.
bool check_at_once(std::span<const std::string> texts, std::size_t first, const Says& says,
                   std::vector<bool>& found)
{
    std::string all;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        all.append(texts[at]).append(texts[at].ends_with('\n') ? "" : "\n");
        all += divider(at);
    }
    try {
        const YamlDocument document(all, {});
        const Entries entries = document.root().entries();
        if (entries.size() != 2 * texts.size())
            return false;
        for (std::size_t at = 0; at < texts.size(); ++at)
            found[first + at] = says(first + at, entries[2 * at]);
        return true;
    } catch (const DataError&) {
        return false;
    }
}

/// Parses all of them at once, and in halves only where that fails, so that many cost little more
/// than few.
void check(std::span<const std::string> texts, std::size_t first, const Says& says,
           std::vector<bool>& found)
{
    if (texts.empty() || check_at_once(texts, first, says, found) || texts.size() == 1)
        return;
    const std::size_t half = texts.size() / 2;
    check(texts.first(half), first, says, found);
    check(texts.subspan(half), first + half, says, found);
}

} // namespace

void keep_layout(std::string_view text, const YamlNode& root, const std::vector<bool>& understood,
                 const CardLibrary& library, Deck& deck)
{
    LayoutKeeper(text, root, understood, library, deck).keep();
}

std::vector<bool> hold_together(std::span<const std::string> texts, const Says& says)
{
    std::vector<bool> found(texts.size(), false);
    check(texts, 0, says, found);
    return found;
}

} // namespace kizuna
