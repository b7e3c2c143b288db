#include "cli/cards/card_input.h"

#include "app/card_games/card_game_catalogue.h"
#include "app/text/fault_text.h"
#include "app/text/violation_text.h"
#include "cards/base/faults.h"

namespace kizuna {
namespace {

std::string labelled(const std::vector<std::string>& ids, CommandLine& line)
{
    constexpr std::size_t max = 20;
    std::string lines;
    for (const std::string& id : ids) {
        if (&id == ids.data() + max) {
            lines +=
                "  " +
                line.text("cli.card.more"_msg, {{"count", static_cast<int>(ids.size() - max)}}) +
                '\n';
            break;
        }
        const CardMatch match = line.catalogue().library.find(id);
        lines +=
            "  " + (match.card ? card_label(*match.card, line.messages().language()) : id) + '\n';
    }
    return lines;
}

/// The complaint that a card is of another game; empty if it is not.
std::optional<Complaint> other_game_complaint(CommandLine& line, const std::string& argument)
{
    for (const std::string_view id : known_card_games) {
        if (id == cipher_game)
            continue;
        const auto found = line.games().find(std::string(id));
        const auto* const game = std::get_if<const CardGameCatalogue*>(&found);
        if (!game)
            continue; // a fault of its lists, which is not the question here
        const CardLookup lookup = look_up_card(argument, (*game)->catalogue.library);
        if (!lookup.found())
            continue;
        const std::string& card = lookup.matches.front().card->id;
        const std::string command = "search id:" + card + " --game " + std::string(id);
        return Complaint{
            .place = {},
            .message = line.text("cli.card.other-game"_msg,
                                 {{"card", argument},
                                  {"game", in_language((*game)->profile.name, line.messages())},
                                  {"command", "kizuna-cli " + command}})};
    }
    return {};
}

} // namespace

Complaint card_complaint(CommandLine& line, const std::string& argument, const CardLookup& lookup)
{
    const bool ambiguous = !lookup.matches.empty();
    if (!ambiguous) {
        if (auto other = other_game_complaint(line, argument))
            return std::move(*other);
    }
    std::vector<std::string> choices;
    if (!ambiguous) {
        choices = suggested_ids(argument, line.catalogue().library);
    } else {
        for (const CardMatch& match : lookup.matches)
            choices.push_back(match.card->id);
    }
    const Fault fault =
        ambiguous ? Fault{faults::AmbiguousCard{argument}} : Fault{faults::UnknownCard{argument}};
    return {.place = {},
            .message = fault_text(fault, line.messages()),
            .suggestions = choices,
            .picture = labelled(choices, line)};
}

std::optional<CardMatch> read_card_argument(CommandLine& line, const std::string& argument,
                                            Answer unknown)
{
    const CardLookup lookup = look_up_card(argument, line.catalogue().library);
    if (lookup.found())
        return lookup.matches.front();
    line.fail(card_complaint(line, argument, lookup),
              lookup.matches.empty() ? unknown : Answer::Unusable);
    return std::nullopt;
}

} // namespace kizuna
