#include "app/base/error_reports.h"

#include "app/base/files.h"
#include "app/base/utc_time.h"

#include <chrono>
#include <cstdlib>
#include <exception>
#include <memory>
#include <typeinfo>
#include <utility>

#include <cxxabi.h>

namespace kizuna {
namespace {

constexpr std::size_t max_file_bytes = 256U << 10;

std::string readable_name(const std::type_info& type)
{
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> name(
        abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), &std::free);
    return status == 0 ? name.get() : type.name();
}

/// Chooses the repetitions of an error that are logged, so that an error at every movement of the
/// mouse does not fill the disk.
bool is_power_of_ten(int number)
{
    while (number % 10 == 0)
        number /= 10;
    return number == 1;
}

} // namespace

std::string exception_text()
{
    const std::type_info* type = abi::__cxa_current_exception_type();
    const std::string name = type ? readable_name(*type) : std::string("unknown");
    try {
        throw;
    } catch (const std::exception& error) {
        return name + ": " + error.what();
    } catch (...) {
        return name;
    }
}

ErrorReports::ErrorReports(std::filesystem::path file, std::string version)
    : file_(std::move(file)), version_(std::move(version))
{
}

std::optional<ErrorReports::Report> ErrorReports::add(const std::string& what)
{
    const int times = ++times_[what];
    Report report{what, is_power_of_ten(times) && keep(what, times)};
    const bool is_told = times > 1 || times_.size() > max_told;
    return is_told ? std::nullopt : std::optional(std::move(report));
}

bool ErrorReports::keep(const std::string& what, int times) const
{
    std::string text = read_if_possible(file_, max_file_bytes).value_or("");
    text += utc_text(std::chrono::system_clock::now()) + "  " + version_ + "  " + what;
    if (times > 1)
        text += "  (" + std::to_string(times) + " times)";
    return !write_file_and_folder(file_, text + '\n').has_value();
}

} // namespace kizuna
