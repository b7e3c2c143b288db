#include "gui/controls/dialog_size.h"

#include "gui/accessible.h"

#include <wx/display.h>
#include <wx/sizer.h>
#include <wx/toplevel.h>

#include <algorithm>

namespace kizuna {

void open_at_size(wxTopLevelWindow& window, const wxSize& size)
{
    constexpr int title = 40; // what the desktop puts around it
    wxSize inside = window.FromDIP(size) * std::max(text_scale(), 1.0);
    inside.IncTo(window.GetSizer()->CalcMin());
    inside.DecTo(wxGetClientDisplayRect().GetSize() - window.FromDIP(wxSize(0, title)));
    window.SetClientSize(inside);
}

} // namespace kizuna
