#include "app/files/bundled_words.h"

#include "app/cards/catalogue.h"
#include "app/document/deck_storage.h"
#include "app/known_cards.h"
#include "shipped_catalogue.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(bundled_words)

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

BOOST_AUTO_TEST_CASE(a_file_elsewhere_keeps_its_words)
{
    Deck deck;
    deck.name = "Mine";
    word_bundled_deck(deck, "somewhere/golden-deer.kizuna.yaml", shipped_catalogue(), japanese());
    BOOST_TEST(deck.name == "Mine");
}

BOOST_AUTO_TEST_SUITE_END()
