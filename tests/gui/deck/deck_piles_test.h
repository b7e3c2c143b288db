#pragma once

#include "gui/base/accessible.h"
#include "gui/deck/deck_model.h"
#include "gui/deck/deck_piles.h"
#include "gui/screen_copy.h"
#include "gui/window_test.h"

#include <wx/choice.h>
#include <wx/srchctrl.h>

namespace kizuna::test {

struct DeckPilesTest : WindowTest {
    explicit DeckPilesTest(const Messages& messages = english())
        : WindowTest(messages, {.prepare = lay_out_two})
    {
        BOOST_REQUIRE(piles().IsShownOnScreen());
    }
    static void lay_out_two(UserTest& test)
    {
        change_copies(test.document, Pile::Cards, marth, 2, "");
        change_copies(test.document, Pile::Cards, caeda, 3, "");
        test.settings.deck_view = "piles";
    }
    DeckPiles& piles() const { return find<DeckPiles>("deck piles"); }
    /// Within what is seen of it.
    wxPoint head_of(std::size_t item) const
    {
        const wxRect place = piles().place_in_window(item);
        const int in = piles().FromDIP(8);
        return piles().ClientToScreen(place.GetPosition() + wxPoint(in, in));
    }
    wxPoint head_in_window(std::size_t item) const { return piles().ScreenToClient(head_of(item)); }
    void click(std::size_t item)
    {
        move_to(head_of(item));
        user.MouseClick();
        settle();
    }
};

struct JapanesePilesTest : DeckPilesTest {
    JapanesePilesTest() : DeckPilesTest(japanese()) {}
};

struct LargeText {
    LargeText() { set_text_size(200); }
    ~LargeText() { set_text_size(100); }
};
struct LargeTextPilesTest : LargeText, DeckPilesTest {
    LargeTextPilesTest()
    {
        document.open(bundled_deck("altean-vanguard"));
        frame->SetClientSize(frame->FromDIP(wxSize(1240, 560)));
        settle();
    }
};

} // namespace kizuna::test
