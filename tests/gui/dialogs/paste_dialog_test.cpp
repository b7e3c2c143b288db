#include "gui/dialogs/paste_dialog.h"

#include "document_edits.h"
#include "gui/dialogs/notes_dialog.h"
#include "gui/dialogs/printings_dialog.h"
#include "gui/rows/text_list.h"
#include "gui/text/text_output.h"
#include "gui/window_test.h"

#include <wx/listbox.h>
#include <wx/spinctrl.h>
#include <wx/testing.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace paste_dialog {

void push(wxWindow& dialog, const char* name)
{
    wxWindow* button = dialog.FindWindow(name);
    BOOST_REQUIRE_MESSAGE(button && button->IsEnabled(), name);
    wxCommandEvent pressed(wxEVT_BUTTON, button->GetId());
    button->ProcessWindowEvent(pressed);
}

/// Presses a button of the dialog for pasting.
class PasteBy : public wxExpectModalBase<PasteDialog, PasteBy> {
public:
    explicit PasteBy(const char* button) : button_(button) {}

protected:
    int OnInvoked(PasteDialog* dialog) const override
    {
        push(*dialog, button_);
        return wxID_OK;
    }

private:
    const char* button_;
};

class WriteNotes : public wxExpectModalBase<NotesDialog, WriteNotes> {
protected:
    int OnInvoked(NotesDialog* dialog) const override
    {
        static_cast<wxTextCtrl*>(dialog->FindWindow("notes text"))->SetValue("for the cup");
        static_cast<wxTextCtrl*>(dialog->FindWindow("notes tags"))->SetValue("red");
        push(*dialog, "tag old");
        return wxID_OK;
    }
};

/// Types, sees what the document has by then, and answers.
class TypeNotes : public wxExpectModalBase<NotesDialog, TypeNotes> {
public:
    TypeNotes(const DeckDocument& document, std::string& seen, int answer)
        : document_(document), seen_(seen), answer_(answer)
    {
    }

protected:
    int OnInvoked(NotesDialog* dialog) const override
    {
        static_cast<wxTextCtrl*>(dialog->FindWindow("notes text"))->SetValue("for the cup");
        seen_ = document_.deck().notes;
        return answer_;
    }

private:
    const DeckDocument& document_;
    std::string& seen_;
    int answer_;
};

class ChoosePrintings : public wxExpectModalBase<PrintingsDialog, ChoosePrintings> {
protected:
    int OnInvoked(PrintingsDialog* dialog) const override
    {
        static_cast<wxSpinCtrl*>(dialog->FindWindow("copies of B01-003ST+"))->SetValue(2);
        return wxID_OK;
    }
};

} // namespace paste_dialog

BOOST_FIXTURE_TEST_SUITE(paste_dialog, DialogTest)

BOOST_AUTO_TEST_CASE(a_line_that_is_not_understood_is_mended_by_its_suggestion)
{
    PasteDialog dialog(frame, document.catalogue(), english(),
                       "4 Marth: Altean Prince\n3 Marth: Altean Prins\n");
    auto* lines = static_cast<TextList*>(dialog.FindWindow("paste lines"));
    BOOST_REQUIRE(lines->row_count() == 1U);
    BOOST_TEST(lines->row(0).cells[0] == "2");
    BOOST_TEST(static_cast<wxListBox*>(dialog.FindWindow("paste choice"))->GetCount() > 0U);
    push(dialog, "paste use");
    BOOST_TEST(lines->row_count() == 0U);
    BOOST_TEST(dialog.pasted().understood == 7);
    BOOST_TEST(from_wx(dialog.FindWindow("paste summary")->GetLabel()) == "7 cards understood.");
}

BOOST_AUTO_TEST_CASE(a_line_of_another_programs_list_takes_a_card_and_another_one_instead)
{
    PasteDialog dialog(frame, document.catalogue(), english(),
                       "<?xml version=\"1.0\"?>\n<deck version=\"0.8\">\n"
                       "<superzone name=\"Deck\">\n"
                       "<card><name>Marth: Altean Prins</name></card>\n"
                       "</superzone>\n</deck>\n");
    auto* lines = static_cast<TextList*>(dialog.FindWindow("paste lines"));
    BOOST_REQUIRE(lines->row_count() == 1U);
    push(dialog, "paste use");
    BOOST_TEST(dialog.pasted().understood == 1);
    BOOST_TEST(dialog.pasted().imported.deck.cards.front().code == marth);
    BOOST_TEST(lines->row(0).cells[2] == "You chose Marth: Altean Prince (B01-003).");
    BOOST_TEST(from_wx(dialog.FindWindow("paste summary")->GetLabel()) == "1 card understood.");
    static_cast<wxTextCtrl*>(dialog.FindWindow("paste search"))->SetValue("B01-006");
    push(dialog, "paste use");
    BOOST_TEST(dialog.pasted().imported.deck.cards.front().code == caeda);
}

