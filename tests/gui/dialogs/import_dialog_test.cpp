#include "gui/dialogs/import_dialog.h"

#include "app/document/deck_storage.h"
#include "gui/rows/text_list.h"
#include "gui/window_test.h"

#include <wx/button.h>
#include <wx/dnd.h>
#include <wx/listbox.h>
#include <wx/testing.h>
#include <wx/textctrl.h>

#include <functional>

using namespace kizuna;
using namespace kizuna::test;

namespace import_dialog {

/// Does something in the dialog and ends it.
class InDialog : public wxExpectModalBase<ImportDialog, InDialog> {
public:
    InDialog(std::function<void(ImportDialog&)> act, int end) : act_(std::move(act)), end_(end) {}

protected:
    int OnInvoked(ImportDialog* dialog) const override
    {
        act_(*dialog);
        return end_;
    }

private:
    std::function<void(ImportDialog&)> act_;
    int end_;
};

template <typename Control>
Control& in(wxWindow& dialog, const char* name)
{
    auto* control = dynamic_cast<Control*>(dialog.FindWindow(name));
    BOOST_REQUIRE_MESSAGE(control, name);
    return *control;
}

std::filesystem::path unclear_list(const ScratchFolder& folder)
{
    return folder.write("list.txt", "4 Marth: Altean Prince\n"
                                    "3 Marth: Altean Prins\n"
                                    "2 Nobody: Of Nowhere\n"
                                    "Fliers:\n"
                                    "1 B01-004\n");
}

struct ImportDialogTest : DialogTest {
    std::filesystem::path list = unclear_list(folder);
    UnclearImport import{load_deck(list, document.catalogue().tools()).imported,
                         document.catalogue(), english()};

    static TextList& lines(wxWindow& dialog) { return in<TextList>(dialog, "import lines"); }
    static wxListBox& choices(wxWindow& dialog) { return in<wxListBox>(dialog, "import choice"); }
    static void push(wxWindow& dialog, const char* name)
    {
        auto& button = in<wxButton>(dialog, name);
        wxCommandEvent pressed(wxEVT_BUTTON, button.GetId());
        button.ProcessWindowEvent(pressed);
    }
    static std::string becomes(wxWindow& dialog, std::size_t row)
    {
        return lines(dialog).row(row).cells.at(3);
    }
    static void select(wxWindow& dialog, std::size_t row)
    {
        lines(dialog).select(row);
        wxDataViewEvent selected(wxEVT_DATAVIEW_SELECTION_CHANGED, &lines(dialog),
                                 wxDataViewItem());
        lines(dialog).ProcessWindowEvent(selected);
    }
};

} // namespace import_dialog

BOOST_FIXTURE_TEST_SUITE(import_dialog, ImportDialogTest)

BOOST_AUTO_TEST_CASE(every_line_that_is_not_clear_says_why_and_what_becomes_of_it)
{
    ImportDialog dialog(frame, "list.txt", import, english());
    BOOST_REQUIRE(lines(dialog).row_count() == 3U);
    BOOST_TEST(lines(dialog).row(0).cells[0] == "2");
    BOOST_TEST(lines(dialog).row(0).cells[1] == "3 Marth: Altean Prins");
    BOOST_TEST(becomes(dialog, 0) == "Kept as an unknown card");
    BOOST_TEST(becomes(dialog, 2) == "Left out");
    BOOST_TEST(from_wx(choices(dialog).GetString(0)) == "Kept as an unknown card");
    BOOST_TEST(choices(dialog).GetStringSelection().Contains("B01-003"));
}

BOOST_AUTO_TEST_CASE(cards_that_nobody_knows_have_no_column_of_lines)
{
    Deck deck;
    deck.cards.push_back({.code = "X99-001", .copies = 2, .comments = {}, .raw = {}});
    UnclearImport unknown(unknown_cards_as_lines(deck, document.catalogue().library),
                          document.catalogue(), english());
    ImportDialog dialog(frame, "Mine", unknown, english(), "gui.import.take"_msg);
    BOOST_TEST(lines(dialog).GetColumnCount() == 3u);
    ImportDialog list_dialog(frame, "list.txt", import, english());
    BOOST_TEST(lines(list_dialog).GetColumnCount() == 4u);
}

