#include "app/comparison/deck_comparison.h"

#include "app/studies/study_text.h"
#include "app/text/card_label.h"
#include "app/text/joined_text.h"
#include "app/text/signed_text.h"
#include "app/text/violation_text.h"
#include "cards/base/csv.h"
#include "decks/deck/deck_diff.h"
#include "decks/deck/deck_statistics.h"
#include "decks/legality/legality.h"
#include "odds/openings/opening_odds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace kizuna {
namespace {

constexpr std::array promotion_turns{3, 4};

/// The measurements of one deck.
struct Side {
    Side(Deck of_deck, const Catalogue& catalogue)
        : deck(std::move(of_deck)), resolved(resolve(deck, catalogue.library)),
          statistics(deck_statistics(deck, catalogue.library))
    {
        const Format* named = catalogue.format(deck.format);
        format = named ? named : &catalogue.formats.front();
        problems =
            static_cast<int>(check_legality(deck, resolved, *format, catalogue.library).size());
        for (const auto& [card, copies] : resolved.cards) {
            cost_one += card->cost == Amount(1) ? copies : 0;
            support_thirty += card->support.or_zero() >= 30 ? copies : 0;
        }
        for (const DeckEntry& entry : deck.maybe)
            maybe = saturating_sum(maybe, entry.copies);
        if (statistics.protagonist)
            ask_odds(catalogue);
    }

    void ask_odds(const Catalogue& catalogue)
    {
        const CardLibrary& library = catalogue.library;
        const OpeningWants wanted{
            .wants = {{std::get<Query>(Query::parse("is:promotion", library)), 1}},
            .rule = std::get<KeepRule>(KeepRule::parse("cost-one", library)),
            .turns = promotion_turns.back()};
        promotion = opening_odds(resolved, *statistics.protagonist, wanted,
                                 catalogue.context(statistics.protagonist));
    }

    std::optional<double> chance(int turn) const
    {
        if (!promotion)
            return std::nullopt;
        for (const OpeningOdds::Turn& each : promotion->by_turn) {
            if (each.turn == turn)
                return each.chance.hit;
        }
        return std::nullopt;
    }

    Side(const Side&) = delete; // `resolved` points into `deck`
    Side& operator=(const Side&) = delete;

    const Deck deck;
    ResolvedDeck resolved;
    DeckStatistics statistics;
    const Format* format = nullptr;
    int problems = 0;
    int maybe = 0;
    int cost_one = 0;
    int support_thirty = 0;
    std::optional<OpeningOdds> promotion;
};

} // namespace

struct MeasuredDecks {
    Side before;
    Side after;
    const CardLibrary& library;
};

namespace {

class Comparer {
public:
    Comparer(const MeasuredDecks& decks, const Messages& messages)
        : library_(decks.library), messages_(messages), before_(decks.before), after_(decks.after)
    {
    }

    DeckComparison compare()
    {
        compare_cards();
        say_numbers();
        say_odds();
        say_symbols();
        say_texts();
        for (const ComparedCard& card : found_.cards) {
            if (card.pile == Pile::Cards)
                (card.after > card.before ? found_.added : found_.removed) +=
                    std::abs(card.after - card.before);
        }
        found_.summary = found_.cards.empty()
                             ? messages_.get("compare.same"_msg)
                             : messages_.get("compare.summary"_msg, {{"added", found_.added},
                                                                     {"removed", found_.removed}});
        return std::move(found_);
    }

private:
    void compare_cards()
    {
        take(diff(before_.deck, after_.deck, library_), Pile::Cards);
        Deck before;
        Deck after;
        before.cards = before_.deck.maybe;
        after.cards = after_.deck.maybe;
        take(diff(before, after, library_), Pile::Maybe);
    }

    void take(const DeckDiff& difference, Pile pile)
    {
        for (const auto* changes : {&difference.added, &difference.removed, &difference.changed}) {
            for (const DeckDiff::Change& change : *changes) {
                const Card* card = library_.find_id(change.card);
                std::string name = card ? card_name(*card, messages_.card_language()) : change.card;
                if (pile == Pile::Maybe)
                    name = messages_.get("compare.maybe"_msg, {{"card", name}});
                found_.cards.push_back({change.card, card, std::move(name), pile, change.before,
                                        change.after,
                                        signed_text(change.after - change.before, 0, messages_)});
            }
        }
    }

    void say(MessageKey what, std::string before, std::string after)
    {
        const bool differs = before != after;
        found_.facts.push_back(
            {messages_.get(what), std::move(before), std::move(after), {}, differs});
    }

    /// Adds a fact that is a number; a dash if it is not known.
    template <typename Write, typename WriteChange>
    void say_number(const std::string& what, std::optional<double> before,
                    std::optional<double> after, const Write& write,
                    const WriteChange& write_change)
    {
        const auto text = [&](std::optional<double> value) {
            return value ? write(*value) : std::string("–");
        };
        ComparedFact fact{what, text(before), text(after), {}, false};
        fact.differs = fact.before != fact.after;
        if (fact.differs && before && after)
            fact.change = with_sign(*after - *before, write_change(std::abs(*after - *before)));
        found_.facts.push_back(std::move(fact));
    }

    void say_decimals(const std::string& what, std::optional<double> before,
                      std::optional<double> after, int decimals)
    {
        const auto write = [&](double value) { return messages_.number(value, decimals); };
        say_number(what, before, after, write, write);
    }
    void say_count(MessageKey what, int before, int after)
    {
        say_decimals(messages_.get(what), before, after, 0);
    }
    void say_mean(MessageKey what, std::optional<double> before, std::optional<double> after)
    {
        say_decimals(messages_.get(what), before, after, 2);
    }
    void say_share(const std::string& what, std::optional<double> before,
                   std::optional<double> after)
    {
        say_number(
            what, before, after, [this](double share) { return messages_.percent(share); },
            [this](double share) {
                return messages_.get("compare.points"_msg,
                                     {{"points", messages_.number(share * 100, 1)}});
            });
    }

