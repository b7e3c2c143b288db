#include "app/text/violation_text.h"

#include "every_code.h"

#include <boost/test/unit_test.hpp>

#include <climits>

using namespace kizuna;

namespace violation_texts {

Card card(std::string id, std::string unit, std::string title)
{
    Card made;
    made.id = std::move(id);
    made.unit = std::move(unit);
    made.title = std::move(title);
    return made;
}

struct ViolationTextTest {
    Messages english{KIZUNA_TEST_LOCALES, "en"};
    Messages japanese{KIZUNA_TEST_LOCALES, "ja"};
    Messages italian{KIZUNA_TEST_LOCALES, "it"};
    Card marth = card("B01-003", "Marth", "Altean Prince");
    Card camilla = card("S04-003", "Camilla", "Bewitching Malig Knight");
    Card camilla_twin = card("B11-101", "Camilla", "Bewitching Malig Knight");

    ViolationTextTest()
    {
        marth.unit_ja = "マルス";
        marth.title_ja = "アリティアの王子";
    }

    std::string text(ViolationReason reason, const Messages& messages) const
    {
        return violation_text({DeckClause::Size, std::move(reason), {}}, messages);
    }
};

} // namespace violation_texts

BOOST_FIXTURE_TEST_SUITE(violation_texts, ViolationTextTest)

BOOST_AUTO_TEST_CASE(a_card_is_named_by_unit_and_title_in_japanese_the_other_way_round)
{
    BOOST_TEST(card_name(marth, "en") == "Marth: Altean Prince");
    BOOST_TEST(card_name(marth, "it") == "Marth: Altean Prince");
    BOOST_TEST(card_name(marth, "ja") == "アリティアの王子 マルス");
    BOOST_TEST(card_name(marth, "both") == "Marth: Altean Prince / アリティアの王子 マルス");
    BOOST_TEST(card_label(marth, "en") == "Marth: Altean Prince (B01-003)");
}

BOOST_AUTO_TEST_CASE(what_is_not_known_in_japanese_stays_english)
{
    marth.title_ja.clear();
    BOOST_TEST(card_name(marth, "ja") == "マルス: Altean Prince");
    marth.unit_ja.clear();
    BOOST_TEST(card_name(marth, "ja") == "Marth: Altean Prince");
}

BOOST_AUTO_TEST_CASE(a_deck_of_the_wrong_size_says_the_bound_it_breaks)
{
    const WrongSize small{DeckClause::Size, 50, INT_MAX, 49};
    const WrongSize large{DeckClause::FormatSize, 50, 60, 61};
    BOOST_TEST(text(small, english) == "The deck needs at least 50 cards; it has 49.");
    BOOST_TEST(text(large, english) == "The deck may have at most 60 cards; it has 61.");
    BOOST_TEST(text(small, japanese) == "デッキは50枚以上必要です（現在49枚）。");
    BOOST_TEST(text(large, italian) == "Il mazzo può avere al massimo 60 carte; ne ha 61.");
}

BOOST_AUTO_TEST_CASE(too_many_copies_follow_the_plural_of_what_is_allowed)
{
    const auto copies = [&](int allowed, const Messages& messages) {
        return text(TooManyCopies{DeckClause::Copies, {&marth}, allowed, 5}, messages);
    };
    BOOST_TEST(copies(4, english) ==
               "Marth: Altean Prince: at most 4 copies are allowed; the deck has 5.");
    BOOST_TEST(copies(1, english) ==
               "Marth: Altean Prince: at most 1 copy is allowed; the deck has 5.");
    BOOST_TEST(copies(0, english) == "Marth: Altean Prince: no copy is allowed; the deck has 5.");
    BOOST_TEST(copies(4, japanese) == "アリティアの王子 マルス：4枚まで入れられます（現在5枚）。");
    BOOST_TEST(copies(1, italian) ==
               "Marth: Altean Prince: è ammessa al massimo 1 copia; il mazzo ne ha 5.");
}

BOOST_AUTO_TEST_CASE(cards_that_share_a_name_are_told_apart_by_their_ids)
{
    BOOST_TEST(text(TooManyCopies{DeckClause::Copies, {&camilla_twin, &camilla}, 4, 6}, english) ==
               "Camilla: Bewitching Malig Knight (B11-101 and S04-003): at most 4 copies are "
               "allowed; the deck has 6.");
}

BOOST_AUTO_TEST_CASE(a_wrong_protagonist_is_named_even_where_nobody_knows_it)
{
    using Why = WrongProtagonist::Reason;
    BOOST_TEST(text(WrongProtagonist{Why::NotCostOne, &marth, "B01-003"}, english) ==
               "Marth: Altean Prince cannot be the protagonist: a protagonist has Deployment Cost "
               "1.");
    BOOST_TEST(text(WrongProtagonist{Why::NotInDeck, nullptr, "B99-001"}, english) ==
               "B99-001 is the designated protagonist, but the deck has no copy of it.");
}

