#include "cards/base/plain_text.h"
#include "decks/deck/deck_diff.h"
#include "decks/files/deck_tools.h"
#include "decks/legality/legality.h"
#include "decks/refused_deck.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(deck_file)

namespace {

const std::string bundled_ids[] = {"altean-vanguard", "golden-deer"};
const std::string foreign_kinds[] = {"text", "lackey", "ciphervit"};

std::string bundled_text(const std::string& id)
{
    return test::file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "decks" /
                           (id + ".kizuna.yaml"));
}

Deck bundled(const std::string& id)
{
    const ImportedDeck read =
        read_deck(bundled_text(id), id + ".kizuna.yaml", test::shipped_tools());
    if (!read.faults.empty() || !read.problems.empty())
        throw std::runtime_error(id + " does not read cleanly");
    return read.deck;
}

/// The golden file of a bundled deck in a kind.
std::string golden_name(const std::string& id, const DeckFileKind& kind)
{
    return id + "." + std::string(kind.extension);
}

Format shipped_format(const std::string& id)
{
    return read_format(
        test::file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "formats" / (id + ".yaml")),
        id + ".yaml", test::shipped_library());
}

std::size_t violations(const Deck& deck, const std::string& format)
{
    return check_legality(deck, shipped_format(format), test::shipped_library()).size();
}

std::string code_of(const std::string& id)
{
    return std::string(
        trimmed(deck_file_kind("code")->write(bundled(id), test::shipped_tools()).text));
}

std::string_view kind_of(std::string_view text, const std::string& file)
{
    const DeckFileKind* kind = deck_file_kind_for(text, file);
    return kind ? kind->id : "none";
}

} // namespace

BOOST_AUTO_TEST_CASE(our_own_kind_comes_first_and_every_kind_reads_or_writes)
{
    BOOST_TEST(deck_file_kinds().front().id == "kizuna");
    for (const DeckFileKind& kind : deck_file_kinds()) {
        BOOST_TEST(deck_file_kind(kind.id) == &kind);
        BOOST_TEST((kind.read || kind.write));
        BOOST_TEST((kind.read || !kind.recognises), kind.id);
    }
    BOOST_TEST(deck_file_kind("fe0d") == nullptr);
}

const std::string all_bundled_ids[] = {"altean-vanguard", "dawn-over-hoshido", "flame-of-pherae",
                                       "golden-deer",     "greil-mercenaries", "knights-of-chalphy",
                                       "wings-of-nohr",   "ylissean-shepherds"};

BOOST_DATA_TEST_CASE(a_bundled_deck_is_in_the_form_we_write, data::make(all_bundled_ids))
{
    const WrittenDeck written = write_kizuna_deck(bundled(sample), test::shipped_tools());
    BOOST_TEST(written.text == bundled_text(sample));
    BOOST_TEST(written.cards_out == 50);
}

BOOST_DATA_TEST_CASE(a_bundled_deck_is_legal, data::make(bundled_ids))
{
    BOOST_TEST(violations(bundled(sample), "unlimited") == 0U);
    BOOST_TEST(violations(bundled(sample), "qualifier-2018") == 0U);
}

BOOST_AUTO_TEST_CASE(the_bundled_deck_of_late_sets_is_legal_in_its_own_format)
{
    const Deck deck = bundled("golden-deer");
    BOOST_TEST(deck.format == "standard");
    BOOST_TEST(violations(deck, deck.format) == 0U);
}

BOOST_AUTO_TEST_CASE(the_starters_file_is_legal_but_not_in_standard)
{
    const Deck starter =
        read_deck(test::golden("S01.fe0d"), "S01.fe0d", test::shipped_tools()).deck;
    BOOST_TEST(violations(starter, "unlimited") == 0U);
    BOOST_TEST(violations(starter, "standard") == 20U);
    // Only what it says of the protagonist is different.
    const DeckDiff difference = diff(starter, bundled("altean-vanguard"), test::shipped_library());
    BOOST_TEST(
        (difference.added.empty() && difference.removed.empty() && difference.changed.empty()));
    BOOST_TEST(difference.protagonist_changed);
}

BOOST_DATA_TEST_CASE(a_bundled_deck_is_written_as_its_golden_file,
                     data::make(bundled_ids) * data::make(foreign_kinds), id, kind_id)
{
    const DeckFileKind& kind = *deck_file_kind(kind_id);
    const WrittenDeck written = kind.write(bundled(id), test::shipped_tools());
    BOOST_TEST(written.text == test::golden(golden_name(id, kind)));
    BOOST_TEST(written.cards_out == 50);
}

BOOST_DATA_TEST_CASE(a_golden_file_reads_back_as_its_bundled_deck,
                     data::make(bundled_ids) * data::make(foreign_kinds), id, kind_id)
{
    const DeckFileKind& kind = *deck_file_kind(kind_id);
    const std::string file = golden_name(id, kind);
    const ImportedDeck imported = read_deck(test::golden(file), file, test::shipped_tools());
    const Deck deck = bundled(id);
    BOOST_TEST(test::listed(imported.problems) == "");
    BOOST_TEST(imported.cards_in == 50);
    BOOST_TEST(test::listed(imported.deck.cards) == test::listed(deck.cards));
    BOOST_TEST(imported.deck.protagonist == deck.protagonist);
    if (kind_id != "ciphervit") {
        BOOST_TEST(imported.deck.name == deck.name);
        BOOST_TEST(imported.deck.format == deck.format);
        BOOST_TEST(imported.deck.notes == deck.notes);
    }
}

