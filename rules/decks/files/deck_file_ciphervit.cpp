#include "cards/text/plain_text.h"
#include "decks/files/deck_import.h"

#include <algorithm>

// CipherVit's .fe0d: one card id of its own a line, one line a copy, no head, no name.

namespace kizuna {
namespace {

/// Stands before an id that the exchange table does not know, so that it can be written back.
constexpr std::string_view unknown_prefix = "ciphervit:";

bool is_serial(std::string_view text)
{
    if (text.ends_with('+'))
        text.remove_suffix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Ids of the cards whose usual artwork has this serial, for an alternative one that is not known.
std::vector<std::string> suggested_for(std::string_view serial, const DeckFileTools& tools)
{
    std::vector<std::string> ids;
    for (const std::string& code :
         tools.exchange.from_ciphervit(serial.substr(0, serial.find('+')))) {
        if (const CardMatch match = tools.library.find(code); match.card)
            ids.push_back(match.card->id);
    }
    return ids;
}

/// How one entry is written: the id, and whether it brings back another artwork.
struct Serial {
    std::string id; ///< empty: CipherVit has none for this card
    bool other_artwork = false;
};

Serial serial_of(const DeckEntry& entry, const DeckFileTools& tools)
{
    const CardMatch match = printing_of(tools.library.find(entry.code));
    if (!match.card) {
        if (entry.code.starts_with(unknown_prefix)) {
            const std::string_view serial =
                std::string_view(entry.code).substr(unknown_prefix.size());
            return {is_serial(serial) ? std::string(serial) : std::string()};
        }
        return {std::string(tools.exchange.ciphervit_id(entry.code))};
    }
    std::string_view id = tools.exchange.ciphervit_id(match.printing->code);
    for (const Printing& printing : match.card->printings) {
        if (id.empty())
            id = tools.exchange.ciphervit_id(printing.code);
    }
    const bool reads_back =
        !id.empty() && tools.exchange.from_ciphervit(id).front() == match.printing->code;
    return {std::string(id), !reads_back};
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
        return {.deck = {}, .problems = {}, .faults = {*fault}, .cards_in = 0};

    DeckImport import(file);
    bool is_first = true;
    int line_number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++line_number;
        const std::string_view serial = trimmed(line);
        if (serial.empty())
            continue;
        if (!is_serial(serial)) {
            import.add_malformed(line_number, serial);
            continue;
        }
        const std::vector<std::string>& codes = tools.exchange.from_ciphervit(serial);
        const CardMatch match = codes.empty() ? CardMatch() : tools.library.find(codes.front());
        if (match.card) {
            import.add(Pile::Cards, entry_code(match), 1, line_number, serial);
            if (is_first && match.card->cost == 1)
                import.designate(match.card->id);
        } else {
            const std::string code =
                codes.empty() ? std::string(unknown_prefix) + std::string(serial) : codes.front();
            import.add_unknown(Pile::Cards, code, 1, line_number, serial,
                               {{}, suggested_for(serial, tools)});
        }
        is_first = false;
    }
    return import.take();
}

WrittenDeck write_ciphervit_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written{.text = {}, .problems = losses(deck, {.name = true}), .cards_out = 0};
    const DeckEntry* marked = protagonist_entry(deck, tools.library);
    const Card* protagonist = marked ? tools.library.find(marked->code).card : nullptr;
    const bool is_marked = protagonist && protagonist->cost == 1;
    const auto lose = [&written](std::string text) {
        written.problems.push_back({0, std::move(text), ImportProblem::Reason::NotCarried, {}});
    };
    if (!deck.protagonist.empty() && !is_marked)
        lose("protagonist: " + deck.protagonist);

    std::vector<const DeckEntry*> entries;
    for (const DeckEntry& entry : deck.cards)
        entries.push_back(&entry);
    if (is_marked)
        std::stable_partition(entries.begin(), entries.end(), [&](const DeckEntry* entry) {
            return tools.library.find(entry->code).card == protagonist;
        });

    for (const DeckEntry* entry : entries) {
        const Serial serial = serial_of(*entry, tools);
        if (serial.id.empty() || written.cards_out + entry->copies > max_written_copies) {
            lose(std::to_string(entry->copies) + ' ' + entry->code);
            continue;
        }
        if (serial.other_artwork)
            lose(entry->code);
        for (int copy = 0; copy < entry->copies; ++copy) {
            if (!written.text.empty())
                written.text += "\r\n";
            written.text += serial.id;
        }
        written.cards_out += entry->copies;
    }
    return written;
}

} // namespace kizuna
