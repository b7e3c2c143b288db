#include "app/cards/picture_folder.h"

#include "app/cards/picture_folder_text.h"
#include "app/faces/canvas.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

#include <unistd.h>

using namespace kizuna;
using namespace kizuna::test;

namespace picture_folder_things {

using Reason = PictureFolder::Reason;

std::string small_png()
{
    return Canvas::png(63, 88, 1, {}, [](Canvas& canvas) {
        canvas.fill({0, 0, 63, 88}, {0, 0, 250});
    });
}

struct PictureFolderTest {
    ScratchFolder folder;
    const std::string png = small_png();

    PictureFolder read() const
    {
        return read_picture_folder(folder.path, shipped_catalogue().tools());
    }
    void has(std::initializer_list<const char*> files) const
    {
        for (const char* file : files)
            folder.write(file, png);
    }
    /// The file that is shown for a card.
    std::string first(const char* id, const std::string& code = {}) const
    {
        const auto files = read().files_of(card(id), code);
        return files.empty() ? "" : files.front().lexically_relative(folder.path).string();
    }
    /// Why the only file is not used.
    Reason reason() const
    {
        const PictureFolder pictures = read();
        BOOST_REQUIRE(pictures.unused().size() == 1U);
        BOOST_TEST(pictures.found().empty());
        return pictures.unused().front().reason;
    }
};

PictureName name(std::string_view text)
{
    return read_picture_name(text, shipped_catalogue().tools());
}

void check_name(std::string_view text, const char* id, PictureNaming naming)
{
    const PictureName read = name(text);
    BOOST_REQUIRE_MESSAGE(read.card, text << " names no card");
    BOOST_TEST(read.card->id == id, text);
    BOOST_TEST((read.naming == naming), text);
}

} // namespace picture_folder_things

using namespace picture_folder_things;

BOOST_FIXTURE_TEST_SUITE(picture_folder, PictureFolderTest)

BOOST_AUTO_TEST_CASE(each_form_of_a_name_is_understood)
{
    check_name("B01-003HN", marth, PictureNaming::Code);
    check_name("b01-003hn", marth, PictureNaming::Code);
    check_name("B01-003", marth, PictureNaming::Number);
    check_name("B01-001SR+", marth_savior, PictureNaming::Code);
    check_name("B01-001SRplus", marth_savior, PictureNaming::Code);
    check_name("B01-001SRplus_SAMPLE", marth_savior, PictureNaming::Lackey);
    check_name("B01-003HN_SAMPLE", marth, PictureNaming::Lackey);
    check_name("47", marth_savior, PictureNaming::CipherVit);
    check_name("47+", marth_savior, PictureNaming::CipherVit);
    check_name("47plus", marth_savior, PictureNaming::CipherVit);
    check_name("B01-003 Marth", marth, PictureNaming::Begins);
    check_name("B01-003HN_large", marth, PictureNaming::Begins);
    check_name("B01-003EN", marth, PictureNaming::Begins);
}

BOOST_AUTO_TEST_CASE(a_name_that_says_no_card_is_not_guessed_at)
{
    for (const char* text : {"", "holiday", "B01", "B01-0034", "Z99-999", "999999", "20150828_1"})
        BOOST_TEST(!name(text).card, text);
}

BOOST_AUTO_TEST_CASE(every_example_of_a_name_is_understood_as_what_it_is_an_example_of)
{
    const DeckFileTools tools = shipped_catalogue().tools();
    for (const char* id : {marth, marth_savior, caeda}) {
        for (const PictureNameExample& example : picture_name_examples(card(id), tools))
            check_name(std::filesystem::path(example.file).stem().string(), id, example.naming);
    }
}

BOOST_AUTO_TEST_CASE(every_printing_of_the_library_is_found_by_its_own_code)
{
    for (const Card& each : shipped_catalogue().library.cards()) {
        for (const Printing& printing : each.printings)
            BOOST_TEST((name(printing.code).card == &each), printing.code);
    }
}

BOOST_AUTO_TEST_CASE(a_picture_is_found_by_the_cards_number)
{
    has({"B01-003.png"});
    BOOST_TEST(first(marth) == "B01-003.png");
    BOOST_TEST(first(caeda).empty());
}

BOOST_AUTO_TEST_CASE(the_picture_of_the_wanted_printing_goes_first)
{
    has({"B01-003.png", "B01-003ST.jpg"});
    BOOST_TEST(first(marth, "B01-003ST") == "B01-003ST.jpg");
    BOOST_TEST(first(marth) == "B01-003.png");
}

BOOST_AUTO_TEST_CASE(another_printing_will_do_where_there_is_none_of_the_wanted_one)
{
    has({"B01-003ST.png"});
    BOOST_TEST(first(marth, "B01-003HN") == "B01-003ST.png");
}

BOOST_AUTO_TEST_CASE(folders_in_the_folder_are_read_too)
{
    has({"sets/setimages/B01/B01-006HN_SAMPLE.PNG"});
    BOOST_TEST(first(caeda) == "sets/setimages/B01/B01-006HN_SAMPLE.PNG");
}

BOOST_AUTO_TEST_CASE(cards_are_counted_once_however_many_files_show_them)
{
    has({"B01-003.png", "B01-003ST.png", "B01-006.png"});
    const PictureFolder pictures = read();
    BOOST_TEST(pictures.cards() == 2);
    BOOST_TEST(pictures.found().size() == 3U);
    const CardLibrary& library = shipped_catalogue().library;
    BOOST_TEST(pictures.cards_with_picture(library).size() == 2U);
    BOOST_TEST(picture_count_text(2, library, english()) ==
               "2 of 2,417 cards have a picture of yours.");
}

