#include "cli/cards/card_input.h"

#include "app/text/fault_text.h"
#include "app/text/violation_text.h"

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

} // namespace

Complaint card_complaint(CommandLine& line, const std::string& argument, const CardLookup& lookup)
{
    const bool ambiguous = !lookup.matches.empty();
    std::vector<std::string> choices;
    if (!ambiguous) {
        choices = suggested_ids(argument, line.catalogue().library);
    } else {
        for (const CardMatch& match : lookup.matches)
            choices.push_back(match.card->id);
    }
    const Fault fault{.kind = ambiguous ? FaultKind::AmbiguousCard : FaultKind::UnknownCard,
                      .what = argument};
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
