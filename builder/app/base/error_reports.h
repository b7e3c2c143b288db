#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace kizuna {

/// Type and message of the exception being handled, as in "std::out_of_range: map::at". Call only
/// inside a catch block.
std::string exception_text();

/// Logs unexpected exceptions to a file for the developers. The user is told of each exception
/// once, however often it repeats.
class ErrorReports {
public:
    /// Neither the file nor its folder need exist yet.
    ErrorReports(std::filesystem::path file, std::string version);

    struct Report {
        std::string what;
        bool is_kept = false; ///< written to the file
    };
    /// Counts the error `what` and appends it with the time to the file on its 1st, 10th, 100th, …
    /// occurrence. Returns a report for the user on the first; empty later, and after max_told
    /// errors.
    std::optional<Report> add(const std::string& what);
    const std::filesystem::path& file() const { return file_; }

    static constexpr int max_told = 5;

private:
    bool keep(const std::string& what, int times) const;

    std::filesystem::path file_;
    std::string version_;
    std::map<std::string, int> times_; ///< number of occurrences by the error's text
};

} // namespace kizuna
