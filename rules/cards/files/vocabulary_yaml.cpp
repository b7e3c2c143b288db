#include "cards/files/vocabulary_yaml.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/stable_hash.h"
#include "cards/effects/script_pool.h"
#include "cards/skills/effect_parts_yaml.h"
#include "cards/yaml/yaml_reader.h"

#include <algorithm>
#include <map>

namespace kizuna {
namespace {

constexpr std::size_t max_words = 32; // WordSet keeps a list's words in 32 bits

/// Slugs stand in queries and flow lists, so they are plain: lower-case letters, digits, hyphens.
std::string read_slug(const YamlNode& node)
{
    const std::string_view slug = node.text();
    const bool plain = std::ranges::all_of(
        slug, [](char c) { return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-'; });
    if (!plain)
        node.refuse(faults::BadId{slug, "a-z 0-9 -"});
    return std::string(slug);
}

/// Refuses a word that is already in any list: `tags` mixes three of them.
void check_new(const YamlNode& node, const std::string& slug, std::map<std::string, int>& lines)
{
    const auto [first, is_new] = lines.emplace(slug, node.line());
    if (!is_new)
        node.refuse(faults::RepeatedId{slug, std::to_string(first->second)});
}

std::vector<Word> read_words(const YamlNode& root, std::string_view list, bool coloured,
                             std::map<std::string, int>& lines)
{
    std::vector<Word> words;
    const YamlNode node = root.at(list);
    node.require_sequence();
    if (node.size() > max_words)
        node.refuse(
            faults::OutOfRange{std::to_string(node.size()), "1–" + std::to_string(max_words)});
    for (const YamlNode& item : node.items()) {
        item.only_keys({"slug", "colour", "name"});
        Word word;
        word.slug = read_slug(item.at("slug"));
        check_new(item.at("slug"), word.slug, lines);
        if (coloured)
            word.colour = read_slug(item.at("colour"));
        word.name = read_local_text(item.at("name"), {"en", "ja", "it"});
        words.push_back(std::move(word));
    }
    return words;
}

} // namespace

LocalText read_local_text(const YamlNode& node, std::initializer_list<std::string_view> required)
{
    node.only_keys({"en", "ja", "it"});
    const auto in = [&](std::string_view language) {
        const bool is_required = std::ranges::find(required, language) != required.end();
        const auto text = is_required ? node.at(language) : node.find(language);
        return text ? std::string(text->text()) : std::string();
    };
    return {in("en"), in("ja"), in("it")};
}

Vocabulary read_vocabulary(std::string_view words_yaml, const std::string& words_file,
                           std::string_view emblems_yaml, const std::string& emblems_file,
                           YamlStore* store)
{
    Vocabulary vocabulary;
    const YamlDocument words(words_yaml, words_file, store);
    words.root().only_keys({"symbols", "weapons", "types", "genders"});
    std::map<std::string, int> lines;
    vocabulary.symbols = read_words(words.root(), "symbols", true, lines);
    vocabulary.weapons = read_words(words.root(), "weapons", false, lines);
    vocabulary.types = read_words(words.root(), "types", false, lines);
    vocabulary.genders = read_words(words.root(), "genders", false, lines);

    const YamlDocument emblems(emblems_yaml, emblems_file, store);
    emblems.root().only_keys({"emblems"});
    const YamlNode list = emblems.root().at("emblems");
    list.require_sequence();
    std::map<std::string, int> emblem_lines;
    ScriptPool scripts;
    for (const YamlNode& item : list.items()) {
        item.only_keys({"slug", "name", "if", "effect"});
        Emblem emblem;
        emblem.slug = read_slug(item.at("slug"));
        check_new(item.at("slug"), emblem.slug, emblem_lines);
        emblem.name = read_local_text(item.at("name"), {"en", "it"});
        if (item.find("effect")) {
            SkillReading reading{vocabulary, scripts};
            reading.is_emblem = true;
            emblem.script = scripts.shared(read_script(item, reading));
            emblem.names = reading.asks_named;
        }
        vocabulary.emblems.push_back(std::move(emblem));
    }
    std::ranges::sort(vocabulary.emblems, {}, &Emblem::slug);
    vocabulary.hash = 3 * stable_hash(words_yaml) + stable_hash(emblems_yaml);
    return vocabulary;
}

} // namespace kizuna
