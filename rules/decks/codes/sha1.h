#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kizuna {

/// The first 40 bits of the SHA-1 of a text's bytes. For ids that other programs compute, too; not
/// for security.
std::uint64_t sha1_begin(std::string_view text);

/// The version 5 UUID of a name in the namespace of Kizuna's cards, in lower case. The same name
/// always gives the same UUID.
std::string card_uuid(std::string_view name);

} // namespace kizuna
