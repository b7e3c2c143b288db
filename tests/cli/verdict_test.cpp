#include "cli/run.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using namespace kizuna;
using namespace kizuna::test;

namespace cli_verdicts {

using Arguments = std::vector<std::string>;

const std::vector<Arguments>& studies()
{
    static const std::string deck = "bundled:altean-vanguard";
    static const std::vector<Arguments> all = {
        {"stats", deck},
        {"hand", deck},
        {"odds", deck, "--want", "is:promotion", "--want", "cost=1", "--turns", "4"},
        {"support", deck},
        {"tradeoff", deck, "--turns", "4"},
        {"keep", deck, "--want", "is:promotion", "--turns", "4"},
        {"curve", deck, "--games", "50"}};
    return all;
}

Arguments with(Arguments study, const std::string& language, bool json)
{
    study.insert(study.begin(), "--lang=" + language);
    if (json)
        study.emplace_back("--json");
    return study;
}

} // namespace cli_verdicts

BOOST_AUTO_TEST_SUITE(cli_verdicts_of_studies)

BOOST_AUTO_TEST_CASE(every_study_begins_with_its_verdict_in_every_language)
{
    using namespace cli_verdicts;
    for (const Arguments& study : studies()) {
        std::string before;
        for (const std::string language : {"en", "ja", "it"}) {
            const JsonDocument json = run(with(study, language, true)).json();
            const auto sentence = json["verdict"]["sentence"].get<std::string>();
            BOOST_TEST(sentence != before, study.front() + " " + language);
            BOOST_TEST(json["verdict"]["figures"].size() >= 2U, study.front());
            BOOST_TEST(run(with(study, language, false)).out.starts_with(sentence + "\n\n"),
                       study.front() + " " + language);
            before = sentence;
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
