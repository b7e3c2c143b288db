#include "cli/cards/card_json.h"
#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_json.h"
#include "cli/files/deck_output.h"

#include "app/proposal/hero_search.h"
#include "app/proposal/proposal_text.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "cards/library/card_words.h"

#include <array>
#include <ostream>

namespace kizuna {
namespace {

struct ProposeOptions {
    std::string unit;
    std::uint64_t seed = 1;
    std::string format;
    std::string out; ///< empty: no file
};

constexpr std::array curve_names{"1", "2", "3", "4+"};

constexpr auto part_words = std::to_array<std::pair<std::string_view, ProposalReason::Part>>({
    {"protagonist", ProposalReason::Part::Protagonist},
    {"hero-promotion", ProposalReason::Part::HeroPromotion},
    {"hero-card", ProposalReason::Part::HeroCard},
    {"companion", ProposalReason::Part::CheapAlly},
    {"promotion", ProposalReason::Part::AllyClassChange},
    {"deployed", ProposalReason::Part::AllyDeployed},
});
constexpr auto tie_words = std::to_array<std::pair<std::string_view, ProposalReason::Tie>>({
    {"hero", ProposalReason::Tie::Hero},
    {"named-by-hero", ProposalReason::Tie::NamedByHero},
    {"names-hero", ProposalReason::Tie::NamesHero},
    {"sets", ProposalReason::Tie::Sets},
    {"symbol", ProposalReason::Tie::Symbol},
});
constexpr auto count_words = std::to_array<std::pair<std::string_view, ProposalReason::Count>>({
    {"payment", ProposalReason::Count::Payment},
    {"seen-early", ProposalReason::Count::SeenEarly},
    {"line", ProposalReason::Count::Line},
    {"rank", ProposalReason::Count::Rank},
    {"curve", ProposalReason::Count::Curve},
    {"limit", ProposalReason::Count::Limit},
});
constexpr auto refusal_words = std::to_array<std::pair<std::string_view, NoProposal>>({
    {"no-such-unit", NoProposal::NoSuchUnit},
    {"no-cost-one", NoProposal::NoCostOne},
    {"not-allowed", NoProposal::NotAllowed},
    {"too-few-cards", NoProposal::TooFewCards},
    {"rules", NoProposal::Rules},
});

/// The hero that the text names; fails with the candidates if there are several or none.
std::optional<HeroChoice> read_hero(CommandLine& line, const std::string& text)
{
    const CardLibrary& library = line.catalogue().library;
    std::vector<HeroChoice> named = heroes_named(text, library);
    if (named.size() == 1)
        return std::move(named.front());
    std::vector<std::string> choices;
    for (const HeroChoice& hero : named)
        choices.push_back(hero.unit);
    if (named.empty()) {
        for (const Hero& hero : find_heroes(text, heroes(library), library).heroes)
            choices.push_back(hero.card->unit);
    }
    std::string picture;
    for (const std::string& choice : choices)
        picture += "  " + choice + '\n';
    line.fail({.place = {},
               .message = line.text(named.empty() ? "propose.none.no-such-unit"_msg
                                                  : "propose.several-units"_msg,
                                    {{"unit", text}}),
               .suggestions = choices,
               .picture = picture});
    return std::nullopt;
}

Json curve_json(const CurveCounts& curve)
{
    Json steps = Json::object({});
    for (std::size_t step = 0; step < curve.size(); ++step)
        steps.set(curve_names[step], curve[step]);
    return steps;
}

Json line_json(const ProposalLine& each, const Card& lead, CommandLine& line)
{
    const Card& card = *each.card;
    return Json::object(
        {{"card", card.id},
         {"copies", each.copies},
         {"unit", name_json(card.unit, card.unit_ja)},
         {"title", name_json(card.title, card.title_ja)},
         {"cost", amount_json(card.cost)},
         {"part", word_of(part_words, each.reason.part)},
         {"tie", word_of(tie_words, each.reason.tie)},
         {"sets", each.reason.sets},
         {"from", id_json(each.reason.from)},
         {"count", word_of(count_words, each.reason.count)},
         {"why", reason_text(each, lead, line.catalogue().library, line.messages())}});
}

Json proposal_json(const Proposal& proposal, const ProposeOptions& options, const Format& format,
                   CommandLine& line)
{
    Json json = Json::object({{"legal", !proposal.refused},
                              {"unit", options.unit},
                              {"format", format.id},
                              {"seed", options.seed}});
    if (proposal.refused) {
        json.set("refused", word_of(refusal_words, *proposal.refused));
        return json.set("left", violations_json(proposal.left, line));
    }
    const Card& lead = *proposal.lines.front().card;
    return json.set("protagonist", lead.id)
        .set("symbols", Json::list(slugs(line.catalogue().library.words(), proposal.symbols)))
        .set("curve", curve_json(curve_of(proposal)))
        .set("aim", curve_json(proposal.aim))
        .set("lines", Json::list(proposal.lines, [&](const ProposalLine& each) {
                 return line_json(each, lead, line);
             }));
}

void say_proposal(const Proposal& proposal, const Deck& deck, CommandLine& line, std::ostream& to)
{
    const Messages& messages = line.messages();
    const Paint paint(line.colours());
    const Card& lead = *proposal.lines.front().card;
    to << paint.strong(
              with_aside(deck.name,
                         messages.get("cli.decks.size"_msg,
                                      {{"count", resolve(deck, line.catalogue().library).size}}),
                         messages))
       << '\n'
       << curve_text(proposal, messages) << "\n\n";
    for (const ProposalLine& each : proposal.lines) {
        to << each.copies << "  " << card_label(*each.card, messages.language()) << '\n'
           << "     " << paint.faint(reason_text(each, lead, line.catalogue().library, messages))
           << '\n';
    }
}

void say_refusal(const Proposal& proposal, const std::string& unit, const Format& format,
                 CommandLine& line)
{
    line.out << no_proposal_text(*proposal.refused, unit, format, line.messages()) << '\n';
    for (const Violation& violation : proposal.left)
        line.out << "  " << code_of(violation) << ": " << violation_text(violation, line.messages())
                 << '\n';
}

/// False if the file could not be written, which is reported.
bool write_proposal(CommandLine& line, const Deck& deck, const std::string& out)
{
    const DeckFileKind* kind = output_kind(line, {}, out, &deck_file_kinds().front());
    if (!kind)
        return false;
    const WrittenDeck written = kind->write(deck, line.catalogue().tools());
    note_problems(line, out, written.problems);
    return write_deck(line, out, written);
}

void propose_deck(CommandLine& line, ProposeOptions options)
{
    const auto hero = read_hero(line, options.unit);
    const Format* format = hero ? read_format_argument(line, options.format, {}) : nullptr;
    if (!format)
        return;
    options.unit = hero->unit;
    const Proposal proposal = propose(line.catalogue().library, *hero, *format, options.seed);
    if (proposal.refused) {
        line.answer(Answer::No);
        if (line.options.json)
            line.print(proposal_json(proposal, options, *format, line));
        else
            say_refusal(proposal, options.unit, *format, line);
        return;
    }
    const Deck deck = named_deck(proposal, options.seed, line.messages());
    const bool deck_to_stdout = options.out == "-" && !line.options.json;
    if (!options.out.empty() && (options.out != "-" || deck_to_stdout) &&
        !write_proposal(line, deck, options.out))
        return;
    if (line.options.json)
        line.print(proposal_json(proposal, options, *format, line));
    else if (!deck_to_stdout)
        say_proposal(proposal, deck, line, line.out);
    else if (!line.options.quiet)
        say_proposal(proposal, deck, line, line.err);
}

} // namespace

void add_propose_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "propose", "cli.propose"_msg,
        {"propose Lissa --seed 2 -o lissa.kizuna.yaml", "cli.propose.example"_msg});
    const CLI::Option& unit = command.argument("UNIT", "cli.propose.unit"_msg);
    const CLI::Option& seed = command.value("--seed", "N", "cli.propose.seed"_msg);
    const CLI::Option& format = command.value("--format", "ID", "cli.propose.format"_msg);
    const CLI::Option& out = command.value("-o,--output", "OUT", "cli.propose.output"_msg);
    command.runs([&line, &unit, &seed, &format, &out] {
        if (const auto number = whole_number(line, seed, 1))
            propose_deck(line, {.unit = value_of(unit),
                                .seed = *number,
                                .format = value_of(format, unlimited_format),
                                .out = value_of(out)});
    });
}

} // namespace kizuna
