#include "app/text/import_text.h"

#include "app/known_cards.h"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;
using namespace kizuna::test;
using Reason = ImportProblem::Reason;

BOOST_AUTO_TEST_SUITE(import_texts)

namespace {

std::string problem_text(const ImportProblem& problem)
{
    return import_problem_text(problem, shipped_catalogue().library, english());
}

} // namespace

BOOST_AUTO_TEST_CASE(an_import_problem_says_its_line_and_what_becomes_of_it)
{
    BOOST_TEST(problem_text({1234, "4 B01-003XX", Reason::Unknown, {}, "B01-003XX"}) ==
               "Line 1234: “4 B01-003XX”: No card fits. Kept as an unknown card. Did you mean "
               "Marth: Altean Prince (B01-003)?");
    BOOST_TEST(problem_text({0, "notes", Reason::NotCarried}) ==
               "“notes”: There is no place for it. Left out.");
    BOOST_TEST(problem_text({3, "0 Marth", Reason::BadCount}) ==
               "Line 3: “0 Marth”: The number of copies must be from 1 to 9999. Kept in the "
               "notes.");
}

BOOST_AUTO_TEST_CASE(a_part_that_is_lost_is_named_in_the_language_of_the_reader)
{
    ImportProblem author{0, "author: Me", Reason::NotCarried};
    author.part = DeckPart::Author;
    ImportProblem nobody{0, "protagonist: none", Reason::Changed};
    nobody.part = DeckPart::Protagonist;
    const CardLibrary& library = shipped_catalogue().library;
    BOOST_TEST(problem_text(author) == "“author: Me”: There is no place for it. Left out.");
    BOOST_TEST(import_problem_text(author, library, italian()).starts_with("«autore: Me»: "));
    BOOST_TEST(import_problem_text(author, library, japanese()).starts_with("「作者：Me」："));
    BOOST_TEST(
        import_problem_text(nobody, library, italian()).starts_with("«protagonista: nessuno»: "));
}

BOOST_AUTO_TEST_CASE(notes_that_differ_are_said_on_one_line_without_signs_for_their_ends)
{
    const DeckDifference notes{
        .what = DeckPart::Notes, .before = "Fast.\nNo shield.\n", .after = ""};
    BOOST_TEST(difference_text(notes, shipped_catalogue().library, english()) ==
               "Notes: “Fast. No shield.” before, “” after");
}

BOOST_AUTO_TEST_CASE(every_reason_is_told_apart_in_every_language)
{
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        std::set<std::string> reasons;
        for (const Reason reason :
             {Reason::Ambiguous, Reason::Unknown, Reason::Malformed, Reason::BadCount,
              Reason::NotCarried, Reason::OtherName, Reason::OtherArtwork, Reason::UnknownArtwork,
              Reason::InMaybe, Reason::Changed}) {
            const std::string words = import_reason(reason, *messages);
            reasons.insert(words);
            const std::string both = import_reason_and_outcome(reason, *messages);
            BOOST_TEST(both.starts_with(words));
            BOOST_TEST((both.find(import_outcome(reason, *messages)) != std::string::npos));
        }
        BOOST_TEST(reasons.size() == 10U);
    }
}

BOOST_AUTO_TEST_CASE(a_thousand_problems_are_told_and_the_others_counted)
{
    const ImportProblem problem{0, "notes", Reason::NotCarried};
    const auto told = [&](std::size_t count) {
        return import_problem_texts(std::vector(count, problem), shipped_catalogue().library,
                                    english());
    };
    BOOST_TEST(told(1000).size() == 1000U);
    BOOST_TEST(told(1000).back() == problem_text(problem));
    BOOST_TEST(told(1001).back() == "And 1 more problem.");
    BOOST_TEST(told(5000).size() == 1001U);
    BOOST_TEST(told(5000).back() == "And 4,000 more problems.");
}

BOOST_AUTO_TEST_SUITE_END()
