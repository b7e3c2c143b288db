#include "gui/study/statistics_page.h"

#include "app/document/deck_start.h"
#include "app/text/violation_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_view.h"
#include "gui/commands/command_icons.h"
#include "gui/controls/made_parts.h"
#include "gui/study/block_grid.h"
#include "gui/text/drawn_text.h"

#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/dcclient.h>
#include <wx/textctrl.h>

namespace kizuna {
namespace {

constexpr int text_margin = 12; // both margins of a text control together

std::string name_of(const Format& format, const DeckDocument& document, const Messages& messages)
{
    const std::string& name = in_language(format.name, messages);
    return &format == &document.format() ? messages.get("stats.format.own"_msg, {{"format", name}})
                                         : name;
}

/// The names of a figure's cards, to follow its words; empty if it has none.
std::string cards_of(const DeckFigure& figure, const Messages& messages)
{
    if (figure.cards.empty())
        return {};
    std::vector<std::string> names;
    for (const Card* card : figure.cards)
        names.push_back(card_name(*card, messages.card_language()));
    return messages.get("stats.figure.cards"_msg, {{"cards", messages.list(names)}});
}

} // namespace

StatisticsPage::StatisticsPage(wxWindow* parent, const WindowContext& with)
    : StudyPage(parent, with, "deck")
{
    SetName("statistics");
    grid_ = new BlockGrid(this);
    grid_->SetName("statistics blocks");
    const std::vector<DeckChart> charts = all_charts();
    constexpr std::size_t first_charts = 2; // costs and supports
    make_charts(std::span(charts).first(first_charts));
    make_figures();
    make_formats();
    make_charts(std::span(charts).subspan(first_charts));

    as_tables_ = new wxCheckBox(this, wxID_ANY, to_wx(with_.messages.get("stats.as-tables"_msg)));
    as_tables_->SetName("statistics as tables");
    put_together(*grid_, *as_tables_);
    sum_up_shown();
    as_tables_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        for (ChartView* chart : charts_)
            chart->show_as_table(as_tables_->GetValue());
        sum_up_shown();
    });
}

void StatisticsPage::sum_up_shown()
{
    const std::string shown = as_tables_->GetValue() ? "tables" : "pictures";
    sum_up(with_.messages.get("stats.shown-as"_msg, {{"shown", shown}}));
}

void StatisticsPage::make_figures()
{
    figures_ = new wxTextCtrl(grid_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                              wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2 | wxTE_NO_VSCROLL |
                                  wxBORDER_NONE);
    set_names(*figures_, "deck figures", with_.messages.get("stats.figures"_msg));
    grid_->scroll_from(*figures_);
    grid_->add(
        *figures_,
        [this](int width) {
            wxClientDC dc(figures_);
            dc.SetFont(figures_->GetFont().Bold());
            int lines = 0;
            for (int line = 0; line < figures_->GetNumberOfLines(); ++line) {
                const wxString words = figures_->GetLineText(line).AfterFirst('\t');
                const int room = width - value_width_ - FromDIP(text_margin);
                lines += std::max(1, static_cast<int>(wrapped(dc, words, room).size()));
            }
            return lines * (dc.GetCharHeight() + FromDIP(1)) + FromDIP(text_margin);
        },
        true);
}

void StatisticsPage::make_formats()
{
    auto* block = new wxPanel(grid_);
    auto* title = make_heading(block, with_.messages.get("stats.formats"_msg));
    formats_ = new wxDataViewListCtrl(block, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxDV_SINGLE | wxDV_ROW_LINES);
    formats_->SetName("format verdicts");
    formats_->AppendIconTextColumn(to_wx(with_.messages.get("stats.formats.verdict"_msg)),
                                   wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE, wxALIGN_LEFT,
                                   wxDATAVIEW_COL_RESIZABLE);
    formats_->AppendTextColumn(to_wx(with_.messages.get("stats.formats.format"_msg)),
                               wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE, wxALIGN_LEFT,
                               wxDATAVIEW_COL_RESIZABLE);
    const std::string help = with_.messages.get("stats.formats.help"_msg);
    set_accessible(*formats_, with_.messages.get("stats.formats"_msg));
    set_accessible_description(*formats_, help);
    title->SetToolTip(to_wx(help));
    grid_->scroll_from(*formats_->GetMainWindow()); // the list always shows all its rows
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(title, spaced(*this, wxBOTTOM, Space::Tight));
    column->Add(formats_, wxSizerFlags(1).Expand());
    block->SetSizer(column);
    grid_->add(
        *block,
        [this, title](int) {
            const int row = formats_->GetCharHeight() + FromDIP(8); // also the header's height
            return title->GetBestSize().y + row * (formats_->GetItemCount() + 1) +
                   FromDIP(text_margin);
        },
        true);
    formats_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { take_format(); });
}

