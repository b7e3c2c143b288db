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

} // namespace

std::vector<DeckDifference> differences(const Deck& before, const Deck& after,
                                        const CardLibrary& library)
{
    std::vector<DeckDifference> found;
    const auto compare = [&found](DeckPart what, const std::string& one, const std::string& other) {
        if (one != other)
            found.push_back({what, {}, one, other});
    };
    const auto compare_lists = [&found](DeckPart what, const std::vector<std::string>& one,
                                        const std::vector<std::string>& other) {
        if (one != other)
            found.push_back({what, {}, listed(one), listed(other)});
    };
    const auto compare_piles = [&](DeckPart what, const std::vector<DeckEntry>& one,
                                   const std::vector<DeckEntry>& other) {
        std::map<std::string, std::pair<int, int>> copies;
        for (const DeckEntry& entry : one) {
            int& count = copies[compared_code(entry.code, library)].first;
            count = saturating_sum(count, entry.copies);
        }
        for (const DeckEntry& entry : other) {
            int& count = copies[compared_code(entry.code, library)].second;
            count = saturating_sum(count, entry.copies);
        }
        for (const auto& [code, counts] : copies) {
            if (counts.first != counts.second)
                found.push_back(
                    {what, code, std::to_string(counts.first), std::to_string(counts.second)});
        }
    };
    if (!before.name.empty())
        compare(DeckPart::Name, before.name, after.name);
    compare(DeckPart::Author, before.author, after.author);
    compare(DeckPart::Game, before.game, after.game);
    compare(DeckPart::Format, before.format, after.format);
    compare(DeckPart::Protagonist, card_id_of(before.protagonist, library),
            card_id_of(after.protagonist, library));
    compare_lists(DeckPart::Alternatives, compared_alternatives(before, library),
                  compared_alternatives(after, library));
    compare_lists(DeckPart::Tags, in_order(before.tags), in_order(after.tags));
    compare(DeckPart::Notes, before.notes, after.notes);
    compare_piles(DeckPart::Cards, before.cards, after.cards);
    compare_piles(DeckPart::Maybe, before.maybe, after.maybe);
    return found;
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

std::vector<DeckDifference> ProvenDeck::unannounced(const CardLibrary& library) const
{
    std::vector<DeckDifference> found = back.differences;
    std::erase_if(found, [&](const DeckDifference& difference) {
        return std::ranges::any_of(written.problems, [&](const ImportProblem& problem) {
            // What a writer says it left out of the cards may also be missing among the maybe.
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
