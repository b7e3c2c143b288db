#include "decks/legality/format.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The id that stands for a card name: the first of its group.
const std::string& name_id(const Card& card, const CardLibrary& library)
{
    return library.cards()[card.name_group].id;
}

bool is_released_within(const AllowedRule& rule, const std::string& month)
{
    if (rule.released_from.empty() && rule.released_to.empty())
        return true;
    return !month.empty() && month >= rule.released_from &&
           (rule.released_to.empty() || month <= rule.released_to);
}

bool admits(const AllowedRule& rule, const CardSet& release)
{
    return release.series >= rule.series_from && release.series <= rule.series_to &&
           is_released_within(rule, release.released) &&
           (rule.sets.empty() || rule.sets.contains(release.id));
}

/// The most copies that a card of this name allows by its text, usually four (RULING-2).
int printed_limit(const Card& card, const CardLibrary& library)
{
    int max = 0;
    for (const Card* same : library.same_name(card))
        max = std::max(max, same->copies_limit.value_or(no_limit));
    return max;
}

} // namespace

bool is_in_pool(const Card& card, const Format& format, const CardLibrary& library)
{
    if (!format.allowed)
        return true;
    const AllowedRule& rule = *format.allowed;
    const auto printed_within = [&](const Printing& printing) {
        return admits(rule, library.sets()[printing.release_set]);
    };
    if (std::ranges::none_of(card.printings, printed_within))
        return false;
    return !rule.cards || rule.cards->matches(card, {.library = &library});
}

bool is_banned(const Card& card, const Format& format, const CardLibrary& library)
{
    return !format.banned.empty() && format.banned.contains(name_id(card, library));
}

bool is_allowed(const Card& card, const Format& format, const CardLibrary& library)
{
    if (is_banned(card, format, library) || !is_in_pool(card, format, library))
        return false;
    return copies_limit(card, format, library).format > 0;
}

bool is_banned_protagonist(const Card& card, const Format& format, const CardLibrary& library)
{
    constexpr std::string_view unit = "unit:";
    return std::ranges::any_of(format.banned_protagonists, [&](const std::string& banned) {
        if (banned.starts_with(unit))
            return bears_unit_name(card, std::string_view(banned).substr(unit.size()));
        return banned == name_id(card, library);
    });
}

CopiesLimit copies_limit(const Card& card, const Format& format, const CardLibrary& library)
{
    const int printed = printed_limit(card, library);
    const bool is_exception = printed != 4;
    int own = is_exception ? printed : format.copies;
    if (const auto named = format.copies_of.find(name_id(card, library));
        named != format.copies_of.end())
        own = named->second;
    return {.base = std::max(printed, own), .format = own};
}

} // namespace kizuna
