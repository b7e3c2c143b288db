#include "decks/proposal/ally_candidates.h"

#include "decks/proposal/ties.h"

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

using Tie = ProposalReason::Tie;

/// What a tie is worth, beside the numbers of the cards.
constexpr double of_named_by_hero = 4;
constexpr double of_names_hero = 3;
constexpr double of_all_sets = 6; ///< where all are shared; less for some of them
constexpr double of_lead_set = 1; ///< a card in the set of the card that leads
constexpr double variation_of_ally = 2.5;

/// The sets, promotional ones aside, with a card of the unit that suits the symbols.
std::set<std::uint16_t> sets_of(const std::vector<const Card*>& cards, Symbols symbols,
                                const CardLibrary& library)
{
    std::set<std::uint16_t> sets;
    for (const Card* card : cards) {
        if (suits(*card, symbols) && library.sets()[card->set].kind != SetKind::Promo)
            sets.insert(card->set);
    }
    return sets;
}

/// How allies are tied to a hero.
class HeroTies {
public:
    HeroTies(const AllyRequest& request, const ProposalPool& pool)
        : request_(request), pool_(pool),
          sets_(sets_of(pool.of_unit(request.lead.unit), request.symbols, pool.library()))
    {
        for (const Card* card : request.line) {
            for (std::string& name : named_units(*card, pool.library()))
                named_.insert(std::move(name));
        }
    }

    void tie(AllyCandidate& ally) const
    {
        const std::set<std::uint16_t> own = sets_of(ally.cards, request_.symbols, pool_.library());
        std::vector<std::uint16_t> shared;
        std::ranges::set_intersection(own, sets_, std::back_inserter(shared));
        ally.sets = static_cast<int>(shared.size());
        ally.tie = kind_of(ally);
        ally.worth += variation_of_ally * pool_.variation("unit", ally.unit);
        if (ally.sets > 0)
            ally.worth +=
                of_all_sets * ally.sets / std::sqrt(static_cast<double>(own.size() * sets_.size()));
        if (own.contains(request_.lead.set))
            ally.worth += of_lead_set;
        if (ally.tie == Tie::NamedByHero)
            ally.worth += of_named_by_hero;
        else if (ally.tie == Tie::NamesHero)
            ally.worth += of_names_hero;
    }

private:
    Tie kind_of(const AllyCandidate& ally) const
    {
        if (named_.contains(ally.unit))
            return Tie::NamedByHero;
        const auto names_hero = [&](const Card* card) {
            return std::ranges::any_of(
                named_units(*card, pool_.library()),
                [&](const std::string& name) { return bears_unit_name(request_.lead, name); });
        };
        if (std::ranges::any_of(ally.cards, names_hero))
            return Tie::NamesHero;
        return ally.sets > 0 ? Tie::Sets : Tie::Symbol;
    }

    const AllyRequest& request_;
    const ProposalPool& pool_;
    std::set<std::uint16_t> sets_;
    std::set<std::string, std::less<>> named_; ///< units
};

bool is_wanted(const Card& card, const AllyRequest& request)
{
    return suits(card, request.symbols) && !request.unwanted.contains(&card) &&
           (request.also_without_symbol || !card.symbols.empty());
}

/// How good the ally's best cards are; one that changes its class is worth more.
double worth_of_cards(const AllyCandidate& ally, const ProposalPool& pool)
{
    const auto worth = [&](CurveStep step) {
        const Card* card = ally.best(step);
        return card ? pool.worth(*card) : 0;
    };
    return std::max(worth(CurveStep::One), worth(CurveStep::Two)) + worth(CurveStep::Three) / 2 +
           worth(CurveStep::FourUp) / 6;
}

/// Supports that a deck wants, in copies: of 30 or more, and with a support skill for attack and
/// for defence. While it has fewer, allies with such a card are worth so much more.
constexpr int high_support = 30;
constexpr int wanted_high_supports = 10;
constexpr int wanted_attack_supports = 12;
constexpr int wanted_defence_supports = 3;
constexpr double of_a_need = 1.5;
/// While the mean support of the deck is below this, high supports are worth more.
constexpr int wanted_mean_support = 18;
/// Copies that a deck of two symbols wants of each: with fewer, too many hands lack one.
constexpr int wanted_of_each_symbol = 18;
constexpr double of_a_missing_symbol = 4;

