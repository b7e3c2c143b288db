// Long because: the place of each part of a chart depends on all others.
#include "gui/charts/chart_layout.h"

#include "gui/base/wx_text.h"
#include "gui/charts/chart_labels.h"
#include "gui/text/drawn_text.h"

#include <wx/dc.h>
#include <wx/math.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kizuna {
namespace {

/// Places a chart's parts one after the other, from the outside in.
class Layouter {
public:
    Layouter(const Chart& chart, const ChartStyle& style, const Messages& messages, wxDC& dc,
             const wxRect& room, bool with_title)
        : chart_(chart), style_(style), messages_(messages), dc_(dc), room_(room),
          gap_(style.dip(4)), with_title_(with_title)
    {
    }

    ChartLayout run()
    {
        names_lines_ = can_name_lines();
        put_all();
        if (std::exchange(is_crowded_, false)) {
            names_lines_ = false;
            put_all();
        }
        if (layout_.mark_name.where.Intersects(
                wxRect(layout_.y_label.where).Inflate(2 * gap_, 0))) {
            mark_has_row_ = true;
            put_all();
        }
        constexpr int min_lines = 4; // a lower plot is unreadable: it takes the axis labels' room
        if (!chart_.lying && layout_.plot.height < min_lines * line_height()) {
            is_low_ = true;
            put_all();
        }
        return std::move(layout_);
    }

private:
    void put_all()
    {
        layout_ = {};
        layout_.height = room_.height;
        top_ = room_.y;
        below_keys_ = 0;
        if (with_title_)
            put_title();
        put_keys();
        if (chart_.lying)
            put_lying();
        else
            put_standing();
        if (!chart_.is_empty())
            layout_.bars = bars_in(chart_, style_, messages_, dc_, layout_);
    }

    static bool is_drawn(const ChartSeries& series)
    {
        return series.shape != ChartSeries::Shape::TableOnly;
    }

    bool has_bars() const
    {
        return std::ranges::any_of(chart_.series, [](const ChartSeries& series) {
            return series.shape == ChartSeries::Shape::Bars;
        });
    }

    /// True if series need names: if there are several, or one with a band.
    bool explains_series() const
    {
        return std::ranges::count_if(chart_.series, is_drawn) > 1 ||
               std::ranges::any_of(chart_.series, [](const ChartSeries& series) {
                   return series.band.has_value();
               });
    }

    int widest_line_name() const { return room_.width * 3 / 10; }

    /// True if lines can be named beside their ends.
    bool can_name_lines() const
    {
        return !chart_.lying && !chart_.is_empty() && !has_bars() && explains_series() &&
               widest_line_name() >= size_of("MMMMMMMM").x;
    }

    /// The size of a text in the small font, which all but the title have.
    wxSize size_of(const wxString& text) const
    {
        dc_.SetFont(style_.small_font);
        return extent_of_lines(dc_, text);
    }

    int line_height() const { return size_of("Xg").y; }

    /// A text wrapped to `width`, with its upper left corner at `place`.
    ChartLayout::Text text_at(const std::string& text, wxPoint place, int width)
    {
        dc_.SetFont(style_.small_font);
        const wxString lines = joined(wrapped(dc_, to_wx(text), std::max(width, style_.dip(40))));
        return {lines, wxRect(place, extent_of_lines(dc_, lines))};
    }

    void put_title()
    {
        dc_.SetFont(style_.bold_font);
        const int height = extent_of_lines(dc_, "Xg").y;
        for (const wxString& line : wrapped(dc_, to_wx(chart_.title), room_.width)) {
            layout_.title.push_back({line, wxRect(room_.x, top_, room_.width, height)});
            top_ += height;
        }
        top_ += gap_;
    }

