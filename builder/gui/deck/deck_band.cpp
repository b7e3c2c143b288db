// Long because: it lays out and draws the band, with a function for each part.
#include "gui/deck/deck_band.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_style.h"
#include "gui/commands/command_icons.h"
#include "gui/rows/walking_keys.h"
#include "gui/text/contrast.h"
#include "gui/text/readable_theme.h"

#include <wx/control.h>
#include <wx/dcbuffer.h>
#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr int margin_of_band = 4; // these are in device-independent pixels
constexpr int between_charts = 8;
constexpr int max_bar_place = 30; // wider bars look like blocks
constexpr int height_of_bars = 30;
constexpr int height_of_dense_bars = 20;
constexpr int width_of_sign = 26;
constexpr int size_spot = 0;
constexpr int leader_spot = 1;
constexpr int verdict_spot = 2;
constexpr std::size_t first_bar = 3;

wxFont small_font_of(const wxWindow& window)
{
    return small_type(window.GetFont());
}

/// Min width of any bar: that of the widest count above it and the widest number below it.
int min_bar_place(wxDC& dc)
{
    return dc.GetTextExtent("00").x + std::max(2, dc.GetCharWidth() / 2);
}

/// Min width of this bar: that of the texts above and below it.
int min_place(wxDC& dc, const BandBar& bar)
{
    const int label = bar.symbol ? dc.GetCharHeight() : dc.GetTextExtent(to_wx(bar.label)).x;
    return std::max(dc.GetTextExtent(wxString::Format("%d", bar.copies)).x, label) +
           std::max(4, dc.GetCharWidth() / 2);
}

int highest_of(const BandChart& chart)
{
    int highest = 0;
    for (const BandBar& bar : chart.bars)
        highest = std::max(highest, bar.copies);
    return highest;
}

} // namespace

DeckBandView::DeckBandView(wxWindow* parent, DeckDocument& document, CardSearch& search,
                           CardSelection& selection, CommandBar& commands, const Messages& messages,
                           const SymbolIcons& symbols)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
               wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      document_(document), search_(search), selection_(selection), commands_(commands),
      messages_(messages), symbols_(symbols)
{
    SetName("deck band");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    set_accessible_description(*this, messages_.get("band.keys"_msg));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        draw(dc);
    });
    listen(*this, wxEVT_SIZE, [this] { lay_out(); });
    Bind(wxEVT_KEY_DOWN, &DeckBandView::on_key, this);
    for (const auto& type : {wxEVT_MOTION, wxEVT_LEAVE_WINDOW, wxEVT_LEFT_DOWN, wxEVT_LEFT_UP})
        Bind(type, &DeckBandView::on_mouse, this);
    listen(*this, wxEVT_SET_FOCUS, [this] { Refresh(); });
    listen(*this, wxEVT_KILL_FOCUS, [this] {
        point_at(std::nullopt);
        Refresh();
    });
    listen(*this, wxEVT_SYS_COLOUR_CHANGED, [this] { Refresh(); });
    deck_changed_ = document_.changed.subscribe([this] { show_deck(); });
    show_deck();
}

void DeckBandView::show_deck()
{
    DeckBand now = deck_band(document_, messages_);
    if (now == band_)
        return;
    band_ = std::move(now);
    lay_out();
    say();
}

int DeckBandView::bar_height(Form form) const
{
    return FromDIP(form == Form::Whole ? height_of_bars : height_of_dense_bars);
}

int DeckBandView::row_height(wxDC& dc, Form form) const
{
    return 3 * dc.GetCharHeight() + bar_height(form); // the lines are title, counts and labels
}

/// The width of a chart, which is at least that of its title if it shows one. In the whole form
/// each bar has the width `place`; in the dense forms a bar is as wide as its texts.
int DeckBandView::width_of(wxDC& dc, const BandChart& chart, Form form, int place) const
{
    int width = 0;
    for (const BandBar& bar : chart.bars) {
        if (form == Form::Whole)
            width += place;
        else if (bar.copies > 0)
            width += min_place(dc, bar);
    }
    const bool speaks_for_itself = form == Form::DenseUntitled && &chart == &band_.symbols;
    return speaks_for_itself ? width : std::max(width, dc.GetTextExtent(to_wx(chart.title)).x);
}

int DeckBandView::width_of(wxDC& dc, const std::vector<const BandChart*>& charts, Form form,
                           int place) const
{
    int width = (static_cast<int>(charts.size()) - 1) * FromDIP(between_charts);
    for (const BandChart* chart : charts)
        width += width_of(dc, *chart, form, place);
    return width;
}

