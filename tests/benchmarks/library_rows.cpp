#include "bench_library.h"
#include "harness.h"
#include "node_library.h"
#include "peak_memory.h"
#include "temporary_folder.h"

#include "app/base/program_files.h"
#include "cards/yaml/yaml_reader.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <stdexcept>

namespace kizuna::bench {
namespace {

constexpr std::size_t hostile_size = 10U << 20;

void load(const std::vector<SourceFile>& files, int threads)
{
    keep(load_library(shipped_words(), files, threads));
}

void add_load_rows(const Options& options, std::vector<Row>& rows)
{
    const auto nodes = [] { keep(read_with_nodes(shipped_files())); };
    if (options.wants("LOAD"))
        rows.push_back(compare(
            "LOAD", 0.75, [] { load(shipped_files(), 1); }, nodes, options.pairs));
    if (options.wants("LOAD2"))
        rows.push_back(compare(
            "LOAD2", 0.45, [] { load(shipped_files(), 2); }, nodes, options.pairs, Clock::Wall));
}

/// What a process that does nothing but load the library had at its peak, in bytes.
double memory_of_loading(const std::filesystem::path& folder)
{
    const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
    const std::string command = "'" + self + "' --scale-memory '" + folder.string() + "'";
    FILE* child = popen(command.c_str(), "r");
    double bytes = 0;
    const bool read = child && std::fscanf(child, "%lf", &bytes) == 1;
    if (!child || pclose(child) != 0 || !read)
        throw std::runtime_error("the child that loads the synthetic cards failed");
    return bytes;
}

void add_scale_rows(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("SCALE"))
        return;
    const std::vector<SourceFile> files = synthetic_files(100'000);
    rows.push_back(compare(
        "SCALE", 55, [&] { load(files, 1); }, [] { load(shipped_files(), 1); }, options.pairs));
    const TemporaryFolder folder;
    write_files(files, folder.path());
    const auto yaml = static_cast<double>(bytes_of(files));
    const double memory = memory_of_loading(folder.path());
    rows.push_back({"SCALE-MEMORY", memory, yaml, memory / yaml, 4, "bytes"});
}

std::string repeated(const std::string& part, std::size_t size)
{
    std::string text;
    while (text.size() < size)
        text += part;
    return text;
}

std::string good_file()
{
    std::string text = "set: T\nkind: fixture\ncards:\n";
    for (int number = 0; text.size() < hostile_size; ++number) {
        const std::string digits = std::to_string(number);
        text += "- {id: T" + digits + ", unit: Marth, title: Altean Prince " + digits +
                ", symbol: red, stats: {cost: 1, range: 1, attack: 40, support: 20}, prints: [T" +
                digits + "N]}\n";
    }
    return text;
}

CardLibrary load(const std::string& text)
{
    return load_library(shipped_words(), {{"T01.yaml", text}});
}

void refuse(const std::string& text)
{
    try {
        keep(load(text));
    } catch (const DataError& error) {
        keep(error);
        return;
    }
    throw std::runtime_error("a hostile file was accepted");
}

void add_hostile_rows(const Options& options, std::vector<Row>& rows)
{
    const bool wanted =
        options.only.empty() || std::ranges::any_of(options.only, [](const std::string& one) {
            return one.starts_with("HOSTILE") || std::string_view("HOSTILE").starts_with(one);
        });
    if (!wanted)
        return;
    struct Hostile {
        std::string id;
        double goal;
        std::string text;
    };
    const std::string good = good_file();
    const std::string half = good.substr(0, good.rfind('\n', good.size() / 2) + 1);
    const std::vector<Hostile> all = {
        {"HOSTILE-BRACKETS", 0.1, repeated("[", hostile_size)},
        {"HOSTILE-BRACES", 0.1, repeated("{a: ", hostile_size)},
        {"HOSTILE-ALIAS-EARLY", 0.1, "a: &x 1\nb: *x\n" + good},
        {"HOSTILE-ALIAS-LATE", 1, good + "- *x\n"},
        {"HOSTILE-COMMA", 0.1, ","},
        {"HOSTILE-COMMAS", 0.1, repeated(",", hostile_size)},
        {"HOSTILE-UTF8-EARLY", 0.1, "a: \xFF\n" + good},
        {"HOSTILE-UTF8-LATE", 1, good + "\xFF"},
        {"HOSTILE-TWO-DOCUMENTS-EARLY", 0.1, "a: 1\n---\n" + good},
        {"HOSTILE-TWO-DOCUMENTS-LATE", 1, half + "---\n" + half},
    };
    const auto load_good = [&] { keep(load(good)); };
    for (const Hostile& hostile : all) {
        if (options.wants(hostile.id))
            rows.push_back(compare(
                hostile.id, hostile.goal, [&] { refuse(hostile.text); }, load_good, options.pairs));
    }
}

} // namespace

void add_library_rows(const Options& options, std::vector<Row>& rows)
{
    add_load_rows(options, rows);
    add_scale_rows(options, rows);
    add_hostile_rows(options, rows);
}

int print_scale_memory(const std::string& folder)
{
    const CardLibrary library = load_library(shipped_words(), read_library_files(folder), 1);
    std::printf("%lld\n", peak_memory_kb() * 1024);
    return library.cards().empty() ? 1 : 0;
}

} // namespace kizuna::bench
