#include "cards/yaml/yaml_reader.h"
#include "scenarios/scenario_files.h"

#include <map>
#include <set>

namespace kizuna {
BOOST_AUTO_TEST_SUITE(clauses)

namespace {

/// The ids of the rules; the program's own codes are none.
std::set<std::string> rules()
{
    const std::filesystem::path file =
        std::filesystem::path(KIZUNA_TEST_DATA) / "rules" / "clauses.yaml";
    const YamlDocument document(test::file_text(file), file.string());
    std::set<std::string> ids;
    for (const YamlNode& clause : document.root().at("clauses").items()) {
        if (clause.at("kind").text() != "program")
            ids.emplace(clause.at("id").text());
    }
    return ids;
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

/// Each clause that a scenario of a folder names, with the last one that does.
std::map<std::string, std::string> named_in(const std::string& folder)
{
    std::map<std::string, std::string> named;
    for (const auto& file : test::scenario_files(test::game_folder() / folder)) {
        const Scenario scenario = test::read_scenario(file);
        for (const std::string& id : scenario.clauses())
            named[id] = file.string();
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

BOOST_AUTO_TEST_CASE(a_scenario_says_what_it_proves)
{
    for (const auto& file : test::scenario_files(test::game_folder() / "scenarios")) {
        const Scenario scenario = test::read_scenario(file);
        BOOST_TEST(!scenario.name().empty(), file.string());
        BOOST_TEST(!scenario.clauses().empty(), file.string());
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace kizuna
