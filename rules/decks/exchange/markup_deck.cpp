#include "cards/base/utf8.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

// A deck to paste into a forum or a page: a table in Markdown, a list in BBCode, and the list that
// Japanese players post. The protagonist is marked, the maybe-pile stands apart.

namespace kizuna {
namespace {

struct Markup {
    const char* bold_begin;
    const char* bold_end;
    const char* list_begin;
    const char* item;
    const char* list_end;
    bool escapes; ///< the characters that have a meaning in Markdown
};

constexpr Markup markdown{"**", "**", "\n", "- ", "\n", true};
constexpr Markup bbcode{"[b]", "[/b]", "[list]\n", "[*]", "[/list]\n", false};

/// Escapes what the markup would interpret. BBCode has no way to write a bracket for itself, so a
/// full-width one stands for it.
std::string safe(std::string_view text, const Markup& markup)
{
    std::string result;
    for (const char c : text) {
        if (markup.escapes && std::string_view("\\`*_{}[]<>#|~").find(c) != std::string_view::npos)
            result += '\\';
        if (!markup.escapes && c == '[')
            append_utf8(result, U'［');
        else if (!markup.escapes && c == ']')
            append_utf8(result, U'］');
        else
            result += c;
    }
    return result;
}

bool is_in_japanese(const DeckFileTools& tools)
{
    return tools.language == "ja" || tools.language == "both";
}

std::string name_of(const Card& card, bool in_japanese)
{
    return in_japanese && !card.title_ja.empty() ? japanese_name(card) : english_name(card);
}

std::string line_of(const DeckEntry& entry, bool is_protagonist, const DeckFileTools& tools,
                    const Markup& markup)
{
    const Card* card = tools.library.find(entry.code).card;
    const std::string name =
        safe(card ? name_of(*card, is_in_japanese(tools)) : in_one_line(entry.code), markup);
    std::string line = markup.item + std::to_string(entry.copies) + ' ';
    line += is_protagonist ? markup.bold_begin + name + markup.bold_end : name;
    if (card)
        line += " (" + safe(entry.code, markup) + ')';
    return line + (is_protagonist ? " ★\n" : "\n");
}

WrittenDeck written_in(const Deck& deck, const DeckFileTools& tools, const Markup& markup)
{
    WrittenDeck written = begin_writing(
        deck, {.name = true, .author = true, .notes = true, .maybe = true}, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);
    written.cards_out = copies_in(deck.cards);

    std::string& text = written.text;
    const auto heading = [&](const std::string& words) {
        text += markup.escapes ? "## " + words + "\n"
                               : markup.bold_begin + words + markup.bold_end + "\n";
    };
    const bool is_italian = tools.language == "it";
    const char* unnamed = is_in_japanese(tools) ? "デッキ" : is_italian ? "Mazzo" : "Deck";
    const char* maybe = is_in_japanese(tools) ? "候補" : is_italian ? "Forse" : "Maybe";
    const std::string name = deck.name.empty() ? unnamed : in_one_line(deck.name);
    heading(safe(name, markup) + " (" + std::to_string(written.cards_out) + ')');
    if (!deck.author.empty())
        text += (markup.escapes ? "\n" : "") + safe(in_one_line(deck.author), markup) + '\n';
    text += markup.list_begin;
    for (const DeckEntry& entry : deck.cards)
        text += line_of(entry, &entry == protagonist, tools, markup);
    text += markup.list_end;
    if (!deck.maybe.empty()) {
        heading(maybe);
        text += markup.list_begin;
        for (const DeckEntry& entry : deck.maybe)
            text += line_of(entry, false, tools, markup);
        text += markup.list_end;
    }
    if (!deck.notes.empty())
        text += safe(deck.notes, markup) + (deck.notes.ends_with('\n') ? "" : "\n");
    return written;
}

/// "4 アリティアの王子 マルス"; the English names where the Japanese are not known, and the id
/// behind a name that several cards bear.
std::string japanese_line(const DeckEntry& entry, int copies, const CardLibrary& library)
{
    const Card* card = library.find(entry.code).card;
    std::string name = in_one_line(entry.code);
    if (card)
        name = name_of(*card, true);
    const bool is_unique = !card || [&] {
        const std::vector<CardMatch> named = cards_with_name(name, library);
        return named.size() == 1 && named.front().card == card;
    }();
    return std::to_string(copies) + ' ' + name + (is_unique ? "\n" : " (" + card->id + ")\n");
}

/// True where the first line of a list would be taken for its protagonist.
bool begins_by_custom(const Deck& deck, const CardLibrary& library)
{
    if (deck.cards.empty() || deck.cards.front().copies != 1)
        return false;
    const Card* card = library.find(deck.cards.front().code).card;
    return card && costs_one(*card);
}

} // namespace

WrittenDeck write_markdown_deck(const Deck& deck, const DeckFileTools& tools)
{
    return written_in(deck, tools, markdown);
}

WrittenDeck write_bbcode_deck(const Deck& deck, const DeckFileTools& tools)
{
    return written_in(deck, tools, bbcode);
}

WrittenDeck write_japanese_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written = begin_writing(deck, {.name = true}, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);
    const Card* first = protagonist ? tools.library.find(protagonist->code).card : nullptr;
    const bool is_first = first && costs_one(*first);
    if (protagonist && !is_first)
        leave_out(written, DeckPart::Protagonist, deck.protagonist);
    if (is_first)
        written.text = japanese_line(*protagonist, 1, tools.library);
    else if (begins_by_custom(deck, tools.library))
        written.text = "デッキ\n"; // so that the first line is not taken for the protagonist
    for (const DeckEntry& entry : deck.cards) {
        const int copies = entry.copies - (is_first && &entry == protagonist ? 1 : 0);
        const CardMatch match = tools.library.find(entry.code);
        const std::string unknown = match.card ? std::string() : unknown_entry_line(entry, tools);
        if (!unknown.empty())
            written.text += unknown + '\n';
        else if (copies > 0)
            written.text += japanese_line(entry, copies, tools.library);
        if (!match.card && unknown.empty())
            leave_out(written, entry);
        if (match.printing && match.printing != &match.card->printings.front())
            change_artwork(written, entry);
        written.cards_out = saturating_sum(written.cards_out, entry.copies);
    }
    return written;
}

} // namespace kizuna
