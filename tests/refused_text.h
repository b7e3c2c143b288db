#pragma once

#include "cards/base/fault.h"

#include <ostream>
#include <string>

namespace kizuna::test {

/// A row of a table of texts that must be refused: what is wrong with it, and where.
struct RefusedText {
    std::string what;
    std::string text;
    FaultKind kind;
    int line;   ///< from 1; 0 where the whole text is meant
    int column; ///< the same
};
inline std::ostream& operator<<(std::ostream& out, const RefusedText& row)
{
    return out << row.what;
}

} // namespace kizuna::test
