#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace kizuna {

/// Kind and words of the exception that is being handled, as in "std::out_of_range: map::at". Only
/// inside a catch block.
std::string exception_text();

/// Logs unexpected exceptions to a file for the developers. The user is told of each exception
/// once, however often it comes back.
class ErrorReports {
public:
    /// Neither the file nor its folder need be there yet.
    ErrorReports(std::filesystem::path file, std::string version);

    struct Report {
        std::string what;
        bool is_kept = false; ///< in the file
    };
    /// Counts the error `what` and, the 1st, 10th, 100th, … time it comes, appends it with the time
    /// to the file. Returns a report for the user the first time; empty later, and once max_told
    /// errors have been reported.
    std::optional<Report> add(const std::string& what);
    const std::filesystem::path& file() const { return file_; }

    static constexpr int max_told = 5;

private:
    bool keep(const std::string& what, int times) const;

    std::filesystem::path file_;
    std::string version_;
    std::map<std::string, int> times_; ///< by the error's text: how often it came
};

} // namespace kizuna
