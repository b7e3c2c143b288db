#pragma once

#include <unicode/utypes.h>

#include <stdexcept>
#include <string>

namespace kizuna {

/// A failure here means that ICU's own data is missing: the installation is broken.
inline void require_icu(UErrorCode status, const char* what)
{
    if (U_FAILURE(status))
        throw std::runtime_error(std::string("ICU: ") + what + ": " + u_errorName(status));
}

} // namespace kizuna
