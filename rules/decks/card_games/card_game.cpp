#include "decks/card_games/card_game.h"

#include "cards/base/faults.h"
#include "cards/text/text_folding.h"
#include "cards/yaml/yaml_reader.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace kizuna {
namespace {

constexpr std::size_t max_words = 32; // of a list, as WordSet holds

LocalText local_text(const YamlNode& node)
{
    node.only_keys({"en", "ja", "it"});
    return {std::string(node.at("en").text()), std::string(node.at("ja").text()),
            std::string(node.at("it").text())};
}

std::vector<YamlNode> items(const YamlNode& node, std::string_view key)
{
    const auto list = node.find(key);
    if (!list)
        return {};
    list->require_sequence();
    return list->items();
}

std::vector<Word> words(const YamlNode& cards, std::string_view key, std::set<std::string>& known)
{
    std::vector<Word> list;
    for (const YamlNode& node : items(cards, key)) {
        node.only_keys({"id", "en", "ja", "it"});
        const YamlNode id = node.at("id");
        Word word{.slug = std::string(id.text()),
                  .colour = {},
                  .name = {std::string(node.at("en").text()), std::string(node.at("ja").text()),
                           std::string(node.at("it").text())}};
        if (list.size() == max_words)
            id.refuse(faults::OutOfRange{std::to_string(max_words + 1),
                                         "0–" + std::to_string(max_words)});
        if (!known.insert(word.slug).second)
            id.refuse(faults::RepeatedId{word.slug});
        list.push_back(std::move(word));
    }
    return list;
}

Vocabulary vocabulary(const YamlNode& cards)
{
    cards.only_keys({"types", "numbers", "texts", "counted-by"});
    std::set<std::string> known;
    Vocabulary vocabulary;
    vocabulary.types = words(cards, "types", known);
    vocabulary.numbers = words(cards, "numbers", known);
    vocabulary.texts = words(cards, "texts", known);
    return vocabulary;
}

bool counts_by_name(const YamlNode& cards)
{
    const auto key = cards.find("counted-by");
    if (!key || key->text() == "name")
        return true;
    if (key->text() != "id")
        key->refuse(faults::UnknownWord{
            .what = key->text(), .other = "counted-by", .expected = "name, id"});
    return false;
}

using Reasons = std::map<std::string, LocalText, std::less<>>;

Reasons read_reasons(const YamlNode& root)
{
    Reasons reasons;
    if (const auto list = root.find("reasons")) {
        list->require_map();
        for (const YamlNode::Entry& entry : list->entries())
            reasons.emplace(entry.key.text(), local_text(entry.value));
    }
    return reasons;
}

CardGameClause read_clause(const YamlNode& node, const LocalText& section, const Reasons& reasons)
{
    node.only_keys({"id", "en", "ja", "it", "not-shown"});
    CardGameClause clause{.id = std::string(node.at("id").text()),
                          .section = section,
                          .statement = {std::string(node.at("en").text()),
                                        std::string(node.at("ja").text()),
                                        std::string(node.at("it").text())},
                          .not_shown = {}};
    if (const auto reason = node.find("not-shown")) {
        const auto found = reasons.find(reason->text());
        if (found == reasons.end()) {
            std::vector<std::string> known;
            for (const auto& [id, text] : reasons)
                known.push_back(id);
            reason->refuse_unknown(faults::UnknownWord{reason->text(), "reasons"}, known);
        }
        clause.not_shown = found->second;
    }
    return clause;
}

std::vector<CardGameClause> read_clauses(const YamlNode& root)
{
    const Reasons reasons = read_reasons(root);
    std::vector<CardGameClause> clauses;
    for (const YamlNode& part : items(root, "sections")) {
        part.only_keys({"name", "clauses"});
        const LocalText section = local_text(part.at("name"));
        for (const YamlNode& node : items(part, "clauses")) {
            clauses.push_back(read_clause(node, section, reasons));
            const std::string& id = clauses.back().id;
            if (std::ranges::count(clauses, id, &CardGameClause::id) > 1)
                node.at("id").refuse(faults::RepeatedId{id});
        }
    }
    return clauses;
}

/// Throws where a rule of construction names a clause that the document does not have.
void check_rule_clauses(const YamlNode& root, const CardGame& profile)
{
    const auto rules = root.find("rules");
    if (!rules)
        return;
    for (const std::string_view key : {"require", "exact", "opening", "sum"}) {
        for (const YamlNode& rule : items(*rules, key)) {
            const auto clause = rule.find("clause");
            if (clause && !find_clause(profile.clauses, clause->text()))
                clause->refuse(faults::UnknownWord{clause->text(), "sections"});
        }
    }
}

} // namespace

CardGame read_card_game(std::string_view yaml, const std::string& file)
{
    const YamlDocument document(yaml, file);
    const YamlNode root = document.root();
    root.only_keys({"name", "summary", "partial", "unknown", "cards", "rules", "construction",
                    "reasons", "sections"});
    CardGame profile{.id = std::filesystem::path(file).stem().string(),
                     .name = local_text(root.at("name")),
                     .summary = local_text(root.at("summary")),
                     .partial = root.at("partial").flag()};
    for (const YamlNode& node : items(root, "unknown"))
        profile.unknown.push_back(local_text(node));
    if (const auto cards = root.find("cards")) {
        profile.words = vocabulary(*cards);
        profile.counts_by_name = counts_by_name(*cards);
    }
    if (const auto rules = root.find("rules")) {
        const CardLibrary no_cards(std::make_shared<const Vocabulary>(profile.words), {}, {});
        profile.format = read_format_rules(*rules, yaml, no_cards);
        profile.has_construction_rules = true;
    }
    if (profile.id != cipher_game) {
        if (!profile.has_construction_rules || !root.find("rules")->find("size"))
            profile.format.min_size = 0;
        if (!profile.has_construction_rules || !root.find("rules")->find("copies"))
            profile.format.copies = no_limit;
        profile.format.has_protagonist = false;
    }
    profile.format.name = profile.name;
    profile.format.summary = profile.summary;
    profile.clauses = read_clauses(root);
    check_rule_clauses(root, profile);
    for (const YamlNode& node : items(root, "construction")) {
        if (!find_clause(profile.clauses, node.text()))
            node.refuse(faults::UnknownWord{node.text(), "sections"});
        profile.construction.emplace_back(node.text());
    }
    return profile;
}

const CardGameClause* find_clause(std::span<const CardGameClause> clauses, std::string_view id)
{
    const std::string folded = fold(id);
    const auto found = std::ranges::find_if(
        clauses, [&](const CardGameClause& clause) { return fold(clause.id) == folded; });
    return found == clauses.end() ? nullptr : &*found;
}

} // namespace kizuna
