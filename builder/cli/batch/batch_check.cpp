#include "cli/batch/batch_commands.h"

#include "cli/batch/batch.h"
#include "cli/cards/listed_cards.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_json.h"

#include "app/text/card_label.h"
#include "app/text/violation_text.h"
#include "cards/base/csv.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace kizuna {
namespace {

struct BatchCounts {
    int decks = 0;
    int legal = 0;
    int partial = 0; ///< no violation is known, but not everything is
    int damaged = 0;
    int illegal() const { return decks - legal - partial - damaged; }
};

/// True for a deck of another game without a certain violation, whose legality stays open.
bool is_open(const BatchDeck& row)
{
    return row.game && row.game->partial && !row.fault &&
           (row.reasons == row.open || !row.game->has_construction_rules);
}

bool has_other_card_games(const std::vector<BatchDeck>& rows)
{
    return std::ranges::any_of(rows, [](const BatchDeck& row) { return row.game != nullptr; });
}

BatchCounts counts_of(const std::vector<BatchDeck>& rows)
{
    BatchCounts counts;
    for (const BatchDeck& row : rows) {
        ++counts.decks;
        counts.damaged += row.fault ? 1 : 0;
        counts.partial += is_open(row) ? 1 : 0;
        counts.legal += !row.fault && row.reasons == 0 && !is_open(row) ? 1 : 0;
    }
    return counts;
}

class BatchCheck {
public:
    BatchCheck(CommandLine& line, bool all_formats) : line_(line), all_formats_(all_formats) {}

    void say_table(const std::vector<BatchDeck>& rows)
    {
        const Messages& messages = line_.messages();
        const Paint paint(line_.colours());
        std::vector<std::vector<std::string>> cells;
        for (const BatchDeck& row : rows)
            cells.push_back({row.file, kind_of(row),
                             row.fault ? std::string() : messages.number(row.size), led_by(row),
                             verdict(row, paint), reason(row)});
        std::vector<Column> columns = {
            {line_.text("cli.batch.file"_msg)},
            {line_.text("cli.batch.kind"_msg)},
            {.heading = line_.text("cli.batch.cards"_msg), .numbers = true},
            {line_.text("cli.stats.protagonist"_msg)},
            {line_.text("cli.batch.legal"_msg)},
            {line_.text("cli.batch.reason"_msg)}};
        if (has_other_card_games(rows)) {
            columns.insert(columns.begin() + 1, {line_.text("cli.batch.game"_msg)});
            for (std::size_t at = 0; at < rows.size(); ++at)
                cells[at].insert(cells[at].begin() + 1, game_of(rows[at]));
        }
        line_.out << table_text(columns, cells, paint);
        const BatchCounts counts = counts_of(rows);
        line_.out << paint.strong(line_.text("cli.batch.total"_msg, {{"count", counts.decks},
                                                                     {"legal", counts.legal},
                                                                     {"illegal", counts.illegal()},
                                                                     {"partial", counts.partial},
                                                                     {"damaged", counts.damaged}}))
                  << '\n';
        std::set<const CardGame*> games;
        for (const BatchDeck& row : rows) {
            if (row.game && games.insert(row.game).second)
                say_partial(line_, *row.game);
        }
    }

    void write_csv(const std::vector<BatchDeck>& rows)
    {
        std::ostream& out = line_.content();
        std::vector<std::string> head = {
            "file",  "kind",    "format", "cards",  "protagonist",         "protagonist_name",
            "legal", "reasons", "clause", "reason", "lines_not_understood"};
        const bool with_games = has_other_card_games(rows);
        if (with_games)
            head.emplace_back("game");
        out << csv_row(head);
        for (const BatchDeck& row : rows) {
            const bool is_deck = !row.fault;
            const bool is_illegal = row.reasons > 0;
            std::vector<std::string> cells = {
                row.file,
                kind_of(row),
                is_deck && !row.game ? row.format->id : "",
                is_deck ? std::to_string(row.size) : "",
                row.protagonist ? row.protagonist->id : "",
                row.protagonist ? card_name(*row.protagonist, line_.messages().language()) : "",
                !is_deck       ? ""
                : is_open(row) ? "partial"
                : is_illegal   ? "no"
                               : "yes",
                is_deck ? std::to_string(row.reasons) : "",
                is_illegal ? std::string(code_of(row.violations.front())) : "",
                reason(row),
                is_deck ? std::to_string(row.unread) : ""};
            if (with_games)
                cells.push_back(is_deck ? game_id(row) : std::string());
            out << csv_row(cells);
        }
    }

