#include "decks/legality/legality_rules.h"
#include "decks/lookup/card_suggestions.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace kizuna {
namespace {

constexpr std::size_t max_looked_up = 8; // unknown cards that get suggestions

void check_size(const DeckInFormat& in, std::vector<Violation>& found)
{
    const int actual = in.cards.size;
    const int min = std::min(rulebook_deck_size, in.format.min_size);
    if (actual < min)
        found.push_back({DeckClause::Size,
                         WrongSize{DeckClause::Size, min, no_limit, actual},
                         {add_any(in, "", min - actual)}});
}

void check_format_size(const DeckInFormat& in, std::vector<Violation>& found)
{
    const int actual = in.cards.size;
    const WrongSize wrong{DeckClause::FormatSize, in.format.min_size, in.format.max_size, actual};
    if (in.format.min_size > rulebook_deck_size && actual < in.format.min_size)
        found.push_back(
            {DeckClause::FormatSize, wrong, {add_any(in, "", in.format.min_size - actual)}});
    if (actual > in.format.max_size)
        found.push_back({DeckClause::FormatSize, wrong,
                         remove_latest(in, actual - in.format.max_size,
                                       entries_that(in, [](const Card*) { return true; }))});
}

/// The deck's cards of one name, by id.
std::vector<const Card*> cards_of_name(const DeckInFormat& in, CardIndex name_group)
{
    std::vector<const Card*> cards;
    for (const std::size_t place : in.entries_of_name(name_group))
        cards.push_back(in.cards.entry_cards[place]);
    std::ranges::sort(cards); // the library holds its cards by id
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cards;
}

void check_name(const DeckInFormat& in, const Card& card, int copies, std::vector<Violation>& found)
{
    const CopiesLimit limit = copies_limit(card, in.format, in.library);
    const auto check = [&](DeckClause clause, int allowed) {
        if (copies <= allowed)
            return;
        found.push_back({clause,
                         TooManyCopies{clause, cards_of_name(in, card.name_group), allowed, copies},
                         remove_latest(in, copies - allowed, in.entries_of_name(card.name_group))});
    };
    check(DeckClause::Copies, limit.base);
    if (limit.format < limit.base)
        check(DeckClause::FormatCopies, limit.format);
}

/// Cards of one name group count together, however they are numbered, printed or translated
/// (RULING-4). Names within every limit, nearly all, are skipped.
void check_copies(const DeckInFormat& in, std::vector<Violation>& found)
{
    int never_too_many = std::min(4, in.format.copies);
    for (const auto& [name, copies] : in.format.copies_of)
        never_too_many = std::min(never_too_many, copies);

    std::vector<int> copies_of(in.library.cards().size()); // indexed by Card::name_group
    for (const ResolvedDeck::Line& line : in.cards.cards) {
        int& copies = copies_of[line.card->name_group];
        copies = saturating_sum(copies, line.copies);
    }
    for (const ResolvedDeck::Line& line : in.cards.cards) {
        const int copies = std::exchange(copies_of[line.card->name_group], 0);
        if (copies > never_too_many) // only with the name's first card
            check_name(in, *line.card, copies, found);
    }
}

void check_cost_one(const DeckInFormat& in, std::vector<Violation>& found)
{
    const auto could_lead = [](const ResolvedDeck::Line& line) { return costs_one(*line.card); };
    if (std::ranges::none_of(in.cards.cards, could_lead))
        found.push_back({DeckClause::NoCostOne, NoCostOneCard{}, {add_any(in, "cost=1", 1)}});
}

void check_designation(const DeckInFormat& in, std::vector<Violation>& found)
{
    if (in.deck.protagonist.empty() || is_designation_usable(in.cards))
        return;
    const Card* card = in.cards.designated;
    const bool is_there = card && in.cards.copies_of(*card) > 0;
    const auto reason =
        is_there ? WrongProtagonist::Reason::NotCostOne : WrongProtagonist::Reason::NotInDeck;
    found.push_back({DeckClause::Protagonist, WrongProtagonist{reason, card, in.deck.protagonist},
                     fix_designation(in)});
}

/// One for each code, in deck order.
std::vector<UnknownCard> unknown_cards(const DeckInFormat& in)
{
    std::unordered_map<std::string_view, std::size_t> by_code;
    std::vector<UnknownCard> unknown;
    by_code.reserve(in.cards.unknown.size());
    unknown.reserve(in.cards.unknown.size());
    for (const DeckEntry* entry : in.cards.unknown) {
        const auto [at, is_new] = by_code.emplace(entry->code, unknown.size());
        if (is_new)
            unknown.push_back({entry->code, entry->copies, {}});
        else
            unknown[at->second].copies = saturating_sum(unknown[at->second].copies, entry->copies);
    }
    for (std::size_t at = 0; at < std::min(unknown.size(), max_looked_up); ++at) {
        for (const CardSuggestion& meant : card_suggestions(unknown[at].code, in.library))
            unknown[at].suggestions.push_back(meant.card);
    }
    return unknown;
}

/// Inserts the unknown cards into the sorted violations, all at once: a bad file may name a hundred
/// thousand.
void add_unknown(std::vector<UnknownCard> unknown, std::vector<Violation>& found)
{
    const auto behind =
        std::ranges::upper_bound(found, DeckClause::UnknownCard, {}, &Violation::clause);
    std::vector<Violation> all;
    all.reserve(found.size() + unknown.size());
    std::move(found.begin(), behind, std::back_inserter(all));
    for (UnknownCard& card : unknown) {
        std::vector<Edit> fix(1, {Edit::Kind::Remove, nullptr, card.code, {}, card.copies});
        all.push_back({DeckClause::UnknownCard, std::move(card), std::move(fix)});
    }
    std::move(behind, found.end(), std::back_inserter(all));
    found = std::move(all);
}

void check_admitted(const DeckInFormat& in, std::vector<Violation>& found)
{
    const auto refuse = [&](DeckClause clause, const ResolvedDeck::Line& line) {
        found.push_back({clause,
                         NotAllowed{clause, line.card, line.copies},
                         {Edit{Edit::Kind::Remove, line.card, {}, {}, line.copies}}});
    };
    for (const ResolvedDeck::Line& line : in.cards.cards) {
        if (!is_in_pool(*line.card, in.format, in.library))
            refuse(DeckClause::FormatAllowed, line);
        if (is_banned(*line.card, in.format, in.library))
            refuse(DeckClause::FormatBanned, line);
    }
}

/// Copies of cards that the library lacks or that have no type.
int open_copies(const ResolvedDeck& cards)
{
    int copies = unknown_copies(cards);
    for (const ResolvedDeck::Line& line : cards.cards) {
        if (line.card->types.empty())
            copies = saturating_sum(copies, line.copies);
    }
    return copies;
}

void check_count(const DeckInFormat& in, const CountRule& rule, DeckClause clause,
                 const Card* protagonist, std::vector<Violation>& found)
{
    const int actual = count_matches(in, rule.cards, protagonist);
    const int open = rule.clause.empty() ? 0 : open_copies(in.cards);
    if (actual >= rule.min && actual <= rule.max && open == 0)
        return;
    const QueryContext context{.library = &in.library, .protagonist = protagonist};
    const auto matches = [&](const Card* card) {
        return card && rule.cards.matches(*card, context);
    };
    WrongCount wrong{clause, rule.cards.to_text(), {}, rule.min, rule.max, actual, open};
    for (const ResolvedDeck::Line& line : in.cards.cards) {
        if (matches(line.card))
            wrong.cards.push_back(line.card);
    }
    std::ranges::sort(wrong.cards);
    std::vector<Edit> fix;
    if (actual > rule.max)
        fix = remove_latest(in, actual - rule.max, entries_that(in, matches));
    else if (wrong.is_sure())
        fix = {add_any(in, wrong.query, rule.min - saturating_sum(actual, open))};
    found.push_back({clause, std::move(wrong), std::move(fix), rule.clause});
}

void check_opening(const DeckInFormat& in, const OpeningRule& rule, const Card& protagonist,
                   std::vector<Violation>& found)
{
    const int actual = opening_sum(rule, in, protagonist);
    if (actual >= rule.min && actual <= rule.max)
        return;
    const QueryContext context{.library = &in.library, .protagonist = &protagonist};
    WrongOpening wrong{rule.value, rule.cards.to_text(), {}, rule.min, rule.max,
                       actual,     rule.number_name};
    for (const Card* card : opening_cards(in, protagonist)) {
        if (rule.cards.matches(*card, context))
            wrong.cards.push_back(card);
    }
    found.push_back({DeckClause::FormatOpening, std::move(wrong),
                     fix_opening(in, rule, protagonist), rule.clause});
}

void check_sum(const DeckInFormat& in, const OpeningRule& rule, std::vector<Violation>& found)
{
    const QueryContext context{.library = &in.library, .protagonist = nullptr};
    int actual = 0;
    std::vector<const Card*> cards;
    for (const ResolvedDeck::Line& line : in.cards.cards) {
        const int number = number_of(rule, *line.card, in.library);
        if (number == 0 || !rule.cards.matches(*line.card, context))
            continue;
        cards.push_back(line.card);
        actual = saturating_sum(actual, saturating_product(number, line.copies));
    }
    if (actual >= rule.min && actual <= rule.max)
        return;
    std::ranges::sort(cards);
    found.push_back({DeckClause::FormatSum,
                     WrongSum{{rule.value, rule.cards.to_text(), std::move(cards), rule.min,
                               rule.max, actual, rule.number_name}},
                     fix_sum(in, rule, actual), rule.clause});
}

/// The violations of rules that may depend on the protagonist, for this one; null: the deck has
/// none.
std::vector<Violation> judge_lead(const DeckInFormat& in, const Card* protagonist)
{
    std::vector<Violation> found;
    if (protagonist && is_banned_protagonist(*protagonist, in.format, in.library))
        found.push_back({DeckClause::FormatBannedProtagonist,
                         NotAllowed{DeckClause::FormatBannedProtagonist, protagonist,
                                    in.cards.copies_of(*protagonist)},
                         fix_banned_protagonist(in)});
    for (const CountRule& rule : in.format.require)
        check_count(in, rule, DeckClause::FormatRequire, protagonist, found);
    for (const CountRule& rule : in.format.exact)
        check_count(in, rule, DeckClause::FormatExact, protagonist, found);
    if (protagonist) {
        for (const OpeningRule& rule : in.format.opening)
            check_opening(in, rule, *protagonist, found);
    }
    return found;
}

/// How many violations judge_lead() finds, which takes less time.
std::size_t broken_by_lead(const DeckInFormat& in, const Card* protagonist)
{
    const auto is_broken = [&](const CountRule& rule) {
        const int actual = count_matches(in, rule.cards, protagonist);
        return actual < rule.min || actual > rule.max;
    };
    auto broken = std::ranges::count_if(in.format.require, is_broken) +
                  std::ranges::count_if(in.format.exact, is_broken);
    if (protagonist) {
        broken += is_banned_protagonist(*protagonist, in.format, in.library) ? 1 : 0;
        broken += std::ranges::count_if(in.format.opening, [&](const OpeningRule& rule) {
            const int actual = opening_sum(rule, in, *protagonist);
            return actual < rule.min || actual > rule.max;
        });
    }
    return static_cast<std::size_t>(broken);
}

/// Checks the rules that may depend on the protagonist. Where none is designated, for the one that
/// breaks the fewest of them.
void check_lead(const DeckInFormat& in, std::vector<Violation>& found)
{
    const bool asks = asks_about_protagonist(in.format);
    if (!asks && in.format.require.empty() && in.format.exact.empty())
        return;
    std::vector<const Card*> choices;
    if (in.format.has_protagonist)
        choices = is_designation_usable(in.cards) ? std::vector{in.cards.designated}
                                                  : possible_protagonists(in.cards);
    if (choices.empty())
        choices.push_back(nullptr);
    if (!asks)
        choices.resize(1);

    const Card* best = choices.front();
    std::size_t fewest = choices.size() > 1 ? broken_by_lead(in, best) : 0;
    for (std::size_t at = 1; at < choices.size() && fewest > 0; ++at) {
        const std::size_t broken = broken_by_lead(in, choices[at]);
        if (broken < fewest) {
            best = choices[at];
            fewest = broken;
        }
    }
    std::ranges::move(judge_lead(in, best), std::back_inserter(found));
}

} // namespace