    void put_keys()
    {
        const bool explains = explains_series() && !names_lines_;
        int x = room_.x;
        for (std::size_t at = 0; explains && at < chart_.series.size(); ++at) {
            if (is_drawn(chart_.series[at]))
                put_key(x, key_name(chart_.series[at]), at, false);
        }
        if (names_mark() && chart_.lying)
            put_key(x, chart_.mark_name, 0, true);
        if (!layout_.keys.empty())
            top_ = below_keys_ + gap_;
    }

    std::string key_name(const ChartSeries& series) const
    {
        const std::string& name = series.name.empty() ? chart_.y_label : series.name;
        if (!series.band)
            return name;
        return messages_.get("chart.key.band"_msg, {{"series", name}, {"band", series.band->name}});
    }

    /// Puts a key beside the one before it, or on the next row if there is no room.
    void put_key(int& x, const std::string& name, std::size_t series, bool is_mark)
    {
        const int swatch = style_.dip(26);
        const int height = line_height();
        const int indent = swatch + gap_;
        const int whole = size_of(to_wx(name)).x;
        if (x > room_.x && x + indent + whole > room_.GetRight()) {
            x = room_.x;
            top_ = below_keys_;
        }
        ChartLayout::Key key;
        key.series = series;
        key.is_mark = is_mark;
        key.swatch = wxRect(x, top_, swatch, height);
        key.name = text_at(name, {x + indent, top_}, room_.GetRight() - x - indent);
        below_keys_ = std::max(below_keys_, key.name.where.GetBottom() + 1);
        x = key.name.where.GetRight() + 3 * gap_;
        layout_.keys.push_back(std::move(key));
    }

    wxString tick_name(double value) const
    {
        const int decimals = layout_.ticks.decimals;
        return to_wx(drawn_unit(chart_) == ChartUnit::Percent ? messages_.percent(value, decimals)
                                                              : messages_.number(value, decimals));
    }

    /// True if each place has a width of its own: for bars, and for lines over named places.
    bool has_slots() const
    {
        return chart_.at.size() != chart_.places.size() || chart_.places.size() < 2 || has_bars();
    }

    int count() const { return static_cast<int>(chart_.places.size()); }

    void put_standing()
    {
        const int small = line_height();
        layout_.y_label = axis_name(chart_.y_label, top_);
        const int over_plot = has_bars() ? small : small / 2; // for the highest number or tick
        const int plot_top = layout_.y_label.where.GetBottom() + 1 + gap_ + over_plot +
                             (mark_has_row_ || (is_low_ && names_mark()) ? small : 0);
        layout_.x_label = axis_name(chart_.x_label, 0);
        const int below = layout_.x_label.where.height;
        const int left = widest_tick(std::max(room_.GetBottom() - below - plot_top - small, small));
        const int plot_left = room_.x + left + 2 * gap_;
        make_line_names();
        const int plot_width = room_.GetRight() - plot_left - gap_ - line_names_width();
        const int names = standing_names_height(plot_width);
        const int plot_bottom = room_.GetBottom() - below - names - 2 * gap_;
        layout_.plot = wxRect(plot_left, plot_top, plot_width,
                              std::max(plot_bottom - plot_top, style_.dip(10)));
        layout_.x_label.where.x =
            plot_left + std::max(0, (plot_width - layout_.x_label.where.width) / 2);
        layout_.x_label.where.y = layout_.plot.GetBottom() + names + 2 * gap_;
        put_standing_places();
        put_standing_ticks();
        put_mark_name();
        put_line_names();
    }

    bool names_mark() const { return chart_.marked && !chart_.mark_name.empty(); }

    ChartLayout::Text axis_name(const std::string& name, int top)
    {
        if (is_low_)
            return {wxString(), wxRect(room_.x, top, 0, 0)};
        return text_at(name, {room_.x, top}, room_.width);
    }

    void make_line_names()
    {
        for (std::size_t at = 0; names_lines_ && at < chart_.series.size(); ++at) {
            const ChartSeries& series = chart_.series[at];
            const auto is_known = [](const auto& value) { return value.has_value(); };
            if (is_drawn(series) && std::ranges::any_of(series.values, is_known))
                layout_.line_names.push_back(
                    {text_at(key_name(series), {0, 0}, widest_line_name()), at, wxPoint()});
        }
    }

