#include "decks/legality/copies_mender.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <tuple>
#include <unordered_map>

namespace kizuna {

CopiesMender::CopiesMender(const DeckInFormat& in, const Card* lead, const Card* context)
    : lead_(lead), context_(context)
{
    take_stock(in);
    set_bounds(in);
    while (remove_some()) {
    }
    while (add_some()) {
    }
}

bool CopiesMender::is_done() const
{
    return std::ranges::all_of(
        bounds_, [](const Bound& bound) { return bound.excess() == 0 && bound.shortage() == 0; });
}

int CopiesMender::changes() const
{
    int copies = 0;
    for (const Stock& stock : stocks_)
        copies += std::abs(stock.now - stock.before);
    return copies;
}

std::vector<Edit> CopiesMender::edits() const
{
    std::vector<Edit> edits;
    for (const Stock& stock : stocks_) {
        if (stock.now < stock.before)
            edits.push_back({Edit::Kind::Remove, stock.card, {}, {}, stock.before - stock.now});
    }
    for (const Stock& stock : stocks_) {
        if (stock.now > stock.before)
            edits.push_back({Edit::Kind::Add, stock.card, {}, {}, stock.now - stock.before});
    }
    return edits;
}

std::vector<int> CopiesMender::kept() const
{
    std::vector<int> kept = unknown_;
    for (const Stock& stock : stocks_) {
        int left = stock.now;
        for (const Entry& entry : stock.entries) {
            kept[entry.position] = std::min(entry.copies, left);
            left -= kept[entry.position];
        }
    }
    return kept;
}

void CopiesMender::take_stock(const DeckInFormat& in)
{
    std::unordered_map<const Card*, std::size_t> places;
    const auto stock_of = [&](const Card* card) {
        const auto [at, is_new] = places.emplace(card, stocks_.size());
        if (is_new)
            stocks_.push_back({.card = card, .entries = {}, .shares = {}});
        return at->second;
    };
    unknown_.resize(in.deck.cards.size());
    for (std::size_t position = 0; position < in.deck.cards.size(); ++position) {
        const Card* card = in.cards.entry_cards[position];
        if (!card)
            unknown_[position] = in.deck.cards[position].copies;
        else {
            Stock& stock = stocks_[stock_of(card)];
            stock.entries.push_back({position, in.deck.cards[position].copies});
            stock.before = saturating_sum(stock.before, in.deck.cards[position].copies);
        }
    }
    for (Stock& stock : stocks_)
        stock.now = stock.before;
    for (std::size_t place = 0; place < in.deck.maybe.size(); ++place) {
        const DeckEntry& entry = in.deck.maybe[place];
        if (const Card* card = in.library.find(entry.code).card) {
            Stock& stock = stocks_[stock_of(card)];
            if (stock.maybe == 0)
                stock.place_in_maybe = place;
            stock.maybe = saturating_sum(stock.maybe, entry.copies);
        }
    }
}

/// Adds a bound over the cards with a weight above 0. `weight` may return bool.
template <typename Weight>
void CopiesMender::bind(Bound bound, Weight weight)
{
    for (Stock& stock : stocks_) {
        if (const int each = weight(*stock.card); each > 0) {
            stock.shares.push_back({bounds_.size(), each});
            bound.total = saturating_sum(bound.total, saturating_product(each, stock.now));
        }
    }
    bounds_.push_back(bound);
}

void CopiesMender::set_bounds(const DeckInFormat& in)
{
    const Format& format = in.format;
    Bound size{.min = format.min_size, .max = format.max_size};
    for (const int copies : unknown_)
        size.total = saturating_sum(size.total, copies);
    bind(size, [](const Card&) { return true; });
    bind({.max = 0}, [&](const Card& card) {
        return !is_in_pool(card, format, in.library) || is_banned(card, format, in.library);
    });
    if (format.has_protagonist)
        bind({.min = 1, .is_lead = true},
             [&](const Card& card) { return lead_ ? &card == lead_ : costs_one(card); });
    const QueryContext context{.library = &in.library, .protagonist = context_};
    for (const auto* rules : {&format.require, &format.exact}) {
        for (const CountRule& rule : *rules)
            bind({.min = rule.min, .max = rule.max},
                 [&](const Card& card) { return rule.cards.matches(card, context); });
    }
    for (const OpeningRule& rule : format.sums)
        bind({.min = rule.min, .max = rule.max}, [&](const Card& card) {
            return rule.cards.matches(card, context) ? number_of(rule, card, in.library) : 0;
        });
    std::map<CardIndex, std::size_t> names;
    for (Stock& stock : stocks_) {
        const auto [name, is_new] = names.emplace(stock.card->name_group, bounds_.size());
        if (is_new)
            bounds_.push_back({.max = copies_limit(*stock.card, format, in.library).format});
        stock.shares.push_back({name->second, 1});
        bounds_[name->second].total += stock.now;
    }
}

void CopiesMender::change(Stock& stock, int copies)
{
    stock.now += copies;
    for (const auto& [at, weight] : stock.shares)
        bounds_[at].total += weight * copies;
}

/// The entry that loses copies first, and how many the mend has left in it. Copies that were added
/// count as later than all entries.
CopiesMender::Entry CopiesMender::latest_entry(const Stock& stock)
{
    if (stock.now > stock.before)
        return {std::numeric_limits<std::size_t>::max(), stock.now - stock.before};
    int left = stock.now;
    for (const Entry& entry : stock.entries) {
        if (left <= entry.copies)
            return {entry.position, left};
        left -= entry.copies;
    }
    return {0, 0};
}

int CopiesMender::weight_of(const Stock& stock, std::size_t bound)
{
    const auto share = std::ranges::find(stock.shares, bound, &Share::bound);
    return share == stock.shares.end() ? 0 : share->weight;
}

/// Removes copies where a rule counts too many. Of the copies that would help, takes the one that
/// leaves the fewest cards to add again, and of equals the latest. False if no rule counts too
/// many.
bool CopiesMender::remove_some()
{
    Stock* best = nullptr;
    std::tuple<bool, int, std::size_t> min_loss; // no lead left; rules broken less mended; earlier
    for (Stock& stock : stocks_) {
        bool mends = false;
        bool breaks_lead = false;
        int loss = 0;
        for (const auto& [at, weight] : stock.shares) {
            const Bound& bound = bounds_[at];
            const bool breaks = bound.total - weight < bound.min;
            mends = mends || bound.excess() > 0;
            breaks_lead = breaks_lead || (breaks && bound.is_lead);
            loss += (breaks ? 1 : 0) - (bound.excess() > 0 ? 1 : 0);
        }
        if (stock.now == 0 || !mends)
            continue;
        const std::tuple all_loss(breaks_lead, loss, ~latest_entry(stock).position);
        if (!best || all_loss < min_loss) {
            best = &stock;
            min_loss = all_loss;
        }
    }
    if (best)
        remove_from(*best);
    return best != nullptr;
}

/// Removes copies of the latest entry, as many as bring no rule past its bound.
void CopiesMender::remove_from(Stock& stock)
{
    int copies = latest_entry(stock).copies;
    for (const auto& [at, weight] : stock.shares) {
        const Bound& bound = bounds_[at];
        if (bound.excess() > 0)
            copies = std::min(copies, (bound.excess() + weight - 1) / weight);
        else if (bound.total - weight >= bound.min)
            copies = std::min(copies, (bound.total - bound.min) / weight);
    }
    change(stock, -copies);
}

/// How many rules want a copy of this card. `room`: the card that gives up a copy for it; null:
/// none.
int CopiesMender::fills(const Stock& stock, const Stock* room) const
{
    return static_cast<int>(std::ranges::count_if(stock.shares, [&](const Share& share) {
        return bounds_[share.bound].shortage() > 0 && !(room && weight_of(*room, share.bound) > 0);
    }));
}

/// Adds copies of one card; false where nothing is missing or nothing helps. Cards that need no
/// other to go come first, then those that fill the most rules, then the maybe-pile in its order,
/// then the lead's unit, the most copies and the lowest id.
bool CopiesMender::add_some()
{
    const auto preference = [this](const Stock& stock, const Stock* room) {
        const bool is_maybe = stock.maybe > 0;
        const bool is_of_lead = context_ && shares_unit_name(*stock.card, *context_);
        return std::tuple(room != nullptr, -fills(stock, room), !is_maybe,
                          is_maybe ? stock.place_in_maybe : 0, !is_of_lead, -stock.now, stock.card);
    };
    Stock* best = nullptr;
    Stock* best_room = nullptr; // null: no card has to go
    for (Stock& stock : stocks_) {
        if (fills(stock, nullptr) == 0)
            continue;
        const bool is_full = std::ranges::any_of(stock.shares, [&](const Share& share) {
            return bounds_[share.bound].max - bounds_[share.bound].total < share.weight;
        });
        Stock* room = is_full ? room_for(stock) : nullptr;
        if (is_full && !room)
            continue;
        if (!best || preference(stock, room) < preference(*best, best_room)) {
            best = &stock;
            best_room = room;
        }
    }
    if (!best)
        return false;
    if (best_room)
        change(*best_room, -1);
    add_to(*best, best_room ? 1 : no_limit);
    return true;
}

/// Adds at most so many copies, and no more than every rule wants and has room for.
void CopiesMender::add_to(Stock& stock, int copies)
{
    for (const auto& [at, weight] : stock.shares) {
        const Bound& bound = bounds_[at];
        const int room = (bound.max - bound.total) / weight;
        const int wanted = (bound.shortage() + weight - 1) / weight;
        copies = std::min(copies, bound.shortage() > 0 ? std::min(wanted, room) : room);
    }
    if (stock.maybe > 0) {
        copies = std::min(copies, stock.maybe);
        stock.maybe -= copies;
    }
    change(stock, copies);
}

/// The card to replace by one of `wanted`: it counts in every full rule, no rule needs it, and the
/// exchange improves the deck. Null if there is none.
CopiesMender::Stock* CopiesMender::room_for(const Stock& wanted)
{
    Stock* latest = nullptr;
    for (Stock& stock : stocks_) {
        const bool makes_room = std::ranges::all_of(wanted.shares, [&](const Share& share) {
            const Bound& bound = bounds_[share.bound];
            // The maximum may be the greatest int: it is only subtracted from.
            return bound.max - bound.total >= share.weight - weight_of(stock, share.bound);
        });
        const bool is_needed = std::ranges::any_of(stock.shares, [&](const Share& share) {
            const Bound& bound = bounds_[share.bound];
            return bound.total - share.weight + weight_of(wanted, share.bound) < bound.min;
        });
        if (stock.now == 0 || &stock == &wanted || !makes_room || is_needed ||
            fills(wanted, &stock) == 0)
            continue;
        if (!latest || latest_entry(stock).position > latest_entry(*latest).position)
            latest = &stock;
    }
    return latest;
}

} // namespace kizuna