BOOST_AUTO_TEST_CASE(an_unknown_card_comes_with_the_nearest_known_ones)
{
    BOOST_TEST(text(UnknownCard{"B01-999", 1, {&marth}}, english) ==
               "The library does not know “B01-999” (1 copy in the deck). "
               "Did you mean Marth: Altean Prince (B01-003)?");
    BOOST_TEST(text(UnknownCard{"B01-999", 2, {}}, english) ==
               "The library does not know “B01-999” (2 copies in the deck).");
}

BOOST_AUTO_TEST_CASE(a_card_that_a_format_refuses_says_in_which_way)
{
    const auto refused = [&](DeckClause clause) {
        return text(NotAllowed{clause, &marth, 3}, english);
    };
    BOOST_TEST(
        refused(DeckClause::FormatAllowed) ==
        "Marth: Altean Prince (B01-003) is not allowed in this format; the deck has 3 copies.");
    BOOST_TEST(refused(DeckClause::FormatBanned) ==
               "Marth: Altean Prince (B01-003) is banned in this format; the deck has 3 copies.");
    BOOST_TEST(refused(DeckClause::FormatBannedProtagonist) ==
               "Marth: Altean Prince (B01-003) may not be the protagonist in this format.");
}

BOOST_AUTO_TEST_CASE(a_wrong_count_says_at_least_at_most_or_exactly)
{
    const auto count = [&](int min, int max, int actual) {
        return text(WrongCount{DeckClause::FormatRequire, "symbol:nohr", {}, min, max, actual},
                    english);
    };
    BOOST_TEST(count(10, INT_MAX, 9) ==
               "The format asks for at least 10 cards matching “symbol:nohr”; the deck has 9.");
    BOOST_TEST(count(0, 1, 2) ==
               "The format allows at most 1 card matching “symbol:nohr”; the deck has 2.");
    BOOST_TEST(count(3, 3, 9) ==
               "The format asks for exactly 3 cards matching “symbol:nohr”; the deck has 9.");
}

BOOST_AUTO_TEST_CASE(a_rule_of_another_game_is_asked_for_by_its_document)
{
    const WrongCount stigmata{DeckClause::FormatExact, "type:stigmata", {}, 3, 3, 2};
    const Violation violation{DeckClause::FormatExact, stigmata, {}, "DET-CON-1"};
    BOOST_TEST(violation_text(violation, english) ==
               "The document asks for exactly 3 cards matching “type:stigmata”; the deck has 2.");
}

BOOST_AUTO_TEST_CASE(a_wrong_opening_names_the_value_and_the_cards)
{
    const WrongOpening heavy{OpeningRule::Value::Support, "", {&marth, &camilla}, 0, 40, 50};
    BOOST_TEST(text(heavy, english) ==
               "The Support values of the opening cards (Marth: Altean Prince (B01-003) and "
               "Camilla: Bewitching Malig Knight (S04-003)) add up to 50; the format allows at "
               "most 40.");
    const WrongOpening light{OpeningRule::Value::ClassChange, "", {&marth}, 5, INT_MAX, 2};
    BOOST_TEST(
        text(light, japanese) ==
        "開始時のカード（アリティアの王子 マルス（B01-003））のクラスチェンジコストの合計は2です。"
        "このフォーマットでは5以上が必要です。");
}

BOOST_AUTO_TEST_CASE(an_edit_names_its_card_or_says_how_to_choose_one)
{
    using Kind = Edit::Kind;
    const auto say = [&](const Edit& edit) { return edit_text(edit, english); };
    BOOST_TEST(say({.kind = Kind::Remove, .card = &marth, .copies = 1}) ==
               "Remove 1 copy of Marth: Altean Prince (B01-003)");
    BOOST_TEST(say({.kind = Kind::Remove, .code = "B01-999", .copies = 2}) ==
               "Remove 2 copies of B01-999");
    BOOST_TEST(say({.kind = Kind::Add, .copies = 3}) == "Add 3 cards of your choice");
    BOOST_TEST(say({.kind = Kind::Add, .query = "cost=1", .copies = 1}) ==
               "Add 1 card with Deployment Cost 1");
    BOOST_TEST(say({.kind = Kind::Add, .query = "cost=1 color:red", .copies = 2}) ==
               "Add 2 cards that match “cost=1 color:red”");
    BOOST_TEST(say({.kind = Kind::Add, .query = "format:standard", .copies = 3}) ==
               "Add 3 cards of your choice that the format admits");
    BOOST_TEST(say({.kind = Kind::Add, .query = "cost=1 format:standard", .copies = 1}) ==
               "Add 1 card with Deployment Cost 1 that the format admits");
    BOOST_TEST(say({.kind = Kind::Add, .query = "cost=1 color:red format:standard", .copies = 1}) ==
               "Add 1 card that matches “cost=1 color:red” and that the format admits");
    BOOST_TEST(say({.kind = Kind::Add, .query = "symbol:nohr or format:standard", .copies = 1}) ==
               "Add 1 card that matches “symbol:nohr or format:standard”");
    BOOST_TEST(say({.kind = Kind::Protagonist, .card = &marth}) ==
               "Make Marth: Altean Prince (B01-003) the protagonist");
    BOOST_TEST(say({.kind = Kind::Protagonist, .query = "cost=1"}) ==
               "Choose a protagonist with Deployment Cost 1");
}

