#include "gui/window/views.h"

#include "gui/accessible.h"
#include "gui/study/study_page.h"
#include "gui/wx_text.h"

#include <wx/sizer.h>

#include <algorithm>

namespace kizuna {

Views::Views(wxWindow* parent, const Messages& messages) : wxNotebook(parent, wxID_ANY)
{
    SetName("views");
    set_accessible(*this, messages.get("gui.views"_msg));
    Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        if (event.GetEventObject() == this) // not of a book inside a view
            on_changed();
    });
}

void Views::add(std::string_view command, const std::string& label, wxWindow& view)
{
    views_.push_back({command, &view, {}});
    view.SetSize(FromDIP(wxSize(700, 500))); // GTK complains of what is laid out in no room
    AddPage(&view, to_wx(label));
}

void Views::add(std::string_view command, const std::string& label, MakePage make)
{
    auto* place = new wxPanel(this);
    place->SetSizer(new wxBoxSizer(wxVERTICAL));
    set_accessible(*place, label);
    views_.push_back({command, place, std::move(make)});
    AddPage(place, to_wx(label));
}

bool Views::show(std::string_view command)
{
    const auto view = std::ranges::find(views_, command, &View::command);
    if (view == views_.end())
        return false;
    SetSelection(static_cast<std::size_t>(view - views_.begin()));
    if (view->page)
        view->page->SetFocus();
    return true;
}

std::string_view Views::shown() const
{
    return views_[static_cast<std::size_t>(GetSelection())].command;
}

void Views::on_changed()
{
    for (View& view : views_) {
        const bool is_in_sight = view.place == GetCurrentPage();
        if (is_in_sight && !view.page && view.make) {
            view.page = view.make(view.place);
            view.place->GetSizer()->Add(view.page, wxSizerFlags(1).Expand());
            view.place->Layout();
        }
        if (view.page && is_in_sight)
            view.page->come_into_sight();
        else if (view.page)
            view.page->go_out_of_sight();
    }
}

} // namespace kizuna
