#include "app/files/bundled_words.h"

#include "app/cards/catalogue.h"
#include "app/document/deck_document.h"
#include "app/document/deck_storage.h"
#include "app/known_cards.h"
#include "decks/deck/deck_statistics.h"
#include "decks/legality/legality.h"
#include "shipped_catalogue.h"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(bundled_deck_words)

Deck deck_in(const BundledDeck& bundled)
{
    return load_deck(bundled.file, shipped_catalogue().tools()).imported.deck;
}

Deck worded(const BundledDeck& bundled, const Messages& messages)
{
    Deck deck = deck_in(bundled);
    word_bundled_deck(deck, bundled.id, messages);
    return deck;
}

BOOST_AUTO_TEST_CASE(the_english_words_are_those_of_the_files)
{
    for (const BundledDeck& bundled : bundled_decks(build_folders()))
        BOOST_TEST((worded(bundled, english()) == deck_in(bundled)), bundled.id);
}

BOOST_AUTO_TEST_CASE(every_bundled_deck_has_words_in_the_other_languages)
{
    for (const BundledDeck& bundled : bundled_decks(build_folders())) {
        const Deck original = deck_in(bundled);
        for (const Messages* messages : {&japanese(), &italian()}) {
            const Deck deck = worded(bundled, *messages);
            BOOST_TEST(deck.name != original.name, bundled.id << messages->language());
            BOOST_TEST((deck.notes != original.notes || original.notes.empty()),
                       bundled.id << messages->language());
        }
    }
}

/// An open bundled deck, opened in English.
struct OpenBundled {
    DeckDocument document{shipped_catalogue()};

    OpenBundled()
    {
        const std::filesystem::path file = bundled_decks(build_folders()).front().file;
        document.open(file, {}, [&](Deck& deck) {
            word_bundled_deck(deck, file, document.catalogue(), english());
        });
    }
};

BOOST_FIXTURE_TEST_CASE(an_open_bundled_deck_takes_on_the_words_of_another_language, OpenBundled)
{
    const Deck before = document.deck();
    reword_bundled_decks(document, english(), japanese());
    BOOST_TEST(document.deck().name != before.name);
    BOOST_TEST(!document.has_unsaved_changes());
    reword_bundled_decks(document, japanese(), english());
    BOOST_TEST((document.deck() == before));
}

BOOST_FIXTURE_TEST_CASE(a_name_that_the_player_gave_a_bundled_deck_stays, OpenBundled)
{
    document.type_name("Mine", "renamed");
    reword_bundled_decks(document, english(), japanese());
    BOOST_TEST(document.deck().name == "Mine");
    document.undo();
    BOOST_TEST(document.deck().name != "Mine");
    BOOST_TEST(document.deck().name ==
               worded(bundled_decks(build_folders()).front(), japanese()).name);
}

BOOST_AUTO_TEST_CASE(there_is_one_for_each_symbol_and_it_is_told_with_it)
{
    const CardLibrary& library = shipped_catalogue().library;
    std::set<std::string> told;
    for (const BundledDeck& bundled : bundled_decks(build_folders())) {
        const BundledWords words = bundled_words(bundled.id, library, english());
        const auto by_symbol = deck_statistics(deck_in(bundled), library).by_symbol;
        for (const Word& symbol : library.words().symbols)
            BOOST_TEST(by_symbol.contains(symbol.slug) == (words.symbol == symbol.name.en),
                       bundled.id << ' ' << symbol.slug);
        told.insert(words.symbol);
    }
    BOOST_TEST(told.size() == library.words().symbols.size());
}

BOOST_AUTO_TEST_CASE(every_bundled_deck_is_described_in_three_languages)
{
    for (const BundledDeck& bundled : bundled_decks(build_folders())) {
        std::set<std::string> told;
        for (const Messages* messages : {&english(), &japanese(), &italian()}) {
            const BundledWords words =
                bundled_words(bundled.id, shipped_catalogue().library, *messages);
            BOOST_TEST(words.about.size() > 60U, bundled.id);
            BOOST_TEST(words.name == worded(bundled, *messages).name, bundled.id);
            told.insert(words.about);
        }
        BOOST_TEST(told.size() == 3U, bundled.id);
    }
}

BOOST_AUTO_TEST_CASE(every_bundled_deck_is_legal_in_its_format_and_has_fifty_cards)
{
    for (const BundledDeck& bundled : bundled_decks(build_folders())) {
        const Deck deck = deck_in(bundled);
        const Format* format = shipped_catalogue().format(deck.format);
        BOOST_REQUIRE_MESSAGE(format, bundled.id);
        const CardLibrary& library = shipped_catalogue().library;
        BOOST_TEST(check_legality(deck, *format, library).empty(), bundled.id);
        BOOST_TEST(resolve(deck, library).size == 50, bundled.id);
        const bool is_the_official_starter =
            bundled.id == "altean-vanguard"; // whose Jagen is alone
        if (!is_the_official_starter)
            BOOST_TEST(advise(deck, resolve(deck, library), *format, library).empty(), bundled.id);
    }
}

BOOST_AUTO_TEST_CASE(a_file_elsewhere_keeps_its_words)
{
    Deck deck;
    deck.name = "Mine";
    word_bundled_deck(deck, "somewhere/golden-deer.kizuna.yaml", shipped_catalogue(), japanese());
    BOOST_TEST(deck.name == "Mine");
}

BOOST_AUTO_TEST_SUITE_END()
