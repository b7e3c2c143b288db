#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <stdlib.h>

namespace kizuna::test {

/// An empty folder of a test's own, removed with all that is in it.
struct ScratchFolder {
    std::filesystem::path path;

    ScratchFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "kizuna-XXXXXX").string();
        path = ::mkdtemp(name.data());
    }
    ~ScratchFolder()
    {
        std::error_code error;
        std::filesystem::remove_all(path, error);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    std::filesystem::path operator/(std::string_view name) const { return path / name; }

    /// Writes a file in it, with the folders it needs.
    std::filesystem::path write(std::string_view name, std::string_view text) const
    {
        std::filesystem::create_directories((path / name).parent_path());
        std::ofstream(path / name, std::ios::binary) << text;
        return path / name;
    }
};

/// A variable of the environment, put back at the end.
class Environment {
public:
    Environment(const char* name, const std::string& value) : name_(name)
    {
        if (const char* before = ::getenv(name))
            before_ = before, was_set_ = true;
        ::setenv(name, value.c_str(), 1);
    }
    ~Environment()
    {
        if (was_set_)
            ::setenv(name_, before_.c_str(), 1);
        else
            ::unsetenv(name_);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    const char* name_;
    std::string before_;
    bool was_set_ = false;
};

} // namespace kizuna::test
