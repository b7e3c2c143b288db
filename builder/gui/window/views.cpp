#include "gui/window/views.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/speaker.h"
#include "gui/base/wx_text.h"
#include "gui/study/study_page.h"

#include <wx/button.h>
#include <wx/display.h>
#include <wx/frame.h>
#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <algorithm>

namespace kizuna {
namespace {

constexpr int min_of_both = 90;       // in device-independent pixels
constexpr int wide_window = 1600;     // from this width on the studies are beside the list
constexpr int study_lines = 23;       // text lines of a study below: verdict, tabs, chart and foot
constexpr int share_with_study = 560; // of the window, in thousandths
const wxSize apart_size(800, 600);

} // namespace

Views::Views(wxWindow* parent, int beside, int above, const Messages& messages)
    : PaneSplitter(parent, min_of_both), messages_(messages), share_beside_(beside),
      share_above_(above)
{
    listen(*this, wxEVT_SIZE, [this] {
        if (!is_open())
            return;
        CallAfter([this] { // not now, during a layout
            if (is_open() && place_ != fitting())
                fit();
            else
                keep_a_row();
        });
    });
    share_changed_ = dragged.subscribe(
        [this] { (GetSplitMode() == wxSPLIT_VERTICAL ? share_beside_ : share_above_) = share(); });
}

Views::~Views()
{
    delete window_; // now, while the objects that its studies use still live
}

/// Makes the parts around the studies. Done late, because most sessions never open a study.
void Views::make_drawer()
{
    drawer_ = new wxPanel(this);
    drawer_->SetName("studies");
    drawer_->SetSize(FromDIP(wxSize(700, 500))); // GTK warns about a layout without room
    drawer_->Hide();
    // Without a colour of its own, old drawings would show through.
    const auto paint_background = [this] {
        drawer_->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_FRAMEBK));
    };
    paint_background();
    listen(*drawer_, wxEVT_SYS_COLOUR_CHANGED, paint_background);
    book_ = new wxNotebook(drawer_, wxID_ANY);
    set_names(*book_, "views", messages_.get("gui.studies"_msg));
    close_button_ = new wxButton(drawer_, wxID_ANY, L"\u2715", wxDefaultPosition, wxDefaultSize,
                                 wxBU_EXACTFIT | wxBORDER_NONE);
    close_button_->SetToolTip(to_wx(messages_.get("gui.studies.close"_msg)));
    set_names(*close_button_, "studies close", messages_.get("gui.studies.close"_msg));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(book_, wxSizerFlags(1).Expand());
    row->Add(close_button_, wxSizerFlags().Top());
    drawer_->SetSizer(row);

    close_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { close(); }); });
    drawer_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers())
            close();
        else
            event.Skip();
    });
    book_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        if (event.GetEventObject() == book_) // not a notebook inside a study
            on_changed();
    });
    for (Study& study : studies_)
        study.place = make_place(study.label);
}

wxPanel* Views::make_place(const std::string& label)
{
    auto* place = new wxPanel(book_);
    place->SetSizer(new wxBoxSizer(wxVERTICAL));
    place->SetBackgroundColour(drawer_->GetBackgroundColour());
    place->SetSize(FromDIP(wxSize(700, 500))); // GTK warns about a layout without room
    set_accessible(*place, label);
    book_->AddPage(place, to_wx(label));
    return place;
}

void Views::hold(wxWindow& list, std::function<int()> min_height)
{
    list_ = &list;
    min_height_ = std::move(min_height);
    Initialize(list_);
}

void Views::add(std::string_view command, const std::string& label, MakePage make)
{
    studies_.push_back({command, label, nullptr, std::move(make)});
}

bool Views::show(std::string_view command)
{
    const auto study = std::ranges::find(studies_, command, &Study::command);
    if (study == studies_.end())
        return false;
    if (!drawer_)
        make_drawer();
    if (!is_open())
        fit();
    else if (place_ == Place::Apart)
        window_->Raise();
    book_->SetSelection(static_cast<std::size_t>(study - studies_.begin()));
    on_changed(); // SetSelection() sends no event if the page was already in front
    study->page->SetFocus();
    return true;
}