int DeckBandView::summary_height(wxDC& dc) const
{
    dc.SetFont(GetFont().Bold());
    return dc.GetCharHeight() + FromDIP(4);
}

void DeckBandView::limit(int height)
{
    if (std::exchange(max_height_, height) != height)
        lay_out();
}

/// All charts in one row if they fit: with all bars, else only those of cards, else also without
/// the title of the symbols. If not, two rows of two charts. Rows beyond the max height are left
/// out, the last first.
DeckBandView::Rows DeckBandView::rows_for(wxDC& dc, int width) const
{
    const int height = max_height_ - summary_height(dc) - 2 * FromDIP(margin_of_band);
    dc.SetFont(small_font_of(*this));
    const auto that_fit = [&](Rows rows) {
        const int high = row_height(dc, rows.form);
        while (!rows.rows.empty() && static_cast<int>(rows.rows.size()) * high > height)
            rows.rows.pop_back();
        return rows;
    };
    std::vector<const BandChart*> all{&band_.costs, &band_.class_changes, &band_.supports,
                                      &band_.symbols};
    for (const Form form : {Form::Whole, Form::Dense, Form::DenseUntitled}) {
        if (width_of(dc, all, form, min_bar_place(dc)) <= width)
            return that_fit({form, {all}});
    }
    return that_fit({Form::Dense, {{all[0], all[1]}, {all[2], all[3]}}});
}

int DeckBandView::height_for(int width) const
{
    wxClientDC dc(const_cast<DeckBandView*>(this)); // only to measure texts
    const int summary = summary_height(dc);
    const int around = 2 * FromDIP(margin_of_band);
    const Rows rows = rows_for(dc, width - around);
    return summary + static_cast<int>(rows.rows.size()) * row_height(dc, rows.form) + around;
}

void DeckBandView::lay_out()
{
    const int width = GetClientSize().x;
    constexpr int not_laid_out = 40;
    spots_.clear(); // they point into the old band_
    placed_.clear();
    if (width < not_laid_out) {
        current_.reset();
        under_pointer_.reset();
        return;
    }
    wxClientDC dc(this);
    const int margin = FromDIP(margin_of_band);
    int top = margin + lay_out_summary(dc, width - 2 * margin);
    const Rows rows = rows_for(dc, width - 2 * margin);
    const int height_of_row = row_height(dc, rows.form);
    for (const auto& charts : rows.rows) {
        lay_out_row(dc, charts, rows.form, wxRect(margin, top, width - 2 * margin, height_of_row));
        top += height_of_row;
    }
    if (current_ && *current_ >= spots_.size())
        current_.reset();
    if (under_pointer_ && *under_pointer_ >= spots_.size())
        under_pointer_.reset();
    show_tip();
    if (const int height = height_for(width); GetMinSize().y != height) {
        SetMinSize(wxSize(1, height));
        CallAfter([this] { GetParent()->Layout(); }); // later: this may be part of a layout
    }
    Refresh();
}

wxString DeckBandView::leader_text() const
{
    return (band_.is_designated ? L"\u2605 " : L"\u2606 ") + to_wx(band_.leader);
}

/// Lays out the summary. Size and verdict get the width they need, the protagonist's name the rest.
int DeckBandView::lay_out_summary(wxDC& dc, int width)
{
    const int height = summary_height(dc);
    const int margin = FromDIP(margin_of_band);
    const int gap = FromDIP(14);
    const int sign = FromDIP(width_of_sign);
    const int size = dc.GetTextExtent(to_wx(band_.size)).x + FromDIP(4);
    const int words = dc.GetTextExtent(to_wx(band_.verdict)).x + FromDIP(6);
    const bool says_verdict = size + gap + sign + words <= width; // else only its sign
    const int verdict = says_verdict ? sign + words : sign;
    dc.SetFont(GetFont());
    const int room = width - size - verdict - 2 * gap;
    constexpr int min_letters = 6; // with the star; a name cut to fewer is of no use
    const int wanted = dc.GetTextExtent(leader_text()).x + FromDIP(4);
    const bool says_leader = room >= std::min(wanted, min_letters * dc.GetCharWidth());
    const int leader = says_leader ? std::min(wanted, room) : 0;
    const auto add = [&](int left, int wide, const std::string& spoken,
                         std::function<void()> open) {
        spots_.push_back({wxRect(left, margin, wide, height), spoken, nullptr, std::move(open)});
    };
    add(margin, size, band_.size_spoken, [this] { commands_.run("view.statistics"); });
    add(margin + size + gap, leader, band_.leader_spoken, [this] {
        if (const Card* card = band_.protagonist)
            selection_.show(*card);
    });
    add(margin + width - verdict, verdict, band_.verdict_spoken,
        [this] { commands_.run("deck.problems"); });
    return height;
}

