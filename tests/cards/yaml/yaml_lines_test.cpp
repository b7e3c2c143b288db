#include "cards/yaml/yaml_lines.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(yaml_lines)

namespace {

/// The comments of a text's lines, one for each line.
std::vector<std::string> comments(const std::string& text)
{
    const YamlDocument document(text, "file.yaml");
    const YamlLines lines(text, document.root());
    std::vector<std::string> found;
    for (int number = 1; number <= lines.count(); ++number)
        found.emplace_back(lines.comment(number));
    return found;
}

std::vector<int> blank_lines(const std::string& text)
{
    const YamlDocument document(text, "file.yaml");
    const YamlLines lines(text, document.root());
    std::vector<int> found;
    for (int number = 1; number <= lines.count(); ++number) {
        if (lines.is_blank(number))
            found.push_back(number);
    }
    return found;
}

using Texts = std::vector<std::string>;
using Numbers = std::vector<int>;

} // namespace

BOOST_AUTO_TEST_CASE(a_comment_runs_from_its_sign_to_the_end_of_the_line)
{
    BOOST_TEST(comments("# head\na: 1  # one # two\nb: 2\n") ==
                   (Texts{"# head", "# one # two", ""}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_sign_inside_a_word_begins_no_comment)
{
    BOOST_TEST(comments("a: C#\nb#c: 1\n") == (Texts{"", ""}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_sign_in_quotes_begins_no_comment)
{
    BOOST_TEST(comments("a: \"x # \\\" # y\" # one\nb: 'it''s # y' # two\n") ==
                   (Texts{"# one", "# two"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_quoted_text_may_run_over_lines)
{
    BOOST_TEST(comments("a: \"one\n  # two\n  three\" # four\nb: 1\n") ==
                   (Texts{"", "", "# four", ""}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_block_of_lines_ends_where_the_indentation_does)
{
    BOOST_TEST(comments("a: |  # head\n    # text\n\n    more # text\n  # comment\nb: 1\n") ==
                   (Texts{"# head", "", "", "", "# comment", ""}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_block_may_say_its_indentation)
{
    BOOST_TEST(comments("a: |2-\n    # text\n  # text\n # comment\nb: 1\n") ==
                   (Texts{"", "", "", "# comment", ""}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_indentation_of_a_nested_block_counts_from_its_map)
{
    BOOST_TEST(comments("a:\n  b:\n    c: |1\n      # text\n     # text\n    # comment\n") ==
                   (Texts{"", "", "", "", "", "# comment"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_empty_block_holds_no_line)
{
    BOOST_TEST(comments("a: |\n# comment\nb: 1\n") == (Texts{"", "# comment", ""}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_block_of_tabs_ends_before_the_next_key)
{
    BOOST_TEST(comments("a: |\n \t\n# one\nb: 1 # two\n") == (Texts{"", "", "# one", "# two"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(blank_lines_in_a_quoted_text_are_not_blank)
{
    BOOST_TEST(blank_lines("a: \"one\n\n  two\"\n\nb: 1\n") == Numbers{4},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_block_keeps_the_blank_lines_after_it_only_where_it_says_so)
{
    BOOST_TEST(blank_lines("a: |\n  x\n\nb: |+\n  x\n\nc: 1\n") == Numbers{3},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(markers_between_documents_are_told_from_text)
{
    const std::string text = "---\na: |\n  ---\nb: ---x\n...\n";
    const YamlDocument document(text, "file.yaml");
    const YamlLines lines(text, document.root());
    Numbers markers;
    for (int number = 1; number <= lines.count(); ++number) {
        if (lines.is_marker(number))
            markers.push_back(number);
    }
    BOOST_TEST(markers == (Numbers{1, 5}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_last_line_needs_no_newline)
{
    BOOST_TEST(comments("a: 1\n# end") == (Texts{"", "# end"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
