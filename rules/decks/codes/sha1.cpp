#include "decks/codes/sha1.h"

#include <boost/uuid/detail/sha1.hpp>
#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/string_generator.hpp>
#include <boost/uuid/uuid_io.hpp>

namespace kizuna {
namespace {

/// A random UUID. Never change it: every card would get another id.
constexpr const char* card_namespace = "8f0d2b6e-5c57-4c2e-9d0a-0f4d3a5c7b91";

} // namespace

std::uint64_t sha1_begin(std::string_view text)
{
    boost::uuids::detail::sha1 hash;
    hash.process_bytes(text.data(), text.size());
    unsigned int words[5] = {};
    hash.get_digest(words);
    return std::uint64_t{words[0]} << 8 | words[1] >> 24;
}

std::string card_uuid(std::string_view name)
{
    const boost::uuids::uuid space = boost::uuids::string_generator()(card_namespace);
    return to_string(boost::uuids::name_generator_sha1(space)(std::string(name)));
}

} // namespace kizuna
