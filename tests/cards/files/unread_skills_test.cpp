#include "cards/files/card_yaml.h"

#include "cards/yaml/yaml_reader.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

using namespace kizuna;
using namespace kizuna::test;

namespace unread_skills {

const std::string plain = "  symbol: red\n"
                          "  tags: [female, lance]\n"
                          "  stats: {cost: 1, range: 1, attack: 40, support: 20}\n";

std::string file_of(const std::string& set, const std::string& unit, const std::string& skill)
{
    return "set: " + set + "\nkind: fixture\ncards:\n- id: " + set + "-001\n  unit: " + unit +
           "\n  title: Banneret\n" + plain + "  skills:\n  - " + skill + "\n  prints: [" + set +
           "-001N]\n";
}

const std::string no_skill = "{category: cont}";
const std::string of_bela = "{category: cont, if: {units: 'ally,name:Bela'}, "
                            "effect: [{strength: {of: self, by: 10}}]}";
const std::string mistaken = "{category: atc}";

/// One run of the program after another: what one of them keeps, the next begins with.
struct Runs {
    std::string kept;
    bool had_news = false;

    LibraryReading read(std::vector<SourceFile> files, Vocabulary words = shipped_words())
    {
        YamlStore store(kept, 1);
        LibraryReading reading = read_library(std::move(words), std::move(files), 2, &store);
        had_news = store.has_news();
        kept = store.to_bytes(std::size_t(1) << 24);
        return reading;
    }
    /// Says of a text what is said of one that was read without a fault.
    void vouch_for(const std::string& text, const std::string& right)
    {
        read({{"T01.yaml", right}});
        // The first after the head of the bytes and the text's hash and size.
        std::uint64_t mark = 0;
        std::memcpy(&mark, kept.data() + 14 + 2 * sizeof mark + 2 * sizeof mark, sizeof mark);
        YamlStore store(kept, 1);
        const YamlDocument document(text, "T01.yaml", &store);
        store.set_stamp(YamlStore::text_of(document), mark);
        kept = store.to_bytes(std::size_t(1) << 24);
    }
};

bool is_same(const Skill& one, const Skill& other)
{
    const bool same_script =
        one.script && other.script ? *one.script == *other.script : !one.script && !other.script;
    return same_script && one.category == other.category &&
           one.support_type == other.support_type && one.once_per_turn == other.once_per_turn &&
           one.continues == other.continues && one.inline_cost == other.inline_cost &&
           one.grants_skill == other.grants_skill && one.emblem == other.emblem &&
           one.emblem_parameter == other.emblem_parameter && one.marks == other.marks &&
           one.mark_symbols == other.mark_symbols && one.cost == other.cost &&
           one.states == other.states && one.doubt == other.doubt && one.scripted == other.scripted;
}

} // namespace unread_skills

BOOST_FIXTURE_TEST_SUITE(unread_skills, Runs)

BOOST_AUTO_TEST_CASE(skills_of_texts_that_are_known_to_be_right_read_the_same)
{
    const LibraryReading first = read(shipped_card_files());
    BOOST_TEST(had_news);
    const LibraryReading second = read(shipped_card_files());
    BOOST_TEST(!had_news);
    BOOST_TEST(second.findings.empty());
    BOOST_REQUIRE(first.library.cards().size() == second.library.cards().size());
    for (const Card& card : first.library.cards()) {
        const Card* again = second.library.find_id(card.id);
        BOOST_TEST_REQUIRE(again);
        BOOST_TEST(std::ranges::equal(card.skills, again->skills, is_same), card.id);
    }
}