BOOST_AUTO_TEST_CASE(of_two_files_of_one_printing_the_surer_name_goes_first)
{
    has({"B01-001SR.png", "B01-001SR_SAMPLE.png"});
    const PictureFolder pictures = read();
    BOOST_REQUIRE(pictures.unused().size() == 1U);
    const PictureFolder::Unused& unused = pictures.unused().front();
    BOOST_TEST((unused.reason == Reason::Twice));
    BOOST_TEST(unused.file.filename() == "B01-001SR_SAMPLE.png");
    BOOST_TEST(unused_picture_text(unused, pictures, english()).find("B01-001SR.png") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_picture_whose_name_means_no_card_is_told)
{
    has({"holiday.png"});
    BOOST_TEST((reason() == Reason::UnknownName));
}

BOOST_AUTO_TEST_CASE(a_picture_of_another_kind_is_told)
{
    folder.write("B01-003.webp", "RIFF");
    BOOST_TEST((reason() == Reason::OtherKind));
}

BOOST_AUTO_TEST_CASE(an_empty_file_is_told)
{
    folder.write("B01-003.png", "");
    BOOST_TEST((reason() == Reason::Empty));
}

BOOST_AUTO_TEST_CASE(a_file_without_a_picture_in_it_is_told)
{
    folder.write("B01-003.png", "hello");
    BOOST_TEST((reason() == Reason::NoPicture));
}

BOOST_AUTO_TEST_CASE(a_picture_without_its_end_is_told)
{
    folder.write("B01-003.png", png.substr(0, png.size() / 2));
    BOOST_TEST((reason() == Reason::Cut));
}

BOOST_AUTO_TEST_CASE(a_huge_picture_is_told)
{
    std::string huge = png;
    huge.replace(16, 8, std::string("\0\0\x4e\x20\0\0\x4e\x20", 8)); // 20,000 by 20,000
    folder.write("B01-003.png", huge);
    BOOST_TEST((reason() == Reason::TooLarge));
}

BOOST_AUTO_TEST_CASE(a_link_to_nothing_is_told)
{
    std::filesystem::create_symlink(folder / "nowhere", folder / "B01-003.png");
    BOOST_TEST((reason() == Reason::NoPicture));
}

BOOST_AUTO_TEST_CASE(links_between_folders_make_no_circle_and_are_told)
{
    has({"B01/B01-003.png"});
    std::filesystem::create_directory_symlink(folder.path, folder / "B01/back");
    const PictureFolder pictures = read();
    BOOST_TEST(pictures.cards() == 1);
    BOOST_REQUIRE(pictures.unused().size() == 1U);
    BOOST_TEST((pictures.unused().front().reason == Reason::FolderAgain));
}

BOOST_AUTO_TEST_CASE(folders_within_folders_end_somewhere)
{
    std::string deep;
    for (int at = 0; at < 40; ++at)
        deep += "a/";
    has({(deep + "B01-003.png").c_str()});
    BOOST_TEST((reason() == Reason::DeepFolder));
}

BOOST_AUTO_TEST_CASE(a_folder_that_may_not_be_read_is_told)
{
    if (::geteuid() == 0) { // root may read everything
        BOOST_TEST(true);
        return;
    }
    has({"locked/B01-003.png"});
    std::filesystem::permissions(folder / "locked", std::filesystem::perms::none);
    const Reason why = reason();
    std::filesystem::permissions(folder / "locked", std::filesystem::perms::owner_all);
    BOOST_TEST((why == Reason::Unreadable));
}

BOOST_AUTO_TEST_CASE(what_does_not_look_like_a_picture_is_only_counted)
{
    folder.write("readme.txt", "hello");
    folder.write(".hidden.png", "hello");
    const PictureFolder pictures = read();
    BOOST_TEST(pictures.unused().empty());
    BOOST_TEST(pictures.other_files() == 1);
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_not_there_has_a_fault)
{
    const auto pictures = read_picture_folder(folder / "nowhere", shipped_catalogue().tools());
    BOOST_REQUIRE(pictures.fault());
    BOOST_TEST((pictures.fault()->kind == FaultKind::FileMissing));
    const auto file = read_picture_folder(folder.write("a.txt", "x"), shipped_catalogue().tools());
    BOOST_REQUIRE(file.fault());
    BOOST_TEST((file.fault()->kind == FaultKind::FileUnreadable));
}

BOOST_AUTO_TEST_CASE(reading_ends_when_it_is_asked_to)
{
    has({"B01-003.png", "B01-006.png"});
    std::stop_source source;
    source.request_stop();
    const auto pictures =
        read_picture_folder(folder.path, shipped_catalogue().tools(), source.get_token());
    BOOST_TEST(pictures.is_cut());
    BOOST_TEST(pictures.cards() == 0);
}

BOOST_AUTO_TEST_CASE(every_reason_has_a_sentence_in_every_language)
{
    const PictureFolder pictures = read();
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        for (int at = 0; at <= static_cast<int>(Reason::DeepFolder); ++at) {
            const PictureFolder::Unused unused{
                .file = "a", .reason = static_cast<Reason>(at), .detail = "permission"};
            BOOST_TEST(!unused_picture_text(unused, pictures, *messages).empty(), at);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_kinds_of_names_are_counted_in_words)
{
    has({"B01-003HN.png", "B01-006.png", "holiday.png"});
    folder.write("notes.txt", "x");
    BOOST_TEST(picture_files_text(read(), english()) ==
               "2 files are understood (Printing code: 1, Card number: 1). 1 file is not used, "
               "and the list says why. 1 other file was passed over.");
}

BOOST_AUTO_TEST_SUITE_END()