    /// The width of the names of lines, with a little of the line before each.
    int line_names_width() const
    {
        int widest = 0;
        for (const ChartLayout::LineName& each : layout_.line_names)
            widest = std::max(widest, each.name.where.width);
        return widest == 0 ? 0 : widest + line_swatch() + gap_;
    }
    int line_swatch() const { return style_.dip(26); }

    /// Puts the names of lines at the height of the lines' ends, moved apart so as not to touch.
    void put_line_names()
    {
        for (ChartLayout::LineName& each : layout_.line_names) {
            const auto& values = chart_.series[each.series].values;
            std::size_t last = std::min(values.size(), layout_.centres.size());
            while (last > 0 && !values[last - 1])
                --last;
            if (last == 0)
                continue;
            each.end =
                wxPoint(layout_.centres[last - 1], layout_.position(*values[last - 1], false));
            wxRect& where = each.name.where;
            where.x = layout_.plot.GetRight() + line_swatch() + gap_;
            where.y = each.end.y - where.height / 2;
        }
        const int half = line_height() / 2;
        is_crowded_ = !spread_out(layout_.line_names, layout_.plot.y - half,
                                  layout_.plot.GetBottom() + half, gap_);
    }

    void put_mark_name()
    {
        if (!names_mark() || *chart_.marked >= layout_.centres.size())
            return;
        const int small = line_height();
        layout_.mark_name =
            text_at(chart_.mark_name, {0, layout_.y_label.where.y + (mark_has_row_ ? small : 0)},
                    room_.width);
        wxRect& where = layout_.mark_name.where;
        where.x = std::clamp(layout_.centres[*chart_.marked] - where.width / 2, room_.x,
                             std::max(room_.x, room_.GetRight() - where.width));
    }

    /// Puts the ticks of a standing axis from below; a name that would touch the last is left out.
    void put_standing_ticks()
    {
        int free_up_from = layout_.plot.GetBottom() + line_height();
        for (const double tick : layout_.ticks.at) {
            const wxString name = tick_name(tick);
            const wxSize size = size_of(name);
            const wxRect where(
                wxPoint(layout_.plot.x - gap_ - size.x, layout_.position(tick, false) - size.y / 2),
                size);
            const bool fits = where.GetBottom() <= free_up_from;
            layout_.tick_names.push_back({fits ? name : wxString(), where});
            if (fits)
                free_up_from = where.y;
        }
    }

    /// Chooses the ticks of a vertical axis of this height; returns the width of their widest
    /// label.
    int widest_tick(int height)
    {
        const int wanted = std::clamp(height / (line_height() * 2), 2, 8);
        layout_.ticks = ticks_for(chart_, wanted);
        int widest = 0;
        for (const double tick : layout_.ticks.at)
            widest = std::max(widest, size_of(tick_name(tick)).x);
        return widest;
    }

    int widest_place() const
    {
        int widest = 0;
        for (const std::string& place : chart_.places)
            widest = std::max(widest, size_of(to_wx(place)).x);
        return widest;
    }

    int standing_names_height(int width)
    {
        const bool fit = widest_place() + gap_ <= width / std::max(count(), 1);
        layout_.upright_names = !fit && chart_.at.empty();
        return layout_.upright_names ? widest_place() : line_height();
    }

