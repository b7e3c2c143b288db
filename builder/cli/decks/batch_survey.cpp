#include "cli/decks/batch_survey.h"

#include "cli/cards/card_json.h"
#include "cli/console/text_layout.h"
#include "cli/decks/batch.h"
#include "cli/decks/deck_json.h"

#include "app/files/deck_batch.h"
#include "app/text/card_label.h"
#include "cards/text/csv.h"

#include <algorithm>
#include <ostream>
#include <span>

namespace kizuna {
namespace {

class SurveyPage {
public:
    SurveyPage(CommandLine& line, const DeckSurvey& survey)
        : line_(line), messages_(line.messages()), adoption_(survey.adoption),
          library_(line.catalogue().library), paint_(line.colours()), survey_(survey)
    {
    }

    void say(std::size_t max)
    {
        line_.out << paint_.strong(messages_.get(
                         "cli.adoption.head"_msg,
                         {{"decks", adoption_.decks()},
                          {"cards",
                           messages_.whole_number(static_cast<std::uint64_t>(adoption_.cards()))}}))
                  << '\n';
        say_cards("cli.adoption.cards"_msg, adoption_.by_card(library_), max);
        say_cards("cli.adoption.protagonists"_msg, adoption_.by_protagonist(library_), max);
        if (survey_.without_protagonist > 0)
            line_.out << "  "
                      << messages_.get("cli.adoption.unnamed"_msg,
                                       {{"count", survey_.without_protagonist}})
                      << '\n';
        std::vector<std::vector<std::string>> rows;
        for (const Adoption::OfSymbol& each : adoption_.by_symbol(library_))
            rows.push_back(row(symbol_name(each.symbol), each.count));
        say_rows("cli.adoption.symbols"_msg, std::move(rows));
    }

    void write_csv()
    {
        std::ostream& out = line_.content();
        out << csv_row({"what", "id", "name", "decks", "all_decks", "copies", "mean_copies"});
        const auto write = [&](const char* what, const std::string& id, const std::string& name,
                               const AdoptionCount& count) {
            out << csv_row({what, id, name, std::to_string(count.decks),
                            std::to_string(adoption_.decks()), std::to_string(count.copies),
                            hundredths(count.mean())});
        };
        for (const Adoption::OfCard& each : adoption_.by_card(library_))
            write("card", each.card->id, card_name(*each.card, messages_.language()), each.count);
        for (const Adoption::OfCard& each : adoption_.by_protagonist(library_))
            write("protagonist", each.card->id, card_name(*each.card, messages_.language()),
                  each.count);
        for (const Adoption::OfSymbol& each : adoption_.by_symbol(library_))
            write("symbol", slug(each.symbol), symbol_name(each.symbol), each.count);
    }

    Json json() const
    {
        Json::Array symbols;
        for (const Adoption::OfSymbol& each : adoption_.by_symbol(library_))
            symbols.push_back(counted({{"symbol", slug(each.symbol)}}, each.count));
        return Json::object({{"decks", adoption_.decks()},
                             {"cards", adoption_.cards()},
                             {"unusable", survey_.faults.size()},
                             {"by_card", cards_json(adoption_.by_card(library_))},
                             {"by_protagonist", cards_json(adoption_.by_protagonist(library_))},
                             {"by_symbol", std::move(symbols)},
                             {"without_protagonist", survey_.without_protagonist},
                             {"passed_over", names_json(survey_.passed_over)}});
    }

private:
    static std::string slug(const Word* symbol) { return symbol ? symbol->slug : "none"; }

    std::string symbol_name(const Word* symbol) const
    {
        return symbol ? symbol->name.in(messages_.language())
                      : messages_.get("cli.adoption.no-symbol"_msg);
    }

    /// The same in every language, for programs.
    static std::string hundredths(double number)
    {
        const auto whole = static_cast<std::int64_t>(number * 100 + 0.5);
        const std::string rest = std::to_string(whole % 100);
        return std::to_string(whole / 100) + (rest.size() < 2 ? ".0" : ".") + rest;
    }

    static Json counted(std::initializer_list<Json::Member> of, const AdoptionCount& count)
    {
        return Json::object(of)
            .set("decks", count.decks)
            .set("copies", count.copies)
            .set("mean", count.mean());
    }

    Json::Array cards_json(const std::vector<Adoption::OfCard>& cards) const
    {
        Json::Array list;
        for (const Adoption::OfCard& each : cards)
            list.push_back(counted({{"card", each.card->id},
                                    {"unit", name_json(each.card->unit, each.card->unit_ja)},
                                    {"title", name_json(each.card->title, each.card->title_ja)}},
                                   each.count));
        return list;
    }

    std::vector<std::string> row(const std::string& name, const AdoptionCount& count) const
    {
        return {name, messages_.number(count.decks),
                messages_.percent(static_cast<double>(count.decks) / adoption_.decks()),
                messages_.number(count.mean(), 1)};
    }

    void say_cards(MessageKey heading, const std::vector<Adoption::OfCard>& cards, std::size_t max)
    {
        std::vector<std::vector<std::string>> rows;
        const std::size_t shown = max == 0 ? cards.size() : std::min(max, cards.size());
        for (const Adoption::OfCard& each : std::span(cards).first(shown))
            rows.push_back(row(card_label(*each.card, messages_.language()), each.count));
        say_rows(heading, std::move(rows));
        if (shown < cards.size())
            line_.out << "  "
                      << paint_.faint(
                             messages_.get("cli.adoption.more"_msg,
                                           {{"count", static_cast<int>(cards.size() - shown)}}))
                      << '\n';
    }

    void say_rows(MessageKey heading, std::vector<std::vector<std::string>> rows)
    {
        if (rows.empty())
            return;
        const auto number = [&](MessageKey key) {
            return Column{.heading = messages_.get(key), .numbers = true};
        };
        line_.out << '\n'
                  << table_text({{messages_.get(heading)},
                                 number("cli.adoption.decks"_msg),
                                 number("cli.adoption.share"_msg),
                                 number("cli.adoption.mean"_msg)},
                                rows, paint_, "  ");
    }

    CommandLine& line_;
    const Messages& messages_;
    const Adoption& adoption_;
    const CardLibrary& library_;
    Paint paint_;
    const DeckSurvey& survey_;
};

} // namespace

void survey_batch(CommandLine& line, const std::vector<std::string>& arguments, std::size_t max,
                  bool as_csv)
{
    auto batch = read_batch(line, arguments);
    if (!batch)
        return;
    const Catalogue& catalogue = line.catalogue();
    const DeckSurvey survey = run_batch(line, *batch, [&](const auto& stop, auto& done) {
        return survey_decks(batch->sources, batch->protagonist, catalogue, stop, done);
    });
    SurveyPage page(line, survey);
    if (as_csv)
        page.write_csv();
    else if (line.options.json)
        line.print(page.json());
    else if (survey.adoption.decks() > 0)
        page.say(max);
    for (const auto& [file, fault] : survey.faults)
        line.fail(fault);
    end_batch(line, *batch, survey.with_decks, survey.passed_over);
}

} // namespace kizuna
