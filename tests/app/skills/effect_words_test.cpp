#include "app/skills/effect_words.h"

#include "app/known_cards.h"
#include "cards/skills/effect_parts_yaml.h"
#include "cards/skills/families.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace effect_words {

template <typename Words, typename TextOf>
void check_words(const Words& words, const TextOf& text_of)
{
    BOOST_TEST_REQUIRE(words.size() > 10U);
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        for (const std::string_view word : words)
            BOOST_TEST(!text_of(word, *messages).empty(),
                       std::string(word) + " in " + messages->language());
    }
}

} // namespace effect_words

BOOST_AUTO_TEST_SUITE(effect_words)

BOOST_AUTO_TEST_CASE(whatever_a_skill_can_do_has_a_name_in_every_language)
{
    check_words(effect_family_words(), effect_family_text);
}

BOOST_AUTO_TEST_CASE(whatever_pays_for_a_skill_has_a_name_in_every_language)
{
    check_words(paid_with_words(), paid_with_text);
}

BOOST_AUTO_TEST_CASE(whatever_sets_a_skill_off_has_a_name_in_every_language)
{
    check_words(moment_words(), moment_text);
}

BOOST_AUTO_TEST_SUITE_END()
