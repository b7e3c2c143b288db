#include "odds/openings/dealer.h"

#include "game/rng.h"
#include "odds/counting/pieces.h"
#include "odds/openings/opening.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <utility>

namespace kizuna {
namespace {

constexpr std::uint64_t top_bits = 0x8080'8080'8080'8080;
constexpr int byte_bits = 8;
constexpr std::size_t max_bytes = 8;
constexpr std::size_t max_cards_of_deck = 256;
constexpr std::size_t max_rule_counts = 4; // 7^4 decisions are looked up
constexpr std::size_t digits = 7;          // 0 to 6 cards of a hand
/// The bounds of so many draws have a product below 2^56 for decks of 255 cards.
constexpr int max_draws = 7;

struct Product {
    std::uint64_t high;
    std::uint64_t low;
};
Product multiply(std::uint64_t left, std::uint64_t right)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(left) * right;
    return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
}

/// The bounds of `count` draws that follow each other, from the place `from` on.
struct Batch {
    Batch(int deck_size, int first, int draws)
        : from(first), left(static_cast<std::uint64_t>(deck_size - first)), count(draws)
    {
        for (int at = 0; at < count; ++at)
            product *= left - static_cast<std::uint64_t>(at);
        favoured = (0 - product) % product;
    }
    int from;
    std::uint64_t left; ///< cards that the first draw chooses from
    int count;
    std::uint64_t product = 1;
    std::uint64_t favoured; ///< draws that end below it would be too likely
};

/// Calls `use(0)` to `use(count - 1)`; a number known beforehand is written out.
template <int known_count, typename Use>
[[gnu::always_inline]] inline void each(int count, const Use& use)
{
    if constexpr (known_count > 0) {
        [&]<int... at>(std::integer_sequence<int, at...>)
        {
            (use(at), ...);
        }
        (std::make_integer_sequence<int, known_count>());
    } else {
        for (int at = 0; at < count; ++at)
            use(at);
    }
}

/// Puts the batch's cards at its places, each drawn from all that are left (Lemire 2019, for the
/// product of the bounds), and calls `use(kind)` for each. A number of draws known beforehand makes
/// them faster, not other ones.
template <int known_count, typename Use>
[[gnu::always_inline]] inline void draw(Rng& rng, std::uint8_t* deck, const Batch& batch,
                                        const Use& use)
{
    std::array<std::uint64_t, max_draws> places;
    std::uint64_t rest = 0;
    do {
        rest = rng.next();
        each<known_count>(batch.count, [&](int at) {
            const Product product = multiply(rest, batch.left - static_cast<std::uint64_t>(at));
            places[static_cast<std::size_t>(at)] = product.high;
            rest = product.low;
        });
    } while (rest < batch.favoured);
    std::uint8_t* const cards = deck + batch.from;
    each<known_count>(batch.count, [&](int at) {
        std::uint8_t& drawn =
            cards[static_cast<std::uint64_t>(at) + places[static_cast<std::size_t>(at)]];
        const std::uint8_t kind = drawn;
        drawn = cards[at];
        cards[at] = kind;
        use(kind);
    });
}

} // namespace

bool Dealer::can_deal(const OpeningWants& question)
{
    constexpr int max_wanted = 127;
    return question.wants.size() <= max_bytes && question.rule.counts().size() <= max_rule_counts &&
           std::ranges::all_of(question.wants,
                               [](const Want& want) { return want.at_least <= max_wanted; });
}

Dealer::Dealer(const Population& population, const OpeningWants& question)
    : question_(question), counts_(question.rule.counts().size()),
      hand_(std::min(population.size, opening_hand)),
      orbs_(std::min(population.size - hand_, opening_orbs)),
      draws_(question.among_orbs
                 ? 0
                 : std::min(population.size - hand_ - orbs_,
                            cards_seen(question.turns, question.going) - opening_hand))
{
    for (const Population::Group& group : population.groups) {
        Facts facts;
        for (std::size_t i = 0; i < question.wants.size(); ++i)
            facts.wants |= ((group.answers >> i) & 1) << (i * byte_bits);
        std::uint64_t digit = 1;
        for (std::size_t i = 0; i < counts_; ++i, digit *= digits)
            facts.rule += ((group.answers >> (question.wants.size() + i)) & 1) * digit;
        deck_.insert(deck_.end(), static_cast<std::size_t>(group.cards),
                     static_cast<std::uint8_t>(facts_.size()));
        facts_.push_back(facts);
    }
    constexpr int half = 128;
    for (std::size_t i = 0; i < max_bytes; ++i) {
        const int need = i < question.wants.size()
                             ? std::min(question.wants[i].at_least, population.matching(i) + 1)
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
        kept_.push_back(question.rule.keeps_counted(numbers) ? 1 : 0);
    }
}

