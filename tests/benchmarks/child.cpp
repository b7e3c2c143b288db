#include "child.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <stdexcept>

namespace kizuna::bench {
namespace {

struct Pipe {
    int read_end;
    int write_end;
};

/// Closed in every child, but where it stands for one of its streams.
Pipe make_pipe()
{
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::runtime_error("no pipe");
    return {ends[0], ends[1]};
}

std::vector<char*> pointers_to(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

} // namespace

Child::Child(const std::vector<std::string>& command, const std::vector<std::string>& environment)
    : name_(command.front())
{
    std::signal(SIGPIPE, SIG_IGN); // a child that is gone is an error of its own
    const Pipe input = make_pipe();
    const Pipe output = make_pipe();
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input.read_end, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.write_end, STDOUT_FILENO);
    std::vector<std::string> arguments = command;
    std::vector<std::string> variables = environment;
    for (char** variable = environ; *variable; ++variable)
        variables.emplace_back(*variable); // the first of two with one name counts
    const int failure = posix_spawnp(&process_, name_.c_str(), &actions, nullptr,
                                     pointers_to(arguments).data(), pointers_to(variables).data());
    posix_spawn_file_actions_destroy(&actions);
    close(input.read_end);
    close(output.write_end);
    input_ = fdopen(input.write_end, "w");
    output_ = fdopen(output.read_end, "r");
    if (failure != 0) {
        process_ = 0;
        std::fclose(input_);
        std::fclose(output_);
        throw std::runtime_error("cannot start " + name_);
    }
}

Child::~Child()
{
    std::fclose(input_);
    std::fclose(output_);
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
}

void Child::write_line(const std::string& line)
{
    if (std::fprintf(input_, "%s\n", line.c_str()) < 0 || std::fflush(input_) != 0)
        throw std::runtime_error(name_ + " is gone");
}

std::string Child::read_line()
{
    std::string line;
    for (int sign = std::getc(output_); sign != '\n'; sign = std::getc(output_)) {
        if (sign == EOF)
            throw std::runtime_error(name_ + " is gone without an answer");
        line += static_cast<char>(sign);
    }
    return line;
}

} // namespace kizuna::bench
