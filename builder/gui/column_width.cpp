#include "gui/column_width.h"

#include <wx/dataview.h>

#include <algorithm>

namespace kizuna {

int column_width(const wxDataViewCtrl& list, const wxString& title, int least)
{
    const wxFont bold = list.GetFont().Bold(); // as themes draw titles
    int width = 0;
    int height = 0;
    list.GetTextExtent(title, &width, &height, nullptr, nullptr, &bold);
    return std::max(list.FromDIP(least), width + list.FromDIP(18));
}

} // namespace kizuna