QuestionCounts Dealer::deal(std::uint64_t seed, std::uint64_t chunk, std::uint64_t openings) const
{
    QuestionCounts counts;
    counts.trials = openings;
    counts.hits.assign(static_cast<std::size_t>(question_.turns), 0);
    Rng rng(seed, simulation_stream, chunk);
    if (hand_ == opening_hand && orbs_ == opening_orbs)
        deal<opening_hand, opening_orbs>(rng, counts);
    else
        deal<0, 0>(rng, counts);
    return counts;
}

template <int known_hand, int known_orbs>
void Dealer::deal(Rng rng, QuestionCounts& counts) const
{
    // Bytes may be part of anything: what stays is kept where the compiler knows that it does.
    const Facts* const facts = facts_.data();
    const std::uint8_t* const kept_table = kept_.data();
    const std::uint64_t short_of = short_of_;
    const int hand = known_hand > 0 ? known_hand : hand_;
    const int size = static_cast<int>(deck_.size());
    const Batch hand_draws(size, 0, hand);
    const Batch orb_draws(size, hand, orbs_);
    std::array<std::uint8_t, max_cards_of_deck> cards{};
    std::copy(deck_.begin(), deck_.end(), cards.begin());
    std::uint8_t* const deck = cards.data();
    const auto met = [short_of](std::uint64_t seen) {
        return ((seen + short_of) & top_bits) == top_bits ? std::uint64_t(1) : 0;
    };
    std::uint64_t kept_hands = 0;
    std::uint64_t orb_hits = 0;
    for (std::uint64_t opening = 0; opening < counts.trials; ++opening) {
        std::uint64_t rule = 0;
        draw<known_hand>(rng, deck, hand_draws,
                         [&](std::uint8_t kind) { rule += facts[kind].rule; });
        const bool kept = kept_table[rule] != 0;
        kept_hands += kept ? 1 : 0;
        if (!kept) // SETUP-6: all go back, once
            draw<known_hand>(rng, deck, hand_draws, [](std::uint8_t) {});
        if (question_.among_orbs) {
            std::uint64_t seen = 0;
            draw<known_orbs>(rng, deck, orb_draws,
                             [&](std::uint8_t kind) { seen += facts[kind].wants; });
            orb_hits += met(seen);
            continue;
        }
        std::uint64_t seen = 0;
        for (int at = 0; at < hand; ++at)
            seen += facts[deck[at]].wants;
        // The cards after the orbs are as good as those before them.
        int next = hand;
        for (int turn = 1; turn <= question_.turns; ++turn) {
            const int until =
                hand + std::min(draws_, cards_seen(turn, question_.going) - opening_hand);
            for (; next < until; ++next) {
                const auto place = rng.below(static_cast<std::uint32_t>(size - next));
                std::swap(deck[next], deck[next + static_cast<int>(place)]);
                seen += facts[deck[next]].wants;
            }
            counts.hits[static_cast<std::size_t>(turn) - 1] += met(seen);
        }
    }
    counts.kept = kept_hands;
    if (question_.among_orbs)
        counts.hits.assign(counts.hits.size(), orb_hits);
}

QuestionCounts simulate_openings(const Dealer& dealer, std::uint64_t seed, std::uint64_t openings,
                                 unsigned threads, std::stop_token stop,
                                 const std::function<void(std::uint64_t done)>& progress)
{
    std::atomic<std::uint64_t> done{0};
    std::vector<QuestionCounts> parts(std::max(threads, 1U));
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
    QuestionCounts total;
    for (const QuestionCounts& part : parts)
        total += part;
    return total;
}

} // namespace kizuna
