#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace kizuna::bench {

/// What one goal came to. Times are in milliseconds, memory in bytes.
struct Row {
    std::string id;
    double ours = 0;
    double baseline = 0;
    double ratio = 0; ///< ours / baseline: the median of the pairs' ratios
    double goal = 0;  ///< the ratio is to be at most this
    std::string unit;
    bool met() const { return ratio <= goal; }
};

/// Which clock a row is measured by.
enum class Clock {
    Cpu, ///< processor time of the whole process: other programs do not disturb it
    Wall,
};

/// Runs both sides in turn, `pairs` times after one run each to warm up. Each side is repeated
/// within a run until it takes `min_ms`, and counted once. The ratio is the median of the pairs'
/// ratios.
Row compare(std::string id, double goal, const std::function<void()>& ours,
            const std::function<void()>& baseline, int pairs, Clock clock = Clock::Cpu,
            double min_ms = 10);

/// Both sides of one goal, measured in turn by whoever measures.
class Pairs {
public:
    void add(double ours, double baseline);
    Row row(std::string id, double goal, std::string unit) const;

private:
    std::vector<double> ours_;
    std::vector<double> baselines_;
    std::vector<double> ratios_;
};

/// Keeps a result that nothing else looks at from being optimised away.
template <typename Value>
void keep(const Value& value)
{
    asm volatile("" : : "g"(&value) : "memory");
}

/// How often this thread has allocated memory so far.
std::uint64_t allocations();

/// What every group of rows is asked with.
struct Options {
    int pairs = 9;
    std::vector<std::string> only; ///< row ids, or their beginnings; empty: all
    bool wants(const std::string& id) const;
};

// The groups, one .cpp file each.
void add_library_rows(const Options& options, std::vector<Row>& rows);
void add_search_rows(const Options& options, std::vector<Row>& rows);
void add_deck_rows(const Options& options, std::vector<Row>& rows);
void add_game_rows(const Options& options, std::vector<Row>& rows);
void add_odds_rows(const Options& options, std::vector<Row>& rows);
void add_face_rows(const Options& options, std::vector<Row>& rows);
void add_window_rows(const Options& options, std::vector<Row>& rows);

/// Loads a library of a hundred thousand synthetic cards from a folder and prints the most memory
/// this process ever had, in bytes: run as a process of its own.
int print_scale_memory(const std::string& folder);

} // namespace kizuna::bench