    Json json(const BatchRows<BatchDeck>& judged)
    {
        const std::vector<BatchDeck>& rows = judged.rows;
        Json::Array entries;
        for (const BatchDeck& row : rows) {
            line_.choose_game(row.game ? row.game->id : std::string(cipher_game));
            if (row.fault)
                line_.fail(*row.fault);
            else
                entries.push_back(check_json(line_, {.file = row.file,
                                                     .name = row.name,
                                                     .format = *row.format,
                                                     .size = row.size,
                                                     .protagonist = row.protagonist,
                                                     .violations = row.violations,
                                                     .warnings = row.warnings,
                                                     .problems = row.problems}));
        }
        const BatchCounts counts = counts_of(rows);
        Json summary = Json::object({{"decks", counts.decks},
                                     {"legal", counts.legal},
                                     {"illegal", counts.illegal()},
                                     {"unusable", counts.damaged},
                                     {"passed_over", Json::list(judged.passed_over)}});
        if (counts.partial > 0)
            summary.set("partial", counts.partial);
        return Json::object({{"decks", std::move(entries)}, {"summary", std::move(summary)}});
    }

private:
    static std::string kind_of(const BatchDeck& row)
    {
        return row.kind ? std::string(row.kind->id) : std::string();
    }

    static std::string game_id(const BatchDeck& row)
    {
        return row.game ? row.game->id : std::string(cipher_game);
    }

    std::string game_of(const BatchDeck& row) const
    {
        if (row.fault)
            return {};
        return row.game ? in_language(row.game->name, line_.messages())
                        : line_.text("cli.batch.cipher"_msg);
    }

    std::string led_by(const BatchDeck& row) const
    {
        return row.protagonist ? card_name(*row.protagonist, line_.messages().language())
                               : std::string();
    }

    std::string verdict(const BatchDeck& row, const Paint& paint) const
    {
        if (row.fault)
            return paint.bad(line_.text("cli.batch.is-unusable"_msg));
        if (is_open(row))
            return line_.text(row.game->has_construction_rules ? "cli.batch.is-partial"_msg
                                                               : "cli.batch.is-unjudged"_msg);
        return row.reasons == 0 ? paint.good(line_.text("cli.batch.is-legal"_msg))
                                : paint.bad(line_.text("cli.batch.is-illegal"_msg));
    }

    /// The first violation and the number of others; else the unread lines.
    std::string reason(const BatchDeck& row)
    {
        const Messages& messages = line_.messages();
        if (row.fault)
            return row_text(*row.fault, line_);
        std::string text =
            all_formats_ && !row.game ? in_language(row.format->name, messages) + ": " : "";
        if (row.reasons > 0) {
            const Violation& first = row.violations.front();
            text += std::string(code_of(first)) + ": " + violation_text(first, messages);
            if (row.reasons > 1)
                text += ' ' + messages.get("cli.batch.more"_msg,
                                           {{"count", static_cast<int>(row.reasons - 1)}});
        } else if (row.unread > 0) {
            text += messages.get("cli.batch.unread"_msg, {{"count", static_cast<int>(row.unread)}});
        }
        return text;
    }

    CommandLine& line_;
    bool all_formats_;
};

} // namespace

void check_batch(CommandLine& line, const std::vector<std::string>& arguments,
                 const std::string& format, bool as_csv)
{
    auto batch = read_batch(line, arguments);
    if (!batch)
        return;
    const BatchRequest request{.format = format,
                               .protagonist = batch->protagonist,
                               .everything = line.options.json && !as_csv};
    const Catalogue& catalogue = line.catalogue();
    const auto judged = run_batch(line, *batch, [&](const auto& stop, auto& done) {
        return judge_decks(batch->sources, request, catalogue, line.games(), stop, done);
    });
    const std::vector<BatchDeck>& rows = judged.rows;
    std::set<std::size_t> with_decks;
    for (const BatchDeck& row : rows) {
        with_decks.insert(row.order.first);
        if (row.fault)
            line.answer(Answer::Unusable);
        else if (row.reasons > 0)
            line.answer(Answer::No);
    }
    BatchCheck check(line, format == "all");
    if (as_csv)
        check.write_csv(rows);
    else if (line.options.json && (!rows.empty() || batch->stopped))
        line.print(check.json(judged));
    else if (!line.options.json && !rows.empty())
        check.say_table(rows);
    end_batch(line, *batch, with_decks, judged.passed_over);
}

} // namespace kizuna
