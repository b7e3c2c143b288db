#include "cli/cards/card_json.h"
#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/decks/statistics_page.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_json.h"
#include "cli/files/other_deck.h"

#include "app/cards/card_facts.h"
#include "app/skills/skill_text.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <sstream>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 3> groupings = {"unit", "cost", "symbol"};

/// An entry of a known card.
struct ListLine {
    const Card* card;
    const DeckEntry* entry;
};

struct Group {
    std::string heading;
    std::vector<ListLine> lines;
    int copies = 0;
};

class DeckList {
public:
    DeckList(CommandLine& line, const DeckInput& input, std::string_view by, bool with_skills)
        : line_(line), input_(input), library_(line.catalogue().library),
          resolved_(resolve(input.deck, library_)), by_(by), with_skills_(with_skills)
    {
        for (const DeckEntry& entry : input.deck.cards) {
            if (const Card* card = library_.find(entry.code).card)
                group_of(*card).lines.push_back({card, &entry});
        }
        for (Group& group : groups_) {
            std::ranges::stable_sort(group.lines, {}, [&](const ListLine& each) {
                return library_.index_of(*each.card);
            });
            for (const ListLine& each : group.lines)
                group.copies += each.entry->copies;
        }
        std::ranges::stable_sort(groups_, {}, [&](const Group& group) { return place_of(group); });
    }

    Json json() const
    {
        const auto group_json = [](const Group& group) {
            return Json::object({{"group", group.heading},
                                 {"copies", group.copies},
                                 {"cards", Json::list(group.lines, [](const ListLine& each) {
                                      return each.card->id;
                                  })}});
        };
        return Json::object({{"name", input_.deck.name},
                             {"protagonist", id_json(resolved_.designated)},
                             {"size", resolved_.size},
                             {"cards", cards_json(input_.deck.cards)},
                             {"maybe", cards_json(input_.deck.maybe)},
                             {"unknown", unknown_json(input_.deck.cards, library_)},
                             {"by", by_},
                             {"groups", Json::list(groups_, group_json)},
                             {"problems", problems_json(input_.problems, library_)},
                             {"unknown_maybe", unknown_json(input_.deck.maybe, library_)}});
    }

    void say() const
    {
        const Messages& messages = line_.messages();
        const Paint paint(line_.colours());
        line_.out << paint.strong(messages.get("cli.list.head"_msg, {{"deck", input_.title()},
                                                                     {"count", resolved_.size}}))
                  << '\n';
        if (resolved_.designated)
            line_.say("cli.list.protagonist"_msg,
                      {{"card", card_label(*resolved_.designated, messages.language())}});
        for (const Group& group : groups_) {
            line_.out << '\n'
                      << paint.strong(
                             with_aside(group.heading, std::to_string(group.copies), messages))
                      << '\n';
            Rows rows;
            for (const ListLine& each : group.lines)
                rows.push_back(row(*each.entry, each.card));
            std::istringstream lines(table(rows, paint));
            std::string text;
            for (std::size_t at = 0; std::getline(lines, text); ++at) {
                line_.out << text << '\n';
                for (const std::string& skill : skills_of(*group.lines[at].card))
                    line_.out << "       " << skill << '\n';
            }
        }
        say_pile("cli.list.unknown"_msg, unknown_rows(), paint);
        Rows maybe;
        for (const DeckEntry& entry : input_.deck.maybe)
            maybe.push_back(row(entry, library_.find(entry.code).card));
        say_pile("cli.list.maybe"_msg, maybe, paint);
    }

private:
    using Rows = std::vector<std::vector<std::string>>;

    /// The card's skills in sentences; empty unless requested.
    std::vector<std::string> skills_of(const Card& card) const
    {
        std::vector<std::string> texts;
        if (!with_skills_)
            return texts;
        for (const Skill& skill : card.skills)
            texts.push_back(skill_text(skill, library_, line_.messages()));
        return texts;
    }

    Group& group_of(const Card& card)
    {
        const std::string heading = heading_of(card);
        const auto known = std::ranges::find(groups_, heading, &Group::heading);
        if (known != groups_.end())
            return *known;
        groups_.push_back({.heading = heading, .lines = {}});
        return groups_.back();
    }

    std::string heading_of(const Card& card) const
    {
        const Messages& messages = line_.messages();
        if (by_ == "cost")
            return messages.get("cli.list.cost"_msg, {{"cost", amount_text(card.cost)}});
        if (by_ == "symbol")
            return symbols_text(card, library_, messages);
        return unit_name(card, messages.language());
    }

