#include "targets.h"

#include "cards/yaml/yaml_reader.h"

namespace kizuna::fuzz {
namespace {

/// Visits every value and its place; returns how many there are.
std::size_t walk(const YamlNode& node, std::string_view input)
{
    const Place place = node.place();
    require(place.line >= 1 && place.column >= 1, "every value has a place");
    require(node.offset() <= input.size(), "every value begins within the text");
    std::size_t values = 1;
    for (const YamlNode& item : node.items())
        values += walk(item, input);
    for (const auto& [key, value] : node.entries()) {
        require(key.is_scalar(), "every key is a text");
        values += 1 + walk(value, input);
    }
    return values;
}

} // namespace

void use_yaml_reader(std::string_view input)
{
    try {
        const YamlDocument document(input, "input.yaml");
        walk(document.root(), input);
    } catch (const DataError& error) {
        const Place& place = error.fault().place;
        require(place.line >= 0 && place.column >= 0, "a fault's place is never negative");
    }
}

} // namespace kizuna::fuzz
