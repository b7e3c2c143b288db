#include "cli/batch/batch_commands.h"

#include "cli/batch/batch.h"
#include "cli/cards/card_json.h"
#include "cli/cards/listed_cards.h"
#include "cli/console/text_layout.h"

#include "app/card_games/card_game_text.h"
#include "app/text/card_label.h"
#include "cards/base/csv.h"

#include <algorithm>
#include <cmath>
#include <ostream>
#include <span>

namespace kizuna {
namespace {

class SurveyPage {
public:
    /// `adoption`: of Cipher's decks, or of the decks of `game`.
    SurveyPage(CommandLine& line, const Adoption& adoption, const CardGameCatalogue* game)
        : line_(line), messages_(line.messages()), adoption_(adoption), game_(game),
          library_((game ? game->catalogue : line.catalogue()).library), paint_(line.colours())
    {
    }

    void say(std::size_t max, int without_protagonist)
    {
        if (game_)
            line_.out << paint_.strong(card_game_label(game_->profile, messages_)) << ": ";
        line_.out << paint_.strong(messages_.get(
                         "cli.adoption.head"_msg,
                         {{"decks", adoption_.decks()},
                          {"cards",
                           messages_.whole_number(static_cast<std::uint64_t>(adoption_.cards()))}}))
                  << '\n';
        say_cards("cli.adoption.cards"_msg, adoption_.by_card(library_), max);
        say_cards("cli.adoption.protagonists"_msg, adoption_.by_protagonist(library_), max);
        if (without_protagonist > 0)
            line_.out << "  "
                      << messages_.get("cli.adoption.unnamed"_msg, {{"count", without_protagonist}})
                      << '\n';
        if (game_)
            return say_partial(line_, game_->profile);
        std::vector<std::vector<std::string>> rows;
        for (const Adoption::OfSymbol& each : adoption_.by_symbol(library_))
            rows.push_back(row(symbol_name(each.symbol), each.count));
        say_rows("cli.adoption.symbols"_msg, rows);
    }

    /// With games other than Cipher, the last cell names the game.
    static void write_csv_head(std::ostream& out, bool with_games)
    {
        std::vector<std::string> head = {"what",      "id",     "name",       "decks",
                                         "all_decks", "copies", "mean_copies"};
        if (with_games)
            head.emplace_back("game");
        out << csv_row(head);
    }

    void write_csv(bool with_games)
    {
        std::ostream& out = line_.content();
        const auto write = [&](const char* what, const std::string& id, const std::string& name,
                               const AdoptionCount& count) {
            std::vector<std::string> cells = {what,
                                              id,
                                              name,
                                              std::to_string(count.decks),
                                              std::to_string(adoption_.decks()),
                                              std::to_string(count.copies),
                                              hundredths(count.mean())};
            if (with_games)
                cells.push_back(game_ ? game_->profile.id : std::string(cipher_game));
            out << csv_row(cells);
        };
        for (const Adoption::OfCard& each : adoption_.by_card(library_))
            write("card", each.card->id, card_name(*each.card, messages_.language()), each.count);
        for (const Adoption::OfCard& each : adoption_.by_protagonist(library_))
            write("protagonist", each.card->id, card_name(*each.card, messages_.language()),
                  each.count);
        if (game_)
            return;
        for (const Adoption::OfSymbol& each : adoption_.by_symbol(library_))
            write("symbol", slug(each.symbol), symbol_name(each.symbol), each.count);
    }

    Json json(const DeckSurvey& survey) const
    {
        const auto symbol_json = [](const Adoption::OfSymbol& each) {
            return counted({{"symbol", slug(each.symbol)}}, each.count);
        };
        return Json::object({{"decks", adoption_.decks()},
                             {"cards", adoption_.cards()},
                             {"unusable", survey.faults.size()},
                             {"by_card", cards_json(adoption_.by_card(library_))},
                             {"by_protagonist", cards_json(adoption_.by_protagonist(library_))},
                             {"by_symbol", Json::list(adoption_.by_symbol(library_), symbol_json)},
                             {"without_protagonist", survey.without_protagonist},
                             {"passed_over", Json::list(survey.passed_over)}});
    }

