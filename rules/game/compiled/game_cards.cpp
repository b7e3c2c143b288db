#include "game/compiled/game_cards.h"

#include "cards/effects/effect_memory.h"
#include "game/compiled/effect_compiler.h"

#include <algorithm>

namespace kizuna {
namespace {

/// No card in print bears such a name.
constexpr std::string_view dummy_name = "(dummy)";
constexpr std::string_view dummy_orb_name = "(blank orb)";

std::int8_t small(Amount amount)
{
    return amount.is_x() ? CardKind::printed_x
                         : static_cast<std::int8_t>(std::min(amount.or_zero(), 99));
}

} // namespace

GameCards::GameCards(const CardLibrary& library, const std::array<std::vector<CardIndex>, 2>& decks)
    : library_(&library)
{
    std::vector<CardIndex> all = decks[0];
    all.insert(all.end(), decks[1].begin(), decks[1].end());
    all = add_kinds(std::move(all));
    for (std::size_t player = 0; player < decks.size(); ++player)
        add_deck(player, decks[player], all);
    compile();
}

GameCards::GameCards(const CardLibrary& library, const std::vector<CardIndex>& deck, Dummy dummy)
    : library_(&library), dummy_(std::move(dummy))
{
    add_deck(index(Player::P), deck, add_kinds(deck));
    add_dummy();
    compile();
}

/// The cards that there are of the list, each once, in the order of their kinds.
std::vector<CardIndex> GameCards::add_kinds(std::vector<CardIndex> cards)
{
    std::ranges::sort(cards); // the library is sorted by id
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    for (const CardIndex card : cards)
        kinds_.push_back(make_kind(library_->cards()[card]));
    return cards;
}

void GameCards::add_deck(std::size_t player, const std::vector<CardIndex>& deck,
                         const std::vector<CardIndex>& all)
{
    for (const CardIndex card : deck) {
        const auto found = std::ranges::lower_bound(all, card);
        kind_of_[player].push_back(static_cast<std::uint16_t>(found - all.begin()));
    }
    std::ranges::sort(kind_of_[player]);
}

void GameCards::add_dummy()
{
    auto& [protagonist, orb] = dummy_cards_;
    protagonist.id = protagonist.unit = dummy_name;
    protagonist.cost = Amount(1);
    protagonist.attack = Amount(dummy_->strength);
    orb.id = orb.unit = dummy_orb_name;
    auto& numbers = kind_of_[index(Player::Q)];
    numbers.push_back(static_cast<std::uint16_t>(kinds_.size()));
    numbers.insert(numbers.end(), opening_orbs, static_cast<std::uint16_t>(kinds_.size() + 1));
    for (const Card& card : dummy_cards_)
        kinds_.push_back(make_kind(card));
}

/// Kinds that no card is of, for units that become copies of others.
void GameCards::add_copies()
{
    printed_kinds_ = kinds_.size();
    for (std::size_t kind = 0; kind < printed_kinds_; ++kind) {
        const Card& copier = *kinds_[kind].card;
        const bool copies = std::ranges::any_of(copier.skills, [](const Skill& skill) {
            return skill.script && makes_copy(skill.script->steps);
        });
        constexpr std::size_t max_kinds = 60'000; // their numbers are small
        if (!copies || kinds_.size() + printed_kinds_ > max_kinds)
            continue;
        copiers_.push_back(static_cast<std::uint16_t>(kind));
        for (std::size_t copied = 0; copied < printed_kinds_; ++copied) {
            Card card = *kinds_[copied].card;
            card.unit = copier.unit;
            card.also_unit = copier.also_unit;
            card.attack = copier.attack;
            copies_.push_back(std::move(card));
            kinds_.push_back(make_kind(copies_.back()));
        }
    }
}

/// A copy has the skills of what it copies.
void GameCards::complete_copies()
{
    for (std::size_t kind = printed_kinds_; kind < kinds_.size(); ++kind) {
        const std::size_t place = (kind - printed_kinds_) % printed_kinds_;
        const CardKind& copied = kinds_[place];
        CardKind& copy = kinds_[kind];
        copy.first_skill = copied.first_skill;
        copy.skill_count = copied.skill_count;
        copy.has_act = copied.has_act;
        copy.has_support = copied.has_support;
        copy.moments = copied.moments;
        copy.always_verbs = copied.always_verbs;
        copy.verbs_about_others = copied.verbs_about_others;
        program_.added_to_units[kind] |= program_.added_to_units[place];
    }
}

std::uint16_t GameCards::copy_of(std::uint16_t copier, std::uint16_t copied) const
{
    const auto found = std::ranges::find(copiers_, copier);
    if (found == copiers_.end())
        return nothing;
    const std::size_t row = static_cast<std::size_t>(found - copiers_.begin()) + 1;
    return static_cast<std::uint16_t>(row * printed_kinds_ + copied % printed_kinds_);
}

void GameCards::compile()
{
    add_copies();
    for (const CardKind& kind : kinds_) {
        for (const Skill& skill : kind.card->skills) {
            if (skill.script)
                add_names(skill.script->steps);
        }
    }
    program_ = compile_program(*this, kinds_);
    for (const GameSkill& skill : program_.skills) {
        effects_ += skill.is_granted ? 0 : 1;
        unscripted_ += skill.scripted ? 0 : 1;
    }
    note_always();
    note_moments();
    note_players();
    complete_copies();
}

/// Notes what always-on skills can change, by kind and in the whole game.
void GameCards::note_always()
{
    for (const GameSkill& skill : program_.skills) {
        if (skill.scripted && skill.works_in != Zone::Field && !skill.has_trigger)
            verbs_elsewhere_ |= skill.verbs;
        always_verbs_ |= verbs_elsewhere_;
        if (!skill.scripted || (!is_always_on(skill, false) && !is_always_on(skill, true)))
            continue;
        (skill.is_granted ? granted_verbs_ : kinds_[skill.kind].always_verbs) |= skill.verbs;
        if (skill.may_be_acquired)
            granted_verbs_ |= skill.verbs;
        if (skill.is_granted || skill.may_be_acquired)
            granted_forbids_ |= skill.forbids;
        always_verbs_ |= skill.verbs;
        if (!skill.is_granted && !skill.only_self)
            kinds_[skill.kind].verbs_about_others |= skill.verbs;
    }
    for (std::size_t player = 0; player < kind_of_.size(); ++player) {
        for (const std::uint16_t kind : kind_of_[player]) {
            always_verbs_of_[player].push_back(kinds_[kind].always_verbs);
            verbs_about_others_of_[player].push_back(kinds_[kind].verbs_about_others);
        }
    }
}

/// Notes what the cards of each player can do at all.
void GameCards::note_players()
{
    for (std::size_t player = 0; player < kind_of_.size(); ++player) {
        Said& said = said_by_[player];
        for (const std::uint16_t number : kind_of_[player]) {
            const CardKind& kind = kinds_[number];
            said.verbs |= kind.always_verbs;
            said.moments |= kind.moments;
            said.acts_elsewhere = said.acts_elsewhere || kind.has_act_elsewhere;
            for (const GameSkill& skill : skills_of(kind))
                said.forbids |= skill.forbids;
        }
    }
    if (!copiers_.empty()) {
        const auto& [first, second] = said_by_;
        said_by_.fill({first.verbs | second.verbs, first.forbids | second.forbids,
                       first.moments | second.moments,
                       first.acts_elsewhere || second.acts_elsewhere});
    }
}

/// Notes what sets skills off, and whether effects grant act skills.
void GameCards::note_moments()
{
    for (const CardKind& kind : kinds_)
        moments_ |= kind.moments;
    for (const GameSkill& skill : program_.skills) {
        const bool may_be_had = skill.is_granted || (skill.may_be_acquired && skill.scripted);
        if (may_be_had && skill.has_trigger)
            granted_moments_ |= skill.moments;
        if (skill.works_in != Zone::Field && skill.scripted)
            moments_elsewhere_ |= skill.moments;
        grants_acts_ |= may_be_had && skill.category == SkillCategory::Act;
    }
    moments_ |= granted_moments_;
}

/// Names that only effects give.
void GameCards::add_names(const std::vector<Step>& steps)
{
    for (const Step& step : steps) {
        for (const std::string& name : step.names)
            add_name(name);
        add_names(step.then);
        add_names(step.otherwise);
        add_names(step.refused);
        for (const GrantedSkill& granted : step.granted)
            add_names(granted.steps);
    }
}

std::uint16_t GameCards::add_name(const std::string& unit)
{
    const std::uint16_t known = name_number(unit);
    if (known != nothing)
        return known;
    names_.push_back(unit);
    return static_cast<std::uint16_t>(names_.size() - 1);
}

std::uint16_t GameCards::name_number(std::string_view unit) const
{
    const auto found = std::ranges::find(names_, unit);
    return found == names_.end() ? nothing : static_cast<std::uint16_t>(found - names_.begin());
}

std::uint16_t GameCards::kind_of(const Card& card) const
{
    const auto found = std::ranges::find(kinds_, &card, &CardKind::card);
    return found == kinds_.end() ? nothing : static_cast<std::uint16_t>(found - kinds_.begin());
}

CardKind GameCards::make_kind(const Card& card)
{
    CardKind kind;
    kind.card = &card;
    kind.name = add_name(card.unit);
    kind.cost = small(card.cost);
    if (card.class_change_cost)
        kind.class_change_cost = small(*card.class_change_cost);
    kind.attack = static_cast<std::int16_t>(card.attack.or_zero());
    kind.support = static_cast<std::int16_t>(card.support.or_zero());
    kind.symbols = card.symbols.bits();
    kind.range = card.range;
    kind.multi_deploy = card.multi_deploy;
    kind.no_bond = card.no_bond;
    for (const ExtraName& extra : card.also_unit) {
        if (extra.scope.empty())
            kind.extra_names.push_back(add_name(extra.unit));
        else if (extra.scope == "in-hand")
            kind.names_in_hand.push_back(add_name(extra.unit));
        else if (extra.scope == "turn-deployed")
            kind.names_deployed.push_back(add_name(extra.unit));
        else
            kind.protagonist_name_in_bonds = true;
    }
    kind.has_one_name =
        kind.extra_names.empty() && kind.names_in_hand.empty() && kind.names_deployed.empty();
    for (const std::string& unit : card.stacks_on) {
        if (unit == "*")
            kind.stacks_on_any = true;
        else
            kind.stacks_on.push_back(add_name(unit));
    }
    return kind;
}

} // namespace kizuna
