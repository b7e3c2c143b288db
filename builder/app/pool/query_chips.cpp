#include "app/pool/query_chips.h"

#include "app/skills/effect_words.h"
#include "app/text/violation_text.h"
#include "cards/query/query_parts.h"
#include "cards/skills/effect_parts_yaml.h"
#include "cards/skills/families.h"
#include "cards/text/plain_text.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>
#include <map>

namespace kizuna {
namespace {

/// Makes the chips of one field; `named` is the message for one that stands alone.
struct GroupMaker {
    const Messages& messages;
    MessageKey named;
    ChipGroup group;

    QueryChip& add(const std::string& label, std::vector<std::string> spellings)
    {
        std::string name = messages.get(named, {{"value", label}});
        group.chips.push_back({label, std::move(name), std::move(spellings), {}, {}});
        return group.chips.back();
    }
};

GroupMaker maker(std::string_view id, MessageKey label, MessageKey named, const Messages& messages)
{
    return {messages, named, {std::string(id), messages.get(label), {}}};
}

ChipGroup symbol_chips(const CardLibrary& library, const Messages& messages)
{
    GroupMaker made =
        maker("symbol", "facts.label.symbols"_msg, "chips.named.symbol"_msg, messages);
    const std::vector<Word>& symbols = library.words().symbols;
    for (std::size_t at = 0; at < symbols.size(); ++at) {
        const Word& word = symbols[at];
        std::vector<std::string> spellings{"symbol:" + word.slug, "tag:" + word.slug};
        if (!word.colour.empty()) {
            spellings.insert(spellings.begin(), "color:" + word.colour);
            spellings.push_back("tag:" + word.colour);
        }
        QueryChip& chip = made.add(in_language(word.name, messages), std::move(spellings));
        chip.symbols.insert(static_cast<SymbolId>(at));
    }
    made.add(messages.get("facts.filter.no-symbol"_msg), {"color:none", "symbol:none"});
    return std::move(made.group);
}

ChipGroup word_chips(GroupMaker made, std::string_view field, const std::vector<Word>& words)
{
    for (const Word& word : words)
        made.add(in_language(word.name, made.messages),
                 {std::string(field) + ':' + word.slug, "tag:" + word.slug});
    made.add(made.messages.get("facts.none"_msg), {std::string(field) + ":none"});
    return std::move(made.group);
}

/// One chip for each value that a card prints: the numbers in order, then X, then none at all.
ChipGroup number_chips(GroupMaker made, std::string_view field, const CardLibrary& library,
                       std::optional<Amount> (*value_of)(const Card&))
{
    std::map<int, bool> numbers;
    bool any_x = false;
    bool any_none = false;
    for (const Card& card : library.cards()) {
        const std::optional<Amount> value = value_of(card);
        any_none |= !value;
        any_x |= value && value->is_x();
        if (value && !value->is_x())
            numbers[value->or_zero()] = true;
    }
    for (const auto& [number, is_there] : numbers)
        made.add(std::to_string(number), {std::string(field) + '=' + std::to_string(number)});
    if (any_x)
        made.add("X", {std::string(field) + "=x"});
    if (any_none)
        made.add(made.messages.get("facts.none"_msg), {std::string(field) + "=none"});
    return std::move(made.group);
}

ChipGroup range_chips(GroupMaker made)
{
    for (const int distance : {1, 2, 3})
        made.add(std::to_string(distance), {"range=" + std::to_string(distance)});
    made.add(made.messages.get("facts.none"_msg), {"range=none"});
    return std::move(made.group);
}

MessageKey section_of_set(SetKind kind)
{
    switch (kind) {
    case SetKind::Booster:
        return "chips.sets.booster"_msg;
    case SetKind::Starter:
        return "chips.sets.starter"_msg;
    case SetKind::Promo:
        return "chips.sets.promo"_msg;
    default:
        return "chips.sets.other"_msg;
    }
}

/// In the window's language: most sets have a Japanese name alone, which others cannot read.
std::string set_label(const CardSet& set, const Messages& messages)
{
    const std::string& name = in_language(set.name, messages);
    if (!name.empty())
        return messages.get("chips.set"_msg, {{"id", set.id}, {"name", name}});
    return messages.get("chips.set.unnamed"_msg, {{"id", set.id},
                                                  {"series", std::to_string(set.series)},
                                                  {"released", set.released},
                                                  {"known", set.series == 0        ? "nothing"
                                                            : set.released.empty() ? "series"
                                                                                   : "all"}});
}

ChipGroup set_chips(GroupMaker made, const CardLibrary& library)
{
    for (const CardSet& set : library.sets()) {
        QueryChip& chip = made.add(set.id, {"set=" + set.id, "set:" + set.id});
        chip.label = set_label(set, made.messages);
        chip.section = made.messages.get(section_of_set(set.kind));
    }
    return std::move(made.group);
}

/// What skills of the library do, are set off by and ask for: bits by the words for it.
struct UsedEffects {
    std::uint64_t does = 0;
    std::uint64_t moments = 0;
    std::uint64_t pays = 0;
};

UsedEffects used_effects(const CardLibrary& library)
{
    UsedEffects used;
    for (const Card& card : library.cards()) {
        for (const Skill& skill : card.skills) {
            const EffectTraits traits = effect_traits(skill, library.words());
            used.does |= traits.does;
            used.moments |= traits.moments;
            for (std::size_t at = 0; at < traits.pays.size(); ++at)
                used.pays |= std::uint64_t(traits.pays[at] > 0 ? 1 : 0) << at;
        }
    }
    return used;
}

/// A chip for each word of a field about effects that finds a card, and for what stands last.
ChipGroup effect_chips(GroupMaker made, std::string_view field,
                       std::span<const std::string_view> words, std::uint64_t used,
                       std::string (*text_of)(std::string_view, const Messages&),
                       std::string_view last = {})
{
    const auto add = [&](std::string_view word) {
        made.add(text_of(word, made.messages), {std::string(field) + ':' + std::string(word)});
    };
    for (std::size_t at = 0; at < words.size(); ++at) {
        if ((used >> at & 1) != 0)
            add(words[at]);
    }
    if (!last.empty())
        add(last);
    made.group.is_effects = true;
    return std::move(made.group);
}

ChipGroup once_chips(GroupMaker made)
{
    made.add(made.messages.get("chips.once.yes"_msg), {"once:yes"});
    made.add(made.messages.get("chips.once.no"_msg), {"once:no"});
    made.group.is_effects = true;
    return std::move(made.group);
}

const ChipGroup* group_of(const std::vector<std::string>& terms,
                          const std::vector<ChipGroup>& groups)
{
    const auto holds = [](const ChipGroup& group, const std::string& term) {
        return std::ranges::any_of(group.chips,
                                   [&](const QueryChip& chip) { return chip.is_spelled(term); });
    };
    const auto found = std::ranges::find_if(groups, [&](const ChipGroup& group) {
        return std::ranges::all_of(terms,
                                   [&](const std::string& term) { return holds(group, term); });
    });
    return terms.empty() || found == groups.end() ? nullptr : &*found;
}

} // namespace

bool QueryChip::is_spelled(std::string_view term) const
{
    const std::string lower = lower_case(term);
    return std::ranges::any_of(
        spellings, [&](const std::string& spelling) { return lower_case(spelling) == lower; });
}

std::vector<ChipGroup> chip_groups(const CardLibrary& library, const Messages& messages)
{
    const Vocabulary& words = library.words();
    const UsedEffects used = used_effects(library);
    return {
        symbol_chips(library, messages),
        number_chips(maker("cost", "gui.column.cost"_msg, "chips.named.cost"_msg, messages), "cost",
                     library, [](const Card& card) { return std::optional(card.cost); }),
        number_chips(maker("cc", "gui.column.class-change"_msg, "chips.named.cc"_msg, messages),
                     "cc", library, [](const Card& card) { return card.class_change_cost; }),
        word_chips(maker("weapon", "facts.label.weapons"_msg, "chips.named.weapon"_msg, messages),
                   "weapon", words.weapons),
        word_chips(maker("type", "facts.label.types"_msg, "chips.named.type"_msg, messages), "type",
                   words.types),
        range_chips(maker("range", "facts.label.range"_msg, "chips.named.range"_msg, messages)),
        number_chips(
            maker("support", "facts.label.support"_msg, "chips.named.support"_msg, messages),
            "support", library, [](const Card& card) { return std::optional(card.support); }),
        set_chips(maker("set", "chips.label.set"_msg, "chips.named.set"_msg, messages), library),
        effect_chips(maker("does", "chips.label.does"_msg, "chips.named.does"_msg, messages),
                     "does", effect_family_words(), used.does, effect_family_text),
        effect_chips(maker("when", "chips.label.when"_msg, "chips.named.when"_msg, messages),
                     "when", moment_words(), used.moments, moment_text, "always"),
        effect_chips(maker("costs", "chips.label.costs"_msg, "chips.named.costs"_msg, messages),
                     "costs", paid_with_words(), used.pays, paid_with_text, "none"),
        once_chips(maker("once", "chips.label.once"_msg, "chips.named.once"_msg, messages)),
    };
}

QueryChips::QueryChips(CardSearch& search, const Messages& messages)
    : search_(search), groups_(chip_groups(search.library(), messages))
{
    search_changed_ = search_.changed.subscribe([this] { read_query(); });
    read_query();
}

void QueryChips::read_query()
{
    parts_.clear();
    auto read = query_parts(search_.question(), search_.library());
    auto* found = std::get_if<std::vector<QueryPart>>(&read);
    if (!found || search_.fault())
        return;
    for (QueryPart& part : *found) {
        const ChipGroup* group = group_of(part.any_of, groups_);
        parts_.push_back({std::move(part.text), std::move(part.any_of), group});
    }
}

bool QueryChips::is_on(const QueryChip& chip) const
{
    return std::ranges::any_of(parts_, [&](const Part& part) {
        return part.group && std::ranges::any_of(part.any_of, [&](const std::string& term) {
                   return chip.is_spelled(term);
               });
    });
}

std::vector<const QueryChip*> QueryChips::on(const ChipGroup& group) const
{
    std::vector<const QueryChip*> chips;
    for (const QueryChip& chip : group.chips) {
        if (is_on(chip))
            chips.push_back(&chip);
    }
    return chips;
}

void QueryChips::toggle(const ChipGroup& group, const QueryChip& chip)
{
    if (!can_toggle())
        return;
    if (is_on(chip)) {
        for (Part& part : parts_) {
            if (part.group)
                std::erase_if(part.any_of,
                              [&](const std::string& term) { return chip.is_spelled(term); });
        }
    } else {
        const auto last = std::find_if(parts_.rbegin(), parts_.rend(),
                                       [&](const Part& part) { return part.group == &group; });
        if (last != parts_.rend())
            last->any_of.push_back(chip.spellings.front());
        else
            parts_.push_back({{}, {chip.spellings.front()}, &group});
    }
    write_query();
}

void QueryChips::clear(const ChipGroup& group)
{
    if (std::erase_if(parts_, [&](const Part& part) { return part.group == &group; }) > 0)
        write_query();
}

void QueryChips::write_query()
{
    std::string text;
    for (const Part& part : parts_) {
        std::string written = part.text;
        if (part.group) {
            written.clear();
            for (const std::string& term : part.any_of)
                written += (written.empty() ? "" : " or ") + term;
            if (part.any_of.size() > 1)
                written = "(" + written + ")";
        }
        if (!written.empty())
            text += (text.empty() ? "" : " ") + written;
    }
    search_.ask(text);
}

} // namespace kizuna
