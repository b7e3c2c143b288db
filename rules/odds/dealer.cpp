#include "odds/dealer.h"

#include "game/rng.h"
#include "odds/opening.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace kizuna {
namespace {

constexpr std::uint64_t top_bits = 0x8080'8080'8080'8080;
constexpr int byte_bits = 8;
constexpr std::size_t most_bytes = 8;
constexpr std::size_t most_rule_counts = 4; // 7^4 decisions are looked up
constexpr std::size_t digits = 7;           // 0 to 6 cards of a hand
/// Bounds of one batch have a product below 2^56 for decks of 255 cards.
constexpr int batch = 7;

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

/// Puts `count` cards, at most a batch, each drawn from all that are left, at `from` and behind it.
void draw(Rng& rng, std::uint8_t* deck, int size, int from, int count)
{
    std::array<std::uint8_t, batch> places{};
    std::uint64_t bounds = 1;
    for (int at = 0; at < count; ++at)
        bounds *= static_cast<std::uint64_t>(size - from - at);
    for (;;) {
        std::uint64_t rest = rng.next();
        for (int at = 0; at < count; ++at) {
            const Product product = multiply(rest, static_cast<std::uint64_t>(size - from - at));
            places[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(product.high);
            rest = product.low;
        }
        // As Rng::below(): every outcome as likely as the next (Lemire 2019, for the product).
        if (rest >= bounds || rest >= (0 - bounds) % bounds)
            break;
    }
    for (int at = 0; at < count; ++at)
        std::swap(deck[from + at], deck[from + at + places[static_cast<std::size_t>(at)]]);
}

} // namespace

OpeningCounts& OpeningCounts::operator+=(const OpeningCounts& other)
{
    openings += other.openings;
    kept += other.kept;
    hits.resize(std::max(hits.size(), other.hits.size()));
    for (std::size_t turn = 0; turn < other.hits.size(); ++turn)
        hits[turn] += other.hits[turn];
    return *this;
}

bool Dealer::can_deal(const OpeningQuestion& question)
{
    constexpr int most_wanted = 127;
    return question.wants.size() <= most_bytes &&
           question.rule.counts().size() <= most_rule_counts &&
           std::ranges::all_of(question.wants,
                               [](const Want& want) { return want.at_least <= most_wanted; });
}

Dealer::Dealer(const Population& population, const OpeningQuestion& question)
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
    for (std::size_t i = 0; i < most_bytes; ++i) {
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
        kept_.push_back(question.rule.keeps_counted(numbers));
    }
}

OpeningCounts Dealer::deal(std::uint64_t seed, std::uint64_t chunk, std::uint64_t openings) const
{
    OpeningCounts counts;
    counts.openings = openings;
    counts.hits.assign(static_cast<std::size_t>(question_.turns), 0);
    Rng rng(seed, simulation_stream, chunk);
    std::array<std::uint8_t, 256> deck{};
    std::copy(deck_.begin(), deck_.end(), deck.begin());
    const int size = static_cast<int>(deck_.size());
    const auto met = [&](std::uint64_t seen) {
        return ((seen + short_of_) & top_bits) == top_bits;
    };
    for (std::uint64_t opening = 0; opening < openings; ++opening) {
        draw(rng, deck.data(), size, 0, hand_);
        std::uint64_t rule = 0;
        for (int at = 0; at < hand_; ++at)
            rule += facts_[deck[static_cast<std::size_t>(at)]].rule;
        const bool kept = kept_[rule];
        counts.kept += kept ? 1 : 0;
        if (!kept) // SETUP-6: all go back, once
            draw(rng, deck.data(), size, 0, hand_);
        int next = hand_;
        std::uint64_t seen = 0;
        if (question_.among_orbs) {
            draw(rng, deck.data(), size, next, orbs_);
            for (int at = 0; at < orbs_; ++at)
                seen += facts_[deck[static_cast<std::size_t>(next + at)]].wants;
            const std::uint64_t hit = met(seen) ? 1 : 0;
            for (std::uint64_t& turn : counts.hits)
                turn += hit;
            continue;
        }
        for (int at = 0; at < hand_; ++at)
            seen += facts_[deck[static_cast<std::size_t>(at)]].wants;
        // The cards after the orbs are as good as those before them.
        for (int turn = 1; turn <= question_.turns; ++turn) {
            const int until =
                hand_ + std::min(draws_, cards_seen(turn, question_.going) - opening_hand);
            for (; next < until; ++next) {
                draw(rng, deck.data(), size, next, 1);
                seen += facts_[deck[static_cast<std::size_t>(next)]].wants;
            }
            counts.hits[static_cast<std::size_t>(turn) - 1] += met(seen) ? 1 : 0;
        }
    }
    return counts;
}

OpeningCounts simulate_openings(const Dealer& dealer, std::uint64_t seed, std::uint64_t openings,
                                unsigned threads, std::stop_token stop,
                                const std::function<void(std::uint64_t done)>& progress)
{
    const std::uint64_t chunks =
        openings / openings_a_chunk + (openings % openings_a_chunk ? 1 : 0);
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> done{0};
    std::vector<OpeningCounts> parts(std::max(threads, 1U));
    const auto work = [&](OpeningCounts& part) {
        for (std::uint64_t chunk = next++; chunk < chunks && !stop.stop_requested();
             chunk = next++) {
            const std::uint64_t here =
                std::min(openings_a_chunk, openings - chunk * openings_a_chunk);
            part += dealer.deal(seed, chunk, here);
            done += here;
            if (progress)
                progress(done);
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t at = 1; at < parts.size(); ++at)
            others.emplace_back([&, at] { work(parts[at]); });
        work(parts[0]);
    }
    OpeningCounts total;
    for (const OpeningCounts& part : parts)
        total += part;
    return total;
}

} // namespace kizuna
