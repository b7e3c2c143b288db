#include "cli/run.h"

#include "app/cards/card_pictures.h"
#include "app/faces/canvas.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace {

constexpr const char* pictured_deck = "bundled:altean-vanguard";

PictureSize size_of(const std::string& file)
{
    return picture_size(file).value_or(PictureSize{});
}

std::string deck_of_different(int count)
{
    std::string deck = "kizuna: 1\ncards:\n";
    for (int at = 0; at < count; ++at)
        deck +=
            "  " + shipped_catalogue().library.cards()[static_cast<std::size_t>(at)].id + ": 1\n";
    return deck;
}

} // namespace

BOOST_AUTO_TEST_SUITE(picture_command)

BOOST_AUTO_TEST_CASE(a_png_is_as_wide_as_asked_for)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.png").string();
    const Run answer = run({"picture", pictured_deck, "-o", out});
    BOOST_TEST(answer.code == 0);
    BOOST_TEST(answer.says("23 different cards"));
    BOOST_TEST(size_of(out).width == 1080);
    const int height = size_of(out).height;
    BOOST_TEST(run({"picture", pictured_deck, "-o", out, "--width", "2160", "--dark"}).code == 0);
    BOOST_TEST((size_of(out) == PictureSize{2160, 2 * height}));
}

BOOST_AUTO_TEST_CASE(an_svg_is_written_where_the_name_ends_so)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.SVG").string();
    BOOST_TEST(run({"picture", pictured_deck, "-o", out, "--lang", "ja"}).code == 0);
    BOOST_TEST(file_text(out).find("<svg") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_bundled_deck_is_titled_in_the_language_of_the_picture)
{
    const ScratchFolder folder;
    const std::string own = (folder / "own.kizuna.yaml").string(); // the same with an English name
    std::filesystem::copy_file(KIZUNA_TEST_DATA "/decks/altean-vanguard.kizuna.yaml", own);
    const auto picture = [&](const std::string& deck, const std::string& language) {
        const std::string out = (folder / "deck.png").string();
        BOOST_REQUIRE(run({"picture", deck, "-o", out, "--lang", language}).code == 0);
        return file_text(out);
    };
    BOOST_TEST((picture(pictured_deck, "en") == picture(own, "en")));
    BOOST_TEST((picture(pictured_deck, "ja") != picture(own, "ja")));
}

BOOST_AUTO_TEST_CASE(the_json_has_the_promised_form)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.png").string();
    const JsonDocument document = run({"picture", "--json", pictured_deck, "-o", out}).json();
    const std::vector<std::string> promised = {"in", "out", "width", "height", "cards", "pictures"};
    BOOST_TEST(keys_of(document) == promised, boost::test_tools::per_element());
    BOOST_TEST(document["width"] == 1080);
    BOOST_TEST(document["height"] == size_of(out).height);
}

BOOST_AUTO_TEST_CASE(empty_decks_and_those_of_sixty_and_a_hundred_cards_have_pictures)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.png").string();
    int before = 0;
    for (const int count : {0, 60, 100}) {
        const Run answer = run({"picture", "-", "-o", out}, deck_of_different(count));
        BOOST_TEST(answer.code == 0, answer.err);
        BOOST_TEST(size_of(out).height > before);
        before = size_of(out).height;
    }
}

BOOST_AUTO_TEST_CASE(the_users_pictures_are_taken_from_their_folder)
{
    const ScratchFolder folder;
    folder.write("B01-003.png", Canvas::png(63, 88, 1, {}, [](Canvas& canvas) {
                     canvas.fill({0, 0, 63, 88}, {0, 0, 250});
                 }));
    const std::string out = (folder / "deck.png").string();
    const JsonDocument document =
        run({"picture", "--json", pictured_deck, "-o", out, "--pictures", folder.path.string()})
            .json();
    BOOST_TEST(document["pictures"] == 1);
}

BOOST_AUTO_TEST_CASE(a_name_with_another_ending_is_refused_and_those_there_are_are_named)
{
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"picture", "--json", pictured_deck, "-o", "deck.jpg"},
          std::vector<std::string>{"picture", "--json", pictured_deck}}) {
        const Run answer = run(arguments);
        BOOST_TEST(answer.code == 2);
        BOOST_TEST(answer.json()["error"]["suggestions"].size() == 2U);
    }
}

BOOST_AUTO_TEST_CASE(a_width_there_is_not_is_refused)
{
    const Run answer = run({"picture", pictured_deck, "-o", "deck.png", "--width", "1000"});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("1080"));
}

BOOST_AUTO_TEST_CASE(a_folder_of_pictures_that_is_none_is_refused)
{
    const ScratchFolder folder;
    const std::string out = (folder / "deck.png").string();
    const Run answer =
        run({"picture", pictured_deck, "-o", out, "--pictures", (folder / "nowhere").string()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("no folder"));
    BOOST_TEST(!std::filesystem::exists(out));
}

BOOST_AUTO_TEST_CASE(where_it_cannot_be_written_that_is_told)
{
    const ScratchFolder folder;
    const Run answer =
        run({"picture", pictured_deck, "-o", (folder / "nowhere" / "deck.png").string()});
    BOOST_TEST(answer.code == 2);
    BOOST_TEST(answer.warns("deck.png"));
}

BOOST_AUTO_TEST_CASE(a_file_of_this_name_is_kept_where_the_deck_cannot_be_read)
{
    const ScratchFolder folder;
    const std::string out = folder.write("deck.png", "before").string();
    BOOST_TEST(run({"picture", (folder / "nowhere.dek").string(), "-o", out}).code == 2);
    BOOST_TEST(file_text(out) == "before");
}

BOOST_AUTO_TEST_SUITE_END()
