#include "decks/files/round_trip.h"

#include "cards/text/plain_text.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <map>
#include <utility>

namespace kizuna {
namespace {

using What = DeckDifference::What;

/// The code under which copies count together: two spellings of one printing are the same.
std::string compared_code(const std::string& code, const CardLibrary& library)
{
    const CardMatch match = library.find(code);
    return match.card ? entry_code(match) : code;
}

std::map<std::string, int> counted_copies(const std::vector<DeckEntry>& pile,
                                          const CardLibrary& library)
{
    std::map<std::string, int> copies;
    for (const DeckEntry& entry : pile) {
        int& count = copies[compared_code(entry.code, library)];
        count = saturating_sum(count, entry.copies);
    }
    return copies;
}

/// A protagonist is a card, whatever its printing.
std::string compared_card(const std::string& code, const CardLibrary& library)
{
    const Card* card = library.find(code).card;
    return card ? card->id : code;
}

/// Codes and tags are sets: their order says nothing.
std::string listed_in_order(std::vector<std::string> texts)
{
    std::ranges::sort(texts);
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : ", ") + text;
    return all;
}

std::string compared_alternatives(const Deck& deck, const CardLibrary& library)
{
    std::vector<std::string> cards;
    for (const std::string& code : deck.alternatives)
        cards.push_back(compared_card(code, library));
    return listed_in_order(std::move(cards));
}

class DeckComparison {
public:
    void text(What what, const std::string& before, const std::string& after)
    {
        if (before != after)
            found_.push_back({what, {}, before, after});
    }
    void piles(What what, const std::map<std::string, int>& before,
               const std::map<std::string, int>& after)
    {
        std::map<std::string, std::pair<int, int>> both;
        for (const auto& [code, copies] : before)
            both[code].first = copies;
        for (const auto& [code, copies] : after)
            both[code].second = copies;
        for (const auto& [code, copies] : both) {
            if (copies.first != copies.second)
                found_.push_back(
                    {what, code, std::to_string(copies.first), std::to_string(copies.second)});
        }
    }
    std::vector<DeckDifference> take() { return std::move(found_); }

private:
    std::vector<DeckDifference> found_;
};

} // namespace

std::vector<DeckDifference> differences(const Deck& before, const Deck& after,
                                        const CardLibrary& library)
{
    DeckComparison found;
    if (!before.name.empty())
        found.text(What::Name, before.name, after.name);
    found.text(What::Author, before.author, after.author);
    found.text(What::Format, before.format, after.format);
    found.text(What::Protagonist, compared_card(before.protagonist, library),
               compared_card(after.protagonist, library));
    found.text(What::Alternatives, compared_alternatives(before, library),
               compared_alternatives(after, library));
    found.text(What::Tags, listed_in_order(before.tags), listed_in_order(after.tags));
    found.text(What::Notes, std::string(trimmed(before.notes)), std::string(trimmed(after.notes)));
    found.piles(What::Cards, counted_copies(before.cards, library),
                counted_copies(after.cards, library));
    found.piles(What::Maybe, counted_copies(before.maybe, library),
                counted_copies(after.maybe, library));
    return found.take();
}

RoundTrip round_trip(const Deck& deck, const WrittenDeck& written, const DeckFileKind& kind,
                     const std::string& file, const DeckFileTools& tools)
{
    using Outcome = RoundTrip::Outcome;
    if (!kind.read)
        return {Outcome::WriteOnly, {}};
    const ImportedDeck back = kind.read(written.text, file, tools);
    if (!back.faults.empty())
        return {Outcome::Unreadable, {}};
    RoundTrip result{Outcome::Equal, differences(deck, back.deck, tools.library)};
    std::erase_if(result.differences, [&](const DeckDifference& difference) {
        return difference.what == What::Name && difference.after == name_from_file(file);
    });
    if (!result.differences.empty())
        result.outcome = Outcome::Differs;
    return result;
}

} // namespace kizuna
