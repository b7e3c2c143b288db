#include "app/cards/catalogue.h"

#include "app/scratch_folder.h"
#include "shipped_catalogue.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace catalogues {

struct CatalogueTest {
    const Catalogue& shipped = shipped_catalogue();
    ScratchFolder folder;

    /// A set file with one card of the symbol.
    void write_set(const std::string& set, const std::string& symbol) const
    {
        folder.write(set + ".yaml", "set: " + set +
                                        "\nkind: user\ncards:\n"
                                        "- id: " +
                                        set +
                                        "-001\n"
                                        "  unit: Aria\n"
                                        "  title: Banneret of " +
                                        set +
                                        "\n"
                                        "  symbol: " +
                                        symbol +
                                        "\n"
                                        "  tags: [female, lance]\n"
                                        "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n"
                                        "  prints: [" +
                                        set + "-001N]\n");
    }
};

std::vector<std::string> format_ids(const Catalogue& catalogue)
{
    std::vector<std::string> ids;
    for (const Format& format : catalogue.formats)
        ids.push_back(format.id);
    return ids;
}

} // namespace catalogues

BOOST_FIXTURE_TEST_SUITE(catalogues, CatalogueTest)

BOOST_AUTO_TEST_CASE(the_shipped_catalogue_holds_every_card)
{
    BOOST_TEST(shipped.library.cards().size() == 2417u);
    BOOST_TEST(shipped.exchange.codes_of(NumberingProgram::CipherVit, "47").size() >= 1u);
}

BOOST_AUTO_TEST_CASE(what_was_parsed_before_makes_the_same_catalogue)
{
    const Environment cache("XDG_CACHE_HOME", folder.path.string());
    load_catalogue(build_folders());
    BOOST_TEST(!std::filesystem::is_empty(folder / "kizuna"));
    const Catalogue again = load_catalogue(build_folders());
    BOOST_TEST(again.library.words().emblems.size() == shipped.library.words().emblems.size());
    const auto is_same = [](const Card& one, const Card& other) {
        return one.id == other.id && one.title_ja == other.title_ja && one.types == other.types &&
               one.attack == other.attack && one.line == other.line &&
               one.skills.size() == other.skills.size() &&
               one.printings.back().code == other.printings.back().code;
    };
    BOOST_TEST(std::ranges::equal(again.library.cards(), shipped.library.cards(), is_same));
}

BOOST_AUTO_TEST_CASE(a_cache_folder_that_cannot_be_made_is_done_without)
{
    const Environment cache("XDG_CACHE_HOME", folder.write("no-folder", "").string());
    BOOST_TEST(load_catalogue(build_folders()).library.cards().size() == 2417u);
}

BOOST_AUTO_TEST_CASE(unlimited_comes_first_and_the_other_formats_by_id)
{
    const std::vector<std::string> ids = format_ids(shipped);
    BOOST_TEST(ids.front() == "unlimited");
    BOOST_TEST(std::ranges::is_sorted(ids.begin() + 1, ids.end()));
    BOOST_TEST(ids.size() >= 4u);
}

BOOST_AUTO_TEST_CASE(a_format_is_found_by_its_id_alone)
{
    BOOST_REQUIRE(shipped.format("standard"));
    BOOST_TEST(shipped.format("standard")->id == "standard");
    BOOST_TEST(!shipped.format("Standard"));
}

BOOST_AUTO_TEST_CASE(queries_may_ask_what_a_format_admits)
{
    const QueryContext context = shipped.context();
    const Card* old = shipped.library.find_id("B01-001"); // never printed after series 4
    BOOST_REQUIRE(old);
    BOOST_TEST(context.allowed_in(*old, "unlimited"));
    BOOST_TEST(!context.allowed_in(*old, "standard"));
    BOOST_TEST(!context.allowed_in(*old, "no-such-format"));
}

BOOST_AUTO_TEST_CASE(another_library_stands_in_place_of_the_shipped_one)
{
    write_set("U01", "red");
    const Catalogue other = load_catalogue(build_folders(), {.instead = folder.path});
    BOOST_TEST(other.library.cards().size() == 1u);
    BOOST_TEST(other.library.find_id("U01-001"));
}

BOOST_AUTO_TEST_CASE(formats_about_cards_that_another_library_lacks_are_left_out)
{
    write_set("U01", "red");
    const Catalogue other = load_catalogue(build_folders(), {.instead = folder.path});
    BOOST_TEST(other.format("unlimited"));
    BOOST_TEST(other.format("standard"));
    BOOST_TEST(!other.format("house-example"));
}

BOOST_AUTO_TEST_CASE(an_added_library_lies_on_top_of_the_shipped_one)
{
    write_set("U01", "red");
    const Catalogue both = load_catalogue(build_folders(), {.also = {folder.path}});
    BOOST_TEST(both.library.cards().size() == 2418u);
    BOOST_TEST(both.format("house-example"));
}

BOOST_AUTO_TEST_CASE(a_library_may_bring_words_of_its_own)
{
    write_set("U01", "silver");
    BOOST_CHECK_THROW(load_catalogue(build_folders(), {.instead = folder.path}), DataError);

    const std::string named = "  name: {en: x, ja: x, it: x}\n";
    folder.write("vocabulary.yaml", "symbols:\n- slug: moon\n  colour: silver\n" + named +
                                        "weapons:\n- slug: lance\n" + named +
                                        "types:\n- slug: flier\n" + named +
                                        "genders:\n- slug: female\n" + named);
    const Catalogue other = load_catalogue(build_folders(), {.instead = folder.path});
    BOOST_TEST(other.library.words().symbols.size() == 1u);
}

BOOST_AUTO_TEST_CASE(a_fault_of_a_library_names_its_file_and_line)
{
    write_set("U01", "plaid");
    BOOST_CHECK_EXCEPTION(load_catalogue(build_folders(), {.instead = folder.path}), DataError,
                          [&](const DataError& error) {
                              const Place& place = error.fault().place;
                              return place.file == (folder / "U01.yaml").string() &&
                                     place.line == 7;
                          });
}

BOOST_AUTO_TEST_CASE(a_library_folder_that_is_not_there_is_a_fault)
{
    BOOST_CHECK_EXCEPTION(
        load_catalogue(build_folders(), {.instead = folder / "none"}), DataError,
        [](const DataError& error) { return error.fault().kind == FaultKind::FileMissing; });
}

BOOST_AUTO_TEST_CASE(bundled_decks_are_named_by_their_files)
{
    folder.write("decks/dawn.kizuna.yaml", "");
    folder.write("decks/altean-vanguard.yaml", "");
    const std::vector<BundledDeck> decks = bundled_decks({.data = folder.path, .locales = {}});
    BOOST_REQUIRE(decks.size() == 2u);
    BOOST_TEST(decks[0].id == "altean-vanguard");
    BOOST_TEST(decks[1].id == "dawn");
    BOOST_TEST(decks[1].file == folder / "decks/dawn.kizuna.yaml");
}

BOOST_AUTO_TEST_SUITE_END()
