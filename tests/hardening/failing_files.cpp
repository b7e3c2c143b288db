// The functions of the C library by which files are written, before those of the system: this
// program's are found first by all that it is linked with.
#include "hardening/failing_files.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdarg>

#include <aio.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

namespace kizuna::test {
namespace {

std::atomic<bool> is_counting = false;
std::atomic<int> calls = 0;
int failing_call = 0;
int failing_error = 0;

bool fails_now()
{
    return is_counting && ++calls == failing_call;
}

int failed()
{
    errno = failing_error;
    return -1;
}

template <typename Function>
Function* of_system(const char* name, Function*)
{
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

} // namespace

void fail_call(int number, const FileFault& fault)
{
    failing_call = number;
    failing_error = fault.error;
    calls = 0;
    is_counting = true;
}

int stop_failing()
{
    is_counting = false;
    return calls;
}

} // namespace kizuna::test

using kizuna::test::failed;
using kizuna::test::failing_error;
using kizuna::test::fails_now;
using kizuna::test::of_system;

// A call that cannot write a part succeeds where only parts are to be written.
#pragma GCC visibility push(default)
extern "C" {

int open(const char* file, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (fails_now() && failing_error != 0)
        return failed();
    return of_system("open", &open)(file, flags, mode);
}

int mkostemps(char* name, int ending, int flags)
{
    if (fails_now() && failing_error != 0)
        return failed();
    return of_system("mkostemps", &mkostemps)(name, ending, flags);
}

ssize_t write(int file, const void* bytes, size_t count)
{
    const bool is_failing = fails_now();
    if (is_failing && failing_error != 0)
        return failed();
    return of_system("write", &write)(file, bytes,
                                      is_failing ? std::max<size_t>(count / 2, 1) : count);
}

int fsync(int file)
{
    return fails_now() && failing_error != 0 ? failed() : of_system("fsync", &fsync)(file);
}

int aio_fsync(int operation, aiocb* request)
{
    return fails_now() && failing_error != 0
               ? failed()
               : of_system("aio_fsync", &aio_fsync)(operation, request);
}

int rename(const char* from, const char* to) noexcept
{
    return fails_now() && failing_error != 0 ? failed() : of_system("rename", &rename)(from, to);
}

int link(const char* from, const char* to) noexcept
{
    return fails_now() && failing_error != 0 ? failed() : of_system("link", &link)(from, to);
}

int unlink(const char* file) noexcept
{
    return fails_now() && failing_error != 0 ? failed() : of_system("unlink", &unlink)(file);
}

/// The system closes the file in any case.
int close(int file)
{
    const bool is_failing = fails_now() && failing_error != 0;
    const int closed = of_system("close", &close)(file);
    return is_failing ? failed() : closed;
}
}
#pragma GCC visibility pop
