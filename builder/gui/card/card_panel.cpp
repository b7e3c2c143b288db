#include "gui/card/card_panel.h"

#include "app/cards/card_pictures.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/faces/card_cell.h"
#include "gui/text/desktop_fonts.h"

#include <wx/dcbuffer.h>
#include <wx/dcmemory.h>
#include <wx/imagjpeg.h>
#include <wx/imagpng.h>
#include <wx/log.h>
#include <wx/settings.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

/// The first of the files that can be read as a picture; not Ok if none can. A wide picture is
/// made smaller: a panel has no room for more than max_width pixels, even on a screen of scale 2.
wxImage first_picture(const std::vector<std::filesystem::path>& files)
{
    constexpr int max_width = 900;
    const wxLogNull silent; // no message for a broken picture: the drawn face is shown instead
    for (const std::filesystem::path& file : files) {
        wxImage image;
        if (!may_be_loaded(file) || !image.LoadFile(to_wx(file.string())) ||
            image.GetWidth() <= 0 || image.GetHeight() <= 0)
            continue;
        if (image.GetWidth() > max_width)
            image.Rescale(max_width, std::max(1, image.GetHeight() * max_width / image.GetWidth()),
                          wxIMAGE_QUALITY_BILINEAR);
        return image;
    }
    return {};
}

void know_pictures()
{
    if (!wxImage::FindHandler(wxBITMAP_TYPE_JPEG))
        wxImage::AddHandler(new wxJPEGHandler);
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG))
        wxImage::AddHandler(new wxPNGHandler);
}

} // namespace

CardPanel::CardPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                     UserCards& cards, FaceCache& faces, const Messages& messages,
                     const SymbolIcons& symbols, std::function<void()> add_pictures)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      document_(document), selection_(selection), messages_(messages), symbols_(symbols),
      cards_(cards), faces_(faces), add_pictures_(std::move(add_pictures))
{
    know_pictures();
    SetName("card details");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, FromDIP(16));
    keep_scroll_bar(*this);
    set_accessible(*this, messages_.get("gui.card.name"_msg), AccessibleRole::Details);

    Bind(wxEVT_PAINT, &CardPanel::on_paint, this);
    listen(*this, wxEVT_SIZE, [this] { fit_picture(); });
    listen(*this, wxEVT_IDLE, [this] { fit_height(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        if (is_over_link(event.GetPosition()))
            add_pictures_();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        SetCursor(is_over_link(event.GetPosition()) ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
    });
    listen(*this, wxEVT_SYS_COLOUR_CHANGED, [this] {
        drawn_ = {};
        Refresh();
    });
    listen(*this, wxEVT_SET_FOCUS, [this] { Refresh(); });
    listen(*this, wxEVT_KILL_FOCUS, [this] { Refresh(); });
    subscriptions_ = {document_.changed.subscribe([this] { show_card(); }),
                      selection_.changed.subscribe([this] { show_another(); }),
                      cards.owned().changed.subscribe([this] { show_card(); }),
                      faces_.arrived.subscribe([this] { show_faces(); }),
                      cards.texts_changed.subscribe([this] { show_card(); })};
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        drawn_ = {};
        Refresh();
    });
    show_card();
}

/// Draws another card a moment later. A sheet takes as long to draw as a page of the grid, so a
/// user who walks through cards with the arrow keys sees only the sheet of the last one.
void CardPanel::show_another()
{
    Scroll(0, 0);
    wxBitmap before = drawn_;
    show_card();
    if (!before.IsOk() || !IsShownOnScreen())
        return;
    drawn_ = before;
    constexpr int moment_ms = 40;
    rest_.StartOnce(moment_ms);
}

void CardPanel::show_card()
{
    const Card* card = selection_.card();
    sheet_ = card ? card_sheet(*card, document_, messages_, &cards_) : CardSheet{};
    set_accessible_description(*this, sheet_.as_text(messages_));
    find_picture();
    fitted_width_ = 0;
    fit_picture();
    Refresh();
}

/// Looks for the user's own picture in the background. The drawn face is shown until then.
void CardPanel::find_picture()
{
    const std::string& code = selection_.code();
    const std::string wanted =
        sheet_.card && faces_.pictures() ? sheet_.card->id + '\n' + code : std::string();
    if (pictured_ == wanted && pictures_ == faces_.pictures())
        return;
    pictured_ = wanted;
    pictures_ = faces_.pictures();
    picture_ = {};
    face_.picture = {};
    worker_.cancel();
    if (wanted.empty())
        return;
    worker_.run(
        [card = sheet_.card, code, pictures = pictures_](const std::stop_token&) {
            return first_picture(pictures->files_of(*card, code));
        },
        [this](const wxImage& image) {
            picture_ = image;
            fitted_width_ = 0;
            fit_picture();
            Refresh();
        });
}

/// Draws again if the face that was missing has come, or if other pictures are in use.
void CardPanel::show_faces()
{
    const bool are_others = pictures_ != faces_.pictures();
    if (are_others)
        find_picture();
    if (rest_.IsRunning() || (!std::exchange(lacks_face_, false) && !are_others))
        return;
    if (are_others || !redraw_face())
        drawn_ = {};
    Refresh();
}

