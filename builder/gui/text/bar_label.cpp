#include "gui/text/bar_label.h"

#include "gui/wx_text.h"

namespace kizuna {

wxString label_of_gtk(const std::string& label)
{
    wxString text = to_wx(label);
    text.Replace("_", "__");
    text.Replace("&", "_");
    return text;
}

} // namespace kizuna
