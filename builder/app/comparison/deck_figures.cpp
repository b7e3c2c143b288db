#include "app/comparison/deck_figures.h"

#include "app/studies/study_text.h"
#include "app/text/card_label.h"
#include "odds/goldfish/fuel.h"

#include <algorithm>
#include <functional>

namespace kizuna {
namespace {

using Cards = std::vector<const Card*>;

class Figures {
public:
    Figures(const DeckDocument& document, const Messages& messages)
        : deck_(document.resolved()), statistics_(document.statistics()),
          warnings_(document.warnings()), messages_(messages)
    {
        for (const auto& [card, copies] : deck_.cards)
            drawn_ += copies;
        drawn_ -= statistics_.protagonist ? 1 : 0;
    }

    std::vector<DeckFigure> all()
    {
        add("size", "stats.figure.size"_msg, messages_.number(statistics_.size));
        if (statistics_.protagonist)
            add_protagonist();
        const int with_x = x_supports(statistics_);
        add("support-mean", "cli.stats.support-mean"_msg,
            messages_.number(statistics_.support_mean, 1),
            with_x == 0 ? std::string()
                        : messages_.get("stats.figure.with-x"_msg, {{"count", with_x}}));
        if (statistics_.protagonist && drawn_ > 0) {
            add_support("support-20", 20);
            add_support("support-30", 30);
        }
        add_cards("one-copy", "stats.figure.one-copy"_msg,
                  [&](const ResolvedDeck::Line& line) { return copies_of_name(*line.card) == 1; });
        add_cards("no-bond", "stats.figure.no-bond"_msg,
                  [](const ResolvedDeck::Line& line) { return line.card->no_bond; });
        add_orphans();
        return std::move(figures_);
    }

private:
    void add(std::string_view id, MessageKey label, std::string value, std::string note = {},
             Cards cards = {})
    {
        figures_.push_back(
            {id, messages_.get(label), std::move(value), std::move(note), std::move(cards)});
    }

    void add_protagonist()
    {
        const Card& protagonist = *statistics_.protagonist;
        add("protagonist", "cli.stats.protagonist"_msg, "★",
            card_label(protagonist, messages_.card_language()));
        const int line = statistics_.protagonist_line - 1;
        add("line", "stats.figure.line"_msg, messages_.number(line),
            messages_.get("stats.figure.line.note"_msg,
                          {{"failure", messages_.percent(statistics_.support_failure)}}));
        Cards promotions;
        for (const auto& [card, copies] : deck_.cards) {
            if (card->class_change_cost && shares_unit_name(protagonist, *card))
                promotions.push_back(card);
        }
        add("promotions", "stats.figure.promotions"_msg, messages_.number(statistics_.promotions),
            {}, promotions);
        add("fuel", "stats.figure.fuel"_msg,
            messages_.number(fuel_of(line, statistics_.promotions)));
    }

    /// The chance that the next support of the protagonist is at least `min`.
    void add_support(std::string_view id, int min)
    {
        int strong = 0;
        for (const auto& [card, copies] : deck_.cards) {
            if (card->support.or_zero() >= min &&
                !shares_unit_name(*statistics_.protagonist, *card))
                strong += copies;
        }
        figures_.push_back({id,
                            messages_.get("stats.figure.support-least"_msg, {{"support", min}}),
                            messages_.percent(static_cast<double>(strong) / drawn_),
                            {},
                            {}});
    }

    int copies_of_name(const Card& card) const
    {
        int copies = 0;
        for (const ResolvedDeck::Line& line : deck_.cards)
            copies += line.card->name_group == card.name_group ? line.copies : 0;
        return copies;
    }

    void add_cards(std::string_view id, MessageKey label,
                   const std::function<bool(const ResolvedDeck::Line&)>& is_one)
    {
        Cards cards;
        int copies = 0;
        for (const ResolvedDeck::Line& line : deck_.cards) {
            if (!is_one(line))
                continue;
            cards.push_back(line.card);
            copies += line.copies;
        }
        add(id, label, messages_.number(copies), {}, std::move(cards));
    }

    void add_orphans()
    {
        const auto lone =
            std::ranges::find(warnings_, Warning::Kind::LoneClassChange, &Warning::kind);
        const Cards cards = lone == warnings_.end() ? Cards() : lone->cards;
        int copies = 0;
        for (const Card* card : cards)
            copies += deck_.copies_of(*card);
        add("orphans", "stats.figure.orphans"_msg, messages_.number(copies), {}, cards);
    }

    const ResolvedDeck& deck_;
    const DeckStatistics& statistics_;
    std::span<const Warning> warnings_;
    const Messages& messages_;
    int drawn_ = 0; ///< cards that can be drawn: known ones without the protagonist
    std::vector<DeckFigure> figures_;
};

} // namespace

std::vector<DeckFigure> deck_figures(const DeckDocument& document, const Messages& messages)
{
    return Figures(document, messages).all();
}

std::vector<FormatVerdict> format_verdicts(const DeckDocument& document)
{
    std::vector<FormatVerdict> verdicts;
    for (const Format& format : document.catalogue().formats)
        verdicts.push_back({&format, check_legality(document.deck(), document.resolved(), format,
                                                    document.catalogue().library)});
    return verdicts;
}

} // namespace kizuna
