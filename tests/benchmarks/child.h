#pragma once

#include <sys/types.h>

#include <cstdio>
#include <string>
#include <vector>

namespace kizuna::bench {

/// A program of its own, with its input and output in our hands. Ended with this object.
class Child {
public:
    /// `environment`, as in "DISPLAY=:1", goes before ours. Throws where it cannot be started.
    explicit Child(const std::vector<std::string>& command,
                   const std::vector<std::string>& environment = {});
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void write_line(const std::string& line);
    /// The next line of what it prints. Throws where there is none.
    std::string read_line();

private:
    std::string name_;
    pid_t process_ = 0;
    std::FILE* input_ = nullptr;
    std::FILE* output_ = nullptr;
};

} // namespace kizuna::bench
