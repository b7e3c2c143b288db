#include "app/print/bar_chart.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array bar_colours{Colour{0x2f, 0x4d, 0x8c}, Colour{0xd9, 0xa4, 0x1c}};
constexpr Colour told_colour{0x55, 0x55, 0x5c};

class BarChartDrawing {
public:
    BarChartDrawing(Canvas& canvas, const Box& box, const Chart& chart, const Messages& messages)
        : canvas_(canvas), box_(box), chart_(chart), messages_(messages), unit_(box.width / 54)
    {
        for (const ChartSeries& series : chart.series)
            (series.shape == ChartSeries::Shape::Bars ? bars_ : told_).push_back(&series);
        for (const ChartSeries* series : bars_) {
            for (const auto& value : series->values)
                highest_ = std::max(highest_, value.value_or(0));
        }
    }

    void draw()
    {
        double top = box_.top;
        TextLook title = look(3.3, true);
        const double wide = canvas_.text_width(chart_.title, title);
        if (wide > box_.width && wide < 1.35 * box_.width)
            title.size *= box_.width / wide; // rather than break a slightly long title
        title.max_lines = 2;
        top += canvas_.text(chart_.title, {box_.left, top, box_.width + 0.1 * unit_, 10 * unit_},
                            title);
        if (bars_.size() > 1)
            top = draw_keys(top + unit_);
        double bottom = box_.bottom();
        for (auto series = told_.rbegin(); series != told_.rend(); ++series)
            bottom = draw_told(**series, bottom);
        bottom = draw_axis_name(bottom);
        draw_places({box_.left, bottom - 4 * unit_, box_.width, 4 * unit_});
        draw_bars({box_.left, top + 5 * unit_, box_.width, bottom - top - 9.6 * unit_});
    }

private:
    TextLook look(double size, bool bold = false, Colour colour = black) const
    {
        return {.size = size * unit_, .bold = bold, .colour = colour};
    }
    TextLook centred_look(double size, bool bold = false, Colour colour = black) const
    {
        return {size * unit_, bold, colour, TextLook::Align::Centre};
    }
    double pitch() const
    {
        return box_.width / static_cast<double>(std::max<std::size_t>(1, chart_.places.size()));
    }
    Box cell(std::size_t place, double top, double height) const
    {
        return {box_.left + pitch() * static_cast<double>(place), top, pitch(), height};
    }

    double draw_keys(double top)
    {
        double left = box_.left;
        for (std::size_t at = 0; at < bars_.size(); ++at) {
            const TextLook name = look(2.6);
            const double width =
                std::min(canvas_.text_width(bars_[at]->name, name), box_.width - 4.4 * unit_);
            if (at > 0 && left + width + 4.4 * unit_ > box_.right()) { // continue on the next line
                left = box_.left;
                top += 3.6 * unit_;
            }
            canvas_.fill({left, top + 0.6 * unit_, 2.4 * unit_, 2.4 * unit_}, colour_of(at));
            canvas_.label(bars_[at]->name, {left + 3.4 * unit_, top, width + unit_, 3.6 * unit_},
                          name);
            left += width + 7 * unit_;
        }
        return top + 4 * unit_;
    }

    /// Draws a series that has no bars: its name, and above that a number below each place. Returns
    /// the new bottom.
    double draw_told(const ChartSeries& series, double bottom)
    {
        const double name_top = bottom - 3.6 * unit_;
        canvas_.label(series.name, {box_.left, name_top, box_.width, 3.6 * unit_},
                      centred_look(2.6, false, told_colour));
        const double top = name_top - 3.8 * unit_;
        for (std::size_t at = 0; at < series.values.size(); ++at)
            canvas_.label(value_text(series.values[at], series.unit, 0, messages_),
                          cell(at, top, 3.6 * unit_), centred_look(2.8, false, told_colour));
        return top - unit_;
    }

    double draw_axis_name(double bottom)
    {
        canvas_.label(chart_.x_label, {box_.left, bottom - 3.6 * unit_, box_.width, 3.6 * unit_},
                      centred_look(2.6, false, told_colour));
        return bottom - 4 * unit_;
    }

    void draw_places(const Box& row)
    {
        for (std::size_t at = 0; at < chart_.places.size(); ++at)
            canvas_.label(chart_.places[at], cell(at, row.top, row.height),
                          centred_look(3.2, true));
        canvas_.line(row.left, row.top - 0.3 * unit_, row.right(), row.top - 0.3 * unit_, black,
                     0.25 * unit_);
    }

    void draw_bars(const Box& plot)
    {
        if (highest_ <= 0)
            return;
        const double count = static_cast<double>(std::max<std::size_t>(1, bars_.size()));
        const double width = 0.72 * pitch() / count;
        for (std::size_t series = 0; series < bars_.size(); ++series) {
            for (std::size_t place = 0; place < bars_[series]->values.size(); ++place) {
                const double value = bars_[series]->values[place].value_or(0);
                if (value <= 0)
                    continue;
                const double height = plot.height * value / highest_;
                const double left = plot.left + pitch() * (static_cast<double>(place) + 0.14) +
                                    width * static_cast<double>(series);
                canvas_.fill({left, plot.bottom() - height, width, height}, colour_of(series));
                canvas_.label(value_text(value, bars_[series]->unit, 0, messages_),
                              {left - unit_, plot.bottom() - height - 4 * unit_, width + 2 * unit_,
                               3.8 * unit_},
                              centred_look(2.8));
            }
        }
    }

    static Colour colour_of(std::size_t series)
    {
        return bar_colours.at(series % bar_colours.size());
    }

    Canvas& canvas_;
    Box box_;
    const Chart& chart_;
    const Messages& messages_;
    double unit_; ///< a millimetre at the usual width of the chart
    std::vector<const ChartSeries*> bars_;
    std::vector<const ChartSeries*> told_;
    double highest_ = 0;
};

} // namespace

void draw_bar_chart(Canvas& canvas, const Box& box, const Chart& chart, const Messages& messages)
{
    BarChartDrawing(canvas, box, chart, messages).draw();
}

} // namespace kizuna