    void put_standing_places()
    {
        const wxRect& plot = layout_.plot;
        const bool slots = has_slots();
        const int inset = slots ? 0 : widest_place() / 2 + gap_;
        for (int at = 0; at < count(); ++at) {
            int left = plot.x + plot.width * at / count();
            int right = plot.x + plot.width * (at + 1) / count();
            int centre = (left + right) / 2;
            if (!slots) {
                const auto x = [&](int place) {
                    const auto& numbers = chart_.at;
                    const double share =
                        (numbers[static_cast<std::size_t>(place)] - numbers.front()) /
                        (numbers.back() - numbers.front());
                    return plot.x + inset + static_cast<int>(share * (plot.width - 2 * inset));
                };
                centre = x(at);
                left = at == 0 ? plot.x : (x(at - 1) + centre) / 2;
                right = at + 1 == count() ? plot.GetRight() + 1 : (x(at + 1) + centre) / 2;
            }
            layout_.centres.push_back(centre);
            layout_.places.emplace_back(left, plot.y, right - left, plot.height);
        }
        put_standing_names();
    }

    void put_standing_names()
    {
        const int y = layout_.plot.GetBottom() + gap_;
        const int step = standing_step();
        for (int at = 0; at < count(); ++at) {
            const auto place = static_cast<std::size_t>(at);
            const wxString name = to_wx(chart_.places[place]);
            const wxSize size = size_of(name);
            const int centre = layout_.centres[place];
            if (layout_.upright_names) {
                const bool fits = at % upright_step() == 0;
                layout_.place_names.push_back(
                    {fits ? name : wxString(), wxRect(centre - size.y / 2, y, size.y, size.x)});
                continue;
            }
            layout_.place_names.push_back({is_named(at, step) ? name : wxString(),
                                           wxRect(wxPoint(standing_x(centre, size.x), y), size)});
        }
    }

    /// Upright names fit at every n-th place; returns the smallest n.
    int upright_step() const
    {
        const int each = std::max(layout_.plot.width / std::max(count(), 1), 1);
        return (line_height() + each - 1) / each;
    }

    int standing_x(int centre, int width) const
    {
        return std::min(centre - width / 2, room_.GetRight() - width);
    }

    /// The smallest of 1, 2, 5, 10, 20 … that keeps names apart when only every such place is
    /// named.
    int standing_step()
    {
        for (int ten = 1; ten < count(); ten *= 10) {
            for (const int step : {ten, 2 * ten, 5 * ten}) {
                if (standing_names_fit(step))
                    return step;
            }
        }
        return std::max(count(), 1);
    }

    bool standing_names_fit(int step)
    {
        int free_from = room_.x - gap_;
        for (int at = 0; at < count(); ++at) {
            if (!is_named(at, step))
                continue;
            const auto place = static_cast<std::size_t>(at);
            const int width = size_of(to_wx(chart_.places[place])).x;
            const int x = standing_x(layout_.centres[place], width);
            if (x < free_from + gap_)
                return false;
            free_from = x + width;
        }
        return true;
    }

    /// True if the place gets a name. With numbers for places these are the multiples of `step`, as
    /// 0, 20 and 40; else every `step`-th place from the first.
    bool is_named(int at, int step) const
    {
        const auto& numbers = chart_.at;
        if (numbers.size() < 2)
            return at % step == 0;
        const double each = (numbers.back() - numbers.front()) / static_cast<double>(count() - 1);
        const auto steps = std::lround(numbers[static_cast<std::size_t>(at)] / each);
        return steps % step == 0;
    }

