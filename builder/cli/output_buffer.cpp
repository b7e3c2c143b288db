#include "cli/output_buffer.h"

#include <cerrno>

#include <unistd.h>

namespace kizuna {

OutputBuffer::int_type OutputBuffer::overflow(int_type next)
{
    if (sync() != 0)
        return traits_type::eof();
    if (!traits_type::eq_int_type(next, traits_type::eof()))
        sputc(traits_type::to_char_type(next));
    return traits_type::not_eof(next);
}

int OutputBuffer::sync()
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

} // namespace kizuna
