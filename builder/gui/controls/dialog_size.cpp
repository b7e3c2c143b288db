#include "gui/controls/dialog_size.h"

#include <wx/display.h>
#include <wx/sizer.h>
#include <wx/toplevel.h>

namespace kizuna {

void open_at_size(wxTopLevelWindow& window, const wxSize& size)
{
    constexpr int title = 40; // what the desktop puts around it
    wxSize inside = window.FromDIP(size);
    inside.IncTo(window.GetSizer()->CalcMin());
    inside.DecTo(wxGetClientDisplayRect().GetSize() - window.FromDIP(wxSize(0, title)));
    window.SetClientSize(inside);
}

} // namespace kizuna
