#include "cli/run.h"

#include "app/faces/canvas.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace {

void write_card_picture(const ScratchFolder& folder, std::string_view name)
{
    folder.write(name, Canvas::png(63, 88, 1, {}, [](Canvas& canvas) {
                     canvas.fill({0, 0, 63, 88}, {0, 0, 250});
                 }));
}

} // namespace

BOOST_AUTO_TEST_SUITE(pictures_command)

BOOST_AUTO_TEST_CASE(it_says_how_many_cards_have_a_picture_and_what_was_not_understood)
{
    const ScratchFolder folder;
    write_card_picture(folder, "B01/B01-003.png");
    write_card_picture(folder, "holiday.png");
    const Run answer = run({"pictures", folder.path.string()});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("1 of 2,417 cards has"));
    BOOST_TEST(answer.says("holiday.png: "));
}

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_form)
{
    const ScratchFolder folder;
    write_card_picture(folder, "47.png");
    folder.write("B01-003.png", "");
    const JsonDocument document = run({"pictures", "--json", folder.path.string()}).json();
    const std::vector<std::string> promised = {"folder", "cards",       "with_picture", "found",
                                               "unused", "other_files", "complete"};
    BOOST_TEST(keys_of(document) == promised, boost::test_tools::per_element());
    BOOST_TEST(document["with_picture"] == 1);
    BOOST_TEST(document["found"][0]["file"] == "47.png");
    BOOST_TEST(document["found"][0]["card"] == "B01-001");
    BOOST_TEST(document["found"][0]["by"] == "ciphervit");
    BOOST_TEST(document["unused"][0]["reason"] == "empty");
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there_is_refused)
{
    const ScratchFolder folder;
    const Run answer = run({"pictures", (folder / "nowhere").string()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("nowhere"));
}

BOOST_AUTO_TEST_SUITE_END()
