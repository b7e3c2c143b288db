#include "decks/proposal/needs.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// SupportCounts that a deck wants, in copies: of 30, with a support skill when it attacks and when
/// it is attacked. While it has fewer, allies with such a card are worth so much more.
constexpr int high_support = 30;
constexpr int wanted_high_supports = 10;
constexpr int wanted_attack_supports = 12;
constexpr int wanted_defence_supports = 3;
constexpr double of_a_need = 1.5;
/// The mean support of the cards so far below which high supports are worth more.
constexpr int wanted_mean_support = 18;
/// Copies of each of two symbols without which too many hands lack one.
constexpr int wanted_of_each_symbol = 18;
constexpr double of_a_missing_symbol = 4;

bool has_support_skill(const Card& card, SupportType type)
{
    return std::ranges::any_of(card.skills, [&](const Skill& skill) {
        return skill.category == SkillCategory::Support &&
               (skill.support_type == type || skill.support_type == SupportType::Both);
    });
}

/// What there is of it so far, in copies.
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

double need_for(const Companion& ally, const std::vector<ProposalLine>& deck, Symbols symbols)
{
    const Card* first = ally.best(CurveStep::One);
    if (!first)
        return 0;
    return need_of_supports(*first, supports_of(deck)) +
           (symbols.size() > 1 ? need_of_symbols(*first, deck, symbols) : 0);
}

} // namespace kizuna
