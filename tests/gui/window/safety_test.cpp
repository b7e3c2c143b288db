#include "gui/window_test.h"

#include "document_edits.h"
#include "gui/help/recovery_dialog.h"

#include <wx/button.h>
#include <wx/infobar.h>
#include <wx/listctrl.h>
#include <wx/msgdlg.h>
#include <wx/testing.h>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace window_safety {

/// Answers the question about lost decks, and notes what it says of them.
class AnswerRecovery : public wxExpectModalBase<RecoveryDialog, AnswerRecovery> {
public:
    AnswerRecovery(RecoveryDialog::Answer answer, std::string& said) : answer_(answer), said_(said)
    {
    }

protected:
    int OnInvoked(RecoveryDialog* dialog) const override
    {
        const auto* list =
            dynamic_cast<wxListView*>(wxWindow::FindWindowByName("lost decks", dialog));
        for (int row = 0; list && row < list->GetItemCount(); ++row)
            said_ += from_wx(list->GetItemText(row, 0) + ": " + list->GetItemText(row, 2)) + '\n';
        return answer_;
    }

private:
    RecoveryDialog::Answer answer_;
    std::string& said_;
};

struct SafetyTest : WindowTest {
    fs::path state = folder / "state";
    fs::path deck =
        folder.write("prince.kizuna.yaml", "kizuna: 1\nname: Prince\ncards:\n  B01-003: 4\n");
    Journal journal{state, document};
    std::string said;

    /// Another program opens the deck, changes it, begins a new one and is killed.
    void lose()
    {
        DeckDocument lost(shipped_catalogue());
        const Journal its_journal(state, lost);
        lost.open(deck);
        test::change_copies(lost, Pile::Cards, marth, -1, "take one");
        lost.start_new();
        test::set_name(lost, "New one", "");
    }
    void bring_back(RecoveryDialog::Answer answer)
    {
        auto lost = lost_decks(state, shipped_catalogue().tools());
        const auto start = [&] { frame->bring_back(std::move(lost), journal, true); };
        wxTEST_DIALOG(start(), AnswerRecovery(answer, said));
        settle();
    }
    std::size_t lost_programs() const
    {
        return lost_decks(state, shipped_catalogue().tools()).size();
    }
    wxInfoBar& disk_bar() const { return find<wxInfoBar>("on disk"); }
    bool tells_of_disk() const
    {
        const wxWindow* bar = wxWindow::FindWindowByName("on disk", frame);
        return bar && bar->IsShown();
    }
    void come_back_to_window()
    {
        wxActivateEvent active(wxEVT_ACTIVATE, true);
        frame->HandleWindowEvent(active);
        settle();
    }
    void other_program_writes(const std::string& name)
    {
        folder.write("prince.kizuna.yaml", "kizuna: 1\nname: " + name + "\ncards:\n  B01-001: 1\n");
        come_back_to_window();
    }
    void push(wxInfoBar& bar, const char* label)
    {
        for (std::size_t at = 0; at < bar.GetButtonCount(); ++at) {
            wxCommandEvent pushed(wxEVT_BUTTON, bar.GetButtonId(at));
            if (disk_labels_.at(at) == label)
                bar.HandleWindowEvent(pushed);
        }
        settle();
    }
    std::vector<std::string> disk_labels_ = {"Reload", "Keep mine"};
};

} // namespace window_safety

BOOST_FIXTURE_TEST_SUITE(window_safety, SafetyTest)

BOOST_AUTO_TEST_CASE(lost_decks_are_told_with_what_is_different)
{
    lose();
    bring_back(RecoveryDialog::Later);
    BOOST_TEST(said == "Prince: 1 card fewer\nNew one: Never saved, 0 cards\n");
}

BOOST_AUTO_TEST_CASE(restored_decks_are_open_and_unsaved_and_no_file_is_touched)
{
    const std::string saved = file_text(deck);
    lose();
    bring_back(RecoveryDialog::Restore);
    BOOST_TEST(document.decks().size() == 2U);
    BOOST_TEST(document.deck().name == "New one");
    document.switch_to(0);
    BOOST_TEST(copies(marth) == 3);
    BOOST_TEST(document.file() == deck);
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(document.undo_reason() == "take one");
    BOOST_TEST(file_text(deck) == saved);
    BOOST_TEST(lost_programs() == 0U);
}