std::string_view code_of(DeckClause clause)
{
    switch (clause) {
    case DeckClause::Size:
        return "DECK-1";
    case DeckClause::Copies:
        return "DECK-2";
    case DeckClause::NoCostOne:
        return "DECK-3";
    case DeckClause::Protagonist:
        return "DECK-10";
    case DeckClause::UnknownCard:
        return "UNKNOWN-CARD";
    case DeckClause::FormatSize:
        return "FORMAT-SIZE";
    case DeckClause::FormatCopies:
        return "FORMAT-COPIES";
    case DeckClause::FormatAllowed:
        return "FORMAT-ALLOWED";
    case DeckClause::FormatBanned:
        return "FORMAT-BANNED";
    case DeckClause::FormatBannedProtagonist:
        return "FORMAT-BANNED-PROTAGONIST";
    case DeckClause::FormatRequire:
        return "FORMAT-REQUIRE";
    case DeckClause::FormatExact:
        return "FORMAT-EXACT";
    case DeckClause::FormatOpening:
        return "FORMAT-OPENING";
    case DeckClause::FormatSum:
        return "FORMAT-SUM";
    }
    return {};
}

bool is_sure(const Violation& violation)
{
    const auto* count = std::get_if<WrongCount>(&violation.reason);
    return count == nullptr || count->is_sure();
}

std::string_view code_of(const Violation& violation)
{
    return violation.stated_as.empty() ? code_of(violation.clause)
                                       : std::string_view(violation.stated_as);
}

std::vector<Violation> check_legality(const Deck& deck, const ResolvedDeck& cards,
                                      const Format& format, const CardLibrary& library)
{
    const DeckInFormat in{deck, cards, format, library};
    std::vector<Violation> found;
    check_size(in, found);
    check_copies(in, found);
    if (format.has_protagonist) {
        check_cost_one(in, found);
        check_designation(in, found);
    }
    check_format_size(in, found);
    check_admitted(in, found);
    check_lead(in, found);
    for (const OpeningRule& rule : format.sums)
        check_sum(in, rule, found);
    // Some rules above find violations of two clauses.
    std::ranges::stable_sort(found, {}, &Violation::clause);
    if (!cards.unknown.empty())
        add_unknown(unknown_cards(in), found);
    return found;
}

std::vector<Violation> check_legality(const Deck& deck, const Format& format,
                                      const CardLibrary& library)
{
    return check_legality(deck, resolve(deck, library), format, library);
}

} // namespace kizuna