/// Draws only the face again, because the texts around it are slow to draw. False if drawn_ shows
/// another part of the sheet or has no face.
bool CardPanel::redraw_face()
{
    if (!drawn_.IsOk() || !face_.draw_face || face_place_.IsEmpty() ||
        drawn_from_ != CalcUnscrolledPosition(wxPoint(0, 0)))
        return false;
    wxMemoryDC dc(drawn_);
    DoPrepareDC(dc);
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(CardStyle(*this, symbols_).paper));
    dc.DrawRectangle(face_place_);
    face_.draw_face(dc, wxRect(face_place_));
    return true;
}

bool CardPanel::is_over_link(const wxPoint& place) const
{
    return link_.Contains(CalcUnscrolledPosition(place));
}

/// The sheet's width in pixels. It is the same with and without a scroll bar, so that the sheet,
/// which is slow to draw, is not drawn twice.
int CardPanel::sheet_width() const
{
    return GetSize().x - std::max(0, wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this));
}

void CardPanel::fit_picture()
{
    const int width = sheet_width();
    constexpr int not_laid_out = 60;
    if (width == fitted_width_ || width < FromDIP(not_laid_out))
        return;
    fitted_width_ = width;
    drawn_ = {};
    face_.picture = {};
    if (const int wide = std::min(width - FromDIP(24), FromDIP(320));
        sheet_.card && picture_.IsOk() && wide > 0)
        face_.picture = wxBitmap(
            picture_.Scale(wide, std::max(1, picture_.GetHeight() * wide / picture_.GetWidth()),
                           wxIMAGE_QUALITY_BILINEAR));
}

/// Sets the scrolled height to that of the sheet, which is known only after drawing it.
void CardPanel::fit_height()
{
    if (IsShownOnScreen())
        draw();
    if (whole_ != fitted_)
        SetVirtualSize(fitted_ = whole_);
}

/// Sets how the face is drawn. Its letters do not grow with the text size, so with larger text they
/// count as not readable.
void CardPanel::prepare_face()
{
    constexpr double max_text_of_faces = 1.3;
    face_.is_face_readable = text_scale() <= max_text_of_faces;
    face_.draw_face = {};
    face_place_ = {};
    face_.add_picture.clear();
    if (face_.picture.IsOk())
        return;
    face_.add_picture = messages_.get("gui.card.add-picture"_msg);
    face_.draw_face = [this](wxDC& dc, const wxRect& where) {
        face_place_ = where;
        lacks_face_ = !faces_.face(*sheet_.card, where.width, *this);
        dc.SetFont(GetFont());
        draw_card_cell(dc, where, *sheet_.card, faces_, {}, *this);
    };
}

/// Draws the visible part of the sheet into drawn_, unless it is there already: texts are slow to
/// lay out, and GTK often repaints the whole panel. A bitmap higher than the panel is kept.
void CardPanel::draw()
{
    if (rest_.IsRunning() && drawn_.IsOk())
        return;
    const wxPoint from = CalcUnscrolledPosition(wxPoint(0, 0));
    const wxSize size(sheet_width(), GetClientSize().y);
    const double scale = GetContentScaleFactor();
    const double text = text_scale();
    const wxSize drawn = drawn_.IsOk() ? wxSize(drawn_.GetDIPSize()) : wxSize();
    const bool is_high_enough = sheet_.card ? drawn.y >= size.y : drawn.y == size.y;
    if (drawn_.IsOk() && drawn_from_ == from && drawn.x == size.x && is_high_enough &&
        drawn_.GetScaleFactor() == scale && drawn_text_ == text)
        return;
    drawn_from_ = from;
    drawn_text_ = text;
    drawn_ = {};
    if (size.x <= 0 || size.y <= 0 || !drawn_.CreateWithDIPSize(size, scale))
        return;
    wxMemoryDC dc(drawn_);
    use_desktop_fonts(dc);
    DoPrepareDC(dc);
    const CardStyle style(*this, symbols_);
    dc.SetBackground(wxBrush(style.paper));
    dc.Clear();
    SheetExtent extent;
    if (sheet_.card) {
        prepare_face();
        extent = draw_card_sheet(dc, sheet_, style, face_, size.x);
    } else {
        dc.SetFont(style.font);
        dc.SetTextForeground(style.faint_ink);
        dc.DrawLabel(to_wx(messages_.get("gui.card.none"_msg)), wxRect(size), wxALIGN_CENTRE);
    }
    whole_ = wxSize(size.x, extent.height);
    link_ = extent.add_picture;
}

void CardPanel::on_paint(wxPaintEvent&)
{
    wxAutoBufferedPaintDC dc(this);
    draw();
    dc.SetBackground(wxBrush(CardStyle(*this, symbols_).paper));
    dc.Clear();
    if (drawn_.IsOk())
        dc.DrawBitmap(drawn_, 0, 0);
    if (HasFocus())
        CardStyle(*this, symbols_).draw_focus(dc, GetClientRect());
}

} // namespace kizuna
