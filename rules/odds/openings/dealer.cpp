#include "odds/openings/dealer.h"

#include "game/state/rng.h"
#include "odds/counting/pieces.h"
#include "odds/openings/opening.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <utility>

namespace kizuna {
namespace {

constexpr std::uint64_t top_bits = 0x8080'8080'8080'8080;
constexpr int byte_bits = 8;
constexpr std::size_t max_bytes = 8;
constexpr std::size_t max_cards_of_deck = 256;
constexpr std::size_t max_rule_counts = 4; // 7^4 decisions are looked up
constexpr std::size_t digits = 7;          // 0 to 6 cards of a hand
constexpr std::size_t max_places = 6;      // of a hand; there are fewer orbs

/// A number for each of the openings that are dealt at once.
constexpr std::size_t lanes = 8;
using Lanes [[gnu::vector_size(2 * lanes)]] = std::int16_t;
using Words [[gnu::vector_size(2 * lanes)]] = std::uint16_t;
using Pair [[gnu::vector_size(2 * lanes)]] = std::uint64_t;
using Places = std::array<Lanes, max_places>;

bool any(Lanes mask)
{
    const auto halves = std::bit_cast<Pair>(mask);
    return (halves[0] | halves[1]) != 0;
}

Lanes choose(Lanes mask, Lanes yes, Lanes no)
{
    return (mask & yes) | (~mask & no);
}

/// Eight random words; the lowest 16 bits of the first number go to the first lane on every
/// machine.
Words random_words(Rng& rng)
{
    const std::uint64_t first = rng.next();
    const auto words = std::bit_cast<Words>(Pair{first, rng.next()});
    if constexpr (std::endian::native == std::endian::big)
        return __builtin_shufflevector(words, words, 3, 2, 1, 0, 7, 6, 5, 4);
    return words;
}

Lanes high_part(Words words, std::uint16_t factor)
{
    Lanes high{};
    for (std::size_t lane = 0; lane < lanes; ++lane)
        high[lane] = static_cast<std::int16_t>((std::uint32_t(words[lane]) * factor) >> 16);
    return high;
}

/// Calls `use(0)` to `use(count - 1)`. If max_known is above 0, count must not exceed it, and the
/// calls are written out instead of a loop.
template <int max_known, typename Use>
[[gnu::always_inline]] inline void each(int count, const Use& use)
{
    if constexpr (max_known > 0) {
        [&]<int... at>(std::integer_sequence<int, at...>) __attribute__((always_inline))
        {
            ((at < count ? use(at) : void()), ...);
        }
        (std::make_integer_sequence<int, max_known>());
    } else {
        for (int at = 0; at < count; ++at)
            use(at);
    }
}

/// Draws `count` different places below `size` for each lane (Floyd 1987). All sets are equally
/// likely, but the order within one is not random. known_count changes only the speed.
template <int known_count>
[[gnu::always_inline]] inline void draw(Rng& rng, int size, int count, Places& places)
{
    constexpr std::uint32_t word_values = 1 << 16;
    Lanes favoured{};
    do {
        favoured = Lanes{};
        each<known_count>(
            count, [&](int at) __attribute__((always_inline)) {
                const int last = size - count + at;
                const auto bound = static_cast<std::uint16_t>(last + 1);
                const Words words = random_words(rng);
                const auto rest = static_cast<std::uint16_t>(word_values % bound);
                favoured |= (words * bound < Words{} + rest);
                const Lanes drawn = high_part(words, bound);
                Lanes taken{};
                each<known_count>(
                    at, [&](int earlier) __attribute__((always_inline)) {
                        taken |= (places[static_cast<std::size_t>(earlier)] == drawn);
                    });
                places[static_cast<std::size_t>(at)] =
                    choose(taken, Lanes{} + static_cast<std::int16_t>(last), drawn);
            });
    } while (any(favoured));
}

/// Turns places in the deck without the hand into places in the whole deck.
template <int known_hand, int known_count>
[[gnu::always_inline]] inline void pass_hand(Places hand, int cards, int count, Places& places)
{
    each<known_hand>(
        cards, [&](int at) __attribute__((always_inline)) {
            Lanes& low = hand[static_cast<std::size_t>(at)];
            each<known_hand>(
                cards - at - 1, [&](int further) __attribute__((always_inline)) {
                    const int other = at + 1 + further;
                    Lanes& high = hand[static_cast<std::size_t>(other)];
                    const Lanes lower = low < high ? low : high;
                    high = low < high ? high : low;
                    low = lower;
                });
            low -= static_cast<std::int16_t>(at); // places outside the hand before this card
        });
    each<known_count>(
        count, [&](int at) __attribute__((always_inline)) {
            Lanes& place = places[static_cast<std::size_t>(at)];
            Lanes passed{};
            each<known_hand>(
                cards, [&](int card) __attribute__((always_inline)) {
                    passed -= (hand[static_cast<std::size_t>(card)] <= place);
                });
            place += passed;
        });
}

/// A deck in the order that the last opening left, and the place of each card in it.
class ShuffledDeck {
public:
    explicit ShuffledDeck(std::size_t size)
    {
        for (std::size_t at = 0; at < size; ++at)
            cards_[at] = where_[at] = static_cast<std::uint8_t>(at);
    }
    /// Swaps the card with the one at `at`.
    void put(std::size_t at, std::size_t card)
    {
        const std::size_t from = where_[card];
        const std::uint8_t other = cards_[at];
        cards_[from] = other;
        where_[other] = static_cast<std::uint8_t>(from);
        cards_[at] = static_cast<std::uint8_t>(card);
        where_[card] = static_cast<std::uint8_t>(at);
    }
    std::size_t card(std::size_t at) const { return cards_[at]; }

private:
    std::array<std::uint8_t, max_cards_of_deck> cards_{};
    std::array<std::uint8_t, max_cards_of_deck> where_{};
};

} // namespace

bool Dealer::can_deal(const OpeningWants& wanted)
{
    constexpr int max_wanted = 127;
    return wanted.wants.size() <= max_bytes && wanted.rule.counts().size() <= max_rule_counts &&
           std::ranges::all_of(wanted.wants,
                               [](const Want& want) { return want.at_least <= max_wanted; });
}

Dealer::Dealer(const Population& population, const OpeningWants& wanted)
    : wanted_(wanted), counts_(wanted.rule.counts().size()),
      hand_(std::min(population.size, opening_hand)),
      orbs_(std::min(population.size - hand_, opening_orbs)),
      draws_(wanted.among_orbs ? 0
                               : std::min(population.size - hand_ - orbs_,
                                          cards_seen(wanted.turns, wanted.going) - opening_hand))
{
    for (const Population::Group& group : population.groups) {
        std::uint64_t wants = 0;
        for (std::size_t i = 0; i < wanted.wants.size(); ++i)
            wants |= ((group.answers >> i) & 1) << (i * byte_bits);
        std::size_t rule = 0;
        std::size_t digit = 1;
        for (std::size_t i = 0; i < counts_; ++i, digit *= digits)
            rule += ((group.answers >> (wanted.wants.size() + i)) & 1) * digit;
        const auto cards = static_cast<std::size_t>(group.cards);
        wants_.insert(wants_.end(), cards, wants);
        rules_.insert(rules_.end(), cards, static_cast<std::uint16_t>(rule));
    }
    constexpr int half = 128;
    for (std::size_t i = 0; i < max_bytes; ++i) {
        const int need = i < wanted.wants.size()
                             ? std::min(wanted.wants[i].at_least, population.matching(i) + 1)
                             : 0;
        short_of_ |= static_cast<std::uint64_t>(half - std::min(need, half)) << (i * byte_bits);
    }
    std::size_t decisions = 1;
    for (std::size_t i = 0; i < counts_; ++i)
        decisions *= digits;
    for (std::size_t number = 0; number < decisions; ++number) {
        std::vector<int> numbers;
        for (std::size_t i = 0, left = number; i < counts_; ++i, left /= digits)
            numbers.push_back(static_cast<int>(left % digits));
        kept_.push_back(wanted.rule.keeps_counted(numbers) ? 1 : 0);
    }
}

WantCounts Dealer::deal(std::uint64_t seed, std::uint64_t chunk, std::uint64_t openings) const
{
    WantCounts counts;
    counts.trials = openings;
    counts.hits.assign(static_cast<std::size_t>(wanted_.turns), 0);
    Rng rng(seed, simulation_stream, chunk);
    if (hand_ == opening_hand && orbs_ == opening_orbs)
        deal<opening_hand, opening_orbs>(rng, counts);
    else
        deal<0, 0>(rng, counts);
    return counts;
}

template <int known_hand, int known_orbs>
void Dealer::deal(Rng rng, WantCounts& counts) const
{
    const std::uint64_t* const wants = wants_.data();
    const std::uint16_t* const rules = rules_.data();
    const std::uint8_t* const kept_table = kept_.data();
    const std::uint64_t short_of = short_of_;
    const int hand_size = known_hand > 0 ? known_hand : hand_;
    const int orbs_size = known_orbs > 0 ? known_orbs : orbs_;
    const int size = static_cast<int>(wants_.size());
    const auto met = [short_of](std::uint64_t seen) {
        return ((seen + short_of) & top_bits) == top_bits ? std::uint64_t(1) : 0;
    };
    const auto place = [](const Places& places, int at, std::size_t lane) {
        return static_cast<std::size_t>(places[static_cast<std::size_t>(at)][lane]);
    };
    ShuffledDeck deck(wants_.size());
    std::uint64_t kept_hands = 0;
    std::uint64_t orb_hits = 0;
    for (std::uint64_t opening = 0; opening < counts.trials; opening += lanes) {
        const auto used =
            static_cast<std::size_t>(std::min<std::uint64_t>(lanes, counts.trials - opening));
        Places hand{};
        draw<known_hand>(rng, size, hand_size, hand);
        std::array<std::uint8_t, lanes> kept{};
        std::size_t kept_here = 0;
        for (std::size_t lane = 0; lane < used; ++lane) {
            std::size_t rule = 0;
            each<known_hand>(
                hand_size, [&](int at) __attribute__((always_inline)) {
                    rule += rules[place(hand, at, lane)];
                });
            kept[lane] = kept_table[rule];
            kept_here += kept_table[rule];
        }
        kept_hands += kept_here;
        if (kept_here < used) { // SETUP-6: all go back, once
            Places second{};
            draw<known_hand>(rng, size, hand_size, second);
            Lanes refused{};
            for (std::size_t lane = 0; lane < lanes; ++lane)
                refused[lane] = kept[lane] != 0 ? 0 : -1;
            for (std::size_t at = 0; at < hand.size(); ++at)
                hand[at] = choose(refused, second[at], hand[at]);
        }
        if (wanted_.among_orbs) {
            Places orbs{};
            draw<known_orbs>(rng, size - hand_size, orbs_size, orbs);
            pass_hand<known_hand, known_orbs>(hand, hand_size, orbs_size, orbs);
            for (std::size_t lane = 0; lane < used; ++lane) {
                std::uint64_t seen = 0;
                each<known_orbs>(
                    orbs_size, [&](int at) __attribute__((always_inline)) {
                        seen += wants[place(orbs, at, lane)];
                    });
                orb_hits += met(seen);
            }
            continue;
        }
        for (std::size_t lane = 0; lane < used; ++lane) {
            std::uint64_t seen = 0;
            for (int at = 0; at < hand_size; ++at) {
                seen += wants[place(hand, at, lane)];
                if (draws_ > 0)
                    deck.put(static_cast<std::size_t>(at), place(hand, at, lane));
            }
            // The cards right after the hand are drawn: with the orbs put aside the chances are the
            // same.
            int next = hand_size;
            for (int turn = 1; turn <= wanted_.turns; ++turn) {
                const int until =
                    hand_size + std::min(draws_, cards_seen(turn, wanted_.going) - opening_hand);
                for (; next < until; ++next) {
                    const auto skipped = rng.below(static_cast<std::uint32_t>(size - next));
                    const std::size_t card = deck.card(static_cast<std::size_t>(next) + skipped);
                    deck.put(static_cast<std::size_t>(next), card);
                    seen += wants[card];
                }
                counts.hits[static_cast<std::size_t>(turn) - 1] += met(seen);
            }
        }
    }
    counts.kept = kept_hands;
    if (wanted_.among_orbs)
        counts.hits.assign(counts.hits.size(), orb_hits);
}

WantCounts simulate_openings(const Dealer& dealer, std::uint64_t seed, std::uint64_t openings,
                             unsigned threads, std::stop_token stop,
                             const std::function<void(std::uint64_t done)>& progress)
{
    std::atomic<std::uint64_t> done{0};
    std::vector<WantCounts> parts(std::max(threads, 1U));
    Pieces chunks(openings, openings_a_chunk, std::move(stop), &done);
    on_threads(static_cast<unsigned>(parts.size()), [&](unsigned thread) {
        while (const auto chunk = chunks.next()) {
            parts[thread] +=
                dealer.deal(seed, chunk->begin / openings_a_chunk, chunk->end - chunk->begin);
            chunks.finished(*chunk);
            if (progress)
                progress(done);
        }
    });
    WantCounts total;
    for (const WantCounts& part : parts)
        total += part;
    return total;
}

} // namespace kizuna