void StatisticsPage::make_charts(std::span<const DeckChart> charts)
{
    for (const DeckChart& each : charts) {
        auto* view = new ChartView(grid_, with_.messages, to_wx("chart " + std::string(each.id)));
        charts_.push_back(view);
        grid_->add(*view, [view](int width) { return view->height_for(width); });
    }
}

std::vector<DeckChart> StatisticsPage::all_charts() const
{
    return deck_charts(with_.document.statistics(), with_.document.resolved(),
                       with_.document.catalogue().library, with_.messages);
}

void StatisticsPage::take_format()
{
    const int row = formats_->GetSelectedRow();
    if (row == wxNOT_FOUND)
        return;
    const Format& format = *shown_formats_[static_cast<std::size_t>(row)];
    with_.document.set_format(
        format.id, with_.messages.get("command.reason.format"_msg,
                                      {{"format", in_language(format.name, with_.messages)}}));
}

void StatisticsPage::show_deck()
{
    judge(deck_verdict(with_.document.statistics(), with_.messages));
    show_figures();
    show_formats();
    show_charts();
    grid_->arrange();
}

/// Writes a line for each figure: its number, then its words in a second column.
void StatisticsPage::show_figures()
{
    const std::vector<DeckFigure> all = deck_figures(with_.document, with_.messages);
    wxClientDC dc(figures_);
    dc.SetFont(figures_->GetFont().Bold());
    value_width_ = 0;
    for (const DeckFigure& figure : all)
        value_width_ = std::max(value_width_, dc.GetTextExtent(to_wx(figure.value)).x);
    value_width_ += space(*this, Space::Apart);
    wxTextAttr plain;
    plain.SetFont(figures_->GetFont());
    const double tenths_of_mm = 254.0 * value_width_ / dc.GetPPI().x;
    const int column = static_cast<int>(tenths_of_mm);
    plain.SetLeftIndent(0, column); // wrapped lines continue in the second column
    plain.SetTabs(wxArrayInt(1, column));
    wxTextAttr bold = plain;
    bold.SetFont(figures_->GetFont().Bold());
    const long place = figures_->GetInsertionPoint();
    figures_->Freeze();
    figures_->Clear();
    for (const DeckFigure& figure : all) {
        figures_->SetDefaultStyle(bold);
        if (figures_->GetLastPosition() > 0)
            figures_->AppendText("\n");
        figures_->AppendText(to_wx(figure.value));
        figures_->SetDefaultStyle(plain);
        const std::string words = with_.messages.get(
            "stats.figure"_msg, {{"label", figure.label},
                                 {"has_note", figure.note.empty() ? "no" : "yes"},
                                 {"note", figure.note}});
        figures_->AppendText("\t" + to_wx(words + cards_of(figure, with_.messages)));
    }
    figures_->SetInsertionPoint(std::min(place, figures_->GetLastPosition()));
    figures_->Thaw();
}

void StatisticsPage::show_formats()
{
    const int selected = formats_->GetSelectedRow();
    formats_->DeleteAllItems();
    shown_formats_.clear();
    const Sign against = is_only_begun(with_.document) ? Sign::Open : Sign::Problem;
    for (const FormatVerdict& verdict : format_verdicts(with_.document)) {
        const auto count = static_cast<int>(verdict.violations.size());
        const std::string text =
            count == 0 ? with_.messages.get("stats.formats.legal"_msg)
                       : with_.messages.get("stats.formats.illegal"_msg, {{"count", count}});
        const wxSize size = FromDIP(wxSize(16, 16));
        wxVector<wxVariant> row;
        wxVariant cell;
        cell << wxDataViewIconText(
            to_wx(text),
            wxBitmapBundle(sign_icon(count == 0 ? Sign::Good : against).GetBitmap(size)));
        row.push_back(cell);
        row.push_back(wxVariant(to_wx(name_of(*verdict.format, with_.document, with_.messages))));
        formats_->AppendItem(row);
        shown_formats_.push_back(verdict.format);
    }
    if (selected != wxNOT_FOUND && selected < static_cast<int>(formats_->GetItemCount()))
        formats_->SelectRow(static_cast<unsigned>(selected));
}

void StatisticsPage::show_charts()
{
    const std::vector<DeckChart> charts = all_charts();
    for (std::size_t at = 0; at < charts.size(); ++at) {
        charts_[at]->show(charts[at].chart);
        show_part(*charts_[at], !charts[at].chart.is_empty());
    }
}

} // namespace kizuna