void DeckBandView::lay_out_row(wxDC& dc, const std::vector<const BandChart*>& charts, Form form,
                               const wxRect& row)
{
    const int gap = FromDIP(between_charts);
    const int widest = std::max(FromDIP(max_bar_place), min_bar_place(dc));
    int place = widest;
    while (form == Form::Whole && place > 1 && width_of(dc, charts, form, place) > row.width)
        --place;
    const int line = dc.GetCharHeight();
    int left = row.x;
    for (const BandChart* chart : charts) {
        const int width = width_of(dc, *chart, form, place);
        placed_.push_back({chart,
                           {},
                           placed_.size(),
                           wxRect(left, row.y, width, line),
                           row.y + 2 * line,
                           row.y + 2 * line + bar_height(form)});
        int at = left;
        for (const BandBar& bar : chart->bars) {
            if (form != Form::Whole && bar.copies == 0)
                continue;
            const int wide = form == Form::Whole ? place : min_place(dc, bar);
            placed_.back().bars.push_back(&bar);
            spots_.push_back({wxRect(at, row.y + line, wide, row.height - line), bar.spoken, &bar,
                              [this, query = bar.query] { filter(query); }});
            at += wide;
        }
        left += width + gap;
    }
}

void DeckBandView::filter(const std::string& query)
{
    search_.ask(query);
    commands_.run("search.focus");
}

void DeckBandView::point_at(std::optional<std::size_t> spot)
{
    if (spot == current_)
        return;
    current_ = spot;
    say();
    Refresh();
}

/// Sets the accessible name to that of the focused spot: screen readers read a name that changes.
void DeckBandView::say()
{
    set_accessible(*this,
                   current_ ? spots_[*current_].spoken
                            : messages_.get("gui.band.name"_msg, {{"all", band_.spoken}}),
                   AccessibleRole::Chart);
}

void DeckBandView::draw(wxDC& dc)
{
    const ChartStyle style = ChartStyle::on_screen(*this);
    dc.SetBackground(wxBrush(style.paper));
    dc.Clear();
    if (spots_.empty())
        return;
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(style.pointed));
    for (const auto& marked : {under_pointer_, current_}) {
        if (marked)
            dc.DrawRoundedRectangle(spots_[*marked].place, FromDIP(3));
    }
    draw_summary(dc, style);
    dc.SetFont(small_font_of(*this));
    std::size_t spot = first_bar;
    for (const PlacedChart& each : placed_) {
        draw_chart(dc, style, each, spot);
        spot += each.bars.size();
    }
    if (HasFocus()) {
        dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT), FromDIP(2)));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.DrawRectangle(current_ ? wxRect(spots_[*current_].place).Inflate(FromDIP(1))
                                  : GetClientRect());
    }
}

/// Draws size, protagonist and verdict in one line.
void DeckBandView::draw_summary(wxDC& dc, const ChartStyle& style)
{
    dc.SetTextForeground(style.ink);
    dc.SetFont(GetFont().Bold());
    dc.DrawLabel(to_wx(band_.size), spots_[size_spot].place, wxALIGN_CENTRE_VERTICAL);
    const wxRect verdict = spots_[verdict_spot].place;
    const Sign kind = band_.is_legal        ? Sign::Good
                      : band_.is_only_begun ? Sign::Open
                                            : Sign::Problem;
    const wxBitmap sign = sign_icon(kind).GetBitmapFor(this);
    const int beside = FromDIP(width_of_sign);
    dc.DrawBitmap(sign, verdict.x,
                  verdict.y + (verdict.height - static_cast<int>(sign.GetLogicalHeight())) / 2);
    const wxRect words(verdict.x + beside, verdict.y, verdict.width - beside, verdict.height);
    if (words.width > 0)
        dc.DrawLabel(to_wx(band_.verdict), words, wxALIGN_CENTRE_VERTICAL);
    dc.SetFont(GetFont());
    const wxRect leader = spots_[leader_spot].place;
    if (leader.width > 0)
        dc.DrawLabel(wxControl::Ellipsize(leader_text(), dc, wxELLIPSIZE_END, leader.width), leader,
                     wxALIGN_CENTRE_VERTICAL);
}

