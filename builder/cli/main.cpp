#include "cli/console/subcommands.h"
#include "cli/output_buffer.h"

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include <unistd.h>

namespace {

bool shows_colours()
{
    const char* terminal = std::getenv("TERM");
    return isatty(STDOUT_FILENO) && !std::getenv("NO_COLOR") &&
           !(terminal && std::string_view(terminal) == "dumb");
}

volatile std::sig_atomic_t interrupts = 0;

void note_interrupt(int signal)
{
    interrupts = 1;
    std::signal(signal, SIG_DFL); // a second one ends the program
}

bool is_interrupted()
{
    static const bool asks = std::signal(SIGINT, note_interrupt) != SIG_ERR;
    return asks && interrupts != 0;
}

} // namespace

int main(int argc, char** argv)
{
    // A reader that goes away, as `head` does, must not end the program in the middle of saving.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow further is a fault like a full disk
    kizuna::OutputBuffer buffer(STDOUT_FILENO);
    std::ostream out(&buffer);
    kizuna::Console console{.out = out, .err = std::cerr, .colours = shows_colours()};
    console.progress = isatty(STDERR_FILENO) != 0;
    console.interrupted = is_interrupted;
    console.output_error = [&buffer] { return buffer.error(); };
    return kizuna::run_command_line(argc, argv, console);
}
