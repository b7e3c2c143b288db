#pragma once

#include <unicode/utypes.h>

#include <stdexcept>
#include <string>

namespace kizuna {

/// Throws if the call failed. ICU's own data is missing then: the installation is broken.
inline void require_icu(UErrorCode status, const char* what)
{
    if (U_FAILURE(status))
        throw std::runtime_error(std::string("ICU: ") + what + ": " + u_errorName(status));
}

} // namespace kizuna
