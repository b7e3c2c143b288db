#include "app/proposal/proposal_text.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace proposal_text {

const Proposal& around_marth()
{
    static const Proposal proposal =
        propose(shipped_catalogue().library, {.unit = "Marth", .lead = &card(marth)}, Format(), 1);
    return proposal;
}

std::string reason(ProposalReason why, const Messages& messages = english())
{
    const ProposalLine line{.card = &card(caeda), .copies = 4, .reason = why};
    return reason_text(line, card(marth), shipped_catalogue().library, messages);
}

using Part = ProposalReason::Part;
using Tie = ProposalReason::Tie;
using Count = ProposalReason::Count;

} // namespace proposal_text

using namespace proposal_text;

BOOST_AUTO_TEST_SUITE(proposal_texts)

BOOST_AUTO_TEST_CASE(a_reason_says_what_the_card_is_for_whom_it_suits_and_why_so_often)
{
    BOOST_TEST(reason({Part::CheapAlly, Tie::Sets, Count::Rank, 2}) ==
               "Cost 1, support 30. Came out with Marth in 2 sets. The better an ally "
               "fits, the more copies.");
    BOOST_TEST(reason({Part::CheapAlly, Tie::Sets, Count::Curve, 1}).find("in 1 set.") !=
               std::string::npos);
    BOOST_TEST(reason({Part::CheapAlly, Tie::NamedByHero, Count::Limit, 0})
                   .find("Marth’s cards ask for Caeda. The format or the card allows no more.") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(japanese_sentences_stand_without_spaces_and_name_units_in_japanese)
{
    const std::string text = reason({Part::CheapAlly, Tie::Sets, Count::Rank, 2}, japanese());
    BOOST_TEST(text.find(' ') == std::string::npos, text);
    BOOST_TEST(text.find("マルス") != std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(every_reason_has_words_in_every_language)
{
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        for (int part = 0; part <= static_cast<int>(Part::AllyDeployed); ++part) {
            for (int tie = 0; tie <= static_cast<int>(Tie::Symbol); ++tie) {
                for (int count = 0; count <= static_cast<int>(Count::Limit); ++count) {
                    const std::string text =
                        reason({Part(part), Tie(tie), Count(count), 2, nullptr}, *messages);
                    BOOST_TEST(!text.empty());
                    BOOST_TEST(text.find("propose.") == std::string::npos, text);
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_deck_has_a_name_and_notes_that_say_how_to_get_it_again)
{
    const Deck deck = named_deck(around_marth(), 7, english());
    BOOST_TEST(deck.name == "Marth and companions");
    BOOST_TEST(deck.notes == "Proposed by Kizuna around Marth, seed 7.\n");
    BOOST_TEST(named_deck(around_marth(), 7, japanese()).name == "マルスと仲間たち");
}

BOOST_AUTO_TEST_CASE(the_curve_is_told_with_what_it_was_to_be)
{
    BOOST_TEST(curve_text(around_marth(), english()).starts_with("Cost 1: 20 (aim 20)."));
}

BOOST_AUTO_TEST_CASE(every_refusal_names_unit_and_format_where_it_depends_on_them)
{
    const Format& format = shipped_catalogue().formats.front();
    for (int why = 0; why <= static_cast<int>(NoProposal::Rules); ++why)
        BOOST_TEST(no_proposal_text(NoProposal(why), "Marth", format, english()).find("Marth") !=
                   std::string::npos);
    BOOST_TEST(no_proposal_text(NoProposal::NotAllowed, "Marth", format, english()) ==
               "Unlimited allows no card of Marth to lead a deck.");
}

BOOST_AUTO_TEST_SUITE_END()
