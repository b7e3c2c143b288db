#include "cards/base/stable_hash.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(stable_hashes)

// From the test vectors of xxHash (tests/sanity_test_vectors.h, XXH3 with seed 0): what a file of
// ours holds today must be understood for ever.
BOOST_AUTO_TEST_CASE(the_hash_of_nothing_is_the_one_that_xxh3_defines)
{
    BOOST_TEST(stable_hash("") == 0x2D06800538D394C2U);
}

BOOST_AUTO_TEST_CASE(the_hash_of_a_text_never_changes)
{
    BOOST_TEST(stable_hash("kizuna") == 0x53B3A8177EBD93E6U);
    BOOST_TEST(stable_hash(std::string(1000, 'x')) == 0xC0A4877B962CBA82U);
}

BOOST_AUTO_TEST_SUITE_END()