bool has_support_skill(const Card& card, SupportType type)
{
    return std::ranges::any_of(card.skills, [&](const Skill& skill) {
        return skill.category == SkillCategory::Support &&
               (skill.support_type == type || skill.support_type == SupportType::Both);
    });
}

/// The cards of a deck so far, and their supports.
struct SupportCounts {
    int cards = 0;
    int sum = 0;
    int high = 0;
    int attack = 0;
    int defence = 0;
};

SupportCounts supports_of(const std::vector<ProposalLine>& deck)
{
    SupportCounts found;
    for (const ProposalLine& line : deck) {
        const Card& card = *line.card;
        found.cards += line.copies;
        found.sum += card.support.or_zero() * line.copies;
        found.high += card.support.or_zero() >= high_support ? line.copies : 0;
        found.attack += has_support_skill(card, SupportType::Attack) ? line.copies : 0;
        found.defence += has_support_skill(card, SupportType::Defense) ? line.copies : 0;
    }
    return found;
}

double need_of_supports(const Card& first, const SupportCounts& deck)
{
    double need = 0;
    if (deck.sum < wanted_mean_support * deck.cards)
        need += of_a_need * (first.support.or_zero() - 10) / 10;
    if (deck.high < wanted_high_supports && first.support.or_zero() >= high_support)
        need += of_a_need;
    if (deck.attack < wanted_attack_supports && has_support_skill(first, SupportType::Attack))
        need += of_a_need;
    if (deck.defence < wanted_defence_supports && has_support_skill(first, SupportType::Defense))
        need += of_a_need;
    return need;
}

double need_of_symbols(const Card& first, const std::vector<ProposalLine>& deck, Symbols symbols)
{
    double need = 0;
    for (unsigned at = 0; at < 32; ++at) {
        const SymbolId symbol{static_cast<std::uint8_t>(at)};
        if (!symbols.contains(symbol) || !first.symbols.contains(symbol))
            continue;
        int copies = 0;
        for (const ProposalLine& line : deck)
            copies += line.card->symbols.contains(symbol) ? line.copies : 0;
        need += of_a_missing_symbol * std::max(wanted_of_each_symbol - copies, 0) /
                wanted_of_each_symbol;
    }
    return need;
}

} // namespace

const Card* AllyCandidate::best(CurveStep step) const
{
    const auto found =
        std::ranges::find_if(cards, [&](const Card* card) { return curve_step(*card) == step; });
    return found == cards.end() ? nullptr : *found;
}

std::vector<AllyCandidate> ally_candidates(const AllyRequest& request, const ProposalPool& pool)
{
    std::vector<AllyCandidate> found;
    const HeroTies ties(request, pool);
    for (const auto& [unit, cards] : pool.units()) {
        AllyCandidate ally{.unit = unit, .cards = {}, .tie = Tie::Symbol, .sets = 0, .worth = 0};
        bool is_hero = false;
        for (const Card* card : cards) {
            is_hero = is_hero || shares_unit_name(*card, request.lead);
            if (is_wanted(*card, request))
                ally.cards.push_back(card);
        }
        if (is_hero || (!ally.best(CurveStep::One) && !ally.best(CurveStep::Two)))
            continue;
        std::ranges::sort(ally.cards, std::greater<>(),
                          [&](const Card* card) { return pool.worth(*card); });
        ally.worth = worth_of_cards(ally, pool);
        ties.tie(ally);
        found.push_back(std::move(ally));
    }
    return found;
}

double need_for(const AllyCandidate& ally, const std::vector<ProposalLine>& deck, Symbols symbols)
{
    const Card* first = ally.best(CurveStep::One);
    if (!first)
        return 0;
    return need_of_supports(*first, supports_of(deck)) +
           (symbols.size() > 1 ? need_of_symbols(*first, deck, symbols) : 0);
}

} // namespace kizuna
