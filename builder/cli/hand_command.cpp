#include "cli/deck_input.h"
#include "cli/deck_json.h"
#include "cli/options.h"
#include "cli/text_layout.h"

#include "app/violation_text.h"
#include "odds/opening.h"

#include <array>
#include <ostream>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 2> goings = {"first", "second"};
constexpr std::uint64_t most_hands = 1'000'000;

struct HandOptions {
    std::string deck;
    std::uint64_t seed = 1;
    std::uint64_t count = 1;
    std::string rule;
    std::string going;
};

class Hands {
public:
    Hands(CommandLine& line, const HandOptions& options, const DeckInput& input,
          const KeepRule& rule)
        : line_(line), options_(options), library_(line.catalogue().library), rule_(rule),
          deck_(resolve(input.deck, library_)), protagonist_(protagonist_for(line, deck_, input)),
          context_(line.catalogue().context(protagonist_))
    {
        note_unknown_cards(line, deck_, input);
    }

    bool can_be_dealt() const { return protagonist_ != nullptr; }

    void write_json()
    {
        JsonListWriter hands(line_.out,
                             Json::object({{"protagonist", protagonist_->id},
                                           {"seed", options_.seed},
                                           {"rule", rule_.to_text()},
                                           {"going", options_.going}}),
                             "hands");
        for (std::uint64_t number = 0; number < options_.count && line_.out; ++number) {
            const OpeningDeal dealt = deal(number);
            hands.add(Json::object({{"first", ids(dealt.first)},
                                    {"kept", dealt.kept},
                                    {"second", dealt.kept ? Json() : ids(dealt.second)},
                                    {"orbs", ids(dealt.orbs)}}));
        }
        hands.finish();
    }

    void say()
    {
        const Messages& messages = line_.messages();
        const Paint paint(line_.colours());
        line_.out << line_.text("cli.hand.head"_msg,
                                {{"protagonist", card_label(*protagonist_, messages.language())},
                                 {"seed", std::to_string(options_.seed)},
                                 {"rule", rule_.to_text()}})
                  << '\n';
        for (std::uint64_t number = 0; number < options_.count && line_.out; ++number) {
            const OpeningDeal dealt = deal(number);
            line_.out << '\n'
                      << paint.strong(line_.text("cli.hand.number"_msg,
                                                 {{"number", static_cast<int>(number + 1)}}))
                      << '\n';
            say_cards("cli.hand.first"_msg, dealt.first);
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
        return deal_opening(deck_, *protagonist_, rule_, context_, options_.seed, number);
    }

    Json ids(const std::vector<CardIndex>& cards) const
    {
        Json::Array list;
        for (const CardIndex at : cards)
            list.emplace_back(library_.cards()[at].id);
        return list;
    }

    void say_cards(MessageKey heading, const std::vector<CardIndex>& cards) const
    {
        line_.out << line_.text(heading) << '\n';
        for (const CardIndex at : cards)
            line_.out << "  " << card_label(library_.cards()[at], line_.messages().language())
                      << '\n';
    }

    CommandLine& line_;
    const HandOptions& options_;
    const CardLibrary& library_;
    const KeepRule& rule_;
    ResolvedDeck deck_;
    const Card* protagonist_;
    QueryContext context_;
};

void hand(CommandLine& line, const HandOptions& options)
{
    const std::vector<std::string> formats = line.catalogue().format_ids();
    const auto parsed = KeepRule::parse(options.rule, line.catalogue().library, formats);
    if (const Fault* fault = std::get_if<Fault>(&parsed)) {
        line.fail_at_caret(*fault, options.rule);
        return;
    }
    const auto input = read_deck_input(line, options.deck);
    if (!input)
        return;
    Hands hands(line, options, *input, std::get<KeepRule>(parsed));
    if (!hands.can_be_dealt())
        return;
    if (line.options.json)
        hands.write_json();
    else
        hands.say();
}

} // namespace

void add_hand_command(CLI::App& parser, CommandLine& line)
{
    CLI::App& command =
        add_command(parser, line, "hand", "cli.hand"_msg,
                    {"hand bundled:altean-vanguard --seed 7 --mulligan \"count(cost=1) >= 2\"",
                     "cli.hand.example"_msg});
    const CLI::Option& deck = add_argument(command, line, "DECK", "cli.deck"_msg);
    const CLI::Option& seed = add_value(command, line, "--seed", "N", "cli.hand.seed"_msg);
    const CLI::Option& rule = add_value(command, line, "--mulligan", "RULE", "cli.hand.rule"_msg);
    const CLI::Option& count = add_value(command, line, "--count", "N", "cli.hand.count"_msg);
    const CLI::Option& going =
        add_value(command, line, "--going", "first|second", "cli.hand.going"_msg);
    command.callback([&line, &deck, &seed, &rule, &count, &going] {
        const auto seed_number = whole_number(line, seed, 1);
        const auto hands = whole_number(line, count, 1, 1, most_hands);
        const std::string turn = value_of(going, goings.front());
        if (seed_number && hands && is_choice(line, going.get_name(), turn, goings))
            hand(line, {.deck = value_of(deck),
                        .seed = *seed_number,
                        .count = *hands,
                        .rule = value_of(rule, "cost-one"),
                        .going = turn});
    });
}

} // namespace kizuna
