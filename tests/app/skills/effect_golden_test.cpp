#include "app/skills/skill_text.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <sstream>

using namespace kizuna;
using namespace kizuna::test;

// Sentences of effects as people read them. tests/golden/effect-sentences.txt says how its effects
// were chosen. Where one of its lines changes, read the new one in all three languages, then write
// it there.

BOOST_AUTO_TEST_SUITE(golden_sentences_of_effects)

BOOST_AUTO_TEST_CASE(chosen_effects_read_as_they_were_read_by_eye)
{
    const CardLibrary& library = shipped_library();
    std::istringstream lines(file_text(KIZUNA_TEST_SOURCE "/golden/effect-sentences.txt"));
    std::string line;
    const Skill* skill = nullptr;
    int effects = 0;
    while (std::getline(lines, line)) {
        if (line.empty() || line.starts_with("//"))
            continue;
        if (const std::size_t sign = line.find('#'); sign != std::string::npos) {
            const Card* card = library.find_id(line.substr(0, sign));
            BOOST_REQUIRE(card);
            skill = &card->skills.all().at(std::stoul(line.substr(sign + 1)) - 1);
            ++effects;
            BOOST_TEST_MESSAGE(line);
            continue;
        }
        BOOST_REQUIRE(skill);
        const std::string language = line.substr(0, 2);
        const Messages messages(KIZUNA_TEST_LOCALES, language);
        BOOST_TEST(language + " " + skill_text(*skill, library, messages) == line);
    }
    BOOST_TEST(effects == 220);
}

BOOST_AUTO_TEST_SUITE_END()
