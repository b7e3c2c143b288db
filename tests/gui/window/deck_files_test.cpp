#include "document_edits.h"
#include "gui/choose_file.h"

#include <wx/infobar.h>
#include <wx/msgdlg.h>

using namespace kizuna;
using namespace kizuna::test;

namespace window_files {

struct WindowFilesTest : WindowTest {
    WindowFilesTest()
    {
        test::change_copies(document, Pile::Cards, marth, 2, "add");
        test::set_name(document, "Prince", "name");
        settle();
    }
    wxString file() const { return to_wx((folder / "prince.kizuna.yaml").string()); }
    bool is_on_disk() const { return std::filesystem::exists(folder / "prince.kizuna.yaml"); }
};

} // namespace window_files

BOOST_FIXTURE_TEST_SUITE(window_files, WindowFilesTest)

BOOST_AUTO_TEST_CASE(closing_an_unsaved_deck_can_be_called_off)
{
    wxTEST_DIALOG(frame->Close(), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    settle();
    BOOST_TEST(frame);
}

BOOST_AUTO_TEST_CASE(closing_without_saving_writes_nothing)
{
    wxTEST_DIALOG(frame->Close(), wxExpectModal<wxMessageDialog>(wxID_NO));
    settle();
    BOOST_TEST(!frame);
    BOOST_TEST(!is_on_disk());
}

BOOST_AUTO_TEST_CASE(closing_with_saving_asks_where_and_writes)
{
    wxTEST_DIALOG(frame->Close(), wxExpectModal<wxMessageDialog>(wxID_YES), ChooseFile(file()));
    settle();
    BOOST_TEST(!frame);
    BOOST_TEST(is_on_disk());
}

BOOST_AUTO_TEST_CASE(a_saved_deck_closes_without_a_question)
{
    BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
    frame->Close();
    settle();
    BOOST_TEST(!frame);
}

BOOST_AUTO_TEST_CASE(what_is_saved_by_its_key_opens_again_by_its_key)
{
    wxTEST_DIALOG(press('S', wxMOD_CONTROL), ChooseFile(file()));
    wait_for([&] { return is_on_disk() && !document.has_unsaved_changes(); });
    press('N', wxMOD_CONTROL);
    BOOST_TEST(document.resolved().size == 0);
    wxTEST_DIALOG(press('O', wxMOD_CONTROL), ChooseFile(file()));
    BOOST_TEST(document.deck().name == "Prince");
    BOOST_TEST(copies(marth) == 2);
    BOOST_TEST(from_wx(frame->GetTitle()) == "Prince – Kizuna");
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_opened_is_told_in_the_bar)
{
    BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
    BOOST_TEST(!wxWindow::FindWindowByName("told", frame));
    frame->open(folder.write("broken.kizuna.yaml", "kizuna: [\n"));
    settle();
    const auto& bar = find<wxInfoBar>("told");
    BOOST_TEST(bar.IsShown());
    BOOST_TEST(bar.HasButtonId(wxID_CLOSE));
    BOOST_TEST(!bar.HasButtonId(wxID_SAVEAS));
    BOOST_TEST(document.deck().name == "Prince");
}

BOOST_AUTO_TEST_CASE(a_deck_whose_file_cannot_be_written_may_be_saved_elsewhere)
{
    BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
    std::filesystem::remove(folder / "prince.kizuna.yaml");
    std::filesystem::create_directory(folder / "prince.kizuna.yaml");
    test::set_name(document, "Lost", "name");
    press('S', wxMOD_CONTROL);
    wait_until_told();
    auto& bar = find<wxInfoBar>("told");
    BOOST_REQUIRE(bar.HasButtonId(wxID_SAVEAS));
    wxCommandEvent chosen(wxEVT_BUTTON, wxID_SAVEAS);
    const std::string other = (folder / "other.kizuna.yaml").string();
    const auto choose = [&] {
        bar.HandleWindowEvent(chosen);
        settle();
    };
    wxTEST_DIALOG(choose(), ChooseFile(to_wx(other)));
    wait_for([&] { return std::filesystem::exists(other) && !document.has_unsaved_changes(); });
}

BOOST_AUTO_TEST_CASE(a_list_with_lines_that_are_not_clear_is_opened_after_a_look)
{
    BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
    const auto list = folder.write("list.txt", "4 B01-003\n2 Nobody: Of Nowhere\n");
    wxTEST_DIALOG(frame->open(list), wxExpectAny(wxID_OK));
    BOOST_TEST(copies(marth) == 4);
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_SUITE_END()
