#pragma once

#include "gui/charts/chart_export.h"

#include <wx/panel.h>

class wxButton;
class wxStaticText;

namespace kizuna {

class ChartCanvas;
class TextTable;

/// A chart with its title, shown as a picture or as a table of the same numbers. A menu switches
/// between the two, and exports the chart as SVG, PNG, CSV or text.
class ChartView : public wxPanel {
public:
    /// `name` is for the tests; the picture has the name NAME + " picture", the table
    /// NAME + " table". `messages` outlives this.
    ChartView(wxWindow* parent, const Messages& messages, const wxString& name);

    void show(Chart chart);
    const Chart& chart() const;

    void show_as_table(bool table);
    bool is_table() const;

    /// Minimum height at this width, in pixels.
    int height_for(int width) const;

    std::string as_text() const;
    std::optional<Fault> write(ChartFile kind, const std::filesystem::path& file) const;

private:
    void wrap_title();
    void fill_table();
    void show_menu();
    void ask_and_write(ChartFile kind);

    const Messages& messages_;
    wxStaticText* title_ = nullptr;
    wxButton* menu_ = nullptr;
    ChartCanvas* canvas_ = nullptr;
    TextTable* table_ = nullptr; ///< null until first shown
    int wrapped_width_ = 0;
};

} // namespace kizuna
