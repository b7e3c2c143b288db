#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kizuna::fuzz {

/// What every target file defines: uses one input as a user would and aborts where a promise is
/// broken. Faults that are told as values are answers, not failures.
void use(std::string_view input);

/// Aborts with a message where `holds` is false.
void require(bool holds, const char* promise);

} // namespace kizuna::fuzz
