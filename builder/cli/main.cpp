#include "cli/console/subcommands.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <streambuf>
#include <string_view>

#include <unistd.h>

namespace {

/// Writes to a file descriptor and keeps the errno of a failure, which a standard stream does not.
/// After a failure, nothing more is written.
class OutputBuffer : public std::streambuf {
public:
    explicit OutputBuffer(int descriptor) : descriptor_(descriptor)
    {
        setp(bytes_.data(), bytes_.data() + bytes_.size());
    }
    ~OutputBuffer() override { sync(); }

    /// The errno of the first failed write; 0 for none.
    int error() const { return error_; }

protected:
    int_type overflow(int_type next) override
    {
        if (sync() != 0)
            return traits_type::eof();
        if (!traits_type::eq_int_type(next, traits_type::eof()))
            sputc(traits_type::to_char_type(next));
        return traits_type::not_eof(next);
    }

    int sync() override
    {
        for (const char* at = pbase(); error_ == 0 && at != pptr();) {
            const ssize_t written = write(descriptor_, at, static_cast<std::size_t>(pptr() - at));
            if (written >= 0)
                at += written;
            else if (errno != EINTR)
                error_ = errno;
        }
        setp(bytes_.data(), bytes_.data() + bytes_.size());
        return error_ == 0 ? 0 : -1;
    }

private:
    int descriptor_;
    int error_ = 0;
    std::array<char, 1U << 16> bytes_;
};

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
    std::signal(signal, SIG_DFL); // a second interrupt ends the program
}

bool is_interrupted()
{
    static const bool asks = std::signal(SIGINT, note_interrupt) != SIG_ERR;
    return asks && interrupts != 0;
}

} // namespace

int main(int argc, char** argv)
{
    // Without this, a closed pipe, as with `head`, would end the program while it saves.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN); // exceeding a file size limit is then an error like a full disk
    OutputBuffer buffer(STDOUT_FILENO);
    std::ostream out(&buffer);
    kizuna::Console console{.out = out, .err = std::cerr, .colours = shows_colours()};
    console.progress = isatty(STDERR_FILENO) != 0;
    console.interrupted = is_interrupted;
    console.output_error = [&buffer] { return buffer.error(); };
    return kizuna::run_command_line(argc, argv, console);
}
