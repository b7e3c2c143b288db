#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace kizuna {

/// Kind and words of the exception that is being handled, as in "std::out_of_range: map::at". Only
/// inside a catch block.
std::string exception_text();

/// Exceptions that nobody expected, in a file for those who mend the program. A user is told of
/// each one once, however often it comes back.
class ErrorReports {
public:
    /// Neither the file nor its folder need be there yet.
    ErrorReports(std::filesystem::path file, std::string version);

    struct Report {
        std::string what;
        bool is_kept = false; ///< in the file
    };
    /// Keeps it, with the time. Empty where the user has been told of it, or of enough others.
    std::optional<Report> add(const std::string& what);
    const std::filesystem::path& file() const { return file_; }

    static constexpr int max_told = 5;

private:
    bool keep(const std::string& what, int times) const;

    std::filesystem::path file_;
    std::string version_;
    std::map<std::string, int> times_; ///< that each one came
};

} // namespace kizuna
