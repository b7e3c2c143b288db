#include "gui/window/views.h"

#include "gui/accessible.h"
#include "gui/study/study_page.h"
#include "gui/wx_text.h"

#include <wx/button.h>
#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <algorithm>

namespace kizuna {
namespace {

constexpr int least_of_both = 90; // in device-independent pixels
constexpr int wide_window = 1600; // from which the studies stand beside the list

} // namespace

Views::Views(wxWindow* parent, int beside, int above, const Messages& messages)
    : PaneSplitter(parent, least_of_both), share_beside_(beside), share_above_(above)
{
    make_drawer(messages);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (is_open() && GetSplitMode() != fitting())
            CallAfter([this] { fit(); }); // this is a layout
    });
    share_changed_ = dragged.subscribe(
        [this] { (GetSplitMode() == wxSPLIT_VERTICAL ? share_beside_ : share_above_) = share(); });
}

void Views::make_drawer(const Messages& messages)
{
    drawer_ = new wxPanel(this);
    drawer_->SetName("studies");
    drawer_->SetSize(FromDIP(wxSize(700, 500))); // GTK complains of what is laid out in no room
    drawer_->Hide();
    // Without a colour of its own what was drawn there before shines through.
    const auto paint_background = [this] {
        drawer_->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_FRAMEBK));
    };
    paint_background();
    drawer_->Bind(wxEVT_SYS_COLOUR_CHANGED, [paint_background](wxSysColourChangedEvent& event) {
        event.Skip();
        paint_background();
    });
    book_ = new wxNotebook(drawer_, wxID_ANY);
    book_->SetName("views");
    set_accessible(*book_, messages.get("gui.studies"_msg));
    auto* close_button = new wxButton(drawer_, wxID_ANY, L"\u2715", wxDefaultPosition,
                                      wxDefaultSize, wxBU_EXACTFIT | wxBORDER_NONE);
    close_button->SetName("studies close");
    close_button->SetToolTip(to_wx(messages.get("gui.studies.close"_msg)));
    set_accessible(*close_button, messages.get("gui.studies.close"_msg));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(book_, wxSizerFlags(1).Expand());
    row->Add(close_button, wxSizerFlags().Top());
    drawer_->SetSizer(row);

    const auto leave = [this] {
        close();
        closed.emit();
    };
    close_button->Bind(wxEVT_BUTTON, [this, leave](wxCommandEvent&) { CallAfter(leave); });
    drawer_->Bind(wxEVT_CHAR_HOOK, [leave](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers())
            leave();
        else
            event.Skip();
    });
    book_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        if (event.GetEventObject() == book_) // not of a book inside a study
            on_changed();
    });
}

void Views::hold(wxWindow& list)
{
    list_ = &list;
    list_->MoveBeforeInTabOrder(drawer_);
    Initialize(list_);
}

void Views::add(std::string_view command, const std::string& label, MakePage make)
{
    auto* place = new wxPanel(book_);
    place->SetSizer(new wxBoxSizer(wxVERTICAL));
    place->SetBackgroundColour(drawer_->GetBackgroundColour());
    place->SetSize(FromDIP(wxSize(700, 500))); // GTK complains of what is laid out in no room
    set_accessible(*place, label);
    studies_.push_back({command, place, std::move(make)});
    book_->AddPage(place, to_wx(label));
}

bool Views::show(std::string_view command)
{
    const auto study = std::ranges::find(studies_, command, &Study::command);
    if (study == studies_.end())
        return false;
    open();
    book_->SetSelection(static_cast<std::size_t>(study - studies_.begin()));
    on_changed(); // where it was the one in front before
    study->page->SetFocus();
    return true;
}

bool Views::close()
{
    if (!is_open())
        return false;
    Unsplit(drawer_);
    on_changed();
    return true;
}

std::string_view Views::shown() const
{
    return is_open() ? studies_[static_cast<std::size_t>(book_->GetSelection())].command
                     : std::string_view();
}

wxSplitMode Views::fitting() const
{
    const wxWindow* frame = wxGetTopLevelParent(const_cast<Views*>(this));
    return frame->GetClientSize().x >= FromDIP(wide_window) ? wxSPLIT_VERTICAL : wxSPLIT_HORIZONTAL;
}

void Views::open()
{
    if (is_open())
        return;
    fit();
}

/// Splits as the window's width asks for, and gives the list its share.
void Views::fit()
{
    if (is_open())
        Unsplit(drawer_);
    const wxSplitMode mode = fitting();
    drawer_->Show();
    split(mode, list_, drawer_, mode == wxSPLIT_VERTICAL ? share_beside_ : share_above_);
    take_share();
    CallAfter([this] { Refresh(); }); // what was there before would shine through
}

void Views::on_changed()
{
    for (Study& study : studies_) {
        const bool is_in_sight = is_open() && study.place == book_->GetCurrentPage();
        if (is_in_sight && !study.page) {
            study.page = study.make(study.place);
            study.place->GetSizer()->Add(study.page, wxSizerFlags(1).Expand());
            study.place->Layout();
        }
        if (study.page && is_in_sight)
            study.page->come_into_sight();
        else if (study.page)
            study.page->go_out_of_sight();
    }
}

} // namespace kizuna
