#include "app/print/deck_sheet.h"

#include "app/charts/curve_charts.h"
#include "app/charts/deck_charts.h"
#include "app/faces/deck_picture.h"
#include "app/faces/shapes.h"
#include "app/text/card_label.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "decks/codes/deck_code.h"
#include "decks/legality/legality.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 3> ids_of_sheets{"recipe", "registration", "proxies"};

/// Wide enough for a card at 300 dots an inch.
constexpr int picture_points = 800;

/// Builds the contents of a deck's sheet.
class SheetOfDeck {
public:
    SheetOfDeck(const Deck& deck, const Catalogue& catalogue, const Messages& messages,
                const SheetOrder& order)
        : deck_(deck), catalogue_(catalogue), messages_(messages), order_(order),
          resolved_(resolve(deck, catalogue.library))
    {
    }

    DeckSheet made(const std::stop_token& stop)
    {
        add_words();
        switch (order_.kind) {
        case SheetKind::Recipe:
            sheet_.heading = messages_.get("print.recipe"_msg);
            add_groups(order_.grouping);
            add_curve(stop);
            add_code();
            break;
        case SheetKind::Registration:
            sheet_.heading = messages_.get("print.registration"_msg);
            add_fields();
            add_verdict();
            add_registered_cards();
            add_code();
            break;
        case SheetKind::Proxies:
            sheet_.heading = messages_.get("print.proxies"_msg);
            sheet_.saves_ink = order_.saves_ink;
            add_proxies(stop);
            break;
        }
        return std::move(sheet_);
    }

private:
    const Format& format() const
    {
        const Format* known = catalogue_.format(deck_.format);
        return known ? *known : *catalogue_.format(unlimited_format);
    }

    void add_fact(MessageKey label, const std::string& text)
    {
        if (!text.empty())
            sheet_.facts.push_back({messages_.get(label), text});
    }

    void add_words()
    {
        const std::string& names = messages_.card_language();
        sheet_.kind = order_.kind;
        sheet_.language = messages_.language();
        sheet_.letters = {{}, names == "ja" || names == "both" ? "ja" : messages_.language()};
        sheet_.title = deck_.name.empty() ? messages_.get("gui.deck.unnamed"_msg) : deck_.name;
        sheet_.copies = messages_.get("gui.column.copies"_msg);
        sheet_.code = messages_.get("gui.column.id"_msg);
        sheet_.card = messages_.get("gui.column.name"_msg);
        sheet_.cost = messages_.get("gui.column.cost"_msg);
        sheet_.scan = messages_.get("gui.kind.code"_msg);
        add_fact("folder.column.format"_msg, in_language(format().name, messages_));
        add_fact("folder.column.size"_msg, messages_.number(resolved_.size));
        if (const Card* leads = resolved_.designated)
            add_fact("folder.protagonist"_msg, card_name(*leads, names));
        add_fact("print.author"_msg, deck_.author);
        for (const auto& [card, copies] : resolved_.cards) {
            for (const SymbolLook* look : symbol_looks(card->symbols, catalogue_.library.words())) {
                if (std::ranges::find(sheet_.symbols, look) == sheet_.symbols.end())
                    sheet_.symbols.push_back(look);
            }
        }
    }

    static DeckSheet::Row row_of(const DeckRow& row, const std::string& name)
    {
        // An unknown card has its text from the file as its name. It may be long, so it is not used
        // as code.
        return {row.copies, row.card ? row.printing : "", name,
                row.card ? amount_text(row.card->cost) : "", row.protagonist};
    }

    void add_groups(DeckGrouping grouping)
    {
        for (const DeckGroup& each : deck_outline(deck_, catalogue_.library, messages_, grouping)) {
            DeckSheet::Group group{each.head.name, each.head.copies, {}};
            for (const DeckRow& row : each.rows)
                group.rows.push_back(row_of(row, row.name));
            sheet_.groups.push_back(std::move(group));
        }
    }

    /// Every card of the deck in one list with its full name; without the maybe pile.
    void add_registered_cards()
    {
        DeckSheet::Group all;
        for (const DeckGroup& each : deck_outline(deck_, catalogue_.library, messages_)) {
            if (each.head.pile != Pile::Cards)
                continue;
            all.copies = saturating_sum(all.copies, each.head.copies);
            for (const DeckRow& row : each.rows)
                all.rows.push_back(row_of(
                    row, row.card ? card_name(*row.card, messages_.card_language()) : row.name));
        }
        all.name = messages_.get("print.total"_msg);
        sheet_.groups.push_back(std::move(all));
    }

    void add_fields()
    {
        sheet_.fields = {{messages_.get("print.player"_msg), order_.player},
                         {messages_.get("print.player-id"_msg), order_.player_id},
                         {messages_.get("print.event"_msg), order_.event},
                         {messages_.get("print.date"_msg), order_.date}};
        if (!resolved_.designated)
            sheet_.fields.push_back({messages_.get("folder.protagonist"_msg), {}});
    }

