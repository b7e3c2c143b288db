#include "cli/batch/batch_commands.h"

#include "cli/batch/batch.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_json.h"

#include "cards/base/csv.h"
#include "cards/library/card_words.h"

#include <ostream>

namespace kizuna {
namespace {

using Why = ConvertedDeck::Why;

constexpr auto conversion_words = std::to_array<std::pair<std::string_view, Why>>({
    {"written", Why::Written},
    {"unusable", Why::Faulty},
    {"lossy", Why::Lossy},
    {"exists", Why::Exists},
    {"same-name", Why::SameName},
});

class ConversionReport {
public:
    ConversionReport(CommandLine& line, const BatchConversion& request)
        : line_(line), request_(request)
    {
    }

    void say_table(const std::vector<ConvertedDeck>& rows)
    {
        const Paint paint(line_.colours());
        std::vector<std::vector<std::string>> cells;
        int written = 0;
        for (const ConvertedDeck& row : rows) {
            written += row.why == Why::Written ? 1 : 0;
            cells.push_back({row.file, row.why == Why::Written ? row.out.string() : std::string(),
                             counts(row), remark(row)});
        }
        line_.out << table_text({{line_.text("cli.batch.file"_msg)},
                                 {line_.text("cli.batch.written"_msg)},
                                 {.heading = line_.text("cli.batch.cards"_msg), .numbers = true},
                                 {line_.text("cli.batch.reason"_msg)}},
                                cells, paint)
                  << paint.strong(line_.text(
                         "cli.batch.converted"_msg,
                         {{"count", static_cast<int>(rows.size())}, {"written", written}}))
                  << '\n';
    }

    void write_csv(const std::vector<ConvertedDeck>& rows)
    {
        std::ostream& out = line_.content();
        out << csv_row(
            {"in", "out", "kind_in", "cards_in", "cards_out", "lossless", "written", "reason"});
        for (const ConvertedDeck& row : rows)
            out << csv_row({row.file, row.out.string(), kind_of(row), std::to_string(row.cards_in),
                            std::to_string(row.cards_out), yes_or_no(row.is_whole),
                            yes_or_no(row.why == Why::Written), remark(row)});
    }

    Json json(const BatchRows<ConvertedDeck>& converted)
    {
        const std::vector<ConvertedDeck>& rows = converted.rows;
        Json::Array entries;
        int written = 0;
        for (const ConvertedDeck& row : rows) {
            if (row.fault)
                line_.fail(*row.fault);
            written += row.why == Why::Written ? 1 : 0;
            entries.push_back(
                Json::object({{"in", row.file},
                              {"out", row.out.empty() ? Json() : row.out.string()},
                              {"kind_in", row.kind ? Json(row.kind->id) : Json()},
                              {"cards_in", row.cards_in},
                              {"cards_out", row.cards_out},
                              {"lossless", row.is_whole},
                              {"problems", problems_json(row.problems, line_.catalogue().library)},
                              {"differences", differences_json(row.differences)},
                              {"written", row.why == Why::Written},
                              {"reason", word_of(conversion_words, row.why)}}));
        }
        return Json::object({{"decks", std::move(entries)},
                             {"kind_out", request_.to->id},
                             {"written", written},
                             {"not_written", static_cast<int>(rows.size()) - written},
                             {"passed_over", Json::list(converted.passed_over)}});
    }

private:
    static std::string yes_or_no(bool yes) { return yes ? "yes" : "no"; }
    static std::string kind_of(const ConvertedDeck& row)
    {
        return row.kind ? std::string(row.kind->id) : std::string();
    }

    /// The cards written, and those read if the numbers differ.
    std::string counts(const ConvertedDeck& row) const
    {
        const Messages& messages = line_.messages();
        if (row.out.empty())
            return {};
        return row.cards_in == row.cards_out
                   ? messages.number(row.cards_out)
                   : messages.number(row.cards_out) + '/' + messages.number(row.cards_in);
    }

    std::string remark(const ConvertedDeck& row)
    {
        const Messages& messages = line_.messages();
        switch (row.why) {
        case Why::Faulty:
            return row_text(*row.fault, line_);
        case Why::Exists:
            return messages.get("cli.batch.exists"_msg, {{"file", row.out.string()}});
        case Why::SameName:
            return messages.get("cli.batch.same-name"_msg, {{"file", row.out.string()}});
        case Why::Written:
        case Why::Lossy:
            break;
        }
        const auto count = static_cast<int>(row.problems.size() + row.differences.size());
        if (count == 0)
            return {};
        return row.why == Why::Lossy ? messages.get("cli.convert.stopped"_msg, {{"count", count}})
                                     : messages.get("cli.batch.lossy"_msg, {{"count", count}});
    }

    CommandLine& line_;
    const BatchConversion& request_;
};

} // namespace

void convert_batch(CommandLine& line, const std::vector<std::string>& arguments,
                   BatchConversion request, bool as_csv)
{
    auto batch = read_batch(line, arguments);
    if (!batch)
        return;
    request.protagonist = batch->protagonist;
    const Catalogue& catalogue = line.catalogue();
    const auto converted = run_batch(line, *batch, [&](const auto& stop, auto& done) {
        return convert_decks(batch->sources, request, catalogue, line.games(), stop, done);
    });
    const std::vector<ConvertedDeck>& rows = converted.rows;
    std::set<std::size_t> with_decks;
    for (const ConvertedDeck& row : rows) {
        with_decks.insert(row.order.first);
        if (row.why == Why::Written)
            line.note_file_written();
        else
            line.answer(row.why == Why::Faulty ? Answer::Unusable : Answer::No);
    }
    ConversionReport report(line, request);
    if (as_csv)
        report.write_csv(rows);
    else if (line.options.json)
        line.print(report.json(converted));
    else if (!rows.empty())
        report.say_table(rows);
    end_batch(line, *batch, with_decks, converted.passed_over);
}

} // namespace kizuna
