#include "decks/files/round_trip.h"

#include "decks/files/deck_import.h"

#include <algorithm>
#include <map>
#include <utility>

namespace kizuna {
namespace {

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

/// Codes and tags are sets: their order says nothing.
std::vector<std::string> in_order(std::vector<std::string> texts)
{
    std::ranges::sort(texts);
    return texts;
}

std::vector<std::string> compared_alternatives(const Deck& deck, const CardLibrary& library)
{
    std::vector<std::string> cards;
    for (const std::string& code : deck.alternatives)
        cards.push_back(card_id_of(code, library));
    return in_order(std::move(cards));
}

std::string listed(const std::vector<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : ", ") + text;
    return all;
}

class DeckComparison {
public:
    void text(DeckPart what, const std::string& before, const std::string& after)
    {
        if (before != after)
            found_.push_back({what, {}, before, after});
    }
    void list(DeckPart what, const std::vector<std::string>& before,
              const std::vector<std::string>& after)
    {
        if (before != after)
            found_.push_back({what, {}, listed(before), listed(after)});
    }
    void piles(DeckPart what, const std::map<std::string, int>& before,
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
        found.text(DeckPart::Name, before.name, after.name);
    found.text(DeckPart::Author, before.author, after.author);
    found.text(DeckPart::Game, before.game, after.game);
    found.text(DeckPart::Format, before.format, after.format);
    found.text(DeckPart::Protagonist, card_id_of(before.protagonist, library),
               card_id_of(after.protagonist, library));
    found.list(DeckPart::Alternatives, compared_alternatives(before, library),
               compared_alternatives(after, library));
    found.list(DeckPart::Tags, in_order(before.tags), in_order(after.tags));
    found.text(DeckPart::Notes, before.notes, after.notes);
    found.piles(DeckPart::Cards, counted_copies(before.cards, library),
                counted_copies(after.cards, library));
    found.piles(DeckPart::Maybe, counted_copies(before.maybe, library),
                counted_copies(after.maybe, library));
    return found.take();
}

void RoundTrip::ignore(DeckPart part)
{
    const auto ignored = std::erase_if(
        differences, [part](const DeckDifference& difference) { return difference.what == part; });
    if (ignored > 0 && differences.empty())
        outcome = Outcome::Equal;
}

RoundTrip round_trip(const Deck& deck, const WrittenDeck& written, const DeckFileKind& kind,
                     const std::string& file, const DeckFileTools& tools)
{
    using Outcome = RoundTrip::Outcome;
    if (!kind.read)
        return {Outcome::WriteOnly, {}};
    const DeckFileKind* known = deck_file_kind_for(written.text, file);
    const ImportedDeck back = (known ? *known : kind).read(written.text, file, tools);
    if (!back.faults.empty())
        return {Outcome::Unreadable, {}};
    RoundTrip result{Outcome::Equal, differences(deck, back.deck, tools.library)};
    if (!result.differences.empty())
        result.outcome = Outcome::Differs;
    return result;
}

bool ProvenDeck::is_whole() const
{
    return written.problems.empty() && (back.outcome == RoundTrip::Outcome::Equal ||
                                        back.outcome == RoundTrip::Outcome::WriteOnly);
}

std::vector<DeckDifference> ProvenDeck::untold(const CardLibrary& library) const
{
    std::vector<DeckDifference> found = back.differences;
    std::erase_if(found, [&](const DeckDifference& difference) {
        return std::ranges::any_of(written.problems, [&](const ImportProblem& problem) {
            // A writer that leaves a card out means it in either pile.
            const bool is_part = problem.part == difference.what ||
                                 (problem.part == DeckPart::Cards &&
                                  difference.what == DeckPart::Maybe && !problem.code.empty());
            return is_part &&
                   card_id_of(problem.code, library) == card_id_of(difference.code, library);
        });
    });
    return found;
}

ProvenDeck write_proven(const Deck& deck, const DeckFileKind& kind, const std::string& file,
                        const DeckFileTools& tools)
{
    ProvenDeck proven{kind.write(deck, tools), {}};
    proven.back = round_trip(deck, proven.written, kind, file, tools);
    return proven;
}

} // namespace kizuna
