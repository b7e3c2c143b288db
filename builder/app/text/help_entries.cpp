#include "app/text/help_entries.h"

#include "cards/text/text_folding.h"

#include <algorithm>
#include <sstream>

namespace kizuna {
namespace {

struct Number {
    MessageKey name;
    MessageKey words;
    MessageKey formula;
    MessageKey section = {}; ///< title of the section that starts here
    const char* id = "";     ///< for entries that a study links to
};

// In the order and with the formulas of rules/odds/README.md.
constexpr Number numbers[] = {
    {"number.population"_msg, "number.population.words"_msg, "number.population.formula"_msg,
     "number.section.all"_msg},
    {"number.interval"_msg, "number.interval.words"_msg, "number.interval.formula"_msg},
    {"number.share"_msg, "number.share.words"_msg, "number.share.formula"_msg},
    {"number.verdict-deck"_msg, "number.verdict-deck.words"_msg, "number.verdict-deck.formula"_msg,
     "number.section.deck"_msg, "verdict.deck"},
    {"number.verdict-odds"_msg, "number.verdict-odds.words"_msg, "number.verdict-odds.formula"_msg,
     "number.section.opening"_msg, "verdict.odds"},
    {"number.verdict-opening"_msg,
     "number.verdict-opening.words"_msg,
     "number.verdict-opening.formula"_msg,
     {},
     "verdict.opening"},
    {"number.seen"_msg, "number.seen.words"_msg, "number.seen.formula"_msg},
    {"number.want"_msg, "number.want.words"_msg, "number.want.formula"_msg},
    {"number.mulligan"_msg, "number.mulligan.words"_msg, "number.mulligan.formula"_msg},
    {"number.orbs"_msg, "number.orbs.words"_msg, "number.orbs.formula"_msg},
    {"number.keep-rate"_msg, "number.keep-rate.words"_msg, "number.keep-rate.formula"_msg},
    {"number.best-keep"_msg, "number.best-keep.words"_msg, "number.best-keep.formula"_msg},
    {"number.verdict-support"_msg, "number.verdict-support.words"_msg,
     "number.verdict-support.formula"_msg, "number.section.support"_msg, "verdict.support"},
    {"number.failure"_msg, "number.failure.words"_msg, "number.failure.formula"_msg},
    {"number.support"_msg, "number.support.words"_msg, "number.support.formula"_msg},
    {"number.attack"_msg, "number.attack.words"_msg, "number.attack.formula"_msg},
    {"number.critical"_msg, "number.critical.words"_msg, "number.critical.formula"_msg},
    {"number.evasion"_msg, "number.evasion.words"_msg, "number.evasion.formula"_msg},
    {"number.verdict-tradeoff"_msg, "number.verdict-tradeoff.words"_msg,
     "number.verdict-tradeoff.formula"_msg, "number.section.tradeoff"_msg, "verdict.tradeoff"},
    {"number.line"_msg, "number.line.words"_msg, "number.line.formula"_msg},
    {"number.promotion"_msg, "number.promotion.words"_msg, "number.promotion.formula"_msg},
    {"number.two-named"_msg, "number.two-named.words"_msg, "number.two-named.formula"_msg},
    {"number.verdict-curve"_msg, "number.verdict-curve.words"_msg,
     "number.verdict-curve.formula"_msg, "number.section.curve"_msg, "verdict.curve"},
    {"number.bonds"_msg, "number.bonds.words"_msg, "number.bonds.formula"_msg},
    {"number.percentiles"_msg, "number.percentiles.words"_msg, "number.percentiles.formula"_msg},
    {"number.spent"_msg, "number.spent.words"_msg, "number.spent.formula"_msg},
    {"number.waste"_msg, "number.waste.words"_msg, "number.waste.formula"_msg},
    {"number.efficiency"_msg, "number.efficiency.words"_msg, "number.efficiency.formula"_msg},
    {"number.castable"_msg, "number.castable.words"_msg, "number.castable.formula"_msg},
    {"number.symbols"_msg, "number.symbols.words"_msg, "number.symbols.formula"_msg},
    {"number.class-changed"_msg, "number.class-changed.words"_msg,
     "number.class-changed.formula"_msg},
    {"number.class-change-turn"_msg, "number.class-change-turn.words"_msg,
     "number.class-change-turn.formula"_msg},
    {"number.fuel"_msg, "number.fuel.words"_msg, "number.fuel.formula"_msg},
    {"number.dead"_msg, "number.dead.words"_msg, "number.dead.formula"_msg},
    {"number.clock"_msg, "number.clock.words"_msg, "number.clock.formula"_msg},
    {"number.demand"_msg, "number.demand.words"_msg, "number.demand.formula"_msg},
};

} // namespace

std::vector<HelpEntry> clause_entries(std::span<const RuleClause> clauses, const Messages& messages)
{
    std::vector<HelpEntry> entries;
    for (const RuleClause& clause : clauses) {
        const std::string source = messages.get("gui.help.clauses.source"_msg,
                                                {{"source", source_text(clause, messages)}});
        entries.push_back({.title = clause.id,
                           .section = clause.section,
                           .text = clause.statement + "\n\n" + source});
    }
    return entries;
}

std::vector<HelpEntry> number_entries(const Messages& messages)
{
    std::vector<HelpEntry> entries;
    std::string section;
    for (const Number& number : numbers) {
        if (number.section.text)
            section = messages.get(number.section);
        entries.push_back(
            {.title = messages.get(number.name),
             .section = section,
             .text = messages.get(number.words) + "\n\n" + messages.get(number.formula),
             .id = number.id});
    }
    return entries;
}

std::vector<std::size_t> matching(std::span<const HelpEntry> entries, std::string_view words)
{
    std::istringstream typed(fold(words));
    std::vector<std::string> wanted;
    for (std::string word; typed >> word;)
        wanted.push_back(word);
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const HelpEntry& entry = entries[at];
        const std::string text = fold(entry.title + "\n" + entry.section + "\n" + entry.text);
        const bool has_all = std::ranges::all_of(
            wanted, [&](const std::string& word) { return text.find(word) != std::string::npos; });
        if (has_all)
            found.push_back(at);
    }
    return found;
}

} // namespace kizuna
