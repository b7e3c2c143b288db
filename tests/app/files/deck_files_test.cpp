// Long because: opening, importing, saving and exporting share one fixture that plays the person.
#include "app/files/deck_files.h"

#include "app/document/deck_edits.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "document_edits.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

namespace deck_files {

/// Answers that were written down before, and everything that was said.
struct ScriptedAnswers : FileQuestions {
    Unsaved unsaved = Unsaved::Cancel;
    std::optional<std::filesystem::path> file;
    int asked_about_changes = 0;
    FileChangedAnswer outdated = FileChangedAnswer::Cancel;
    int asked_about_other_changes = 0;
    bool replace = false;
    int asked_to_replace = 0;
    std::filesystem::path suggested;
    std::vector<std::string> failures;
    std::vector<std::string> not_saved;
    std::vector<std::string> successes;
    std::vector<std::string> report;
    std::vector<std::string> left_out;
    bool leaves_out = true;
    std::string looked_at;
    bool wants_import = true;
    std::string game_shown;
    bool shows_games = false;
    std::optional<UnclearImport::Answer> answer_to_import; ///< for its first line

    Unsaved what_about_changes(const std::string&) override
    {
        ++asked_about_changes;
        return unsaved;
    }
    FileChangedAnswer what_about_other_changes(const std::string&) override
    {
        ++asked_about_other_changes;
        return outdated;
    }
    bool may_replace(const std::filesystem::path&) override
    {
        ++asked_to_replace;
        return replace;
    }
    std::optional<std::filesystem::path> file_to_open(const std::filesystem::path& in) override
    {
        suggested = in;
        return file;
    }
    std::optional<std::filesystem::path> file_to_save(const std::filesystem::path& name) override
    {
        suggested = name;
        return file;
    }
    std::optional<std::filesystem::path> file_to_export(const std::filesystem::path& name,
                                                        const DeckFileKind&) override
    {
        suggested = name;
        return file;
    }
    void tell_failure(const std::string& sentence) override { failures.push_back(sentence); }
    void tell_not_saved(const std::string& sentence) override { not_saved.push_back(sentence); }
    void tell_success(const std::string& sentence) override { successes.push_back(sentence); }
    void nothing_to_tell() override {}
    void show_report(const std::string&, const std::vector<std::string>& lines) override
    {
        report = lines;
    }
    bool may_leave_out(const DeckFileKind&, const std::vector<std::string>& things) override
    {
        left_out = things;
        return leaves_out;
    }
    bool look_at_import(const std::string& name, UnclearImport& import) override
    {
        looked_at = name;
        if (answer_to_import)
            import.answer(0, *answer_to_import);
        return wants_import;
    }
    bool open_elsewhere(const std::filesystem::path&, const std::string& game) override
    {
        game_shown = game;
        return shows_games;
    }
};

struct DeckFilesTest {
    ScratchFolder folder;
    Settings settings;
    ScriptedAnswers answers;
    DeckDocument document{shipped_catalogue()};
    DeckFiles files{document, settings, answers, english()};

    void change() { change_cards(document, std::array{SelectedCard{marth}}, 1, english()); }
};

} // namespace deck_files

BOOST_FIXTURE_TEST_SUITE(deck_files, DeckFilesTest)

BOOST_AUTO_TEST_CASE(a_saved_deck_may_go_without_a_question)
{
    files.close(0);
    BOOST_TEST(answers.asked_about_changes == 0);
}

BOOST_AUTO_TEST_CASE(cancel_keeps_the_changed_deck_open)
{
    change();
    answers.unsaved = FileQuestions::Unsaved::Cancel;
    files.close(0);
    BOOST_TEST(answers.asked_about_changes == 1);
    BOOST_TEST(document.resolved().size == 1);
}

BOOST_AUTO_TEST_CASE(discard_lets_the_changes_go)
{
    change();
    answers.unsaved = FileQuestions::Unsaved::Discard;
    files.close(0);
    BOOST_TEST(document.resolved().size == 0);
}

BOOST_AUTO_TEST_CASE(save_writes_the_deck_before_it_goes)
{
    change();
    answers.unsaved = FileQuestions::Unsaved::Save;
    answers.file = folder / "kept.kizuna.yaml";
    files.close(0);
    BOOST_TEST(document.resolved().size == 0);
    BOOST_TEST(std::filesystem::exists(folder / "kept.kizuna.yaml"));
}

