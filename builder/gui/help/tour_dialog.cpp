#include "gui/help/tour_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/text/drawn_text.h"

#include <wx/display.h>
#include <wx/frame.h>
#include <wx/popupwin.h>
#include <wx/settings.h>
#include <wx/textctrl.h>
#include <wx/tokenzr.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

struct Page {
    MessageKey title;
    MessageKey text;
    /// Names of the controls that the page explains; the first one on screen gets the frame. Null
    /// fills the rest.
    std::array<const char*, 3> told_of = {};
};

constexpr const char* the_toolbar = "toolbar"; // not found by its name: the frame knows it

constexpr std::array tour_pages{
    Page{"gui.tour.find.title"_msg, "gui.tour.find"_msg, {"search"}},
    Page{"gui.tour.cards.title"_msg, "gui.tour.cards"_msg, {"card grid", "card pool"}},
    Page{
        "gui.tour.deck.title"_msg, "gui.tour.deck"_msg, {"deck piles", "deck cards", "empty deck"}},
    Page{"gui.tour.legal.title"_msg, "gui.tour.legal"_msg, {"legality"}},
    Page{"gui.tour.know.title"_msg, "gui.tour.know"_msg, {"deck band", "empty deck"}},
    Page{"gui.tour.play.title"_msg, "gui.tour.play"_msg, {the_toolbar}},
    Page{"gui.tour.safe.title"_msg, "gui.tour.safe"_msg},
};

/// Where to put the dialog on `screen` so that it does not cover `told_of`: below it, above it, to
/// its right or to its left, or in the middle of the screen if no side has room.
wxPoint place_next_to(const wxRect& told_of, const wxSize& dialog, const wxRect& screen)
{
    constexpr int gap = 12;
    const auto inside = [](int from, int length, int start, int room) {
        return std::clamp(from, start, std::max(start, start + room - length));
    };
    const int x = inside(told_of.x, dialog.x, screen.x, screen.width);
    const int y = inside(told_of.y, dialog.y, screen.y, screen.height);
    if (screen.GetBottom() - told_of.GetBottom() > dialog.y + gap)
        return {x, told_of.GetBottom() + gap};
    if (told_of.y - screen.y > dialog.y + gap)
        return {x, told_of.y - dialog.y - gap};
    if (screen.GetRight() - told_of.GetRight() > dialog.x + gap)
        return {told_of.GetRight() + gap, y};
    if (told_of.x - screen.x > dialog.x + gap)
        return {told_of.x - dialog.x - gap, y};
    return {screen.x + (screen.width - dialog.x) / 2, screen.y + (screen.height - dialog.y) / 2};
}

} // namespace

TourDialog::TourDialog(wxWindow* parent, const Messages& messages)
    : OwnDialog(parent, "tour", messages.get("gui.tour.title"_msg)), messages_(messages)
{
    lay_out();
    CentreOnParent();
    show_page();
}

TourDialog::~TourDialog()
{
    surround({});
}