BOOST_AUTO_TEST_CASE(who_answers_later_is_asked_again)
{
    lose();
    bring_back(RecoveryDialog::Later);
    BOOST_TEST(document.decks().size() == 1U);
    BOOST_TEST(lost_programs() == 1U);
}

BOOST_AUTO_TEST_CASE(decks_that_were_all_saved_come_back_without_a_question)
{
    {
        DeckDocument lost(shipped_catalogue());
        const Journal its_journal(state, lost);
        lost.open(deck);
    }
    frame->bring_back(lost_decks(state, shipped_catalogue().tools()), journal, true);
    BOOST_TEST(document.file() == deck);
    BOOST_TEST(!document.has_unsaved_changes());
    BOOST_TEST(lost_programs() == 0U);
}

BOOST_AUTO_TEST_CASE(the_last_decks_open_again_and_missing_ones_are_told)
{
    settings.open_decks = {deck.string(), (folder / "gone.kizuna.yaml").string()};
    frame->bring_back({}, journal, true);
    settle();
    BOOST_TEST(document.decks().size() == 1U);
    BOOST_TEST(document.deck().name == "Prince");
    BOOST_TEST(find<wxInfoBar>("told").IsShown());
}

BOOST_AUTO_TEST_CASE(a_deck_that_another_program_changed_can_be_read_again)
{
    frame->open(deck);
    settle();
    BOOST_TEST(!tells_of_disk());
    other_program_writes("Theirs");
    BOOST_REQUIRE(tells_of_disk());
    push(disk_bar(), "Reload");
    BOOST_TEST(document.deck().name == "Theirs");
    BOOST_TEST(!tells_of_disk());
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(document.deck().name == "Prince");
}

BOOST_AUTO_TEST_CASE(a_deck_that_another_program_changed_can_be_kept_as_mine)
{
    frame->open(deck);
    other_program_writes("Theirs");
    push(disk_bar(), "Keep mine");
    BOOST_TEST(document.deck().name == "Prince");
    BOOST_TEST(document.has_unsaved_changes());
    BOOST_TEST(!tells_of_disk());
    press('S', wxMOD_CONTROL); // without another question
    wait_for([&] { return file_text(deck).find("Prince") != std::string::npos; });
}

BOOST_AUTO_TEST_CASE(a_deck_whose_file_is_gone_says_so_and_can_be_saved_again)
{
    frame->open(deck);
    fs::remove(deck);
    come_back_to_window();
    BOOST_REQUIRE(tells_of_disk());
    BOOST_REQUIRE(disk_bar().HasButtonId(wxID_SAVE));
    wxCommandEvent pushed(wxEVT_BUTTON, wxID_SAVE);
    disk_bar().HandleWindowEvent(pushed);
    wait_for([&] { return fs::exists(deck) && !tells_of_disk(); });
}

BOOST_AUTO_TEST_CASE(a_folder_that_vanished_leaves_the_deck_open_and_offers_another_place)
{
    const auto inner = folder.write("inner/deck.kizuna.yaml", "kizuna: 1\ncards:\n  B01-003: 4\n");
    frame->open(inner);
    fs::remove_all(inner.parent_path());
    test::set_name(document, "Kept", "");
    press('S', wxMOD_CONTROL);
    wait_until_told();
    BOOST_TEST(find<wxInfoBar>("told").HasButtonId(wxID_SAVEAS));
    BOOST_TEST(document.deck().name == "Kept");
    BOOST_TEST(document.has_unsaved_changes());
}

BOOST_AUTO_TEST_CASE(that_changes_are_not_kept_is_said_for_as_long_as_it_is_so)
{
    frame->tell_unkept("The disk is full.");
    const auto& bar = find<wxInfoBar>("unkept");
    frame->open(deck); // whose success clears what was told before
    settle();
    BOOST_TEST(bar.IsShown());
    BOOST_TEST(bar.HasButtonId(wxID_SAVE));
    frame->tell_unkept("");
    settle();
    BOOST_TEST(!bar.IsShown());
}

BOOST_AUTO_TEST_SUITE_END()
