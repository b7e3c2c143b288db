#include "app/files/pasted_deck.h"

#include "app/card_games/card_game_catalogue.h"
#include "app/text/card_label.h"
#include "app/text/fault_text.h"
#include "app/text/import_text.h"
#include "app/text/joined_text.h"
#include "cards/base/plain_text.h"
#include "decks/lookup/text_line.h"

#include <algorithm>
#include <cassert>

namespace kizuna {
namespace {

/// The part of a line before the card: count and section.
std::string before_card(std::string_view line)
{
    const TextLine parsed = parse_text_line(line);
    const std::string card = parsed.card;
    if (const std::size_t at = line.find(card); !card.empty() && at != std::string_view::npos)
        return std::string(line.substr(0, at));
    return parsed.count && parsed.count->copies ? std::to_string(*parsed.count->copies) + " " : "";
}

const Card* choice_for(const UnclearLine& line, const PasteChoices& choices)
{
    const auto found = choices.find(line.source.text);
    return found == choices.end() ? nullptr : found->second;
}

/// The deck with the user's choices, as if the list were opened from a file.
Deck with_choices(const ImportedDeck& imported, const PasteChoices& choices,
                  const Catalogue& catalogue, const Messages& messages)
{
    UnclearImport import(imported, catalogue, messages);
    for (std::size_t at = 0; at < import.lines().size(); ++at) {
        if (const Card* card = choice_for(import.lines()[at].what, choices))
            import.answer(at, {UnclearImport::Answer::Kind::Card, card});
    }
    return import.deck();
}

} // namespace

PastedDeck read_pasted(std::string_view text, const Catalogue& catalogue, const Messages& messages,
                       const PasteChoices& choices)
{
    PastedDeck pasted;
    if (trimmed(text).empty())
        return pasted;
    const DeckFileKind* kind = deck_file_kind_for(text, {});
    if (!kind)
        kind = deck_file_kind("text");
    pasted.imported = kind->read(text, {}, catalogue.tools());
    refuse_other_card_game(pasted.imported, {});
    for (const ImportProblem& problem : pasted.imported.problems) {
        if (pasted.lines.size() == max_told_problems)
            break;
        pasted.lines.push_back({problem, import_reason_and_outcome(problem.reason, messages)});
        pasted.chosen.push_back(choice_for(pasted.lines.back(), choices));
    }
    pasted.more = pasted.imported.problems.size() - pasted.lines.size();
    pasted.by_custom = by_custom_text(pasted.imported, catalogue.library, messages);
    if (!choices.empty())
        pasted.imported.deck = with_choices(pasted.imported, choices, catalogue, messages);
    const Deck& deck = pasted.imported.deck;
    pasted.understood = understood_copies(deck, catalogue.library);
    pasted.has_cards = !deck.cards.empty() || !deck.maybe.empty();
    return pasted;
}

std::string pasted_summary(const PastedDeck& pasted, const Messages& messages)
{
    if (!pasted.imported.faults.empty())
        return placed_fault_text(pasted.imported.faults.front(), messages);
    const auto open =
        std::ranges::count(pasted.chosen, nullptr) + static_cast<std::ptrdiff_t>(pasted.more);
    return joined_sentences(messages.get("paste.summary"_msg, {{"cards", pasted.understood},
                                                               {"lines", static_cast<int>(open)}}),
                            pasted.by_custom, messages);
}

bool takes_choices(std::string_view text)
{
    const DeckFileKind* kind = deck_file_kind_for(text, {});
    return !kind || kind->id == "text";
}

std::string with_choice(std::string_view text, int line, const Card& card)
{
    if (line < 1 || !takes_choices(text))
        return std::string(text);
    std::string changed;
    int number = 0;
    for (const std::string_view words : split(text, '\n')) {
        changed += number == 0 ? "" : "\n";
        changed +=
            ++number == line ? before_card(words) + card_label(card, "en") : std::string(words);
    }
    return changed;
}

void add_pasted(DeckDocument& document, const PastedDeck& pasted, const Messages& messages)
{
    const CardLibrary& library = document.catalogue().library;
    const Deck& added = pasted.imported.deck;
    Deck next = document.deck();
    const int copies = saturating_sum(copies_in(added.cards), copies_in(added.maybe));
    for (const DeckEntry& entry : added.cards)
        change_copies(next, Pile::Cards, entry.code, entry.copies, library);
    for (const DeckEntry& entry : added.maybe)
        change_copies(next, Pile::Maybe, entry.code, entry.copies, library);
    if (next.protagonist.empty())
        next.protagonist = added.protagonist;
    document.change_to(std::move(next),
                       messages.get("command.reason.paste"_msg, {{"count", copies}}));
}

void replace_by_pasted(DeckDocument& document, const PastedDeck& pasted, const Messages& messages)
{
    const int copies = copies_in(pasted.imported.deck.cards);
    document.change_to(pasted.imported.deck,
                       messages.get("command.reason.paste"_msg, {{"count", copies}}));
}

CopiedDeck copied_deck(const DeckDocument& document, const DeckFileKind& kind,
                       const Messages& messages)
{
    assert(kind.write);
    const Catalogue& catalogue = document.catalogue();
    DeckFileTools tools = catalogue.tools();
    tools.language = messages.card_language();
    const ProvenDeck copy = write_proven(document.deck(), kind, {}, tools);
    const int before = document.resolved().size;
    const int after = copy.written.cards_out;
    std::string told = before == after ? messages.get("gui.copied"_msg, {{"count", after}})
                                       : messages.get("gui.copied.some"_msg,
                                                      {{"after", after}, {"before", before}});
    if (const std::string parts = lost_parts_text(copy, catalogue.library, messages);
        !parts.empty())
        told = joined_sentences(told, messages.get("gui.copied.losses"_msg, {{"parts", parts}}),
                                messages);
    return {copy.written.text, std::move(told), before == after && copy.is_whole()};
}

} // namespace kizuna