    void put_lying()
    {
        const int small = line_height();
        layout_.x_label = text_at(chart_.x_label, {room_.x, top_}, room_.width);
        top_ = layout_.x_label.where.GetBottom() + 1 + gap_;
        const int sign = chart_.colours.empty() ? 0 : small * 9 / 10;
        const int left = std::min(widest_place(), room_.width * 9 / 20);
        const int plot_left = room_.x + left + 2 * gap_ + (sign > 0 ? sign + gap_ : 0);
        const int value_room = size_of("0000").x;
        layout_.plot =
            wxRect(plot_left, top_,
                   std::max(room_.GetRight() - plot_left - value_room, style_.dip(20)), 0);
        layout_.ticks = ticks_for(
            chart_, std::clamp(layout_.plot.width / std::max(size_of("0000%").x, 1), 2, 6));
        int y = top_;
        for (const std::string& place : chart_.places) {
            ChartLayout::Text name = text_at(place, {room_.x, y}, left);
            const int height =
                std::max(name.where.height + gap_ / 2, bars() * small * 4 / 5 + gap_);
            name.where.y = y + (height - name.where.height) / 2;
            name.where.x = room_.x + left - name.where.width;
            if (!chart_.colours.empty()) {
                const bool is_symbol = !chart_.colours[layout_.signs.size()].empty();
                layout_.signs.push_back(
                    is_symbol ? wxRect(room_.x + left + gap_, y + (height - sign) / 2, sign, sign)
                              : wxRect());
            }
            layout_.places.emplace_back(plot_left, y, layout_.plot.width, height);
            layout_.centres.push_back(y + height / 2);
            layout_.place_names.push_back(std::move(name));
            y += height;
        }
        layout_.plot.height = y - top_;
        put_lying_ticks(y + gap_ / 2);
    }

    void put_lying_ticks(int y)
    {
        int free_from = room_.x;
        for (const double tick : layout_.ticks.at) {
            const wxString name = tick_name(tick);
            const wxSize size = size_of(name);
            const int x =
                std::min(layout_.position(tick, true) - size.x / 2, room_.GetRight() - size.x);
            const bool fits = x >= free_from;
            layout_.tick_names.push_back({fits ? name : wxString(), wxRect(wxPoint(x, y), size)});
            if (fits)
                free_from = x + size.x + gap_;
        }
        y += line_height();
        layout_.y_label = text_at(chart_.y_label, {room_.x, y}, room_.width);
        wxRect& label = layout_.y_label.where;
        label.x = std::max(room_.x, layout_.plot.GetRight() - label.width);
        layout_.height = label.GetBottom() + 1 - room_.y;
    }

    int bars() const
    {
        const auto count = std::ranges::count_if(chart_.series, is_drawn);
        return std::max(static_cast<int>(count), 1);
    }

    const Chart& chart_;
    const ChartStyle& style_;
    const Messages& messages_;
    wxDC& dc_;
    const wxRect room_;
    const int gap_;
    const bool with_title_;
    bool names_lines_ = false;  ///< lines are named beside their ends, not in a legend
    bool is_crowded_ = false;   ///< the names did not fit beside the lines' ends
    bool is_low_ = false;       ///< there is no room for the axis labels
    bool mark_has_row_ = false; ///< the mark's name has a row, as it would touch the axis label
    int top_ = 0;               ///< where the next part begins
    int below_keys_ = 0;        ///< bottom of the keys placed so far
    ChartLayout layout_;
};

} // namespace

int ChartLayout::position(double value, bool lying) const
{
    const double share = (value - ticks.low()) / (ticks.high() - ticks.low());
    return lying ? plot.x + wxRound(share * plot.width)
                 : plot.y + plot.height - wxRound(share * plot.height);
}

bool ChartLayout::fits_at_bar(const wxSize& number, int pitch, bool lying)
{
    return lying ? number.y * 4 / 5 <= pitch : number.x < pitch;
}

ChartLayout lay_out(const Chart& chart, const ChartStyle& style, const Messages& messages, wxDC& dc,
                    const wxRect& room, bool with_title)
{
    return Layouter(chart, style, messages, dc, room, with_title).run();
}

int min_height(const Chart& chart, const ChartStyle& style, const Messages& messages, wxDC& dc,
               int width, bool with_title)
{
    const ChartLayout layout =
        lay_out(chart, style, messages, dc, wxRect(0, 0, width, style.dip(400)), with_title);
    int names = 0;
    for (const ChartLayout::LineName& each : layout.line_names)
        names += each.name.where.height;
    const int plot = std::max(style.dip(90), names);
    const bool lies = chart.lying && !chart.is_empty();
    return lies ? layout.height : style.dip(400) - layout.plot.height + plot;
}

} // namespace kizuna