    Json json_of_game() const
    {
        return Json::object({{"game", card_game_json(line_, game_->profile)},
                             {"decks", adoption_.decks()},
                             {"cards", adoption_.cards()},
                             {"by_card", cards_json(adoption_.by_card(library_))}});
    }

private:
    static std::string slug(const Word* symbol) { return symbol ? symbol->slug : "none"; }

    std::string symbol_name(const Word* symbol) const
    {
        return symbol ? symbol->name.in(messages_.language())
                      : messages_.get("cli.adoption.no-symbol"_msg);
    }

    /// In the same notation for every language, for programs.
    static std::string hundredths(double number)
    {
        const long long whole = std::llround(number * 100);
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

    Json cards_json(const std::vector<Adoption::OfCard>& cards) const
    {
        return Json::list(cards, [this](const Adoption::OfCard& each) {
            const Json unit = name_json(each.card->unit, each.card->unit_ja);
            const Json title = name_json(each.card->title, each.card->title_ja);
            if (game_)
                return counted({{"card", each.card->id}, {"name", unit}}, each.count);
            return counted({{"card", each.card->id}, {"unit", unit}, {"title", title}}, each.count);
        });
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
        say_rows(heading, rows);
        if (shown < cards.size())
            line_.out << "  "
                      << paint_.faint(
                             messages_.get("cli.adoption.more"_msg,
                                           {{"count", static_cast<int>(cards.size() - shown)}}))
                      << '\n';
    }

    void say_rows(MessageKey heading, const std::vector<std::vector<std::string>>& rows)
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
    const CardGameCatalogue* game_; ///< null: Cipher
    const CardLibrary& library_;
    Paint paint_;
};

void say_survey(CommandLine& line, const DeckSurvey& survey, std::size_t max)
{
    if (survey.adoption.decks() > 0)
        SurveyPage(line, survey.adoption, nullptr).say(max, survey.without_protagonist);
    bool is_first = survey.adoption.decks() == 0;
    for (const auto& [id, of_game] : survey.other_games) {
        if (!is_first)
            line.out << '\n';
        is_first = false;
        SurveyPage(line, of_game.second, of_game.first).say(max, 0);
    }
}

void write_survey(CommandLine& line, const DeckSurvey& survey)
{
    const bool with_games = !survey.other_games.empty();
    SurveyPage::write_csv_head(line.content(), with_games);
    SurveyPage(line, survey.adoption, nullptr).write_csv(with_games);
    for (const auto& [id, of_game] : survey.other_games)
        SurveyPage(line, of_game.second, of_game.first).write_csv(with_games);
}

Json survey_json(CommandLine& line, const DeckSurvey& survey)
{
    Json answer = SurveyPage(line, survey.adoption, nullptr).json(survey);
    const auto card_game_json = [&](const auto& game) {
        return SurveyPage(line, game.second.second, game.second.first).json_of_game();
    };
    if (!survey.other_games.empty())
        answer.set("other_games", Json::list(survey.other_games, card_game_json));
    return answer;
}

} // namespace

void survey_batch(CommandLine& line, const std::vector<std::string>& arguments, std::size_t max,
                  bool as_csv)
{
    auto batch = read_batch(line, arguments);
    if (!batch)
        return;
    const Catalogue& catalogue = line.catalogue();
    const DeckSurvey survey = run_batch(line, *batch, [&](const auto& stop, auto& done) {
        return survey_decks(batch->sources, batch->protagonist, catalogue, line.games(), stop,
                            done);
    });
    if (as_csv)
        write_survey(line, survey);
    else if (line.options.json)
        line.print(survey_json(line, survey));
    else
        say_survey(line, survey, max);
    for (const auto& [file, fault] : survey.faults)
        line.fail(fault);
    end_batch(line, *batch, survey.with_decks, survey.passed_over);
}

} // namespace kizuna