BOOST_AUTO_TEST_CASE(only_what_a_form_has_no_place_for_is_reported_lost)
{
    const auto lost = [](const std::string& id, const std::string& kind) {
        return test::listed(
            deck_file_kind(kind)->write(bundled(id), test::shipped_tools()).problems);
    };
    for (const std::string& kind : foreign_kinds)
        BOOST_TEST(lost("altean-vanguard", kind) == "");
    BOOST_TEST(lost("golden-deer", "text") == "");
    BOOST_TEST(lost("golden-deer", "lackey") == "");
    BOOST_TEST(lost("golden-deer", "ciphervit")
                   .starts_with(
                       "0 not-carried format: standard\n0 not-carried notes: Nine class changes"));
}

BOOST_AUTO_TEST_CASE(a_deck_survives_a_walk_through_every_kind)
{
    Deck deck = bundled("altean-vanguard");
    // Three kinds cannot name every card or artwork of this deck.
    const std::set<std::string_view> left_out = {"cipher-online", "deck-builder", "japanese"};
    for (const DeckFileKind& kind : deck_file_kinds()) {
        if (!kind.read || !kind.write || left_out.contains(kind.id))
            continue;
        const std::string text = kind.write(deck, test::shipped_tools()).text;
        deck =
            kind.read(text, "Altean Vanguard." + std::string(kind.extension), test::shipped_tools())
                .deck;
    }
    BOOST_TEST(write_kizuna_deck(deck, test::shipped_tools()).text ==
               bundled_text("altean-vanguard"));
}

BOOST_DATA_TEST_CASE(a_golden_file_is_recognised_by_its_content,
                     data::make(bundled_ids) * data::make(foreign_kinds), id, kind_id)
{
    const DeckFileKind& kind = *deck_file_kind(kind_id);
    BOOST_TEST(kind_of(test::golden(golden_name(id, kind)), "misnamed.yaml") == kind_id);
}

BOOST_AUTO_TEST_CASE(a_text_that_nothing_recognises_is_of_the_kind_its_file_names)
{
    BOOST_TEST(kind_of("some prose", "a.txt") == "text");
    BOOST_TEST(kind_of("some prose", "a.b.DEK") == "lackey");
    BOOST_TEST(kind_of("", "folder.dek/a.fe0d") == "ciphervit");
    BOOST_TEST(kind_of("some prose", "a.kizuna.yaml") == "kizuna");
    BOOST_TEST(kind_of("some prose", "a.yaml") == "none");
    BOOST_TEST(kind_of("some prose", "dek") == "none");
    BOOST_TEST(kind_of("some prose", "-") == "none");
}

const test::RefusedText bad_texts[] = {
    {"empty", "", FaultKind::Empty, 0, 0},
    {"blank", "\n \n", FaultKind::Empty, 0, 0},
    {"binary", std::string("a\nb\0c", 5), FaultKind::ControlCharacter, 2, 2},
    {"not UTF-8", "a\n\xFF", FaultKind::NotUtf8, 2, 1},
    {"prose", "Nothing that counts cards.", FaultKind::NotADeck, 0, 0},
    {"brackets", std::string(300'000, '['), FaultKind::NotADeck, 0, 0},
};
BOOST_DATA_TEST_CASE(a_text_of_no_kind_says_why_and_where, data::make(bad_texts))
{
    test::check_refused(read_deck(sample.text, "-", test::shipped_tools()), sample, "-");
}

BOOST_DATA_TEST_CASE(a_truncated_file_is_refused_or_read_without_inventing_cards,
                     data::make(bundled_ids) * data::make(foreign_kinds), id, kind_id)
{
    const DeckFileKind& kind = *deck_file_kind(kind_id);
    const std::string whole = test::golden(golden_name(id, kind));
    for (std::size_t size = 0; size < whole.size(); size += 97) {
        const ImportedDeck imported =
            kind.read(std::string_view(whole).substr(0, size), "cut", test::shipped_tools());
        BOOST_TEST(imported.cards_in <= 50);
        BOOST_TEST((imported.faults.empty() || imported.deck.cards.empty()));
    }
}

BOOST_AUTO_TEST_CASE(a_deck_with_the_code_of_another_in_its_notes_stays_that_deck)
{
    const std::string online =
        write_cipher_online_deck(bundled("golden-deer"), test::shipped_tools()).text;
    for (const std::string& code : {code_of("golden-deer"), "kizuna:" + code_of("golden-deer"),
                                    "https://x.org/?d=" + code_of("golden-deer"), online}) {
        BOOST_TEST_CONTEXT(code)
        {
            BOOST_TEST(
                kind_of("kizuna: 1\nname: c\nnotes: |\n  " + code + "\ncards:\n  B01-003: 4\n",
                        "c.yaml") == "kizuna");
            BOOST_TEST(kind_of("# Notes: " + code + "\n\n4 B01-003\n", "c.txt") == "text");
            BOOST_TEST(kind_of("copies,code,link\n4,B01-003,\"" + code + "\"\n", "c.csv") == "csv");
        }
    }
}

BOOST_AUTO_TEST_CASE(a_deck_code_behind_the_programs_name_is_a_code)
{
    BOOST_TEST(kind_of("kizuna: " + code_of("golden-deer"), "c.txt") == "code");
}

BOOST_AUTO_TEST_SUITE_END()
