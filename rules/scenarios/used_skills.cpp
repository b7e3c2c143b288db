#include "scenarios/parts.h"

#include "cards/base/faults.h"
#include "game/values/values.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Reads a skill by its number on the card; those that it grants come after those printed on it.
std::uint16_t read_skill_of(const YamlNode& node, const GameCards& cards, const CardKind& kind)
{
    const auto& skills = cards.program().skills;
    int max = 0;
    for (const GameSkill& skill : skills) {
        if (&cards.kind(skill.kind) == &kind)
            max = std::max<int>(max, skill.number);
    }
    const int number = node.number(1, std::max(1, max));
    const auto found = std::ranges::find_if(skills, [&](const GameSkill& skill) {
        return &cards.kind(skill.kind) == &kind && skill.number == number;
    });
    if (found == skills.end())
        node.refuse(faults::OutOfRange{std::to_string(number), "0"});
    return static_cast<std::uint16_t>(found - skills.begin());
}

/// The lowest copy that lies there and of which no use is noted yet.
CardNumber unused_copy(const GameState& state, Player player, Zone zone, const CardKind& kind)
{
    CardNumber found = no_card;
    for (const CardNumber card : cards_in(state, player, zone)) {
        const bool is_noted = std::ranges::any_of(state.uses, [&](const SkillUse& use) {
            return use.player == player && use.card == card;
        });
        if (&state.kind(player, card) == &kind && !is_noted)
            found = std::min(found, card);
    }
    return found;
}

} // namespace

void read_uses(const YamlNode& node, const CardLibrary& library, GameState& state, Player player)
{
    for (const YamlNode& item : items_of(node, "used")) {
        item.only_keys({"unit", "bond", "hand", "skill", "of", "times"});
        SkillUse use;
        use.player = player;
        const CardKind* kind = nullptr;
        if (const auto unit = item.find("unit")) {
            use.card = read_unit(*unit, state, player).top;
            const auto of = item.find("of");
            kind = of ? &state.cards->kind(read_kind(*of, library, state))
                      : &state.kind(player, use.card);
        } else {
            const auto bond = item.find("bond");
            const YamlNode card = bond ? *bond : item.at("hand");
            kind = &state.cards->kind(read_kind(card, library, state));
            use.card = unused_copy(state, player, bond ? Zone::Bonds : Zone::Hand, *kind);
            if (use.card == no_card)
                card.refuse(faults::NotInGame{card.scalar()});
        }
        use.skill = read_skill_of(item.at("skill"), *state.cards, *kind);
        const auto times = item.find("times");
        use.times = static_cast<std::uint8_t>(times ? times->number(1, 99) : 1);
        state.uses.push_back(use);
    }
}

} // namespace kizuna
