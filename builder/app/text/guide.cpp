#include "app/text/guide.h"

#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"

#include <algorithm>
#include <optional>

namespace kizuna {
namespace {

/// True if the text ends with a wide character, such as kana or kanji: such lines are joined
/// without a space.
bool ends_wide(std::string_view text)
{
    const auto first_byte = std::find_if_not(text.rbegin(), text.rend(), is_trail_byte);
    return first_byte != text.rend() && static_cast<unsigned char>(*first_byte) >= 0xE3;
}

/// True for a list item, "- " or "1. ".
bool begins_item(std::string_view line)
{
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    return line.starts_with("- ") || (digits > 0 && line.substr(digits).starts_with(". "));
}

class ChapterWriter {
public:
    explicit ChapterWriter(HelpEntry& entry) : entry_(entry) {}

    void add(std::string_view line)
    {
        if (line.starts_with("```"))
            turn_sample();
        else if (in_sample_)
            entry_.text.append(line) += '\n';
        else if (line.empty())
            part();
        else if (line.starts_with("|"))
            add_row(line);
        else if (!line.starts_with("!["))
            add_prose(line);
    }

private:
    /// Ends the paragraph with a single blank line.
    void part()
    {
        std::string& text = entry_.text;
        while (!text.empty() && !text.ends_with("\n\n"))
            text += '\n';
    }

    void turn_sample()
    {
        in_sample_ = !in_sample_;
        if (in_sample_) {
            part();
            begin_ = entry_.text.size();
        } else
            mark(HelpMark::Kind::Sample, begin_);
    }

    void mark(HelpMark::Kind kind, std::size_t begin)
    {
        entry_.marks.push_back({kind, begin, entry_.text.size()});
    }

    void add_row(std::string_view line)
    {
        if (line.starts_with("|--"))
            return;
        std::size_t cells = 0;
        for (line.remove_prefix(1); line.find('|') != line.npos; ++cells) {
            const std::string_view cell = line.substr(0, line.find('|'));
            entry_.text += cells > 0 ? ": " : "";
            add_words(trimmed(cell));
            line.remove_prefix(cell.size() + 1);
        }
        entry_.text += '\n';
    }

    void add_prose(std::string_view line)
    {
        std::string& text = entry_.text;
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        if (begins_item(line) && !text.empty() && !text.ends_with('\n'))
            text += '\n';
        else if (!text.empty() && !text.ends_with('\n') && !ends_wide(text))
            text += ' ';
        add_words(line);
    }

    /// Adds text with **bold**, `samples`, *emphasis*, of which only the words stay, and
    /// [links](address).
    void add_words(std::string_view words)
    {
        std::string& text = entry_.text;
        std::size_t begin = 0;
        bool sample = false;
        bool strong = false;
        const auto turn = [&](bool& on, HelpMark::Kind kind) {
            on = !on;
            if (on)
                begin = text.size();
            else
                mark(kind, begin);
        };
        while (!words.empty()) {
            std::size_t read = 1;
            if (words.front() == '`')
                turn(sample, HelpMark::Kind::Sample);
            else if (sample)
                text += words.front();
            else if (words.starts_with("**")) {
                turn(strong, HelpMark::Kind::Strong);
                read = 2;
            } else if (words.starts_with("]("))
                read = std::min(words.find(')'), words.size() - 1) + 1;
            else if (words.front() != '*' && words.front() != '[')
                text += words.front();
            words.remove_prefix(read);
        }
    }

    HelpEntry& entry_;
    bool in_sample_ = false;
    std::size_t begin_ = 0; ///< start of the current sample
};

} // namespace

std::vector<HelpEntry> guide_entries(std::string_view markdown)
{
    std::vector<HelpEntry> entries;
    std::string guide;
    std::optional<ChapterWriter> writer;
    for (const std::string_view line : lines_of(markdown)) {
        if (line.starts_with("## ")) {
            entries.push_back({.title = std::string(line.substr(3)), .section = guide});
            writer.emplace(entries.back());
        } else if (writer)
            writer->add(line);
        else if (line.starts_with("# "))
            guide = line.substr(2);
    }
    return entries;
}

} // namespace kizuna
