#include "app/play/test_hand.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>

namespace kizuna {
namespace {

using Kind = TestHand::Reason::Kind;

struct Part {
    std::string_view preset;
    Kind kind;
    std::string_view query;
};

/// The counts in the presets of keep_rule_presets(), a line for each count.
constexpr std::array parts{
    Part{"cost-one", Kind::CostOne, "cost=1 -unit:protagonist"},
    Part{"cost-one-and-promotion", Kind::CostOne, "cost=1 -unit:protagonist"},
    Part{"cost-one-and-promotion", Kind::Promotion, "is:promotion"},
};

KeepRule rule_of(std::string_view text, const CardLibrary& library)
{
    auto parsed = KeepRule::parse(text, library);
    auto* rule = std::get_if<KeepRule>(&parsed);
    assert(rule); // presets always parse
    return std::move(*rule);
}

/// cost-one for an unknown name, because settings may contain anything.
std::string known_preset(const std::string& name)
{
    const auto presets = keep_rule_presets();
    return std::find(presets.begin(), presets.end(), name) == presets.end() ? "cost-one" : name;
}

} // namespace

TestHand::TestHand(DeckDocument& document, std::uint64_t seed, const std::string& preset)
    : document_(document), seed_(seed), preset_(known_preset(preset))
{
    deck_changed_ = document.changed.subscribe([this] {
        deal();
        changed.emit();
    });
    deal();
}

const std::vector<CardIndex>& TestHand::hand() const
{
    return state_ == State::Redrawn ? redrawn_.second : kept_.first;
}

const std::vector<CardIndex>& TestHand::orbs() const
{
    static const std::vector<CardIndex> none;
    if (state_ == State::Kept)
        return kept_.orbs;
    return state_ == State::Redrawn ? redrawn_.orbs : none;
}

void TestHand::keep()
{
    choose(State::Kept);
}

void TestHand::redraw()
{
    choose(State::Redrawn);
}

void TestHand::choose(State choice)
{
    if (state_ != State::Deciding)
        return;
    state_ = choice;
    advise();
    changed.emit();
}

void TestHand::next_hand()
{
    ++number_;
    deal();
    changed.emit();
}

void TestHand::go_to(const Place& place)
{
    seed_ = place.seed;
    number_ = place.number;
    deal();
    if (place.state == State::Kept || place.state == State::Redrawn)
        choose(place.state); // emits changed
    else
        changed.emit();
}

void TestHand::set_seed(std::uint64_t seed)
{
    seed_ = seed;
    number_ = 0;
    deal();
    changed.emit();
}

void TestHand::set_preset(const std::string& preset)
{
    preset_ = known_preset(preset);
    advise();
    changed.emit();
}

void TestHand::deal()
{
    const ResolvedDeck& deck = document_.resolved();
    kept_ = redrawn_ = {};
    protagonist_ = protagonist_of(deck);
    state_ = protagonist_ ? State::Deciding : State::NoHand;
    if (protagonist_) {
        const QueryContext context = document_.catalogue().context(protagonist_);
        kept_ = deal_opening(deck, *protagonist_, rule_of("always-keep", library()), context, seed_,
                             number_);
        redrawn_ = deal_opening(deck, *protagonist_, rule_of("always-redraw", library()), context,
                                seed_, number_);
    }
    advise();
}

void TestHand::advise()
{
    reasons_.clear();
    rule_keeps_ = false;
    if (state_ == State::NoHand)
        return;
    const QueryContext context = document_.catalogue().context(protagonist_);
    rule_keeps_ = rule_of(preset_, library()).keeps(hand(), context);
    for (const Part& part : parts) {
        if (part.preset != preset_)
            continue;
        Reason reason{part.kind, {}};
        const Query query = std::get<Query>(Query::parse(part.query, library()));
        for (const CardIndex card : hand()) {
            if (query.matches(library().cards()[card], context))
                reason.cards.push_back(card);
        }
        reasons_.push_back(std::move(reason));
    }
}

} // namespace kizuna
