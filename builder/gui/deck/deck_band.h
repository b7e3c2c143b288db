#pragma once

#include "app/charts/deck_band.h"
#include "app/document/card_selection.h"
#include "app/pool/card_search.h"
#include "gui/card/symbol_icons.h"
#include "gui/commands/command_bar.h"

#include <wx/window.h>

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

class ChartStyle;

/// A summary of the open deck: size, protagonist, verdict, and small charts of costs, supports and
/// symbols. Each part is a spot that a click opens, or Enter after the arrow keys. A chart's bar
/// searches for the cards that it counts.
class DeckBandView : public wxWindow {
public:
    /// Everything passed in outlives the band.
    DeckBandView(wxWindow* parent, DeckDocument& document, CardSearch& search,
                 CardSelection& selection, CommandBar& commands, const Messages& messages,
                 const SymbolIcons& symbols);

    /// Height needed at this width, in pixels: the summary and as many rows of charts as limit()
    /// allows.
    int height_for(int width) const;
    /// Sets the max height in pixels; unlimited until then. The summary is always shown.
    void limit(int height);

    /// A part of the band that can be pointed at and opened.
    struct Spot {
        wxRect place;
        std::string spoken;
        const BandBar* bar = nullptr; ///< null for size, protagonist and verdict
        std::function<void()> open;
    };
    const std::vector<Spot>& spots() const { return spots_; }
    /// The focused spot; empty while the band as a whole or another window has the focus.
    std::optional<std::size_t> current() const { return current_; }

private:
    struct PlacedChart {
        const BandChart* chart;
        std::vector<const BandBar*> bars; ///< the bars shown
        std::size_t series;               ///< number of its colour and hatch
        wxRect title;
        int top;    ///< y of the top of the highest bar
        int bottom; ///< y of the bottom of all bars
    };
    void show_deck();
    void lay_out();
    /// Whole: all bars. Dense: only bars that count a card. DenseUntitled: as Dense, without the
    /// title of the symbols.
    enum class Form { Whole, Dense, DenseUntitled };
    struct Rows {
        Form form;
        std::vector<std::vector<const BandChart*>> rows;
    };
    wxString leader_text() const; ///< after a star, filled for a designated protagonist
    int lay_out_summary(wxDC& dc, int width);
    void lay_out_row(wxDC& dc, const std::vector<const BandChart*>& charts, Form form,
                     const wxRect& row);
    int width_of(wxDC& dc, const BandChart& chart, Form form, int place) const;
    int width_of(wxDC& dc, const std::vector<const BandChart*>& charts, Form form, int place) const;
    Rows rows_for(wxDC& dc, int width) const;
    int summary_height(wxDC& dc) const;
    int bar_height(Form form) const;
    int row_height(wxDC& dc, Form form) const;
    void filter(const std::string& query);
    void point_at(std::optional<std::size_t> spot);
    void say();
    void draw(wxDC& dc);
    void draw_summary(wxDC& dc, const ChartStyle& style);
    void draw_chart(wxDC& dc, const ChartStyle& style, const PlacedChart& placed, std::size_t spot);
    void draw_bar(wxDC& dc, const ChartStyle& style, const PlacedChart& placed, const BandBar& bar,
                  const wxRect& column);
    void draw_symbol(wxDC& dc, const BandBar& bar, const wxRect& place);
    void on_key(wxKeyEvent& event);
    void show_tip();
    void on_mouse(wxMouseEvent& event);
    std::optional<std::size_t> spot_at(const wxPoint& point) const;

    DeckDocument& document_;
    CardSearch& search_;
    CardSelection& selection_;
    CommandBar& commands_;
    const Messages& messages_;
    const SymbolIcons& symbols_;

    DeckBand band_;
    int max_height_ = std::numeric_limits<int>::max();
    std::vector<Spot> spots_; ///< size, protagonist, verdict, then the bars from the left
    std::vector<PlacedChart> placed_;
    std::optional<std::size_t> current_;
    std::optional<std::size_t> under_pointer_;
    Subscription deck_changed_;
};

} // namespace kizuna
