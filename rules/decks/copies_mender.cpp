#include "decks/copies_mender.h"

#include <algorithm>
#include <cstdlib>
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

void CopiesMender::take_stock(const DeckInFormat& in)
{
    std::unordered_map<const Card*, std::size_t> places;
    const auto stock_of = [&](const Card* card) {
        const auto [at, is_new] = places.emplace(card, stocks_.size());
        if (is_new)
            stocks_.push_back({.card = card, .bounds = {}});
        return at->second;
    };
    for (const DeckEntry& entry : in.deck.cards) {
        if (const Card* card = in.library.find(entry.code).card) {
            const std::size_t at = stock_of(card);
            stocks_[at].before += entry.copies;
            stocks_[at].now += entry.copies;
            entries_.push_back({at, entry.copies});
        }
    }
    for (std::size_t place = 0; place < in.deck.maybe.size(); ++place) {
        const DeckEntry& entry = in.deck.maybe[place];
        if (const Card* card = in.library.find(entry.code).card) {
            Stock& stock = stocks_[stock_of(card)];
            if (stock.maybe == 0)
                stock.place_in_maybe = place;
            stock.maybe += entry.copies;
        }
    }
}

template <typename Counts>
void CopiesMender::bind(Bound bound, Counts counts)
{
    for (Stock& stock : stocks_) {
        if (counts(*stock.card)) {
            stock.bounds.push_back(bounds_.size());
            bound.total += stock.now;
        }
    }
    bounds_.push_back(bound);
}

void CopiesMender::set_bounds(const DeckInFormat& in)
{
    const Format& format = in.format;
    bind({.least = format.least_size, .most = format.most_size}, [](const Card&) { return true; });
    bind({.most = 0}, [&](const Card& card) {
        return !is_in_pool(card, format, in.library) || is_banned(card, format, in.library);
    });
    bind({.least = 1, .is_lead = true},
         [&](const Card& card) { return lead_ ? &card == lead_ : costs_one(card); });
    const QueryContext context{.library = &in.library, .protagonist = context_};
    for (const auto* rules : {&format.require, &format.exact}) {
        for (const CountRule& rule : *rules)
            bind({.least = rule.least, .most = rule.most},
                 [&](const Card& card) { return rule.cards.matches(card, context); });
    }
    std::map<CardIndex, std::size_t> names;
    for (Stock& stock : stocks_) {
        const auto [name, is_new] = names.emplace(stock.card->name_group, bounds_.size());
        if (is_new)
            bounds_.push_back({.most = copies_limit(*stock.card, format, in.library).format});
        stock.bounds.push_back(name->second);
        bounds_[name->second].total += stock.now;
    }
}

void CopiesMender::change(Stock& stock, int copies)
{
    stock.now += copies;
    for (const std::size_t at : stock.bounds)
        bounds_[at].total += copies;
}

/// What is too much can only be mended by removing. Of the copies that would mend something, the
/// latest of those goes that leaves the least to be filled up. False where nothing is too much.
bool CopiesMender::remove_some()
{
    Entry* best = nullptr;
    std::pair<bool, int> least_loss; // no lead left; rules broken less rules mended
    for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
        if (entry->copies == 0)
            continue;
        bool mends = false;
        std::pair<bool, int> loss;
        for (const std::size_t at : stocks_[entry->stock].bounds) {
            const Bound& bound = bounds_[at];
            const bool breaks = bound.total <= bound.least;
            mends = mends || bound.excess() > 0;
            loss.first = loss.first || (breaks && bound.is_lead);
            loss.second += (breaks ? 1 : 0) - (bound.excess() > 0 ? 1 : 0);
        }
        if (mends && (!best || loss < least_loss)) {
            best = &*entry;
            least_loss = loss;
        }
    }
    if (best)
        remove_from(*best);
    return best != nullptr;
}

/// Takes as many copies out of an entry as bring no rule past its edge.
void CopiesMender::remove_from(Entry& entry)
{
    int copies = entry.copies;
    for (const std::size_t at : stocks_[entry.stock].bounds) {
        const Bound& bound = bounds_[at];
        if (bound.excess() > 0)
            copies = std::min(copies, bound.excess());
        else if (bound.total > bound.least)
            copies = std::min(copies, bound.total - bound.least);
    }
    entry.copies -= copies;
    change(stocks_[entry.stock], -copies);
}

/// One step of filling up; false where nothing is missing or nothing helps. First comes what fills
/// the most rules, then the maybe-pile in its order, then the lead's unit, the most copies and the
/// lowest id.
bool CopiesMender::add_some()
{
    const auto preference = [this](const Stock& stock, int fills) {
        const bool is_maybe = stock.maybe > 0;
        const bool is_of_lead = context_ && shares_unit_name(*stock.card, *context_);
        return std::tuple(-fills, !is_maybe, is_maybe ? stock.place_in_maybe : 0, !is_of_lead,
                          -stock.now, stock.card);
    };
    Stock* best = nullptr;
    int best_fills = 0;
    for (Stock& stock : stocks_) {
        int fills = 0;
        bool has_room = true;
        for (const std::size_t at : stock.bounds) {
            fills += bounds_[at].shortage() > 0 ? 1 : 0;
            has_room = has_room && (at == size_bound || bounds_[at].total < bounds_[at].most);
        }
        if (fills > 0 && has_room &&
            (!best || preference(stock, fills) < preference(*best, best_fills))) {
            best = &stock;
            best_fills = fills;
        }
    }
    if (!best)
        return false;
    const bool is_full = bounds_[size_bound].total >= bounds_[size_bound].most;
    if (is_full && !make_room_for(*best))
        return false;
    add_to(*best, is_full ? 1 : no_limit);
    return true;
}

/// Adds at most so many copies, and no more than bring every rule to its edge.
void CopiesMender::add_to(Stock& stock, int copies)
{
    for (const std::size_t at : stock.bounds) {
        const Bound& bound = bounds_[at];
        copies =
            std::min(copies, bound.shortage() > 0 ? bound.shortage() : bound.most - bound.total);
    }
    if (stock.maybe > 0) {
        copies = std::min(copies, stock.maybe);
        stock.maybe -= copies;
    }
    change(stock, copies);
}

/// Takes the latest copy that no rule needs out of a full deck.
bool CopiesMender::make_room_for(const Stock& wanted)
{
    for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
        Stock& stock = stocks_[entry->stock];
        const bool is_needed = std::ranges::any_of(stock.bounds, [&](std::size_t at) {
            const bool stays_equal = std::ranges::find(wanted.bounds, at) != wanted.bounds.end();
            return !stays_equal && bounds_[at].total <= bounds_[at].least;
        });
        if (entry->copies == 0 || &stock == &wanted || is_needed)
            continue;
        --entry->copies;
        change(stock, -1);
        return true;
    }
    return false;
}

} // namespace kizuna
