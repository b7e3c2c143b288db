#include "cards/base/plain_text.h"
#include "decks/exchange/numbered_card.h"
#include "decks/files/deck_import.h"

#include <algorithm>

// CipherVit's .fe0d: one card id of its own a line, one line a copy, no head, no name.

namespace kizuna {
namespace {

bool is_serial(std::string_view text)
{
    if (text.ends_with('+'))
        text.remove_suffix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace

bool is_ciphervit_deck(std::string_view text)
{
    int serials = 0;
    int others = 0;
    for (const std::string_view line : lines_of(text)) {
        const std::string_view content = trimmed(line);
        if (content.empty())
            continue;
        (is_serial(content) ? serials : others) += 1;
        if (serials == 0)
            return false;
    }
    return serials > others;
}

ImportedDeck read_ciphervit_deck(std::string_view text, const std::string& file,
                                 const DeckFileTools& tools)
{
    if (const std::optional<Fault> fault = unreadable(text, file))
        return refused_deck(*fault);

    DeckImport import(file);
    bool is_first = true;
    bool by_custom = false;
    int line_number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++line_number;
        const std::string_view serial = trimmed(line);
        if (serial.empty())
            continue;
        if (!is_serial(serial)) {
            import.add_malformed({line_number, serial});
            continue;
        }
        const std::string code =
            add_numbered(import, {line_number, serial, Pile::Cards, 1}, std::string(serial),
                         NumberingProgram::CipherVit, tools);
        const Card* card = tools.library.find(code).card;
        if (is_first && card && costs_one(*card)) {
            import.designate(card->id);
            by_custom = true;
        }
        is_first = false;
    }
    ImportedDeck imported = import.take();
    imported.protagonist_by_custom = by_custom;
    return imported;
}

WrittenDeck write_ciphervit_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written{.text = {}, .problems = losses(deck, {.name = true}), .cards_out = 0};
    const DeckEntry* marked = protagonist_entry(deck, tools.library);
    const Card* protagonist = marked ? tools.library.find(marked->code).card : nullptr;
    const bool is_marked = protagonist && costs_one(*protagonist);

    std::vector<const DeckEntry*> entries;
    for (const DeckEntry& entry : deck.cards)
        entries.push_back(&entry);
    if (is_marked)
        std::stable_partition(entries.begin(), entries.end(), [&](const DeckEntry* entry) {
            return tools.library.find(entry->code).card == protagonist;
        });

    const Card* first = nullptr;
    for (const DeckEntry* entry : entries) {
        NumberedCard serial = numbered_card(*entry, NumberingProgram::CipherVit, tools);
        if (!is_serial(serial.number)) // an unknown card that somebody gave such a code
            serial.number.clear();
        if (serial.number.empty() || written.cards_out + entry->copies > max_written_copies) {
            leave_out(written, *entry);
            continue;
        }
        if (serial.other_artwork)
            change_artwork(written, *entry);
        for (int copy = 0; copy < entry->copies; ++copy) {
            if (!written.text.empty())
                written.text += "\r\n";
            written.text += serial.number;
        }
        if (written.cards_out == 0)
            first = tools.library.find(entry->code).card;
        written.cards_out += entry->copies;
    }
    const Card* designated = first && costs_one(*first) ? first : nullptr;
    if (designated != (is_marked ? protagonist : nullptr) ||
        (!deck.protagonist.empty() && !is_marked)) {
        if (deck.protagonist.empty())
            change(written, DeckPart::Protagonist, std::string(no_protagonist));
        else
            leave_out(written, DeckPart::Protagonist, deck.protagonist);
    }
    return written;
}

} // namespace kizuna
