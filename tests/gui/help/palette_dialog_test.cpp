#include "gui/help/palette_dialog.h"

#include "document_edits.h"
#include "gui/accessible_description.h"
#include "gui/rows/text_list.h"
#include "gui/window_test.h"

#include <wx/testing.h>
#include <wx/textctrl.h>

using namespace kizuna;
using namespace kizuna::test;

namespace palette_dialog {

/// Types into the palette and presses Enter.
class ChooseCommand : public wxExpectModalBase<PaletteDialog, ChooseCommand> {
public:
    explicit ChooseCommand(wxString typed) : typed_(std::move(typed)) {}

protected:
    int OnInvoked(PaletteDialog* dialog) const override
    {
        auto* field = static_cast<wxTextCtrl*>(dialog->FindWindow("palette field"));
        field->SetValue(typed_);
        wxCommandEvent enter(wxEVT_TEXT_ENTER, field->GetId());
        field->ProcessWindowEvent(enter);
        return dialog->chosen() ? wxID_OK : wxID_CANCEL;
    }

private:
    wxString typed_;
};

struct PaletteTest : WindowTest {
    void run(const char* typed)
    {
        wxTEST_DIALOG(press('P', wxMOD_CONTROL | wxMOD_SHIFT), ChooseCommand(typed));
        settle();
    }
};

PaletteEntry entry(const char* label, std::vector<std::string>& ran, const char* why_not = "")
{
    PaletteEntry made;
    made.label = label;
    made.why_not = why_not;
    made.help = std::string("help of ") + label;
    made.run = [&ran, label] { ran.emplace_back(label); };
    return made;
}

} // namespace palette_dialog

BOOST_FIXTURE_TEST_SUITE(palette_dialog, PaletteTest)

BOOST_AUTO_TEST_CASE(a_few_letters_and_enter_run_a_command)
{
    add(marth, 2);
    run("undo");
    BOOST_TEST(copies(marth) == 0);
    run("redo");
    BOOST_TEST(copies(marth) == 2);
}

BOOST_AUTO_TEST_CASE(a_command_that_cannot_be_run_is_not)
{
    run("redo");
    BOOST_TEST(document.history().size() == 1U);
}

BOOST_AUTO_TEST_CASE(arrow_keys_choose_while_the_keyboard_stays_in_the_field)
{
    std::vector<std::string> ran;
    PaletteDialog dialog(
        frame, {entry("First", ran), entry("Second", ran, "not now"), entry("Third", ran)},
        english());
    dialog.Show();
    settle();
    auto& field = *dialog.FindWindow("palette field");
    const auto& list = *static_cast<TextList*>(dialog.FindWindow("palette list"));
    focus(field);
    BOOST_TEST((list.selected() == 0U));
    press(WXK_DOWN);
    BOOST_TEST((list.selected() == 1U));
    BOOST_TEST(list.row(1).cells[1] == "not now");
    BOOST_TEST(list.row(1).is_faint);
    BOOST_TEST(accessible_description(field) == "Second: not now");
    press(WXK_RETURN);
    BOOST_TEST(!dialog.chosen());
    press(WXK_DOWN);
    BOOST_TEST(field.HasFocus());
    press(WXK_RETURN);
    BOOST_REQUIRE(dialog.chosen());
    dialog.chosen()->run();
    BOOST_TEST(ran == std::vector<std::string>{"Third"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(recent_decks_can_be_opened_by_name)
{
    add(marth, 3);
    BOOST_REQUIRE(!save(document, folder / "prince.kizuna.yaml"));
    settings.recent_decks = {(folder / "prince.kizuna.yaml").string()};
    document.start_new();
    run("open prince");
    BOOST_TEST(copies(marth) == 3);
}

BOOST_AUTO_TEST_CASE(the_format_is_found_where_its_field_is_folded_away)
{
    BOOST_REQUIRE(!find<wxWindow>("deck format").IsShown());
    run("format");
    BOOST_TEST(find<wxWindow>("deck format").HasFocus());
}

BOOST_AUTO_TEST_SUITE_END()
