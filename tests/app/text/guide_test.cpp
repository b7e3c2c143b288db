#include "app/text/guide.h"

#include "app/base/program_files.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(guide)

BOOST_AUTO_TEST_CASE(each_chapter_is_an_entry_of_plain_words_with_their_marks)
{
    const auto entries = guide_entries("# The guide\n\nFor players.\n\n## 1. Decks\n\n"
                                       "![a picture](deck.png)\n\n"
                                       "1. Choose **File > Open**\n   (`Ctrl+O`).\n2. *Look*.\n\n"
                                       "```console\n$ kizuna-cli decks **\n```\n\n"
                                       "| key | does |\n|---|---|\n| Enter | [adds](#1-decks) |\n\n"
                                       "次の行へ\n続きます。\n\n## 2. Rules\n\nFair play.\n");
    BOOST_REQUIRE(entries.size() == 2u);
    BOOST_TEST(entries[0].title == "1. Decks");
    BOOST_TEST(entries[0].section == "The guide");
    BOOST_TEST(entries[0].text == "1. Choose File > Open (Ctrl+O).\n2. Look.\n\n"
                                  "$ kizuna-cli decks **\n\nkey: does\nEnter: adds\n\n"
                                  "次の行へ続きます。\n\n");
    const auto marked = [&](std::size_t at) {
        const HelpMark& mark = entries[0].marks.at(at);
        return entries[0].text.substr(mark.begin, mark.end - mark.begin);
    };
    BOOST_TEST(entries[0].marks.size() == 3u);
    BOOST_TEST(marked(0) == "File > Open");
    BOOST_TEST((entries[0].marks[0].kind == HelpMark::Kind::Strong));
    BOOST_TEST(marked(1) == "Ctrl+O");
    BOOST_TEST(marked(2) == "$ kizuna-cli decks **\n");
    BOOST_TEST((entries[0].marks[2].kind == HelpMark::Kind::Sample));
    BOOST_TEST(entries[1].text == "Fair play.");
}

BOOST_AUTO_TEST_CASE(a_guide_that_is_cut_off_is_read_to_its_end)
{
    for (const char* text : {"## 1. Decks\n|", "## 1. Decks\n| ", "## 1. Decks\n[x](y", "## 1\n```",
                             "## 1\n**bold", "## 1\n`code", "## ", ""})
        BOOST_CHECK_NO_THROW(guide_entries(text));
}

BOOST_AUTO_TEST_CASE(the_guide_of_every_language_is_read_without_a_sign_of_its_form)
{
    const auto folder = find_program_folders().guide;
    for (const char* language : {"en", "ja", "it"}) {
        const auto entries =
            guide_entries(read_needed_file(folder / (std::string(language) + ".md")));
        BOOST_TEST(entries.size() > 10u, language);
        for (const HelpEntry& entry : entries) {
            std::string prose = entry.text;
            for (auto mark = entry.marks.rbegin(); mark != entry.marks.rend(); ++mark) {
                if (mark->kind == HelpMark::Kind::Sample)
                    prose.erase(mark->begin, mark->end - mark->begin);
            }
            BOOST_TEST(!prose.empty());
            for (const char* sign : {"**", "`", "](", "|", "#"})
                BOOST_TEST(prose.find(sign) == std::string::npos, entry.title << " has " << sign);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
