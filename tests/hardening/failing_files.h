#pragma once

#include <string>

namespace kizuna::test {

/// How a call of the system to a file fails: with an error (errno), or, for writing, by writing
/// only a part.
struct FileFault {
    int error = 0; ///< 0: it writes a part
    std::string name;
};

/// From now on the calls of this process to open, create, write, flush, rename, link, close and
/// remove files are counted, and the one with this number, from 1, fails. 0: none does.
void fail_call(int number, const FileFault& fault);
/// Every call goes to the system again. Returns how many there were, whether or not they failed.
int stop_failing();

} // namespace kizuna::test