    void add_verdict()
    {
        const std::string name = in_language(format().name, messages_);
        const auto violations = check_legality(deck_, resolved_, format(), catalogue_.library);
        sheet_.is_legal = violations.empty();
        sheet_.verdict =
            sheet_.is_legal
                ? messages_.get("gui.legality.legal"_msg, {{"format", name}})
                : messages_.get("gui.legality.problems"_msg,
                                {{"count", static_cast<int>(violations.size())}, {"format", name}});
        if (!catalogue_.format(deck_.format))
            sheet_.reasons.push_back(unknown_format_text(deck_, format(), messages_));
        constexpr std::size_t max = 12;
        for (const Violation& violation : violations) {
            if (sheet_.reasons.size() < max)
                sheet_.reasons.push_back(labelled(std::string(code_of(violation)),
                                                  violation_text(violation, messages_), messages_));
        }
        if (violations.size() > max)
            sheet_.reasons.push_back(messages_.get(
                "print.more-reasons"_msg, {{"count", static_cast<int>(violations.size() - max)}}));
    }

    /// The demand for bonds; if no games can be played, the costs of the cards.
    void add_curve(const std::stop_token& stop)
    {
        const StudyDeck study = study_deck(deck_, catalogue_);
        if (study.trouble_for_games() == StudyDeck::Trouble::None)
            study_curve(
                study, GoldfishSettings(), first_games, 1, stop,
                [&](const CurveStudy& played) { sheet_.curve = demand_chart(played, messages_); });
        else if (!resolved_.cards.empty())
            sheet_.curve = deck_charts(deck_statistics(resolved_, catalogue_.library), resolved_,
                                       catalogue_.library, messages_)
                               .front()
                               .chart;
    }

    void add_code()
    {
        Deck told = deck_;
        if (order_.kind == SheetKind::Registration)
            told.maybe.clear(); // the maybe pile is not the organiser's business
        sheet_.link = deck_link(told, catalogue_.library);
        sheet_.qr = qr_code(sheet_.link);
        constexpr int too_fine = 130; // more modules than printers and readers handle
        if (sheet_.qr && sheet_.qr->size > too_fine)
            sheet_.qr.reset();
    }

    void add_proxies(const std::stop_token& stop)
    {
        int printed = 0;
        int unknown = 0;
        int more = 0;
        for (const DeckGroup& group : deck_outline(deck_, catalogue_.library, messages_)) {
            if (group.head.pile != Pile::Cards)
                continue;
            for (const DeckRow& row : group.rows) {
                if (stop.stop_requested())
                    return;
                const int wanted = order_.every_copy ? row.copies : 1;
                if (!row.card) {
                    unknown = saturating_sum(unknown, wanted);
                    continue;
                }
                const int copies = std::min(wanted, max_proxies - printed);
                more = saturating_sum(more, wanted - copies);
                printed += copies;
                if (copies > 0)
                    sheet_.proxies.push_back(proxy(row, copies));
            }
        }
        if (unknown > 0)
            sheet_.left_out.push_back(messages_.get("print.unknown"_msg, {{"count", unknown}}));
        if (more > 0)
            sheet_.left_out.push_back(messages_.get("print.more"_msg, {{"count", more}}));
    }

    DeckSheet::Proxy proxy(const DeckRow& row, int copies) const
    {
        const Card& card = *row.card;
        DeckSheet::Proxy made{card_face(card, catalogue_.library, messages_, true),
                              card_label(card, messages_.card_language()), copies};
        if (order_.own_texts) {
            std::string head = messages_.get("print.own-text"_msg);
            for (const std::string& paragraph : order_.own_texts->of(card)) {
                made.face.skills.push_back({head, paragraph});
                head.clear();
            }
        }
        if (order_.pictures)
            made.face.picture = card_picture(*order_.pictures, card, row.printing, picture_points);
        return made;
    }

    const Deck& deck_;
    const Catalogue& catalogue_;
    const Messages& messages_;
    const SheetOrder& order_;
    ResolvedDeck resolved_;
    DeckSheet sheet_;
};

} // namespace

std::span<const std::string_view> sheet_ids()
{
    return ids_of_sheets;
}

SheetKind sheet_of(std::string_view id)
{
    const auto found = std::ranges::find(ids_of_sheets, id);
    return found == ids_of_sheets.end() ? SheetKind::Recipe
                                        : static_cast<SheetKind>(found - ids_of_sheets.begin());
}

DeckSheet deck_sheet(const Deck& deck, const Catalogue& catalogue, const Messages& messages,
                     const SheetOrder& order, const std::stop_token& stop)
{
    return SheetOfDeck(deck, catalogue, messages, order).made(stop);
}

} // namespace kizuna