BOOST_AUTO_TEST_CASE(giving_up_the_name_keeps_the_deck_open)
{
    change();
    answers.unsaved = FileQuestions::Unsaved::Save;
    answers.file.reset();
    files.close(0);
    BOOST_TEST(document.resolved().size == 1);
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(a_save_that_fails_says_why_and_keeps_the_deck_open)
{
    change();
    answers.unsaved = FileQuestions::Unsaved::Save;
    answers.file = folder / "no such folder" / "deck.kizuna.yaml";
    files.close(0);
    BOOST_TEST(answers.not_saved.size() == 1U);
    BOOST_TEST(document.resolved().size == 1);
}

BOOST_AUTO_TEST_CASE(a_new_deck_leaves_the_changed_one_open_without_a_question)
{
    change();
    files.start_new();
    BOOST_TEST(answers.asked_about_changes == 0);
    BOOST_TEST(document.decks().size() == 2U);
    BOOST_TEST(document.resolved().size == 0);
}

BOOST_AUTO_TEST_CASE(leaving_asks_about_each_unsaved_deck_and_shows_it)
{
    change();
    files.start_new();
    files.open(folder.write("saved.kizuna.yaml", "kizuna: 1\ncards:\n  B01-001: 1\n"));
    files.start_new();
    change();
    answers.unsaved = FileQuestions::Unsaved::Discard;
    BOOST_TEST(files.may_leave());
    BOOST_TEST(answers.asked_about_changes == 2);
    BOOST_TEST(document.active() == 2U);
}

BOOST_AUTO_TEST_CASE(leaving_called_off_at_one_deck_asks_about_no_other)
{
    change();
    files.start_new();
    change();
    BOOST_TEST(!files.may_leave());
    BOOST_TEST(answers.asked_about_changes == 1);
    BOOST_TEST(document.decks().size() == 2U);
}

BOOST_AUTO_TEST_CASE(what_is_saved_can_be_opened_again)
{
    change();
    test::set_name(document, "Prince", "");
    answers.file = folder / "prince.kizuna.yaml";
    BOOST_REQUIRE(files.save());
    files.start_new();
    files.open();
    BOOST_TEST(document.deck().name == "Prince");
    BOOST_TEST(copies_in(document, Pile::Cards, marth) == 1);
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(opened_and_saved_decks_are_remembered_newest_first)
{
    answers.file = folder / "one.kizuna.yaml";
    files.save_as();
    answers.file = folder / "two.kizuna.yaml";
    files.save_as();
    files.open(folder / "one.kizuna.yaml");
    BOOST_TEST(settings.recent_decks ==
                   (std::vector<std::string>{(folder / "one.kizuna.yaml").string(),
                                             (folder / "two.kizuna.yaml").string()}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_used_leaves_the_open_deck_alone)
{
    change();
    answers.unsaved = FileQuestions::Unsaved::Discard;
    files.open(folder / "missing.kizuna.yaml");
    BOOST_TEST(answers.failures.size() == 1U);
    BOOST_TEST(document.resolved().size == 1);
    BOOST_TEST(settings.recent_decks.empty());
}

BOOST_AUTO_TEST_CASE(a_bundled_deck_is_saved_under_a_name_of_its_own)
{
    const auto bundled = bundled_decks(build_folders()).front();
    const std::string shipped = file_text(bundled.file);
    files.open(bundled.file);
    change();
    answers.file = folder / "mine.kizuna.yaml";
    BOOST_REQUIRE(files.save());
    BOOST_TEST(file_text(bundled.file) == shipped);
    BOOST_TEST(document.file() == folder / "mine.kizuna.yaml");
}

BOOST_AUTO_TEST_CASE(a_bundled_deck_is_told_in_the_user_s_language_and_is_not_changed_by_it)
{
    const auto file = shipped_catalogue().decks / "golden-deer.kizuna.yaml";
    DeckFiles in_japanese(document, settings, answers, japanese());
    BOOST_TEST(in_japanese.name_in(file) == "金鹿、翼を得て");
    in_japanese.open(file);
    BOOST_TEST(document.deck().name == "金鹿、翼を得て");
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(lines_that_an_import_could_not_take_are_looked_at_before_it_is_opened)
{
    const auto list = folder.write("list.txt", "4 B01-003\n2 Nobody: Of Nowhere\n");
    answers.answer_to_import = {UnclearImport::Answer::Kind::Card, &card(caeda)};
    answers.wants_import = false;
    files.open(list);
    BOOST_TEST(answers.looked_at == "list.txt");
    BOOST_TEST(document.resolved().size == 0);
    BOOST_TEST(settings.recent_decks.empty());
    answers.wants_import = true;
    files.open(list);
    BOOST_TEST(copies_in(document, Pile::Cards, marth) == 4);
    BOOST_TEST(copies_in(document, Pile::Cards, caeda) == 2);
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(answers.report.empty());
}

BOOST_AUTO_TEST_CASE(lists_that_are_understood_and_decks_of_our_own_ask_nothing)
{
    files.open(folder.write("list.txt", "4 B01-003\n2 B01-006\n"));
    files.open(folder.write("a.kizuna.yaml", "kizuna: 1\ncards:\n  nobody: 2\n"));
    BOOST_TEST(answers.looked_at.empty());
}

BOOST_AUTO_TEST_CASE(an_export_leaves_the_deck_unsaved)
{
    change();
    answers.file = folder / "list.txt";
    files.export_copy(*deck_file_kind("text"));
    BOOST_TEST(answers.successes.size() == 1U);
    BOOST_TEST(std::filesystem::exists(folder / "list.txt"));
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(an_export_that_loses_nothing_asks_nothing)
{
    change();
    answers.file = folder / "list.txt";
    files.export_copy(*deck_file_kind("text"));
    BOOST_TEST(answers.left_out.empty());
}

BOOST_AUTO_TEST_CASE(an_export_that_loses_something_asks_first)
{
    document.change_to({.name = "",
                        .protagonist = marth,
                        .notes = "Remember.",
                        .cards = {{.code = marth, .copies = 4}}},
                       "a deck with notes");
    answers.file = folder / "deck.fe0d";
    answers.leaves_out = false;
    files.export_copy(*deck_file_kind("ciphervit"));
    BOOST_REQUIRE(answers.left_out.size() == 1U);
    BOOST_TEST(answers.left_out.front().find("Remember.") != std::string::npos);
    BOOST_TEST(!std::filesystem::exists(folder / "deck.fe0d"));
    answers.leaves_out = true;
    files.export_copy(*deck_file_kind("ciphervit"));
    BOOST_TEST(std::filesystem::exists(folder / "deck.fe0d"));
}

BOOST_AUTO_TEST_CASE(a_protagonist_that_was_taken_by_custom_is_told)
{
    files.open(folder.write("list.txt", "1 Marth: Altean Prince\n4 B01-006\n"));
    BOOST_REQUIRE(answers.successes.size() == 1U);
    BOOST_TEST(answers.successes.front().find("Marth: Altean Prince") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_list_in_shift_jis_or_utf_16_is_opened)
{
    using namespace std::string_literals;
    files.open(folder.write("sjis.csv", "\x96\x87\x90\x94,card name\n4,"
                                        "\x83\x41\x83\x8A\x83\x65\x83\x42\x83\x41\x82\xCC"
                                        "\x89\xA4\x8E\x71 \x83\x7D\x83\x8B\x83\x58\n"));
    BOOST_TEST(document.resolved().size == 4);
    files.open(folder.write("wide.txt", "\xFF\xFE"
                                        "4\0 \0B\0"
                                        "0\0"
                                        "1\0-\0"
                                        "0\0"
                                        "0\0"
                                        "3\0\n\0"s));
    BOOST_TEST(document.resolved().size == 4);
    BOOST_TEST(answers.failures.empty());
}

BOOST_AUTO_TEST_CASE(a_deck_is_called_by_its_name_or_its_file_or_nothing)
{
    BOOST_TEST(files.deck_name() == "Deck without a name");
    answers.file = folder / "prince.kizuna.yaml";
    files.save_as();
    BOOST_TEST(files.deck_name() == "prince.kizuna.yaml");
    test::set_name(document, "Prince", "");
    BOOST_TEST(files.deck_name() == "Prince");
    files.save();
    BOOST_TEST(files.name_in(folder / "prince.kizuna.yaml") == "Prince");
}

BOOST_AUTO_TEST_CASE(a_file_that_another_program_changed_is_not_overwritten_unasked)
{
    change();
    const auto file = folder / "deck.kizuna.yaml";
    BOOST_REQUIRE(!save(document, file));
    folder.write("deck.kizuna.yaml", "kizuna: 1\nname: Theirs\ncards:\n  B01-001: 1\n");
    change();
    BOOST_TEST(!files.save());
    BOOST_TEST(answers.asked_about_other_changes == 1);
    BOOST_TEST(file_text(file).find("Theirs") != std::string::npos);

    answers.outdated = FileQuestions::FileChangedAnswer::SaveElsewhere;
    answers.file = folder / "mine.kizuna.yaml";
    BOOST_TEST(files.save());
    BOOST_TEST(file_text(file).find("Theirs") != std::string::npos);
    BOOST_TEST(document.file() == folder / "mine.kizuna.yaml");
    BOOST_TEST(files.save());
    BOOST_TEST(answers.asked_about_other_changes == 2);
}

BOOST_AUTO_TEST_CASE(a_file_that_another_program_changed_can_be_overwritten)
{
    change();
    const auto file = folder / "deck.kizuna.yaml";
    BOOST_REQUIRE(!save(document, file));
    folder.write("deck.kizuna.yaml", "kizuna: 1\nname: Theirs\ncards:\n  B01-001: 1\n");
    answers.outdated = FileQuestions::FileChangedAnswer::Overwrite;
    BOOST_TEST(files.save());
    BOOST_TEST(file_text(file).find("Theirs") == std::string::npos);
    BOOST_TEST(!document.file_was_changed());
}

BOOST_AUTO_TEST_CASE(a_file_that_is_gone_is_written_again)
{
    change();
    const auto file = folder / "deck.kizuna.yaml";
    BOOST_REQUIRE(!save(document, file));
    std::filesystem::remove(file);
    BOOST_TEST(files.save());
    BOOST_TEST(answers.asked_about_other_changes == 0);
    BOOST_TEST(std::filesystem::exists(file));
}

BOOST_AUTO_TEST_CASE(a_new_file_gets_the_whole_ending)
{
    change();
    for (const char* name : {"prince", "prince.yaml", "prince.kizuna", "prince.kizuna.yaml"}) {
        answers.file = folder / name;
        BOOST_TEST(files.save_as());
        BOOST_TEST(document.file() == folder / "prince.kizuna.yaml", name);
        std::filesystem::remove(document.file());
    }
}

BOOST_AUTO_TEST_CASE(an_ending_never_leads_to_a_file_that_nobody_agreed_to_replace)
{
    change();
    const auto there = folder.write("prince.kizuna.yaml", "theirs");
    answers.file = folder / "prince";
    BOOST_TEST(!files.save_as());
    BOOST_TEST(answers.asked_to_replace == 1);
    BOOST_TEST(file_text(there) == "theirs");
    answers.replace = true;
    BOOST_TEST(files.save_as());
    BOOST_TEST(file_text(there) != "theirs");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_there_keeps_the_name_it_has)
{
    change();
    answers.file = folder.write("prince", "theirs");
    BOOST_TEST(files.save_as());
    BOOST_TEST(document.file() == folder / "prince");
}

BOOST_AUTO_TEST_CASE(any_deck_name_suggests_a_name_that_a_file_can_have)
{
    test::set_name(document, "../.a/b\n" + std::string(300, 'x'), "");
    files.save_as();
    const std::string name = answers.suggested.filename().string();
    BOOST_TEST(name.starts_with("-.-.a-b-xxx"));
    BOOST_TEST(name.ends_with("xxx.kizuna.yaml"));
    BOOST_TEST(name.size() < 200U);
}

BOOST_AUTO_TEST_CASE(a_deck_is_looked_for_beside_the_one_before_it)
{
    change();
    BOOST_REQUIRE(!save(document, folder / "deck.kizuna.yaml"));
    files.open();
    BOOST_TEST(answers.suggested == folder.path);
    files.save_as();
    BOOST_TEST(answers.suggested == folder / "deck.kizuna.yaml");
}

BOOST_AUTO_TEST_CASE(a_deck_that_is_gone_is_no_recent_deck_any_more)
{
    const auto file = folder.write("deck.kizuna.yaml", "kizuna: 1\ncards:\n  B01-001: 1\n");
    files.open(file);
    BOOST_TEST(settings.recent_decks.size() == 1U);
    files.close(0);
    std::filesystem::remove(file);
    files.open(file);
    BOOST_TEST(answers.failures.size() == 1U);
    BOOST_TEST(settings.recent_decks.empty());
}

BOOST_AUTO_TEST_CASE(that_the_examples_are_gone_is_told)
{
    namespace fs = std::filesystem;
    fs::create_directory(folder / "data");
    for (const auto& entry : fs::directory_iterator(KIZUNA_TEST_DATA))
        fs::create_symlink(entry.path(), folder / "data" / entry.path().filename());
    const Catalogue catalogue = load_catalogue({folder / "data", KIZUNA_TEST_LOCALES});
    fs::remove(folder / "data/decks");
    DeckDocument own(catalogue);
    DeckFiles of_own(own, settings, answers, english());
    BOOST_TEST(of_own.examples().empty());
    BOOST_REQUIRE(answers.failures.size() == 1U);
    BOOST_TEST(answers.failures[0].find("decks") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_deck_of_another_game_is_refused_unless_something_else_shows_it)
{
    folder.write("mine.kizuna.yaml", "kizuna: 1\ngame: detainer\ncards: {}\n");
    files.open(folder / "mine.kizuna.yaml");
    BOOST_TEST(answers.game_shown == "detainer");
    BOOST_TEST(answers.failures.size() == 1U);
    answers.shows_games = true;
    files.open(folder / "mine.kizuna.yaml");
    BOOST_TEST(answers.failures.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
