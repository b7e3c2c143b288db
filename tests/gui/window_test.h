#pragma once

#include "app/commands/commands.h"
#include "app/document/deck_edits.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "document_edits.h"
#include "gui/base/wx_text.h"
#include "gui/window/main_frame.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <wx/app.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/uiaction.h>
#include <wx/weakref.h>

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace kizuna::test {

/// Cards and decks as lists, with room for most columns: what most tests are about.
inline Settings with_lists()
{
    Settings settings;
    settings.pool.as_grid = false;
    settings.deck_view = "list";
    settings.deck_grouping = "unit";
    settings.pool_share = 555;
    settings.card_share = 370;
    return settings;
}

/// A person at keyboard and mouse, with an empty deck and a folder.
struct UserTest {
    ScratchFolder folder;
    Environment data{"XDG_DATA_HOME", (folder.path / "data").string()};
    Settings settings = with_lists();
    DeckDocument document{shipped_catalogue()};
    wxUIActionSimulator user;

    /// The file of a deck that comes with the program.
    static std::filesystem::path bundled_deck(const std::string& name)
    {
        return shipped_catalogue().decks / (name + ".kizuna.yaml");
    }

    /// Lets everything happen that is under way, at most 80 ms long: with wait_for() the only place
    /// that waits. Three frames of the screen in which nothing happened are the end of it.
    static void settle()
    {
        constexpr int max_frames = 8;
        int quiet_frames = 0;
        for (int frame = 0; frame < max_frames && quiet_frames < 3; ++frame) {
            wxMilliSleep(10);
            const bool is_busy = wxTheApp->Pending();
            wxYield();
            quiet_frames = is_busy ? 0 : quiet_frames + 1;
        }
    }

    /// Where a control is once the layout leaves it alone.
    static wxRect resting_place(const wxWindow& window)
    {
        wxRect where;
        wait_for([&] {
            const wxRect before = std::exchange(where, window.GetScreenRect());
            return before == where;
        });
        return where;
    }

    /// Lets the window work until something is true.
    template <typename Condition>
    static void wait_for(Condition condition)
    {
        const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (!condition() && std::chrono::steady_clock::now() < patience)
            settle();
        BOOST_REQUIRE(condition());
    }

    void type(const char* text)
    {
        user.Text(text);
        settle();
    }
    void press(int key, int modifiers = wxMOD_NONE)
    {
        user.Char(key, modifiers);
        settle();
    }
    void focus(wxWindow& window)
    {
        window.SetFocus();
        settle();
    }
    void move_to(const wxPoint& on_screen)
    {
        user.MouseMove(on_screen);
        settle();
    }
    void click(const wxPoint& on_screen)
    {
        move_to(on_screen);
        user.MouseClick();
        settle();
    }
    /// A notch of the wheel, downwards: GTK scrolls, which a made event does not.
    void scroll(wxScrolledCanvas& window)
    {
        window.Scroll(-1, window.GetViewStart().y + 5);
        wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
        wheel.m_wheelDelta = 120;
        wheel.m_wheelRotation = -120;
        window.ProcessWindowEvent(wheel);
        settle();
    }
    void click(wxWindow& window)
    {
        const wxRect where = resting_place(window);
        move_to(where.GetPosition() + wxPoint(where.width / 2, where.height / 2));
        user.MouseClick();
        settle();
    }

    /// The middle of a row, on the screen.
    static wxPoint place_of(wxDataViewCtrl& list, const wxDataViewItem& item)
    {
        const wxRect row = list.GetItemRect(item, list.GetColumn(0));
        return list.GetMainWindow()->ClientToScreen(
            wxPoint(row.x + row.width / 2, row.y + row.height / 2));
    }
    void double_click(wxDataViewCtrl& list, const wxDataViewItem& item)
    {
        move_to(place_of(list, item));
        user.MouseDblClick();
        settle();
    }

    /// What a cell says.
    static std::string cell(wxDataViewCtrl& list, const wxDataViewItem& item, unsigned column)
    {
        wxVariant value;
        list.GetModel()->GetValue(value, item, column);
        if (value.GetType() != "wxDataViewIconText")
            return from_wx(value.GetString());
        wxDataViewIconText text;
        text << value;
        return from_wx(text.GetText());
    }
    /// The picture before the words of a cell.
    static wxBitmapBundle icon(wxDataViewCtrl& list, const wxDataViewItem& item, unsigned column)
    {
        wxVariant value;
        list.GetModel()->GetValue(value, item, column);
        wxDataViewIconText text;
        text << value;
        return text.GetBitmapBundle();
    }
    void add(const char* code, int copies)
    {
        test::change_copies(document, Pile::Cards, code, copies, "");
        settle();
    }
    int copies(const char* code) const { return copies_in(document, Pile::Cards, code); }
};

/// What is so before the window is laid out and painted for the first time.
struct WindowStart {
    const char* deck = nullptr; ///< a bundled one by its file name; nullptr: an empty deck
    wxSize size = wxDefaultSize;
    bool is_shown = true; ///< false for the test of a window beside it
    std::function<void(UserTest&)> prepare = [](UserTest&) {}; ///< the deck, files and settings
};

/// The real window.
struct WindowTest : UserTest {
    const Messages& words;
    wxWeakRef<MainFrame> frame;

    explicit WindowTest(const Messages& messages = english(), const WindowStart& start = {})
        : words(messages)
    {
        if (start.deck)
            document.open(bundled_deck(start.deck));
        start.prepare(*this);
        frame = new MainFrame(document, settings, bundled_decks(build_folders()), messages, [] {});
        frame->SetPosition(wxPoint(0, 0));
        frame->SetSize(start.size);
        if (start.is_shown)
            frame->Show();
        settle();
    }
    ~WindowTest()
    {
        if (frame)
            frame->Destroy();
        settle();
    }

    /// Saving is done beside the window, and so is its failure told after a while.
    void wait_until_told() const
    {
        wait_for([&] { return wxWindow::FindWindowByName("told", frame) || is_noted(); });
    }
    /// That something succeeded is told over the lists, for a while.
    bool is_noted() const { return wxWindow::FindWindowByName("brief note text", frame); }

    template <typename Control>
    Control& find(const wxString& name) const
    {
        auto* control = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, frame));
        BOOST_REQUIRE_MESSAGE(control, "no control is called " + name.utf8_string());
        return *control;
    }
    wxDataViewCtrl& pool() const { return find<wxDataViewCtrl>("card pool"); }
    wxDataViewCtrl& deck_list() const { return find<wxDataViewCtrl>("deck cards"); }
    std::string label(const wxString& name) const
    {
        return from_wx(find<wxWindow>(name).GetLabel());
    }

    /// Runs a command as its entry in the menus does.
    void run(std::string_view id) const
    {
        const Command* command = find_command(window_commands(), id);
        BOOST_REQUIRE_MESSAGE(command, std::string(id));
        const wxString help = to_wx(words.get(command->help));
        const wxMenuBar& bar = *frame->GetMenuBar();
        for (std::size_t at = 0; at < bar.GetMenuCount(); ++at) {
            for (const wxMenuItem* item : bar.GetMenu(at)->GetMenuItems()) {
                if (item->GetHelp() != help)
                    continue;
                wxCommandEvent chosen(wxEVT_MENU, item->GetId());
                frame->ProcessWindowEvent(chosen);
                return settle();
            }
        }
        BOOST_FAIL("no entry of the menus for " + std::string(id));
    }

    void unfold_deck_fields()
    {
        click(find<wxWindow>("deck fields"));
        wait_for([this] { return find<wxWindow>("deck format").IsShown(); });
    }

    /// In the list of the deck, a card of the first group, from 0.
    void click_in_deck_list(unsigned card)
    {
        const auto& deck = *deck_list().GetModel();
        wxDataViewItemArray heads;
        deck.GetChildren(wxDataViewItem(), heads);
        wxDataViewItemArray cards;
        deck.GetChildren(heads[0], cards);
        click(place_of(deck_list(), cards[card]));
    }

    wxDataViewItem pool_row(unsigned row) const
    {
        return static_cast<wxDataViewVirtualListModel*>(pool().GetModel())->GetItem(row);
    }
    unsigned pool_rows() const
    {
        return static_cast<wxDataViewVirtualListModel*>(pool().GetModel())->GetCount();
    }
};

/// For a dialog, over a window in the place of the real one, which nobody sees.
struct DialogTest : UserTest {
    wxFrame* const frame = new wxFrame(nullptr, wxID_ANY, wxString());

    ~DialogTest()
    {
        frame->Destroy();
        settle();
    }
};

} // namespace kizuna::test
