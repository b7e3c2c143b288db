#pragma once

#include "gui/base/accessible.h"
#include "gui/base/speaker.h"
#include "gui/play/table_frame.h"
#include "gui/window_test.h"

#include <wx/listbox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace kizuna::test {

/// The goldfish table over a bundled deck, with the cards of a known seed.
struct TableTest : WindowTest {
    TableTest() : WindowTest(english(), {.deck = "altean-vanguard", .is_shown = false})
    {
        run("play.table");
        table = &find<TableFrame>("table");
        table->SetPosition(wxPoint(0, 0));
        TableSettings known; // not a fresh seed
        known.seed = 7;
        table->deal(known);
        actions().SetFocus();
        settle();
    }

    /// As a person does who went on with the deck.
    void open_from_main_window()
    {
        frame->Show();
        settle();
        focus(find<wxWindow>("search"));
        press('G', wxMOD_CONTROL);
    }

    template <typename Control>
    Control& on_table(const wxString& name) const
    {
        auto* control = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, table));
        BOOST_REQUIRE_MESSAGE(control, "no control is called " + name.utf8_string());
        return *control;
    }
    wxListBox& actions() const { return on_table<wxListBox>("table actions"); }
    GameSession& game() const { return *table->session(); }
    std::string text(const wxString& name) const
    {
        return from_wx(on_table<wxStaticText>(name).GetLabel());
    }
    /// What a screen reader was told last.
    std::string spoken() const { return accessible_name(on_table<Speaker>("speaker")); }
    std::string log() const { return from_wx(on_table<wxTextCtrl>("table log").GetValue()); }
    /// Chooses the first action whose words begin so, by the keyboard.
    void choose(const wxString& beginning)
    {
        for (unsigned row = 0; row < actions().GetCount(); ++row) {
            if (!actions().GetString(row).StartsWith(beginning))
                continue;
            actions().SetSelection(static_cast<int>(row));
            focus(actions());
            return press(WXK_RETURN);
        }
        BOOST_FAIL("nobody can choose " + beginning.utf8_string());
    }
    static wxPoint middle_of(const wxWindow& window)
    {
        const wxRect where = window.GetScreenRect();
        return where.GetPosition() + wxPoint(where.width / 2, where.height / 2);
    }
    void carry(const wxWindow& from, const wxWindow& to)
    {
        move_to(middle_of(from));
        user.MouseDown();
        settle();
        move_to(middle_of(from) + wxPoint(0, -12));
        move_to(middle_of(to));
    }
    void drag(const wxWindow& from, const wxWindow& to)
    {
        carry(from, to);
        user.MouseUp();
        settle();
    }

    TableFrame* table = nullptr;
};

} // namespace kizuna::test
