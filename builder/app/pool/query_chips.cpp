#include "app/pool/query_chips.h"

#include "app/skills/effect_words.h"
#include "app/text/violation_text.h"
#include "cards/base/plain_text.h"
#include "cards/query/query.h"
#include "cards/skills/effect_parts_yaml.h"
#include "cards/skills/families.h"
#include "decks/legality/format.h"

#include <algorithm>
#include <map>
#include <memory>

namespace kizuna {
namespace {

/// Makes the chips of one field. `named`: message for the name of a chip on its own.
struct ChipMaker {
    const Messages& messages;
    MessageKey named;
    std::vector<QueryChip> chips = {};

    QueryChip& add(const std::string& label, std::vector<std::string> spellings)
    {
        std::string name = messages.get(named, {{"value", label}});
        chips.push_back({label, std::move(name), std::move(spellings), {}, {}});
        return chips.back();
    }
};

using Chips = std::vector<QueryChip>;

Chips symbol_chips(ChipMaker made, const CardLibrary& library)
{
    const std::vector<Word>& symbols = library.words().symbols;
    for (std::size_t at = 0; at < symbols.size(); ++at) {
        const Word& word = symbols[at];
        std::vector<std::string> spellings{"symbol:" + word.slug, "tag:" + word.slug};
        if (!word.colour.empty()) {
            spellings.insert(spellings.begin(), "color:" + word.colour);
            spellings.push_back("tag:" + word.colour);
        }
        QueryChip& chip = made.add(in_language(word.name, made.messages), std::move(spellings));
        chip.symbols.insert(static_cast<SymbolId>(at));
    }
    made.add(made.messages.get("facts.filter.no-symbol"_msg), {"color:none", "symbol:none"});
    return std::move(made.chips);
}

Chips word_chips(ChipMaker made, std::string_view field, const std::vector<Word>& words)
{
    for (const Word& word : words)
        made.add(in_language(word.name, made.messages),
                 {std::string(field) + ':' + word.slug, "tag:" + word.slug});
    made.add(made.messages.get("facts.none"_msg), {std::string(field) + ":none"});
    return std::move(made.chips);
}

/// A chip for each printed value: numbers in order, then X, then no value.
Chips number_chips(ChipMaker made, std::string_view field, const CardLibrary& library,
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
    return std::move(made.chips);
}

Chips range_chips(ChipMaker made)
{
    for (const int distance : {1, 2, 3})
        made.add(std::to_string(distance), {"range=" + std::to_string(distance)});
    made.add(made.messages.get("facts.none"_msg), {"range=none"});
    return std::move(made.chips);
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

/// In the window's language, because most sets have only a Japanese name.
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

Chips set_chips(ChipMaker made, const CardLibrary& library)
{
    for (const CardSet& set : library.sets()) {
        QueryChip& chip = made.add(set.id, {"set=" + set.id, "set:" + set.id});
        chip.label = set_label(set, made.messages);
        chip.section = made.messages.get(section_of_set(set.kind));
    }
    return std::move(made.chips);
}

/// A chip for each format that forbids a card.
Chips format_chips(ChipMaker made, const Catalogue& catalogue)
{
    for (const Format& format : catalogue.formats) {
        const bool forbids = std::ranges::any_of(catalogue.library.cards(), [&](const Card& card) {
            return !is_allowed(card, format, catalogue.library);
        });
        if (forbids)
            made.add(in_language(format.name, made.messages), {"format:" + format.id});
    }
    return std::move(made.chips);
}

/// The effects, triggers and payments of all skills in the library, as bits in the order of their
/// words.
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

/// A chip for each word of a field about effects that some card matches, then one for `last`.
Chips effect_chips(ChipMaker made, std::string_view field, std::span<const std::string_view> words,
                   std::uint64_t used, std::string (*text_of)(std::string_view, const Messages&),
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
    return std::move(made.chips);
}

Chips once_chips(ChipMaker made)
{
    made.add(made.messages.get("chips.once.yes"_msg), {"once:yes"});
    made.add(made.messages.get("chips.once.no"_msg), {"once:no"});
    return std::move(made.chips);
}

const ChipGroup* group_of(const std::vector<std::string>& terms,
                          const std::vector<ChipGroup>& groups)
{
    const auto found = std::ranges::find_if(groups, [&](const ChipGroup& group) {
        return std::ranges::all_of(terms,
                                   [&](const std::string& term) { return group.holds(term); });
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

const std::vector<QueryChip>& ChipGroup::chips() const
{
    if (!chips_)
        chips_ = make_chips();
    return *chips_;
}

bool ChipGroup::holds(std::string_view term) const
{
    if (is_effects && !lower_case(term).starts_with(id + ':'))
        return false;
    return std::ranges::any_of(chips(),
                               [&](const QueryChip& chip) { return chip.is_spelled(term); });
}

std::vector<ChipGroup> chip_groups(const Catalogue& catalogue, const Messages& messages)
{
    const CardLibrary& library = catalogue.library;
    std::vector<ChipGroup> groups;
    const auto add = [&](std::string_view id, MessageKey label, MessageKey named, auto make) {
        ChipGroup& group = groups.emplace_back();
        group.id = id;
        group.label = messages.get(label);
        group.make_chips = [&messages, named, make] { return make(ChipMaker{messages, named}); };
    };
    const auto add_numbers = [&](std::string_view id, MessageKey label, MessageKey named,
                                 std::optional<Amount> (*value_of)(const Card&)) {
        add(id, label, named, [&library, id, value_of](ChipMaker made) {
            return number_chips(std::move(made), id, library, value_of);
        });
    };
    const auto add_words = [&](std::string_view id, MessageKey label, MessageKey named,
                               const std::vector<Word>& words) {
        add(id, label, named,
            [&words, id](ChipMaker made) { return word_chips(std::move(made), id, words); });
    };
    const Vocabulary& words = library.words();
    add("symbol", "facts.label.symbols"_msg, "chips.named.symbol"_msg,
        [&library](ChipMaker made) { return symbol_chips(std::move(made), library); });
    add_numbers("cost", "gui.column.cost"_msg, "chips.named.cost"_msg,
                [](const Card& card) { return std::optional(card.cost); });
    add_numbers("cc", "gui.column.class-change"_msg, "chips.named.cc"_msg,
                [](const Card& card) { return card.class_change_cost; });
    add_words("weapon", "facts.label.weapons"_msg, "chips.named.weapon"_msg, words.weapons);
    add_words("type", "facts.label.types"_msg, "chips.named.type"_msg, words.types);
    add("range", "facts.label.range"_msg, "chips.named.range"_msg, range_chips);
    add_numbers("support", "facts.label.support"_msg, "chips.named.support"_msg,
                [](const Card& card) { return std::optional(card.support); });
    add("set", "chips.label.set"_msg, "chips.named.set"_msg,
        [&library](ChipMaker made) { return set_chips(std::move(made), library); });
    add("format", "chips.label.format"_msg, "chips.named.format"_msg,
        [&catalogue](ChipMaker made) { return format_chips(std::move(made), catalogue); });
    const std::size_t first_of_effects = groups.size();
    const auto used = [&library, known = std::make_shared<std::optional<UsedEffects>>()] {
        if (!*known)
            *known = used_effects(library);
        return **known;
    };
    add("does", "chips.label.does"_msg, "chips.named.does"_msg, [used](ChipMaker made) {
        return effect_chips(std::move(made), "does", effect_family_words(), used().does,
                            effect_family_text);
    });
    add("when", "chips.label.when"_msg, "chips.named.when"_msg, [used](ChipMaker made) {
        return effect_chips(std::move(made), "when", moment_words(), used().moments, moment_text,
                            "always");
    });
    add("costs", "chips.label.costs"_msg, "chips.named.costs"_msg, [used](ChipMaker made) {
        return effect_chips(std::move(made), "costs", paid_with_words(), used().pays,
                            paid_with_text, "none");
    });
    add("once", "chips.label.once"_msg, "chips.named.once"_msg, once_chips);
    for (std::size_t at = first_of_effects; at < groups.size(); ++at)
        groups[at].is_effects = true;
    return groups;
}

QueryChips::QueryChips(CardSearch& search, const Messages& messages)
    : search_(search), groups_(chip_groups(search.catalogue(), messages))
{
    search_changed_ = search_.changed.subscribe([this] { read_query(); });
    read_query();
}

void QueryChips::read_query()
{
    parts_.clear();
    auto read = query_parts(search_.query_text(), search_.library());
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
    if (std::ranges::none_of(parts_, [&](const Part& part) { return part.group == &group; }))
        return chips;
    for (const QueryChip& chip : group.chips()) {
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
