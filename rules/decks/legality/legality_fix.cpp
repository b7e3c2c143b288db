#include "decks/legality/legality_rules.h"

#include <algorithm>
#include <unordered_map>

namespace kizuna {
namespace {

/// Gathers removals, one edit for each card.
class Removals {
public:
    void add(const Card* card, const std::string& code, int copies)
    {
        const auto [at, is_new] = by_code_.emplace(card ? card->id : code, edits_.size());
        if (is_new)
            edits_.push_back({Edit::Kind::Remove, card, card ? std::string() : code, {}, copies});
        else
            edits_[at->second].copies += copies;
    }
    std::vector<Edit> take() { return std::move(edits_); }

private:
    std::vector<Edit> edits_;
    std::unordered_map<std::string, std::size_t> by_code_; // no unknown code is a card's id
};

/// Counts the copies that could lead the deck, so that one of them can be left.
struct LeadReserve {
    const Card* lead = nullptr; ///< the designated protagonist; null: any cost-1 card will do
    int copies = 0;

    explicit LeadReserve(const DeckInFormat& in)
        : lead(is_designation_usable(in.cards) ? in.cards.designated : nullptr)
    {
        if (!in.lead_copies_found) {
            for (const ResolvedDeck::Line& line : in.cards.cards)
                copies = saturating_sum(copies, concerns(line.card) ? line.copies : 0);
            in.lead_copies_found = copies;
        }
        copies = *in.lead_copies_found;
    }
    bool concerns(const Card* card) const
    {
        return card && (lead ? card == lead : costs_one(*card));
    }
};

bool restricts_cards(const Format& format)
{
    return format.allowed || !format.banned.empty() ||
           std::ranges::any_of(format.copies_of,
                               [](const auto& name_copies) { return name_copies.second == 0; });
}

/// A query in its plainest form; a text that is no query stays as it is.
std::string plain_query(const std::string& text, const CardLibrary& library)
{
    const auto parsed = Query::parse(text, library);
    const Query* query = std::get_if<Query>(&parsed);
    return query ? query->to_text() : text;
}

/// The best cost-1 card of the deck to lead it, of those that `fits` is true for; null if there is
/// none.
const Card* best_lead(const DeckInFormat& in, const std::function<bool(const Card&)>& fits)
{
    for (const Card* card : possible_protagonists(in.cards)) {
        if (fits(*card))
            return card;
    }
    return nullptr;
}

Edit lead_with(const Card& card)
{
    return {Edit::Kind::Protagonist, &card, {}, {}, 0};
}

/// Adds a card that matches `wanted` to lead the deck, and designates it where the deck designates
/// another.
std::vector<Edit> add_lead(const DeckInFormat& in, std::string_view wanted)
{
    std::vector<Edit> edits = {add_any(in, wanted, 1)};
    if (!in.deck.protagonist.empty())
        edits.push_back({Edit::Kind::Protagonist, nullptr, {}, edits.front().query, 0});
    return edits;
}

/// The field of the query language for the rule's number.
std::string_view field_of(const OpeningRule& rule)
{
    switch (rule.value) {
    case OpeningRule::Value::Cost:
        return "cost";
    case OpeningRule::Value::ClassChange:
        return "cc";
    case OpeningRule::Value::Attack:
        return "attack";
    case OpeningRule::Value::Support:
        return "support";
    case OpeningRule::Value::Other:
        return rule.number;
    }
    return {};
}

} // namespace

Edit add_any(const DeckInFormat& in, std::string_view wanted, int copies)
{
    std::string query(wanted);
    if (restricts_cards(in.format)) {
        const std::string admitted = "format:" + in.format.id;
        query = query.empty() ? admitted : plain_query("(" + query + ") " + admitted, in.library);
    }
    return {Edit::Kind::Add, nullptr, {}, std::move(query), copies};
}

std::vector<Edit> remove_latest(const DeckInFormat& in, int copies,
                                const std::vector<std::size_t>& entries)
{
    Removals removals;
    LeadReserve reserve(in);
    std::vector<int> left;
    for (const std::size_t place : entries)
        left.push_back(in.deck.cards[place].copies);
    for (const bool spare_the_lead : {true, false}) {
        for (std::size_t at = left.size(); at-- > 0 && copies > 0;) {
            const DeckEntry& entry = in.deck.cards[entries[at]];
            const Card* card = in.cards.entry_cards[entries[at]];
            int taken = std::min(copies, left[at]);
            if (spare_the_lead && reserve.concerns(card))
                taken = std::min(taken, reserve.copies - 1);
            if (taken == 0)
                continue;
            removals.add(card, entry.code, taken);
            left[at] -= taken;
            copies -= taken;
            reserve.copies -= reserve.concerns(card) ? taken : 0;
        }
    }
    return removals.take();
}

std::vector<std::size_t> entries_that(const DeckInFormat& in,
                                      const std::function<bool(const Card*)>& may_go)
{
    std::vector<std::size_t> entries;
    for (std::size_t at = 0; at < in.deck.cards.size(); ++at) {
        if (may_go(in.cards.entry_cards[at]))
            entries.push_back(at);
    }
    return entries;
}

std::vector<Edit> fix_designation(const DeckInFormat& in)
{
    const Card* wanted = in.cards.designated;
    const bool is_only_missing =
        wanted && costs_one(*wanted) && is_allowed(*wanted, in.format, in.library);
    const bool is_short = in.cards.size < in.format.min_size;
    const Card* other = best_lead(in, [](const Card&) { return true; });
    // Designating another card changes no copies, but a deck that is short of cards gets the one it
    // names.
    if (is_only_missing && (is_short || !other))
        return {{Edit::Kind::Add, wanted, {}, {}, 1}};
    if (other)
        return {lead_with(*other)};
    return add_lead(in, "cost=1");
}

std::vector<Edit> fix_banned_protagonist(const DeckInFormat& in)
{
    const Card* other = best_lead(
        in, [&](const Card& card) { return !is_banned_protagonist(card, in.format, in.library); });
    if (other)
        return {lead_with(*other)};
    std::string wanted = "cost=1";
    for (const std::string& banned : in.format.banned_protagonists) {
        constexpr std::string_view unit = "unit:";
        if (banned.starts_with(unit))
            wanted += " -unit=\"" + banned.substr(unit.size()) + '"';
        else if (const Card* card = in.library.find_id(banned)) {
            for (const Card* same : in.library.same_name(*card))
                wanted += " -id=" + same->id;
        }
    }
    return add_lead(in, wanted);
}

std::vector<Edit> fix_sum(const DeckInFormat& in, const OpeningRule& rule, int actual)
{
    if (actual < rule.min) {
        // Suggest one card that alone adds what is missing.
        std::string wanted(field_of(rule));
        wanted += ">=" + std::to_string(rule.min - actual);
        if (!rule.cards.to_text().empty())
            wanted = "(" + rule.cards.to_text() + ") " + wanted;
        return {add_any(in, wanted, 1)};
    }
    const QueryContext context{.library = &in.library, .protagonist = nullptr};
    Removals removals;
    for (std::size_t at = in.deck.cards.size(); at-- > 0 && actual > rule.max;) {
        const Card* card = in.cards.entry_cards[at];
        const int number = card ? number_of(rule, *card, in.library) : 0;
        if (number == 0 || !rule.cards.matches(*card, context))
            continue;
        const int over = (actual - rule.max + number - 1) / number;
        const int taken = std::min(over, in.deck.cards[at].copies);
        removals.add(card, in.deck.cards[at].code, taken);
        actual -= taken * number;
    }
    return removals.take();
}

std::vector<Edit> fix_opening(const DeckInFormat& in, const OpeningRule& rule,
                              const Card& protagonist)
{
    const Card* other = best_lead(in, [&](const Card& card) {
        const int sum = opening_sum(rule, in, card);
        return sum >= rule.min && sum <= rule.max;
    });
    if (other)
        return {lead_with(*other)};
    const int others = opening_sum(rule, in, protagonist) -
                       opening_value(rule, protagonist, protagonist, in.library);
    if (others > rule.max)
        return {};
    const std::string field(field_of(rule));
    std::string wanted = "cost=1";
    if (!rule.cards.to_text().empty())
        wanted = "(" + rule.cards.to_text() + ") " + wanted;
    if (rule.min > others)
        wanted += ' ' + field + ">=" + std::to_string(rule.min - others);
    if (rule.max < no_limit)
        wanted += ' ' + field + "<=" + std::to_string(rule.max - others);
    return add_lead(in, wanted);
}

} // namespace kizuna
