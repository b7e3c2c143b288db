#pragma once

#include "document_edits.h"
#include "gui/base/accessible.h"
#include "gui/screen_copy.h"
#include "gui/window_test.h"

#include <wx/button.h>
#include <wx/msgdlg.h>
#include <wx/scrolwin.h>
#include <wx/srchctrl.h>
#include <wx/testing.h>

namespace kizuna::test {

struct LegalityPanelTest : WindowTest {
    /// Fifty cards of four copies each, Marth among them.
    void make_legal_deck()
    {
        for (int number = 1; number <= 12; ++number) {
            const std::string code =
                "B01-0" + std::string(number < 10 ? "0" : "") + std::to_string(number);
            test::change_copies(document, Pile::Cards, code, 4, "");
        }
        test::change_copies(document, Pile::Cards, "B01-013", 2, "");
        document.set_protagonist(marth, "");
        settle();
    }
    bool is_shown(const char* name) const
    {
        const wxWindow* window = wxWindow::FindWindowByName(name, frame);
        return window && window->IsShown();
    }
};

} // namespace kizuna::test