BOOST_AUTO_TEST_CASE(a_mend_says_all_its_edits)
{
    using Kind = Edit::Kind;
    const Violation violation{DeckClause::Copies,
                              NoCostOneCard{},
                              {{.kind = Kind::Remove, .card = &camilla, .copies = 1},
                               {.kind = Kind::Remove, .card = &camilla_twin, .copies = 2}}};
    BOOST_TEST(mend_text(violation, english) ==
               "Remove 1 copy of Camilla: Bewitching Malig Knight (S04-003). Remove 2 copies of "
               "Camilla: Bewitching Malig Knight (B11-101)");
    BOOST_TEST(mend_text({DeckClause::Copies, NoCostOneCard{}, {}}, english) == "");
}

BOOST_AUTO_TEST_CASE(a_mend_of_a_hundred_thousand_edits_says_each_in_its_order)
{
    Violation violation{DeckClause::Copies, NoCostOneCard{}, {}};
    for (int at = 0; at < 100'000; ++at)
        violation.fix.push_back({.kind = Edit::Kind::Remove,
                                 .card = nullptr,
                                 .code = "c" + std::to_string(at),
                                 .copies = 1});
    const std::string text = mend_text(violation, english);
    std::size_t place = 0;
    for (const Edit& edit : violation.fix) {
        place = text.find("of " + edit.code, place);
        BOOST_REQUIRE(place != std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(every_warning_has_a_sentence_in_every_language)
{
    using Kind = Warning::Kind;
    for (const Kind kind : test::every_coded<Kind>()) {
        const Warning warning{kind, {&marth}, 3, 4};
        for (const Messages* messages : {&english, &japanese, &italian}) {
            const std::string said = warning_text(warning, *messages);
            BOOST_TEST((said.ends_with(".") || said.ends_with("。")), said);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_warning_names_a_few_cards_and_counts_the_rest)
{
    const std::vector<const Card*> many(9, &camilla);
    const std::string said = warning_text({Warning::Kind::LoneClassChange, many, 0, 0}, english);
    BOOST_TEST(said.find("(S04-003) and 4 others can class change") != std::string::npos, said);
}

BOOST_AUTO_TEST_CASE(without_a_designated_protagonist_the_one_in_its_place_is_named)
{
    BOOST_TEST(warning_text({Warning::Kind::NoProtagonist, {&marth}, 0, 0}, english) ==
               "No protagonist is designated; Marth: Altean Prince (B01-003) is used.");
    BOOST_TEST(warning_text({Warning::Kind::NoProtagonist, {}, 0, 0}, english) ==
               "No protagonist is designated.");
}

BOOST_AUTO_TEST_CASE(alternatives_are_counted_where_nobody_knows_their_names)
{
    using Kind = Warning::Kind;
    BOOST_TEST(warning_text({Kind::AlternativeUnusable, {&marth}, 2, 0}, english)
                   .starts_with("2 alternatives (Marth: Altean Prince (B01-003)) cannot be"));
    BOOST_TEST(warning_text({Kind::AlternativeUnusable, {}, 1, 0}, english)
                   .starts_with("1 alternative cannot be"));
}

BOOST_AUTO_TEST_CASE(an_unknown_format_is_named_with_the_one_that_stands_in)
{
    Deck deck;
    deck.format = "kings-cup";
    Format unlimited;
    unlimited.name = {"Unlimited", "無制限", ""};
    BOOST_TEST(unknown_format_text(deck, unlimited, english) ==
               "This Kizuna has no format “kings-cup”; the deck is checked as Unlimited, and keeps "
               "its format when saved.");
}

BOOST_AUTO_TEST_SUITE_END()