    /// Sort key of groups. By unit: the protagonist's first, then by size. By cost: ascending, X
    /// last. By symbol: in the order of the vocabulary, cards without one last.
    std::array<std::uint32_t, 3> place_of(const Group& group) const
    {
        const Card& card = *group.lines.front().card;
        const auto last = std::numeric_limits<std::uint32_t>::max();
        if (by_ == "cost")
            return {card.cost.is_x() ? last : static_cast<std::uint32_t>(card.cost.or_zero())};
        if (by_ == "symbol")
            return {card.symbols.empty() ? last : card.symbols.bits()};
        const Card* protagonist = resolved_.designated;
        return {protagonist && shares_unit_name(card, *protagonist) ? 0U : 1U,
                last - static_cast<std::uint32_t>(group.copies), library_.index_of(card)};
    }

    std::vector<std::string> row(const DeckEntry& entry, const Card* card) const
    {
        if (!card)
            return {std::to_string(entry.copies), entry.code, {}, {}};
        std::string cost = amount_text(card->cost);
        if (card->class_change_cost)
            cost += " (" + amount_text(*card->class_change_cost) + ')';
        return {std::to_string(entry.copies), entry.code,
                card_name(*card, line_.messages().language()), cost};
    }

    Rows unknown_rows() const
    {
        Rows rows;
        for (const DeckEntry* entry : resolved_.unknown)
            rows.push_back(row(*entry, nullptr));
        return rows;
    }

    static std::string table(const Rows& rows, const Paint& paint)
    {
        return table_text({{.heading = {}, .numbers = true}, {}, {}, {}}, rows, paint, "  ");
    }

    void say_pile(MessageKey heading, const Rows& rows, const Paint& paint) const
    {
        if (!rows.empty())
            line_.out << '\n' << paint.strong(line_.text(heading)) << '\n' << table(rows, paint);
    }

    Json cards_json(const std::vector<DeckEntry>& entries) const
    {
        Json::Array cards;
        for (const DeckEntry& entry : entries) {
            const CardMatch match = library_.find(entry.code);
            if (!match.card)
                continue;
            cards.push_back(
                Json::object({{"card", match.card->id},
                              {"printing", match.printing ? Json(match.printing->code) : Json()},
                              {"copies", entry.copies},
                              {"unit", name_json(match.card->unit, match.card->unit_ja)},
                              {"title", name_json(match.card->title, match.card->title_ja)},
                              {"cost", amount_json(match.card->cost)}}));
            if (with_skills_)
                cards.back().set("skills", Json::list(skills_of(*match.card)));
        }
        return cards;
    }

    CommandLine& line_;
    const DeckInput& input_;
    const CardLibrary& library_;
    ResolvedDeck resolved_;
    std::string_view by_;
    bool with_skills_;
    std::vector<Group> groups_;
};

struct ListOptions {
    const CLI::Option& by;
    bool skills = false;
    bool stats = false;
};

void list(CommandLine& line, const std::string& deck, const ListOptions& options)
{
    const CLI::Option& by = options.by;
    const std::string grouping = value_of(by, groupings.front());
    if (!is_choice(line, by.get_name(), grouping, groupings))
        return;
    line.takes_other_card_games = true;
    const auto input = read_deck_input(line, deck);
    if (!input)
        return;
    if (line.card_game()) {
        if (options.skills || !by.results().empty()) // these cards have neither skills nor groups
            return line.fail(line.text("cli.list.other-game"_msg), deck);
        list_other_deck(line, *input, options.stats);
        return;
    }
    const DeckList cards(line, *input, grouping, options.skills);
    const auto statistics = [&] { return deck_statistics(input->deck, line.catalogue().library); };
    if (line.options.json) {
        Json answer = cards.json();
        if (options.stats)
            answer.set("stats", statistics_json(statistics()));
        line.print(answer);
        return;
    }
    cards.say();
    if (options.stats) {
        line.out << '\n';
        say_statistics(line, statistics(), input->title());
    }
}

} // namespace

void add_list_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "list", "cli.list"_msg,
                             {"list bundled:altean-vanguard --by cost", "cli.list.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const CLI::Option& by = command.value("--by", "unit|cost|symbol", "cli.list.by"_msg);
    const CLI::Option& skills = command.flag("--skills", "cli.list.skills"_msg);
    const CLI::Option& stats = command.flag("--stats", "cli.list.stats"_msg);
    command.runs([&line, &deck, &by, &skills, &stats] {
        list(line, value_of(deck), {by, is_set(skills), is_set(stats)});
    });
}

} // namespace kizuna