    std::string protagonist(const Side& side) const
    {
        return side.statistics.protagonist
                   ? card_label(*side.statistics.protagonist, messages_.card_language())
                   : messages_.get("facts.none"_msg);
    }

    void say_texts()
    {
        say("compare.fact.name"_msg, before_.deck.name, after_.deck.name);
        say("compare.fact.format"_msg, in_language(before_.format->name, messages_),
            in_language(after_.format->name, messages_));
        say("compare.fact.protagonist"_msg, protagonist(before_), protagonist(after_));
        const auto tags = [&](const Side& side) {
            return side.deck.tags.empty() ? messages_.get("facts.none"_msg)
                                          : messages_.list(side.deck.tags);
        };
        say("compare.fact.tags"_msg, tags(before_), tags(after_));
        if (before_.deck.notes != after_.deck.notes)
            say("compare.fact.notes"_msg, "", messages_.get("compare.fact.notes.changed"_msg));
    }

    void say_numbers()
    {
        const DeckStatistics& before = before_.statistics;
        const DeckStatistics& after = after_.statistics;
        say_count("compare.fact.size"_msg, before.size, after.size);
        say_count("compare.fact.maybe"_msg, before_.maybe, after_.maybe);
        say_count("compare.fact.legal"_msg, before_.problems, after_.problems);
        say_count("compare.fact.line"_msg, before.protagonist_line, after.protagonist_line);
        say_count("compare.fact.promotions"_msg, before.promotions, after.promotions);
        say_count("compare.fact.cost-one"_msg, before_.cost_one, after_.cost_one);
        say_count("compare.fact.support-thirty"_msg, before_.support_thirty, after_.support_thirty);
        say_mean("compare.fact.cost-mean"_msg, mean_number(before.by_cost),
                 mean_number(after.by_cost));
        say_mean("compare.fact.class-change-mean"_msg, mean_number(before.by_class_change),
                 mean_number(after.by_class_change));
        say_mean("compare.fact.support-mean"_msg, before.support_mean, after.support_mean);
        if (x_supports(before) + x_supports(after) > 0)
            say_count("compare.fact.support-x"_msg, x_supports(before), x_supports(after));
        say_share(messages_.get("compare.fact.support-failure"_msg), before.support_failure,
                  after.support_failure);
    }

    void say_symbols()
    {
        std::map<std::string, std::pair<int, int>> counts;
        for (const auto& [slug, copies] : before_.statistics.by_symbol)
            counts[slug].first = copies;
        for (const auto& [slug, copies] : after_.statistics.by_symbol)
            counts[slug].second = copies;
        for (const auto& [slug, copies] : counts) {
            const auto symbol = library_.words().symbol(slug);
            const std::string name = symbol ? in_language(library_.words()[*symbol].name, messages_)
                                            : messages_.get("facts.none"_msg);
            say_decimals(messages_.get("compare.fact.symbol"_msg, {{"symbol", name}}), copies.first,
                         copies.second, 0);
        }
    }

    void say_odds()
    {
        for (const int turn : promotion_turns)
            say_share(messages_.get("compare.fact.promotion"_msg, {{"turn", turn}}),
                      before_.chance(turn), after_.chance(turn));
    }

    const CardLibrary& library_;
    const Messages& messages_;
    const Side& before_;
    const Side& after_;
    DeckComparison found_;
};

} // namespace

std::shared_ptr<const MeasuredDecks> measured(Deck before, Deck after, const Catalogue& catalogue)
{
    return std::shared_ptr<const MeasuredDecks>(new MeasuredDecks{
        {std::move(before), catalogue}, {std::move(after), catalogue}, catalogue.library});
}

DeckComparison compare_decks(const MeasuredDecks& decks, const Messages& messages)
{
    return Comparer(decks, messages).compare();
}

std::string comparison_text(const DeckComparison& comparison, const std::string& before_name,
                            const std::string& after_name, const Messages& messages)
{
    std::string text =
        messages.get("compare.heading"_msg, {{"before", before_name}, {"after", after_name}}) +
        "\n" + comparison.summary + "\n\n";
    for (const ComparedCard& card : comparison.cards) {
        const std::string name = card.card ? with_aside(card.name, card.code, messages) : card.name;
        text +=
            labelled(card.change + " " + name,
                     std::to_string(card.before) + " → " + std::to_string(card.after), messages) +
            "\n";
    }
    text += (comparison.cards.empty() ? "" : "\n") + messages.get("compare.statistics"_msg) + "\n";
    for (const ComparedFact& fact : comparison.facts) {
        const std::string before =
            fact.differs && !fact.before.empty() ? fact.before + " → " : std::string();
        const std::string after =
            fact.change.empty() ? fact.after : with_aside(fact.after, fact.change, messages);
        text += labelled(fact.what, before + after, messages) + "\n";
    }
    return text;
}

std::string comparison_csv(const DeckComparison& comparison, const Messages& messages)
{
    std::string text = csv_row(
        {messages.get("compare.column.what"_msg), "", messages.get("compare.column.before"_msg),
         messages.get("compare.column.after"_msg), messages.get("compare.column.change"_msg)});
    for (const ComparedCard& card : comparison.cards)
        text += csv_row({card.name, card.code, std::to_string(card.before),
                         std::to_string(card.after), card.change});
    for (const ComparedFact& fact : comparison.facts)
        text += csv_row({fact.what, "", fact.before, fact.after, fact.change});
    return text;
}

} // namespace kizuna
