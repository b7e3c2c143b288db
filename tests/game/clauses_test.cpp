#include "cards/yaml/yaml_reader.h"
#include "scenarios/scenario_files.h"

#include <map>
#include <regex>
#include <set>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(clauses)

namespace {

/// The ids of the rules; the program's own codes are none. `only_own`: without those that only
/// repeat others, as questions and examples do.
std::set<std::string> rules(bool only_own = false)
{
    const std::filesystem::path file =
        std::filesystem::path(KIZUNA_TEST_DATA) / "rules" / "clauses.yaml";
    const YamlDocument document(test::file_text(file), file.string());
    std::set<std::string> ids;
    for (const YamlNode& clause : document.root().at("clauses").items()) {
        const std::string_view kind = clause.at("kind").text();
        const bool repeats = kind == "faq" || clause.at("statement").text().starts_with("Example:");
        if (kind != "program" && !(only_own && repeats))
            ids.emplace(clause.at("id").text());
    }
    return ids;
}

/// Each clause that the sources of the rules name, with the last file that does.
std::map<std::string, std::string> named_in_the_sources()
{
    const std::filesystem::path rules =
        std::filesystem::path(KIZUNA_TEST_SOURCE).parent_path() / "rules";
    const std::regex clause("[A-Z]+(-[A-Z]+)*-([0-9]+|[A-Z]+)");
    std::map<std::string, std::string> named;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(rules)) {
        // The ids that refusals have are no place where anything is played.
        if (!entry.is_regular_file() || entry.path().filename() == "clause.h")
            continue;
        const std::string text = test::file_text(entry.path());
        for (std::sregex_iterator at(text.begin(), text.end(), clause), end; at != end; ++at)
            named[at->str()] = entry.path().string();
    }
    return named;
}

std::set<std::string> not_played()
{
    const std::filesystem::path file = test::game_folder() / "not-played.yaml";
    const YamlDocument document(test::file_text(file), file.string());
    std::set<std::string> ids;
    for (const YamlNode::Entry& entry : document.root().entries()) {
        BOOST_TEST(entry.value.text().size() > 10U, entry.key.scalar() << " says no reason");
        ids.emplace(entry.key.scalar());
    }
    return ids;
}

/// What a scenario file says of itself.
struct Heading {
    std::string file;
    std::string name;
    std::vector<std::string> clauses;
};

/// Of every scenario of a folder; each is read once, for that takes long.
const std::vector<Heading>& headings(const std::string& folder)
{
    static std::map<std::string, std::vector<Heading>> read;
    const auto [place, is_new] = read.try_emplace(folder);
    if (is_new) {
        for (const auto& file : test::scenario_files(test::game_folder() / folder)) {
            const Scenario scenario = test::read_scenario(file);
            place->second.push_back({file.string(), scenario.name(), scenario.clauses()});
        }
    }
    return place->second;
}

/// Each clause that a scenario of a folder names, with the last one that does.
std::map<std::string, std::string> named_in(const std::string& folder)
{
    std::map<std::string, std::string> named;
    for (const Heading& heading : headings(folder)) {
        for (const std::string& id : heading.clauses)
            named[id] = heading.file;
    }
    return named;
}

BOOST_AUTO_TEST_CASE(each_rule_has_a_scenario_or_a_reason)
{
    const auto named = named_in("scenarios");
    const auto reasons = not_played();
    for (const std::string& rule : rules()) {
        BOOST_TEST((named.contains(rule) || reasons.contains(rule)),
                   rule << " has no scenario and no reason in not-played.yaml");
    }
}

BOOST_AUTO_TEST_CASE(a_rule_that_is_not_played_has_no_scenario)
{
    const auto named = named_in("scenarios");
    const auto known = rules();
    for (const std::string& rule : not_played()) {
        BOOST_TEST(known.contains(rule), rule << " is no rule");
        const auto scenario = named.find(rule);
        BOOST_TEST((scenario == named.end()), rule << " is played in " << scenario->second);
    }
}

BOOST_AUTO_TEST_CASE(a_scenario_names_rules_that_exist)
{
    const auto known = rules();
    for (const char* folder : {"scenarios", "golden"}) {
        for (const auto& [rule, file] : named_in(folder))
            BOOST_TEST(known.contains(rule), file << " names " << rule);
    }
}

BOOST_AUTO_TEST_CASE(a_rule_that_is_played_is_named_where_the_engine_plays_it)
{
    const auto in_scenarios = named_in("scenarios");
    const auto in_sources = named_in_the_sources();
    for (const std::string& rule : rules(true)) {
        BOOST_TEST((!in_scenarios.contains(rule) || in_sources.contains(rule)),
                   rule << " is named nowhere in rules");
    }
}

BOOST_AUTO_TEST_CASE(the_sources_name_rules_that_exist)
{
    const auto known = rules();
    std::set<std::string> families;
    const auto family = [](const std::string& rule) { return rule.substr(0, rule.find('-')); };
    for (const std::string& rule : known)
        families.insert(family(rule));
    for (const auto& [rule, file] : named_in_the_sources())
        BOOST_TEST((known.contains(rule) || !families.contains(family(rule))),
                   file << " names " << rule);
}

BOOST_AUTO_TEST_CASE(a_scenario_says_what_it_proves)
{
    for (const Heading& heading : headings("scenarios")) {
        BOOST_TEST(!heading.name.empty(), heading.file);
        BOOST_TEST(!heading.clauses.empty(), heading.file);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
