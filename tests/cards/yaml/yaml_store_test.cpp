#include "cards/yaml/yaml_store.h"

#include "cards/base/stable_hash.h"
#include "cards/yaml/yaml_reader.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(yaml_store)

namespace {

constexpr std::uint64_t maker = 7;
constexpr std::size_t enough = 1U << 20;
constexpr std::uint64_t mark_of_tests = 40;

const std::string text =
    "# Marth\nunit: マルス\nstats: {cost: 1, 'attack': \"40\", cc: ~}\nlist:\n- [a]\n";

/// Every value with its place, one line each.
std::string shown(const YamlNode& node)
{
    std::string all = std::to_string(static_cast<int>(node.kind())) + " " +
                      std::to_string(node.place().line) + ":" +
                      std::to_string(node.place().column) + "@" + std::to_string(node.offset()) +
                      (node.is_quoted() ? " '" : " ") + std::string(node.scalar()) + "\n";
    for (const YamlNode& item : node.items())
        all += shown(item);
    for (const auto& [key, value] : node.entries())
        all += shown(key) + shown(value);
    return all;
}

std::string shown(const std::string& yaml, YamlStore* store)
{
    return shown(YamlDocument(yaml, "file.yaml", store).root());
}

/// What a run that read these texts leaves behind.
std::string bytes_of_a_run(const std::vector<std::string>& texts, std::string before = {})
{
    YamlStore store(std::move(before), maker);
    for (const std::string& each : texts)
        shown(each, &store);
    return store.to_bytes(enough);
}

/// True where a run that begins with these bytes must parse the text.
bool is_news(const std::string& yaml, std::string bytes, std::uint64_t made_by = maker)
{
    YamlStore store(std::move(bytes), made_by);
    BOOST_TEST(shown(yaml, &store) == shown(yaml, nullptr));
    return store.has_news();
}

/// As of a set with two cards.
std::string cards_with(const std::string& skills)
{
    return "set: T01\ncards:\n- id: a\n  skills:\n" + skills +
           "  prints: x\n- id: b\n  skills:\n  - {}\n";
}

/// What a run that read the text and marked it leaves behind.
std::string marked(const std::string& yaml)
{
    YamlStore store({}, maker);
    const YamlDocument document(yaml, "file.yaml", &store);
    store.set_stamp(YamlStore::text_of(document), mark_of_tests);
    return store.to_bytes(enough);
}

constexpr std::size_t begin_of_hash = 14 + 8; // after the name of the form and the maker
constexpr std::size_t begin_of_entries = begin_of_hash + 8;

/// The bytes with what tells damage made to fit them.
std::string with_right_hash(std::string bytes)
{
    const std::uint64_t hash = stable_hash(std::string_view(bytes).substr(begin_of_entries));
    return bytes.replace(begin_of_hash, sizeof hash, reinterpret_cast<const char*>(&hash),
                         sizeof hash);
}

} // namespace

BOOST_AUTO_TEST_CASE(a_text_that_was_read_before_is_not_parsed_again_and_reads_the_same)
{
    BOOST_TEST(is_news(text, {}));
    BOOST_TEST(!is_news(text, bytes_of_a_run({text, "a: 1\n"})));
}

BOOST_AUTO_TEST_CASE(a_text_with_one_letter_changed_is_another_text)
{
    std::string other = text;
    other.back() = ' ';
    BOOST_TEST(is_news(other, bytes_of_a_run({text})));
}

BOOST_AUTO_TEST_CASE(what_another_build_wrote_counts_as_nothing)
{
    BOOST_TEST(is_news(text, bytes_of_a_run({text}), maker + 1));
}

BOOST_AUTO_TEST_CASE(bytes_that_end_anywhere_count_as_nothing)
{
    const std::string bytes = bytes_of_a_run({text});
    for (std::size_t size = 0; size < bytes.size(); ++size)
        BOOST_TEST_REQUIRE(is_news(text, bytes.substr(0, size)));
}

BOOST_AUTO_TEST_CASE(bytes_with_one_bit_changed_count_as_nothing)
{
    const std::string bytes = bytes_of_a_run({text});
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string damaged = bytes;
        damaged[at] ^= 1;
        BOOST_TEST_REQUIRE(is_news(text, damaged));
    }
}

