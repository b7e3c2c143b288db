#include "cards/library/card.h"
#include "decks/files/deck_import.h"

#include <sstream>

namespace kizuna {
namespace {

void write_head_line(std::string& text, std::string_view key, std::string_view value)
{
    text += "# ";
    text += key;
    text += value.empty() ? ":" : ": ";
    text += without_controls(value);
    text += '\n';
}

void write_head(std::string& text, const Deck& deck)
{
    if (!deck.name.empty())
        write_head_line(text, "Name", deck.name);
    if (!deck.author.empty())
        write_head_line(text, "Author", deck.author);
    if (deck.game != Deck().game)
        write_head_line(text, "Game", deck.game);
    if (deck.format != Deck().format)
        write_head_line(text, "Format", deck.format);
    for (const std::string& code : deck.alternatives)
        write_head_line(text, "Alternative", code);
    for (const std::string& tag : deck.tags)
        write_head_line(text, "Tag", tag);
    if (!deck.notes.empty()) {
        std::istringstream notes(deck.notes + '\n');
        for (std::string line; std::getline(notes, line);)
            write_head_line(text, "Notes", line);
    }
}

void write_comments(std::string& text, const std::vector<std::string>& comments)
{
    for (const std::string& comment : comments) {
        const std::string line = in_one_line(comment);
        if (!line.empty() && !line.starts_with('#'))
            text += "# ";
        text += line;
        text += '\n';
    }
}

/// Writes the comments on keys of a native file. They stand at the top, where blank lines mean
/// nothing.
void write_head_comments(std::string& text, const DeckSection& section)
{
    std::vector<std::string> comments = section.comments;
    comments.push_back(section.trailing);
    std::erase(comments, std::string());
    write_comments(text, comments);
}

void write_heading(std::string& text, std::string_view heading)
{
    if (!text.empty())
        text += '\n';
    text += heading;
    text += ":\n";
}

void write_entry(WrittenDeck& written, const DeckEntry& entry, const DeckFileTools& tools)
{
    std::string& text = written.text;
    write_comments(text, entry.comments);
    const std::string count = std::to_string(entry.copies) + ' ';
    if (const Card* card = tools.library.find(entry.code).card) {
        text += count + english_name(*card) + " (" + entry.code + ")\n";
        return;
    }
    std::string line = unknown_entry_line(entry, tools);
    if (line.empty()) {
        line = count + in_one_line(entry.code);
        change(written, entry);
    }
    text += line + '\n';
}

} // namespace

/// Some codes would be read as part of the count: "x foo" in "1 x foo", or "x" in "1 x". Behind "×"
/// they are read whole.
std::string unknown_entry_line(const DeckEntry& entry, const DeckFileTools& tools)
{
    for (const std::string_view between : {" ", "× "}) {
        std::string line = std::to_string(entry.copies);
        line += between;
        line += entry.code;
        if (line != in_one_line(line))
            continue;
        const std::vector<DeckEntry> back = read_text_deck(line, {}, tools).deck.cards;
        if (back.size() == 1 && back.front().code == entry.code &&
            back.front().copies == entry.copies)
            return line;
    }
    return {};
}

WrittenDeck write_text_deck(const Deck& deck, const DeckFileTools& tools)
{
    constexpr Carried all_but_unknown_keys = {true, true, true, true, true, true, true, true, true};
    WrittenDeck written = begin_writing(deck, all_but_unknown_keys, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);

    write_head(written.text, deck);
    for (const DeckSection& section : deck.memory.sections)
        write_head_comments(written.text, section);
    // The protagonist stays at its place among the cards, so that reading gives the same order.
    std::string_view heading;
    for (const DeckEntry& entry : deck.cards) {
        const std::string_view wanted = &entry == protagonist ? "Protagonist" : "Cards";
        if (heading != wanted)
            write_heading(written.text, wanted);
        heading = wanted;
        write_entry(written, entry, tools);
        written.cards_out = saturating_sum(written.cards_out, entry.copies);
    }
    if (deck.cards.empty())
        write_heading(written.text, "Cards");
    if (!deck.maybe.empty())
        write_heading(written.text, "Maybe");
    for (const DeckEntry& entry : deck.maybe)
        write_entry(written, entry, tools);
    write_comments(written.text, deck.memory.last_comments);
    return written;
}

} // namespace kizuna