BOOST_AUTO_TEST_CASE(a_fault_is_told_in_every_run)
{
    const std::vector<SourceFile> files = {{"T01.yaml", file_of("T01", "Aria", mistaken)}};
    for (int run = 0; run < 3; ++run)
        BOOST_TEST(read(files).findings.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_unit_that_is_gone_is_told_where_a_known_text_speaks_of_it)
{
    const SourceFile speaks{"T01.yaml", file_of("T01", "Aria", of_bela)};
    const SourceFile there{"T02.yaml", file_of("T02", "Bela", no_skill)};
    const SourceFile gone{"T02.yaml", file_of("T02", "Belo", no_skill)};
    BOOST_TEST(read({speaks, there}).findings.empty());
    for (int run = 0; run < 2; ++run) {
        const LibraryReading reading = read({speaks, gone});
        BOOST_REQUIRE(reading.findings.size() == 1U);
        BOOST_TEST(code_of(reading.findings[0].kind) == "unknown-unit");
        BOOST_TEST(reading.findings[0].place.file == "T01.yaml");
    }
    BOOST_TEST(read({speaks, there}).findings.empty());
}

BOOST_AUTO_TEST_CASE(a_title_that_is_gone_is_told_where_a_known_text_speaks_of_it)
{
    const std::string of_title = "{category: cont, if: {units: 'ally,title:Banneret'}, "
                                 "effect: [{strength: {of: self, by: 10}}]}";
    std::string other = file_of("T02", "Bela", no_skill);
    std::string text = file_of("T01", "Aria", of_title);
    text.replace(text.find("title: Banneret"), 15, "title: Squire");
    BOOST_TEST(read({{"T01.yaml", text}, {"T02.yaml", other}}).findings.empty());
    other.replace(other.find("title: Banneret"), 15, "title: Captain");
    for (int run = 0; run < 2; ++run)
        BOOST_TEST(read({{"T01.yaml", text}, {"T02.yaml", other}}).findings.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_word_that_is_gone_is_told_where_a_known_text_uses_it)
{
    const std::string of_fliers = "{category: cont, if: {units: 'ally,tag:flier'}, "
                                  "effect: [{strength: {of: self, by: 10}}]}";
    const std::vector<SourceFile> files = {{"T01.yaml", file_of("T01", "Aria", of_fliers)}};
    BOOST_TEST(read(files).findings.empty());
    Vocabulary without = shipped_words();
    std::erase_if(without.types, [](const Word& word) { return word.slug == "flier"; });
    ++without.hash; // it would be read from another text
    BOOST_TEST(read(files, without).findings.size() == 1U);
}

BOOST_AUTO_TEST_CASE(skills_that_are_vouched_for_are_not_read_with_the_library)
{
    const std::string text = file_of("T01", "Aria", mistaken);
    vouch_for(text, file_of("T01", "Aria", no_skill));
    const LibraryReading reading = read({{"T01.yaml", text}});
    BOOST_TEST(reading.findings.empty());
    BOOST_REQUIRE(reading.library.cards().size() == 1U);
    BOOST_TEST(reading.library.cards()[0].skills.empty()); // what is wrong is left out
}

BOOST_AUTO_TEST_CASE(two_libraries_in_turn_are_both_known)
{
    const SourceFile one{"T01.yaml", file_of("T01", "Aria", no_skill)};
    const SourceFile other{"T02.yaml", file_of("T02", "Bela", no_skill)};
    read({one});
    read({one, other});
    read({one});
    BOOST_TEST(!had_news);
    read({one, other});
    BOOST_TEST(!had_news);
}

BOOST_AUTO_TEST_CASE(a_file_of_a_form_that_is_not_kept_is_no_news_again)
{
    std::string text = file_of("T01", "Aria", no_skill);
    for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 2))
        text.insert(at, 1, '\r');
    const std::vector<SourceFile> files = {{"T01.yaml", text}};
    BOOST_TEST(read(files).findings.empty());
    read(files);
    BOOST_TEST(!had_news);
}

BOOST_AUTO_TEST_CASE(skills_outlive_their_library_in_a_copy_and_move_with_it)
{
    const std::vector<SourceFile> files = {{"T01.yaml", file_of("T01", "Aria", no_skill)}};
    read(files);
    Card copy;
    {
        CardLibrary library = std::move(read(files).library);
        const CardLibrary moved = std::move(library);
        copy = moved.cards().front();
    }
    BOOST_TEST(copy.skills.size() == 1U);
}

BOOST_AUTO_TEST_CASE(words_that_no_text_stands_for_vouch_for_nothing)
{
    Vocabulary made = shipped_words();
    made.hash = 0;
    const std::vector<SourceFile> files = {{"T01.yaml", file_of("T01", "Aria", no_skill)}};
    read(files, made);
    read(files, made);
    BOOST_TEST(!had_news);
    read(files);
    BOOST_TEST(had_news); // now it is known to be right
}

BOOST_AUTO_TEST_SUITE_END()
