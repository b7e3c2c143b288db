#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kizuna {

/// The first 40 bits of the SHA-1 of a text's bytes. For ids that other programs work out alike,
/// never for safety.
std::uint64_t sha1_begin(std::string_view text);

/// The UUID, version 5, of a name among our cards: the same for ever and everywhere. In lower case.
std::string card_uuid(std::string_view name);

} // namespace kizuna
