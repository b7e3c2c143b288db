// Measures the program side by side with what a competent user would write: one row a goal.
#include "harness.h"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <charconv>
#include <cstdio>
#include <exception>
#include <span>
#include <string_view>

namespace {

using namespace kizuna::bench;

#if defined(__clang__)
constexpr const char* compiler = "clang " __clang_version__;
#else
constexpr const char* compiler = "g++ " __VERSION__;
#endif

void print_heads()
{
    fmt::print("{:<28} {:>12} {:>12} {:>9} {:>9}\n", "row", "ours", "baseline", "ratio", "goal");
}

void print(std::span<const Row> rows)
{
    for (const Row& row : rows)
        fmt::print("{:<28} {:>12.5g} {:>12.5g} {:>9.4f} {:>9.4f}  {} ({})\n", row.id, row.ours,
                   row.baseline, row.ratio, row.goal, row.met() ? "met" : "MISSED", row.unit);
    std::fflush(stdout);
}

void print_json(const std::vector<Row>& rows)
{
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const Row& row : rows)
        all.push_back({{"id", row.id},
                       {"ours", row.ours},
                       {"baseline", row.baseline},
                       {"ratio", row.ratio},
                       {"goal", row.goal},
                       {"unit", row.unit},
                       {"compiler", compiler}});
    fmt::print("{}\n", nlohmann::ordered_json{{"rows", all}}.dump(2));
}

int usage()
{
    fmt::print(stderr, "usage: kizuna-bench [--json] [--pairs N] [ROW ...]\n");
    return 2;
}

int run(int argc, char** argv)
{
    Options options;
    bool json = false;
    for (int at = 1; at < argc; ++at) {
        const std::string_view argument = argv[at];
        if (argument == "--scale-memory" && at + 1 < argc)
            return print_scale_memory(argv[at + 1]);
        if (argument == "--json") {
            json = true;
        } else if (argument == "--pairs" && at + 1 < argc) {
            const std::string_view number = argv[++at];
            const auto parsed =
                std::from_chars(number.data(), number.data() + number.size(), options.pairs);
            if (parsed.ec != std::errc() || options.pairs < 1)
                return usage();
        } else if (argument.starts_with("--")) {
            return usage();
        } else {
            options.only.emplace_back(argument);
        }
    }
    if (!json)
        print_heads();
    std::vector<Row> rows;
    for (const auto add_rows : {add_library_rows, add_search_rows, add_deck_rows, add_game_rows,
                                add_odds_rows, add_face_rows, add_window_rows}) {
        const std::size_t before = rows.size();
        add_rows(options, rows);
        if (!json) // at once, for all of them take a quarter of an hour
            print(std::span(rows).subspan(before));
    }
    if (json)
        print_json(rows);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        fmt::print(stderr, "kizuna-bench: {}\n", error.what());
        return 2;
    }
}