void DeckBandView::draw_chart(wxDC& dc, const ChartStyle& style, const PlacedChart& placed,
                              std::size_t spot)
{
    dc.SetTextForeground(style.faint_ink);
    const wxString title = to_wx(placed.chart->title);
    if (dc.GetTextExtent(title).x <= placed.title.width)
        dc.DrawLabel(title, placed.title, wxALIGN_CENTRE_VERTICAL);
    dc.SetPen(wxPen(style.grid));
    dc.DrawLine(placed.title.x, placed.bottom, placed.title.GetRight() + 1, placed.bottom);
    const int highest = std::max(highest_of(*placed.chart), 1);
    for (const BandBar* each : placed.bars) {
        const BandBar& bar = *each;
        const wxRect place = spots_[spot++].place;
        const int line = dc.GetCharHeight();
        if (bar.copies > 0) { // no count above an empty bar
            const int height =
                std::max(FromDIP(2), (placed.bottom - placed.top) * bar.copies / highest);
            const int beside = std::max(place.width / 8, 1);
            const wxRect column(place.x + beside, placed.bottom - height, place.width - 2 * beside,
                                height);
            draw_bar(dc, style, placed, bar, column);
            dc.SetTextForeground(style.ink);
            dc.DrawLabel(wxString::Format("%d", bar.copies),
                         wxRect(place.x, column.y - line, place.width, line), wxALIGN_CENTRE);
        }
        const wxRect below(place.x, placed.bottom + 1, place.width, line);
        dc.SetTextForeground(style.faint_ink);
        if (placed.chart == &band_.symbols)
            draw_symbol(dc, bar, below);
        else
            dc.DrawLabel(to_wx(bar.label), below, wxALIGN_CENTRE);
    }
}

/// Draws a bar in the symbol's colour, or in that of the chart.
void DeckBandView::draw_bar(wxDC& dc, const ChartStyle& style, const PlacedChart& placed,
                            const BandBar& bar, const wxRect& column)
{
    if (placed.chart != &band_.symbols)
        return style.draw_bar(dc, column, placed.series);
    const auto& words = document_.catalogue().library.words().symbols;
    const std::string colour =
        bar.symbol ? words[static_cast<std::size_t>(*bar.symbol)].colour : "";
    const SymbolColours colours = symbol_colours(colour, ThemeColours::of_desktop());
    dc.SetPen(wxPen(colours.outline));
    dc.SetBrush(wxBrush(colours.fill));
    dc.DrawRectangle(column);
}

void DeckBandView::draw_symbol(wxDC& dc, const BandBar& bar, const wxRect& place)
{
    WordSet<SymbolId> symbol;
    if (bar.symbol)
        symbol.insert(*bar.symbol);
    const int size = std::min(place.height - 1, place.width);
    const double scale = dc.GetContentScaleFactor();
    wxBitmap shape = symbols_.icon(symbol).GetBitmap(wxSize(size, size) * scale);
    shape.SetScaleFactor(scale); // wxWidgets sets it as if the bitmap stood for 16 pixels
    dc.DrawBitmap(shape, place.x + (place.width - size) / 2, place.y + 1);
}

std::optional<std::size_t> DeckBandView::spot_at(const wxPoint& point) const
{
    const auto found =
        std::ranges::find_if(spots_, [&](const Spot& spot) { return spot.place.Contains(point); });
    return found == spots_.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - spots_.begin()));
}

void DeckBandView::on_key(wxKeyEvent& event)
{
    if (leave_by_tab(*this, event))
        return;
    if (const auto place = place_of_key(event, current_, spots_.size()))
        return point_at(*place);
    const int key = event.GetKeyCode();
    const bool opens = key == WXK_RETURN || key == WXK_NUMPAD_ENTER || key == WXK_SPACE;
    if (!opens || event.HasAnyModifiers())
        return event.Skip();
    if (current_) {
        const auto open = spots_[*current_].open; // a copy: it may lay the spots out anew
        open();
    }
}

void DeckBandView::show_tip()
{
    const wxString tip = under_pointer_ ? to_wx(spots_[*under_pointer_].spoken) : wxString();
    if (tip != GetToolTipText())
        SetToolTip(tip);
}

void DeckBandView::on_mouse(wxMouseEvent& event)
{
    event.Skip();
    const auto spot = event.Leaving() ? std::nullopt : spot_at(event.GetPosition());
    if (spot != under_pointer_) {
        under_pointer_ = spot;
        SetCursor(spot ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
        show_tip();
        Refresh();
    }
    if (event.LeftUp() && spot) {
        const auto open = spots_[*spot].open;
        open();
    }
}

} // namespace kizuna