void TourDialog::lay_out()
{
    title_ = make_text(this, "tour title");
    title_->SetFont(large_type(title_->GetFont().Bold()));
    // A text field, not a label, so that screen readers read it again at each page.
    text_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_READONLY | wxTE_NO_VSCROLL | wxBORDER_NONE);
    text_->SetName("tour text");
    text_->SetMinSize(room_for_texts());
    step_ = make_text(this, "tour step");
    back_ = new wxButton(this, wxID_BACKWARD, to_wx(messages_.get("gui.tour.back"_msg)));
    next_ = new wxButton(this, wxID_FORWARD, to_wx(messages_.get("gui.tour.next"_msg)));
    auto* close = close_button(this, messages_);
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { turn(-1); });
    next_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { turn(1); });

    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(step_, wxSizerFlags(1).CentreVertical());
    for (wxButton* button : {back_, next_, close})
        buttons->Add(button, spaced(*this, wxLEFT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(title_, spaced(*this, wxALL, Space::Apart));
    column->Add(text_, stretched(*this, wxLEFT | wxRIGHT).Proportion(1));
    column->Add(buttons, stretched(*this, wxALL));
    SetSizerAndFit(column);
}

/// The size of the longest page's text, so that none is cut and the dialog keeps its size.
wxSize TourDialog::room_for_texts() const
{
    const int width = static_cast<int>(FromDIP(480) * std::clamp(text_scale(), 1.0, 1.8));
    constexpr int margin = 24; // of the field itself
    std::size_t most = 0;
    for (const Page& page : tour_pages) {
        std::size_t lines = 0;
        for (const wxString& part :
             wxStringTokenize(to_wx(messages_.get(page.text)), "\n", wxTOKEN_RET_EMPTY_ALL))
            lines += std::max<std::size_t>(
                1, wrapped(*text_, text_->GetFont(), part, width - FromDIP(margin)).size());
        most = std::max(most, lines);
    }
    const int line = text_->GetCharHeight() + FromDIP(2);
    return {width, static_cast<int>(most + 1) * line};
}

void TourDialog::turn(int by)
{
    page_ += static_cast<std::size_t>(by);
    show_page();
}

void TourDialog::show_page()
{
    const std::string title = messages_.get(tour_pages[page_].title);
    title_->SetLabel(to_wx(title));
    text_->ChangeValue(to_wx(messages_.get(tour_pages[page_].text)));
    set_accessible(*text_, title);
    step_->SetLabel(to_wx(
        messages_.get("gui.tour.step"_msg, {{"step", static_cast<int>(page_) + 1},
                                            {"count", static_cast<int>(tour_pages.size())}})));
    back_->Enable(page_ > 0);
    const bool is_last = page_ + 1 == tour_pages.size();
    next_->Enable(!is_last);
    wxWindow* first = is_last ? FindWindow(wxID_CANCEL) : next_;
    first->SetFocus();
    Layout();
    point();
}

/// Where on the screen the control is that the page explains: the first one shown; empty if none
/// is.
wxRect TourDialog::told_of() const
{
    for (const char* name : tour_pages[page_].told_of) {
        const auto* frame = dynamic_cast<wxFrame*>(GetParent());
        const wxWindow* found = nullptr;
        if (name == the_toolbar)
            found = frame ? frame->GetToolBar() : nullptr;
        else if (name)
            found = wxWindow::FindWindowByName(name, GetParent());
        if (found && found->IsShownOnScreen())
            return found->GetScreenRect();
    }
    return {};
}

void TourDialog::surround(const wxRect& place)
{
    for (wxPopupWindow*& side : sides_) {
        if (side)
            side->Destroy();
        side = nullptr;
    }
    if (place.IsEmpty())
        return;
    wxWindow& owner = *GetParent();
    const int thick = owner.FromDIP(4);
    wxRect window = owner.GetScreenRect();
    window.SetBottomRight(owner.ClientToScreen(wxPoint() + owner.GetClientSize()) - wxPoint(1, 1));
    window.SetLeft(owner.ClientToScreen(wxPoint()).x);
    // At the window's edge the frame is drawn inside the control, to stay within the window.
    const wxRect around = wxRect(place).Inflate(thick).Intersect(window);
    const std::array places{wxRect(around.x, around.y, around.width, thick),
                            wxRect(around.x, around.GetBottom() + 1 - thick, around.width, thick),
                            wxRect(around.x, around.y, thick, around.height),
                            wxRect(around.GetRight() + 1 - thick, around.y, thick, around.height)};
    for (std::size_t at = 0; at < sides_.size(); ++at) {
        auto* side = new wxPopupWindow(&owner, wxBORDER_NONE);
        side->SetName("coach mark");
        side->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT));
        side->SetSize(places[at]);
        side->Show();
        sides_[at] = side;
    }
}

void TourDialog::point()
{
    const wxRect place = told_of();
    surround(place);
    if (place.IsEmpty())
        return CentreOnParent();
    SetPosition(place_next_to(place, GetSize(), wxDisplay(GetParent()).GetClientArea()));
}

} // namespace kizuna