BOOST_AUTO_TEST_CASE(whatever_a_forger_writes_every_value_reads_as_the_text_says)
{
    const std::string bytes = bytes_of_a_run({text});
    const std::string honest = shown(text, nullptr);
    for (std::size_t at = begin_of_entries; at < bytes.size(); ++at) {
        for (const int change : {1, 2, 4, 8, 16, 32, 64, 128, 255}) {
            std::string forged = bytes;
            forged[at] = static_cast<char>(forged[at] ^ change);
            YamlStore store(with_right_hash(forged), maker);
            BOOST_TEST_REQUIRE(shown(text, &store) == honest, "byte " << at << " ^ " << change);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_entry_of_another_text_under_this_ones_name_counts_as_nothing)
{
    const std::string sold = "attack: 40\ncost: 1\n";
    const std::string other = "attack: 90\ncost: 1\n";
    const std::string moved = "attack: {a: 4}\nx: 2";
    BOOST_REQUIRE(moved.size() == sold.size());
    for (const std::string& text_of_entry : {other, moved}) {
        const std::string from = bytes_of_a_run({text_of_entry});
        const std::string to = bytes_of_a_run({sold});
        std::string forged = from;
        forged.replace(begin_of_entries, sizeof(std::uint64_t), to, begin_of_entries,
                       sizeof(std::uint64_t)); // the hash of the text
        YamlStore store(with_right_hash(forged), maker);
        BOOST_TEST(shown(sold, &store) == shown(sold, nullptr));
    }
}

BOOST_AUTO_TEST_CASE(a_text_whose_entry_was_refused_is_kept_anew)
{
    std::string forged = bytes_of_a_run({text});
    forged.back() ^= 1;
    BOOST_TEST(is_news(text, with_right_hash(forged)));
    BOOST_TEST(!is_news(text, bytes_of_a_run({text}, with_right_hash(forged))));
}

BOOST_AUTO_TEST_CASE(a_text_with_a_fault_is_not_kept)
{
    YamlStore store({}, maker);
    BOOST_CHECK_THROW(YamlDocument("a: [", "file.yaml", &store), DataError);
    BOOST_TEST(!store.has_news());
}

BOOST_AUTO_TEST_CASE(the_last_four_stamps_go_with_their_text_from_run_to_run)
{
    std::string bytes = bytes_of_a_run({text});
    for (std::uint64_t stamp = 1; stamp <= 5; ++stamp) {
        YamlStore store(bytes, maker);
        const YamlDocument document(text, "file.yaml", &store);
        const YamlStore::Text key = YamlStore::text_of(document);
        BOOST_TEST(!store.has_stamp(key, stamp));
        store.set_stamp(key, stamp);
        BOOST_TEST(store.has_stamp(key, stamp));
        BOOST_TEST(store.has_news());
        bytes = store.to_bytes(enough);
    }
    YamlStore store(bytes_of_a_run({text, "b: 2\n"}, bytes), maker);
    const YamlDocument document(text, "file.yaml", &store);
    const YamlStore::Text key = YamlStore::text_of(document);
    BOOST_TEST(!store.has_stamp(key, 1));
    for (std::uint64_t stamp = 2; stamp <= 5; ++stamp)
        BOOST_TEST(store.has_stamp(key, stamp));
    store.set_stamp(key, 2);
    BOOST_TEST(!store.has_news());
}

BOOST_AUTO_TEST_CASE(a_text_that_had_to_be_parsed_has_lost_its_marks)
{
    std::string forged = marked(text);
    forged.back() ^= 1; // no shape of the text any more
    YamlStore store(with_right_hash(forged), maker);
    const YamlDocument document(text, "file.yaml", &store);
    BOOST_TEST(!store.has_stamp(YamlStore::text_of(document), mark_of_tests));
}

BOOST_AUTO_TEST_CASE(a_text_of_a_form_that_is_not_kept_has_no_marks)
{
    YamlStore store({}, maker);
    const YamlDocument document("a: |\n  b\n", "file.yaml", &store);
    const YamlStore::Text key = YamlStore::text_of(document);
    store.set_stamp(key, mark_of_tests);
    BOOST_TEST(!store.has_stamp(key, mark_of_tests));
    BOOST_TEST(!store.has_news());
}

BOOST_AUTO_TEST_CASE(a_list_that_was_passed_over_is_the_same_when_it_is_placed)
{
    for (const std::string& list :
         {std::string("  - {a: 1}\n"),
          std::string("  - a: 'b: c'\n    d:\n    - 1\n    - 2\n  - 3\n"),
          std::string("  # why\n\n    - [x,\n     y]\n  # end\n\n    - - 4\n")}) {
        const std::string cards = cards_with(list);
        YamlStore store(marked(cards), maker);
        const YamlDocument later(cards, "file.yaml", &store, "skills");
        const YamlDocument whole(cards, "file.yaml");
        const YamlNode first = later.root().at("cards").items().front();
        const YamlNode passed_over = first.at("skills");
        BOOST_TEST(first.at("prints").scalar() == "x");
        BOOST_TEST(passed_over.items().empty());
        const auto part = later.part(passed_over);
        BOOST_TEST_REQUIRE(part, list);
        BOOST_TEST(shown(part->root()) ==
                   shown(whole.root().at("cards").items().front().at("skills")));
        BOOST_TEST(!later.part(first.at("prints")));
    }
}

BOOST_AUTO_TEST_CASE(no_list_is_passed_over_without_a_mark_or_in_brackets_or_elsewhere)
{
    const auto is_passed_over = [](const std::string& yaml, std::string bytes) {
        YamlStore store(std::move(bytes), maker);
        const YamlDocument document(yaml, "file.yaml", &store, "skills");
        BOOST_TEST(!store.has_news());
        return shown(document.root()) != shown(yaml, nullptr);
    };
    const std::string cards = cards_with("  - 1\n");
    BOOST_TEST(is_passed_over(cards, marked(cards)));
    BOOST_TEST(!is_passed_over(cards, bytes_of_a_run({cards})));
    for (const std::string& other :
         {std::string("cards:\n- skills: [1]\n"), std::string("skills:\n- 1\n"),
          std::string("cards:\n- other:\n  - 1\n"), std::string("cards:\n- {skills: 1}\n")})
        BOOST_TEST(!is_passed_over(other, marked(other)), other);
}

BOOST_AUTO_TEST_CASE(
    whatever_a_forger_writes_of_a_list_that_was_passed_over_it_reads_as_the_text_says)
{
    const std::string cards = cards_with("  - {a: 1, bc: [2, 'd']}\n");
    const std::string bytes = marked(cards);
    const YamlDocument whole(cards, "file.yaml");
    const std::size_t first_shape = begin_of_entries + 7 * sizeof(std::uint64_t);
    int lists = 0;
    for (std::size_t at = first_shape; at < bytes.size(); ++at) {
        for (const int change : {1, 2, 4, 8, 16, 32, 64, 128, 255}) {
            std::string forged = bytes;
            forged[at] = static_cast<char>(forged[at] ^ change);
            YamlStore store(with_right_hash(forged), maker);
            const YamlDocument document(cards, "file.yaml", &store, "skills");
            for (std::size_t card = 0; card < 2 && document.has_gaps(); ++card) {
                const auto list_in = [card](const YamlDocument& of) {
                    return of.root().at("cards").items().at(card).at("skills");
                };
                const auto part = document.part(list_in(document));
                BOOST_TEST_REQUIRE(part);
                BOOST_TEST(shown(part->root()) == shown(list_in(whole)));
                ++lists;
            }
        }
    }
    BOOST_TEST(lists > 0);
}

BOOST_AUTO_TEST_CASE(earlier_runs_are_kept_while_there_is_room)
{
    const std::string bytes = bytes_of_a_run({"b: 2\n"}, bytes_of_a_run({text}));
    BOOST_TEST(!is_news(text, bytes));
    BOOST_TEST(!is_news("b: 2\n", bytes));
}

BOOST_AUTO_TEST_CASE(without_room_for_all_only_what_this_run_asked_for_is_kept)
{
    const std::string before = bytes_of_a_run({text, "b: 2\n"});
    YamlStore store(before, maker);
    shown("b: 2\n", &store);
    shown("c: 3\n", &store);
    const std::string bytes = store.to_bytes(before.size());
    BOOST_TEST(is_news(text, bytes));
    BOOST_TEST(!is_news("b: 2\n", bytes));
    BOOST_TEST(!is_news("c: 3\n", bytes));
    BOOST_TEST(store.to_bytes(10).empty());
}

BOOST_AUTO_TEST_SUITE_END()