BOOST_AUTO_TEST_CASE(a_ciphervit_list_takes_the_card_that_is_chosen)
{
    PasteDialog dialog(frame, document.catalogue(), english(), "1\n2\n999999\n");
    auto* lines = static_cast<TextList*>(dialog.FindWindow("paste lines"));
    BOOST_REQUIRE(lines->row_count() == 1U);
    const int before = dialog.pasted().understood;
    static_cast<wxTextCtrl*>(dialog.FindWindow("paste search"))->SetValue("talys");
    push(dialog, "paste use");
    BOOST_TEST(dialog.pasted().understood == before + 1);
}

BOOST_AUTO_TEST_CASE(a_line_can_be_given_a_card_that_is_searched_for)
{
    PasteDialog dialog(frame, document.catalogue(), english(), "2 xyzzy qwrty\n");
    static_cast<wxTextCtrl*>(dialog.FindWindow("paste search"))->SetValue("talys");
    push(dialog, "paste use");
    BOOST_TEST(dialog.pasted().understood == 2);
}

BOOST_FIXTURE_TEST_CASE(what_is_copied_by_its_key_can_be_pasted_by_its_key, WindowTest)
{
    add(marth, 3);
    press('C', wxMOD_CONTROL | wxMOD_SHIFT);
    wxTEST_DIALOG(press('V', wxMOD_CONTROL | wxMOD_SHIFT), PasteBy("paste add"));
    BOOST_TEST(copies(marth) == 6);
    document.undo();
    BOOST_TEST(copies(marth) == 3);
}

BOOST_FIXTURE_TEST_CASE(a_pasted_list_becomes_a_new_deck, WindowTest)
{
    add(marth, 3);
    BOOST_REQUIRE(!save(document, folder / "a.kizuna.yaml"));
    BOOST_REQUIRE(copy_text("2 B01-006\n"));
    wxTEST_DIALOG(press('V', wxMOD_CONTROL | wxMOD_SHIFT), PasteBy("paste new"));
    BOOST_TEST(copies(caeda) == 2);
    BOOST_TEST(copies(marth) == 0);
    BOOST_TEST(document.file().empty());
}

BOOST_FIXTURE_TEST_CASE(notes_and_tags_are_one_step_and_tags_of_other_decks_are_offered, WindowTest)
{
    settings.recent_decks = {
        folder.write("b.kizuna.yaml", "kizuna: 1\ntags: [old]\ncards: {}\n").string()};
    wxTEST_DIALOG(press('E', wxMOD_CONTROL | wxMOD_SHIFT), WriteNotes());
    BOOST_TEST(document.deck().notes == "for the cup");
    BOOST_TEST(document.deck().tags == (std::vector<std::string>{"red", "old"}),
               boost::test_tools::per_element());
    document.undo();
    BOOST_TEST(document.deck().notes.empty());
}

BOOST_FIXTURE_TEST_CASE(the_deck_holds_the_printings_that_were_chosen, WindowTest)
{
    add(marth, 1);
    type("altean prince");
    wxTEST_DIALOG(press('E', wxMOD_CONTROL), ChoosePrintings());
    BOOST_TEST(copies(marth) == 3);
    BOOST_REQUIRE(document.deck().cards.size() == 2U);
    BOOST_TEST(document.deck().cards[1].code == "B01-003ST+");
}

BOOST_FIXTURE_TEST_CASE(notes_are_in_the_deck_and_so_in_its_journal_as_they_are_typed, WindowTest)
{
    std::string seen;
    wxTEST_DIALOG(press('E', wxMOD_CONTROL | wxMOD_SHIFT), TypeNotes(document, seen, wxID_OK));
    BOOST_TEST(seen == "for the cup");
    BOOST_TEST(document.deck().notes == "for the cup");
}

BOOST_FIXTURE_TEST_CASE(notes_that_are_cancelled_leave_the_deck_as_it_was, WindowTest)
{
    std::string seen;
    wxTEST_DIALOG(press('E', wxMOD_CONTROL | wxMOD_SHIFT), TypeNotes(document, seen, wxID_CANCEL));
    BOOST_TEST(document.deck().notes.empty());
    BOOST_TEST(!document.has_unsaved_changes());
    document.redo(); // whoever pressed Escape too soon
    BOOST_TEST(document.deck().notes == "for the cup");
}

BOOST_AUTO_TEST_SUITE_END()
