#pragma once

#include <ostream>
#include <string>

namespace kizuna::test {

/// A row of a table of texts that people type, each with the one form it is written back in.
struct PlainForm {
    std::string typed;
    std::string plain;
};
inline std::ostream& operator<<(std::ostream& out, const PlainForm& row)
{
    return out << row.typed;
}

} // namespace kizuna::test
