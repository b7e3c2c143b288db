#include "cards/yaml/yaml_check.h"

#include "cards/yaml/yaml_reader.h"
#include "cards/yaml/yaml_store.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(yaml_checks)

namespace {

/// True where what the parser makes of the text is known for what the text says.
bool is_known(const std::string& text)
{
    YamlStore store({}, 1);
    const YamlDocument document(text, "file.yaml", &store);
    return store.has_news();
}

} // namespace

BOOST_AUTO_TEST_CASE(the_forms_in_which_data_is_written_are_known)
{
    for (const char* text :
         {"a: 1\n", "a: 1", "# head\n\na: 1 # why\n# end\n", "a:\n  b: 1\n  c: -2\nd: x y z\n",
          "a:\n- 1\n- b: 2\n  c: 3\n-   d: 4\n", "a:\n  - 1\n  - - 2\n    - 3\n",
          "- a\n- [b, c d]\n", "a: [1, {b: 2, c: [3]}, 'x', \"y, z\", ~]\n", "a: []\nb: {}\n",
          "a: [1,\n  2,\n\n  3]\nb: {\n  c: 1\n}\n", "\"a b\": 'c: d # e'\n'x': y\n",
          "a: ~\nb: null\n", "a: +10 [x] {y}, z\n", "a: b:c http://d#e\n", "絆: マルス「x」\n"})
        BOOST_TEST(is_known(text), text);
}

BOOST_AUTO_TEST_CASE(other_forms_are_not_taken_for_known)
{
    for (const char* text : {"a: |\n  b\n", "a: \"b\\n\"\n", "a: 'it''s'\n", "a: b\n  c\n", "a:\n",
                             "a:\nb: 1\n", "a:\t1\n", "? a\n: b\n", "- [a: 1]\n", "---\na: 1\n",
                             "a: \"b\n  c\"\n", "a: [1, ]\n", "a: 1\r\n"})
        BOOST_TEST(!is_known(text), text);
}

BOOST_AUTO_TEST_CASE(all_shipped_cards_and_formats_are_known)
{
    namespace fs = std::filesystem;
    for (const char* folder : {"", "cards", "formats"}) {
        for (const auto& file : fs::directory_iterator(fs::path(KIZUNA_TEST_DATA) / folder)) {
            std::ifstream stream(file.path(), std::ios::binary);
            if (file.path().extension() == ".yaml")
                BOOST_TEST(is_known({std::istreambuf_iterator<char>(stream), {}}), file.path());
        }
    }
}

// "a: 40" as one text, as three, and with a part of it left out.
BOOST_AUTO_TEST_CASE(only_the_shapes_of_a_text_find_their_places_in_it)
{
    using enum YamlKind;
    const auto fit = [](const std::vector<YamlShape>& shapes) {
        YamlGaps gaps{.shapes = shapes, .gaps = {}};
        return placed_values("a: 40", gaps).has_value();
    };
    const YamlShape map(Map, 1);
    const YamlShape key(Scalar, 1);
    BOOST_TEST(fit({map, key, YamlShape(Scalar, 2)}));
    BOOST_TEST(!fit({map, key, YamlShape(Scalar, 1)}));
    BOOST_TEST(!fit({map, key, YamlShape(Scalar, 3)}));
    BOOST_TEST(!fit({map, key, YamlShape(Scalar, 2, true)}));
    BOOST_TEST(!fit({map, key, YamlShape(Null, 0)}));
    BOOST_TEST(!fit({map, key, YamlShape(Sequence, 1)}));
    BOOST_TEST(!fit({YamlShape(Map, 2), key, YamlShape(Scalar, 2)}));
    BOOST_TEST(!fit({map, key}));
    BOOST_TEST(!fit({YamlShape(Scalar, 5)}));
    BOOST_TEST(!fit({map, key, YamlShape(Scalar, 2), YamlShape(Scalar, 0)}));
    BOOST_TEST(!fit({}));
}

BOOST_AUTO_TEST_SUITE_END()