void Views::close()
{
    if (is_open()) {
        take_away();
        on_changed();
    }
    closed.emit();
}

std::string_view Views::shown() const
{
    return is_open() ? studies_[static_cast<std::size_t>(book_->GetSelection())].command
                     : std::string_view();
}

Views::Place Views::fitting() const
{
    const wxWindow* frame = wxGetTopLevelParent(const_cast<Views*>(this));
    if (frame->GetClientSize().x >= FromDIP(wide_window) * std::max(text_scale(), 1.0))
        return Place::Beside;
    const int study = study_lines * GetCharHeight() + book_->GetCharHeight() * 2;
    return GetClientSize().y >= min_height_() + study ? Place::Below : Place::Apart;
}

/// Puts the studies where fitting() says.
void Views::fit()
{
    take_away();
    place_ = fitting();
    if (place_ == Place::Apart)
        return put_apart();
    if (drawer_->GetParent() != this)
        drawer_->Reparent(this);
    close_button_->Show();
    const bool is_beside = place_ == Place::Beside;
    if (is_beside)
        lend_room(share_with_study);
    drawer_->Show();
    split(is_beside ? wxSPLIT_VERTICAL : wxSPLIT_HORIZONTAL, list_, drawer_,
          is_beside ? share_beside_ : share_above_);
    take_share();
    keep_a_row();
    CallAfter([this] { Refresh(); }); // else old drawings show through
}

void Views::take_away()
{
    if (IsSplit())
        Unsplit(drawer_);
    if (window_)
        window_->Hide();
    if (place_ == Place::Beside)
        lend_room(0);
    place_ = Place::None;
}

/// Gives list and study together at least this share of the splitter around them, in thousandths.
/// 0 gives them their own share back.
void Views::lend_room(int share)
{
    if (auto* around = dynamic_cast<PaneSplitter*>(GetParent()))
        around->lend(share);
}

/// Keeps at least one whole row of cards visible above a study, whatever share the list has.
void Views::keep_a_row()
{
    if (place_ != Place::Below)
        return;
    take_share();
    if (const int min = min_height_(); GetSashPosition() < min)
        give_second(std::max(1, GetClientSize().y - min - GetSashSize()));
}

void Views::put_apart()
{
    if (!window_) {
        window_ = new wxFrame(wxGetTopLevelParent(this), wxID_ANY,
                              to_wx(messages_.get("gui.studies"_msg)), wxDefaultPosition,
                              wxDefaultSize, wxDEFAULT_FRAME_STYLE | wxFRAME_FLOAT_ON_PARENT);
        window_->SetName("studies window");
        new Speaker(window_);
        window_->SetSizer(new wxBoxSizer(wxVERTICAL));
        window_->Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
            event.Veto();
            CallAfter([this] { close(); });
        });
        wxSize size = FromDIP(apart_size) * std::max(text_scale(), 1.0);
        size.DecTo(wxDisplay(this).GetClientArea().GetSize() * 9 / 10);
        window_->SetClientSize(size);
        window_->CentreOnParent();
    }
    window_->GetSizer()->Clear();
    drawer_->Reparent(window_);
    window_->GetSizer()->Add(drawer_, wxSizerFlags(1).Expand());
    close_button_->Hide(); // the window has one of its own
    drawer_->Show();
    window_->Show();
    window_->Layout();
}

void Views::on_changed()
{
    for (Study& study : studies_) {
        const bool is_in_sight = is_open() && study.place == book_->GetCurrentPage();
        if (is_in_sight && !study.page) {
            study.page = study.make(study.place);
            study.place->GetSizer()->Add(study.page, wxSizerFlags(1).Expand());
            study.place->GetSizer()->Add(
                &study.page->foot(),
                wxSizerFlags().Expand().Border(wxALL, space(*this, Space::Tight)));
            study.place->Layout();
        }
        if (study.page && is_in_sight)
            study.page->come_into_sight();
        else if (study.page)
            study.page->go_out_of_sight();
    }
}

} // namespace kizuna
