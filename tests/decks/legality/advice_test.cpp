#include "decks/legality/legality_fixture.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace advice_on_decks {

/// A legal deck with nothing to advise but what its cards' skills do.
struct AdviceTest {
    const CardLibrary& library = shipped_library();
    Format format;
    Deck deck = legal_deck();

    /// The advice of one kind; empty where there is none.
    std::optional<Warning> advice(Warning::Kind kind) const
    {
        for (const Warning& warning : advise(deck, resolve(deck, library), format, library)) {
            if (warning.kind == kind)
                return warning;
        }
        return std::nullopt;
    }
};

using Kind = Warning::Kind;

} // namespace advice_on_decks

BOOST_FIXTURE_TEST_SUITE(advice_on_decks, AdviceTest)

BOOST_AUTO_TEST_CASE(a_good_deck_needs_no_advice)
{
    for (const Warning& warning : advise(deck, resolve(deck, library), format, library))
        BOOST_TEST(code_of(warning.kind) == "UNSCRIPTED-SKILLS");
}

BOOST_AUTO_TEST_CASE(advice_never_makes_a_deck_illegal)
{
    deck.protagonist.clear();
    deck.alternatives = {"B22-001"};
    deck.memory.form = 2;
    set_copies(deck.cards, "B22-015", 4);
    BOOST_TEST(advise(deck, resolve(deck, library), format, library).size() >= 5U);
    BOOST_TEST(codes(check_legality(deck, format, library)) == "");
}

BOOST_AUTO_TEST_CASE(a_deck_without_a_designation_is_told_who_leads)
{
    deck.protagonist.clear();
    const auto warning = advice(Kind::NoProtagonist);
    BOOST_REQUIRE(warning);
    BOOST_TEST((warning->cards == std::vector{&card("B22-014")}));
}

BOOST_AUTO_TEST_CASE(where_nobody_can_lead_nobody_is_named)
{
    deck = Deck();
    BOOST_TEST(!advice(Kind::NoProtagonist));
}

// RULING-1: more than fifty cards are legal, but chances thin out.
BOOST_AUTO_TEST_CASE(a_deck_over_fifty_is_told_so)
{
    set_copies(deck.cards, "B22-029", 3);
    BOOST_TEST((advice(Kind::OverFifty) == Warning{Kind::OverFifty, {}, 51, 50}));
}

BOOST_AUTO_TEST_CASE(a_format_that_wants_more_than_fifty_gets_its_own_number)
{
    format.min_size = 60;
    set_copies(deck.cards, "B01-100", 10);
    BOOST_TEST(!advice(Kind::OverFifty));
    set_copies(deck.cards, "B01-100", 11);
    BOOST_TEST((advice(Kind::OverFifty) == Warning{Kind::OverFifty, {}, 61, 60}));
}

// ADVICE-1.
BOOST_AUTO_TEST_CASE(fewer_than_four_promotions_are_few)
{
    BOOST_TEST(!advice(Kind::FewPromotions));
    set_copies(deck.cards, "B22-001", 3);
    BOOST_TEST(
        (advice(Kind::FewPromotions) == Warning{Kind::FewPromotions, {&card("B22-001")}, 3, 4}));
}

// RULING-54: Corrin of Valla stacks on either Corrin.
BOOST_AUTO_TEST_CASE(a_card_that_stacks_on_the_protagonist_is_a_promotion)
{
    set_copies(deck.cards, "B22-071", 1); // Corrin (Male)
    set_copies(deck.cards, "B20-001", 4);
    deck.protagonist = "B22-071";
    BOOST_TEST(!advice(Kind::FewPromotions));
}

BOOST_AUTO_TEST_CASE(a_class_change_without_anything_to_change_from_is_lone)
{
    BOOST_TEST(!advice(Kind::LoneClassChange));
    set_copies(deck.cards, "B22-015", 4); // Caeda
    BOOST_TEST((advice(Kind::LoneClassChange) ==
                Warning{Kind::LoneClassChange, {&card("B22-015")}, 1, 0}));
    set_copies(deck.cards, "B01-006", 1);
    BOOST_TEST(!advice(Kind::LoneClassChange));
}

BOOST_AUTO_TEST_CASE(a_dearer_class_change_is_nothing_to_change_from)
{
    set_copies(deck.cards, "B22-005", 1); // Roy, 5 with 4
    set_copies(deck.cards, "B16-002", 1); // Roy, 3 with 2
    BOOST_TEST((advice(Kind::LoneClassChange)->cards == std::vector{&card("B16-002")}));
}

// RULING-53: Zelgius is also the Black Knight; RULING-54: Danved stacks on Devdan.
BOOST_AUTO_TEST_CASE(a_second_unit_name_is_something_to_change_from)
{
    set_copies(deck.cards, "B01-056", 1); // Lucina, also Marth
    set_copies(deck.cards, "B22-014", 0);
    BOOST_TEST(!advice(Kind::LoneClassChange));
}

BOOST_AUTO_TEST_CASE(a_card_may_stack_on_another_unit)
{
    set_copies(deck.cards, "B22-057", 1); // Danved, on Devdan
    BOOST_TEST(advice(Kind::LoneClassChange).has_value());
    for (const Card& one : library.cards()) {
        if (one.unit == "Devdan" && !one.class_change_cost)
            set_copies(deck.cards, one.id, 1);
    }
    BOOST_TEST(!advice(Kind::LoneClassChange));
}

BOOST_AUTO_TEST_CASE(cards_that_play_without_their_skills_are_named)
{
    const CardLibrary fixture =
        library_of("- {id: T01-001, unit: Rank, title: File, symbol: none, tags: [],\n"
                   "   stats: {cost: 1, attack: 0, support: 0}, prints: [T01-001N]}\n"
                   "- {id: T01-002, unit: Row, title: File, symbol: none, tags: [],\n"
                   "   stats: {cost: 1, attack: 0, support: 0}, skills: [{category: cont}],\n"
                   "   prints: [T01-002N]}\n");
    deck.protagonist = "T01-001";
    deck.cards = {{.code = "T01-001", .copies = 4, .comments = {}, .raw = {}},
                  {.code = "T01-002", .copies = 4, .comments = {}, .raw = {}}};
    for (const Warning& warning : advise(deck, resolve(deck, fixture), format, fixture)) {
        if (warning.kind == Kind::UnscriptedSkills)
            BOOST_TEST((warning.cards == std::vector{&fixture.cards()[1]}));
    }
}

BOOST_AUTO_TEST_CASE(a_file_of_a_newer_form_is_told)
{
    deck.memory.form = 3;
    BOOST_TEST((advice(Kind::NewerForm) == Warning{Kind::NewerForm, {}, 3, 1}));
}

BOOST_AUTO_TEST_CASE(an_alternative_must_be_able_to_lead)
{
    deck.alternatives = {"B22-021"};
    BOOST_TEST(!advice(Kind::AlternativeUnusable));
    deck.alternatives = {"B22-021", "B22-001", "B01-003", "Z99-001"}; // cost 5, not there, unknown
    BOOST_TEST((advice(Kind::AlternativeUnusable) ==
                Warning{Kind::AlternativeUnusable, {&card("B22-001"), &card("B01-003")}, 3, 0}));
}

BOOST_AUTO_TEST_CASE(an_alternative_the_format_bans_as_protagonist_cannot_lead)
{
    deck.alternatives = {"B22-021"};
    format.banned_protagonists = {"B22-021"};
    BOOST_TEST(advice(Kind::AlternativeUnusable).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
