#include "cli/console/text_layout.h"
#include "cli/console/verdict.h"
#include "cli/odds/odds_input.h"

#include "app/studies/opening_study.h"
#include "app/studies/study_deck.h"
#include "app/text/card_label.h"
#include "app/text/policy_text.h"
#include "odds/openings/keep_odds.h"
#include "odds/openings/opening.h"

#include <ostream>

namespace kizuna {
namespace {

constexpr std::uint64_t max_hands = 1'000'000;
/// The default goal for judging hands: a class change on turn 4.
constexpr std::string_view default_goal = "is:promotion";
constexpr int goal_turns = 4;

struct HandOptions {
    std::string deck;
    std::uint64_t seed = 1;
    std::uint64_t count = 1;
    OpeningWants wanted; ///< the rule, and the goal for judging hands
};

class Hands {
public:
    Hands(CommandLine& line, const HandOptions& options, const OddsDeck& deck,
          const HandValues& values)
        : line_(line), options_(options), library_(line.catalogue().library), deck_(deck),
          values_(values)
    {
        const StudyDeck cards = study_deck(deck.input.deck, line.catalogue());
        if (const auto study = study_opening(cards, options.wanted))
            verdict_ = opening_verdict(*study, line.messages());
    }

    void write_json()
    {
        JsonListWriter hands(
            line_.out,
            Json::object({{"protagonist", deck_.protagonist->id},
                          {"seed", options_.seed},
                          {"rule", options_.wanted.rule.to_text()},
                          {"going", text_of(options_.wanted.going)},
                          {"goal", text_of(options_.wanted.wants)},
                          {"turn", options_.wanted.turns},
                          {"redraw", values_.redraw().hit},
                          {"verdict", verdict_ ? verdict_json(*verdict_) : Json()}}),
            "hands");
        for (std::uint64_t number = 0; number < options_.count && line_.out; ++number) {
            const OpeningDeal dealt = deal(number);
            hands.add(Json::object({{"first", ids(dealt.first)},
                                    {"kept", dealt.kept},
                                    {"second", dealt.kept ? Json() : ids(dealt.second)},
                                    {"orbs", ids(dealt.orbs)},
                                    {"keep", keep_chance(dealt).hit}}));
        }
        hands.finish();
    }

    void say()
    {
        const Messages& messages = line_.messages();
        const Paint paint(line_.colours());
        if (verdict_)
            say_verdict(line_, *verdict_);
        line_.say("cli.hand.head"_msg,
                  {{"protagonist", card_label(*deck_.protagonist, messages.language())},
                   {"seed", std::to_string(options_.seed)},
                   {"rule", rule_label(options_.wanted.rule.to_text(), messages)}});
        line_.say("cli.hand.goal"_msg, {{"goal", text_of(options_.wanted.wants)},
                                        {"turn", options_.wanted.turns},
                                        {"going", text_of(options_.wanted.going)}});
        for (std::uint64_t number = 0; number < options_.count && line_.out; ++number) {
            const OpeningDeal dealt = deal(number);
            line_.out << '\n'
                      << paint.strong(line_.text("cli.hand.number"_msg,
                                                 {{"number", static_cast<int>(number + 1)}}))
                      << '\n';
            say_cards("cli.hand.first"_msg, dealt.first);
            say_worth(dealt);
            line_.out << (dealt.kept ? paint.good(line_.text("cli.hand.kept"_msg))
                                     : paint.bad(line_.text("cli.hand.redrawn"_msg)))
                      << '\n';
            if (!dealt.kept)
                say_cards("cli.hand.second"_msg, dealt.second);
            say_cards("cli.hand.orbs"_msg, dealt.orbs);
        }
    }

private:
    OpeningDeal deal(std::uint64_t number) const
    {
        return deal_opening(deck_.deck, *deck_.protagonist, options_.wanted.rule, deck_.context,
                            options_.seed, number);
    }

    Chance keep_chance(const OpeningDeal& dealt) const
    {
        return values_.keep(dealt.first, deck_.context);
    }

    void say_worth(const OpeningDeal& dealt)
    {
        const Chance keeping = keep_chance(dealt);
        MessageKey key = "cli.hand.worth-the-same"_msg;
        if (values_.compare(keeping) == HandValues::Worth::Keep)
            key = "cli.hand.worth-keeping"_msg;
        else if (values_.compare(keeping) == HandValues::Worth::Redraw)
            key = "cli.hand.worth-redrawing"_msg;
        line_.say(key, {{"keep", line_.messages().percent(keeping.hit)},
                        {"redraw", line_.messages().percent(values_.redraw().hit)}});
    }

    Json ids(const std::vector<CardIndex>& cards) const
    {
        return Json::list(cards, [&](CardIndex at) { return library_.cards()[at].id; });
    }

    void say_cards(MessageKey heading, const std::vector<CardIndex>& cards) const
    {
        line_.say(heading);
        for (const CardIndex at : cards)
            line_.out << "  " << card_label(library_.cards()[at], line_.messages().language())
                      << '\n';
    }

    CommandLine& line_;
    const HandOptions& options_;
    const CardLibrary& library_;
    const OddsDeck& deck_;
    const HandValues& values_;
    std::optional<StudyVerdict> verdict_; ///< on the rule for the goal
};

void hand(CommandLine& line, const HandOptions& options)
{
    const auto deck = read_odds_deck(line, options.deck);
    if (!deck)
        return;
    const auto values =
        HandValues::of(deck->deck, *deck->protagonist, options.wanted, deck->context);
    if (!values)
        return fail_as_too_much(line, *deck);
    Hands hands(line, options, *deck, *values);
    if (line.options.json)
        hands.write_json();
    else
        hands.say();
}

} // namespace

void add_hand_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "hand", "cli.hand"_msg,
        {"hand bundled:altean-vanguard --seed 7 --mulligan \"count(cost=1) >= 2\"",
         "cli.hand.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const CLI::Option& seed = command.value("--seed", "N", "cli.hand.seed"_msg);
    const CLI::Option& count = command.value("--count", "N", "cli.hand.count"_msg);
    const auto wants = std::make_shared<WantOptions>(command, line);
    command.runs([&line, &deck, &seed, &count, wants] {
        const auto seed_number = whole_number(line, seed, 1);
        const auto hands = whole_number(line, count, 1, 1, max_hands);
        if (!seed_number || !hands)
            return;
        if (const auto asked = wants->read(default_goal, goal_turns))
            hand(line,
                 {.deck = value_of(deck), .seed = *seed_number, .count = *hands, .wanted = *asked});
    });
}

} // namespace kizuna