BOOST_AUTO_TEST_CASE(a_choice_stays_in_sight_and_the_next_line_comes)
{
    ImportDialog dialog(frame, "list.txt", import, english());
    in<wxTextCtrl>(dialog, "import search").SetValue("  ");
    BOOST_TEST(choices(dialog).GetCount() > 1u, "blanks search for nothing");
    push(dialog, "import use");
    BOOST_TEST(becomes(dialog, 0) == "Marth: Altean Prince (B01-003)");
    BOOST_TEST(lines(dialog).row(0).is_bold);
    BOOST_TEST(lines(dialog).selected().value() == 1U);
    in<wxTextCtrl>(dialog, "import search").SetValue("talys");
    BOOST_TEST(choices(dialog).GetStringSelection().Contains("B01-006"));
    push(dialog, "import use");
    BOOST_TEST(lines(dialog).selected().value() == 2U);
    BOOST_TEST(in<wxTextCtrl>(dialog, "import search").IsEmpty());
    const Deck deck = import.deck();
    BOOST_TEST(resolve(deck, document.catalogue().library).copies_of(card(caeda)) == 2);
    select(dialog, 0);
    choices(dialog).SetSelection(0);
    push(dialog, "import use");
    BOOST_TEST(becomes(dialog, 0) == "Kept as an unknown card");
}

BOOST_AUTO_TEST_CASE(one_click_chooses)
{
    ImportDialog dialog(frame, "list.txt", import, english());
    dialog.Move(0, 0);
    dialog.Show();
    settle();
    const wxRect box = choices(dialog).GetScreenRect();
    move_to(box.GetPosition() + wxPoint(40, 34)); // the second of them
    user.MouseClick();
    settle();
    BOOST_TEST(becomes(dialog, 0).find("B01-") != std::string::npos);
    BOOST_TEST(lines(dialog).selected().value() == 0U);
}

BOOST_AUTO_TEST_CASE(the_keyboard_alone_answers_line_after_line)
{
    ImportDialog dialog(frame, "list.txt", import, english());
    dialog.Move(0, 0);
    dialog.Show();
    settle();
    click(in<wxWindow>(dialog, "import heading")); // without a window manager, keys follow this
    focus(lines(dialog));
    press(WXK_RETURN); // on the first line
    BOOST_TEST(choices(dialog).HasFocus());
    press(WXK_RETURN);
    BOOST_TEST(becomes(dialog, 0) == "Marth: Altean Prince (B01-003)");
    BOOST_TEST(lines(dialog).selected().value() == 1U);
    press(WXK_TAB);
    type("talys");
    press(WXK_RETURN);
    BOOST_TEST(becomes(dialog, 1).find("B01-006") != std::string::npos);
    BOOST_TEST(dialog.IsShown());
}

BOOST_AUTO_TEST_CASE(all_suggestions_are_taken_by_one_button)
{
    ImportDialog dialog(frame, "list.txt", import, english());
    push(dialog, "import suggestions");
    BOOST_TEST(becomes(dialog, 0) == "Marth: Altean Prince (B01-003)");
}

BOOST_FIXTURE_TEST_CASE(the_deck_that_is_opened_has_the_cards_that_were_chosen, WindowTest)
{
    wxTEST_DIALOG(
        frame->open(unclear_list(folder)),
        InDialog([](ImportDialog& dialog) { ImportDialogTest::push(dialog, "import use"); },
                 wxID_OK));
    BOOST_TEST(copies(marth) == 7);
    BOOST_TEST(document.resolved().unknown.size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(a_list_that_is_not_wanted_is_not_opened, WindowTest)
{
    add(marth, 1);
    wxTEST_DIALOG(frame->open(unclear_list(folder)), InDialog([](ImportDialog&) {}, wxID_CANCEL));
    BOOST_TEST(document.decks().size() == 1U);
    BOOST_TEST(copies(marth) == 1);
}

BOOST_FIXTURE_TEST_CASE(a_file_that_is_dropped_on_the_window_is_opened, WindowTest)
{
    auto* target = dynamic_cast<wxFileDropTarget*>(frame->GetDropTarget());
    BOOST_REQUIRE(target);
    const auto deck = folder.write("a.kizuna.yaml", "kizuna: 1\nname: A\ncards:\n  B01-003: 2\n");
    wxArrayString files;
    files.Add(to_wx(deck.string()));
    target->OnDropFiles(10, 10, files);
    settle();
    BOOST_TEST(document.deck().name == "A");
}

BOOST_AUTO_TEST_SUITE_END()
