#include "gui/charts/chart_view.h"

#include "app/text/fault_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_canvas.h"
#include "gui/controls/made_parts.h"
#include "gui/text/drawn_text.h"
#include "gui/text/text_output.h"
#include "gui/text/text_table.h"

#include <wx/dcclient.h>
#include <wx/filedlg.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>

namespace kizuna {
namespace {

const wxSize chart_file_size(720, 420); // size of an exported picture, in pixels

} // namespace

ChartView::ChartView(wxWindow* parent, const Messages& messages, const wxString& name)
    : wxPanel(parent), messages_(messages)
{
    SetName(name);
    title_ = make_heading(this, {}, name + " title");
    menu_ = new wxButton(this, wxID_ANY, to_wx(messages_.get("chart.menu"_msg)), wxDefaultPosition,
                         wxDefaultSize, wxBU_EXACTFIT | wxBORDER_NONE);
    menu_->SetToolTip(to_wx(messages_.get("chart.menu.tip"_msg)));
    set_names(*menu_, name + " menu", messages_.get("chart.menu.tip"_msg));
    canvas_ = new ChartCanvas(this, messages_);
    canvas_->SetName(name + " picture");

    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(title_, wxSizerFlags(1).CentreVertical());
    head->Add(menu_, spaced(*this, wxLEFT, Space::Tight));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(head, wxSizerFlags().Expand());
    column->Add(canvas_, wxSizerFlags(1).Expand());
    SetSizer(column);

    menu_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { show_menu(); });
    canvas_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { show_menu(); });
    listen(*this, wxEVT_SIZE, [this] { wrap_title(); });
}

void ChartView::show(Chart chart)
{
    if (chart == canvas_->chart())
        return;
    canvas_->show(chart);
    set_accessible(*menu_, messages_.get("chart.menu.spoken"_msg, {{"title", chart.title}}));
    wrapped_width_ = 0;
    wrap_title();
    if (is_table())
        fill_table();
}

const Chart& ChartView::chart() const
{
    return canvas_->chart();
}

bool ChartView::is_table() const
{
    return table_ && table_->IsShown();
}

void ChartView::show_as_table(bool table)
{
    if (table == is_table())
        return;
    if (!table_) {
        const std::string name = from_wx(GetName() + " table");
        table_ = new TextTable(this, name.c_str(), chart().title);
        GetSizer()->Add(table_, wxSizerFlags(1).Expand());
    }
    const bool had_keyboard = canvas_->HasFocus();
    if (table)
        fill_table();
    table_->Show(table);
    canvas_->Show(!table);
    Layout();
    if (had_keyboard)
        table_->SetFocus();
}

void ChartView::fill_table()
{
    table_->show(chart_table(chart(), messages_));
    set_accessible(*table_,
                   chart().title.empty() ? messages_.get("chart.untitled"_msg) : chart().title);
    set_accessible_description(*table_, chart_summary(chart(), messages_));
}

void ChartView::wrap_title()
{
    const int width = GetClientSize().x - menu_->GetBestSize().x - FromDIP(4);
    if (width <= 0 || width == wrapped_width_)
        return;
    wrapped_width_ = width;
    set_wrapped_label(*title_, chart().title, width);
    Layout();
}

int ChartView::height_for(int width) const
{
    wxClientDC dc(const_cast<ChartView*>(this)); // only to measure texts
    dc.SetFont(title_->GetFont());
    const int beside = width - menu_->GetBestSize().x - FromDIP(4);
    const auto lines = static_cast<int>(wrapped(dc, to_wx(chart().title), beside).size());
    return std::max(lines * dc.GetCharHeight(), menu_->GetBestSize().y) +
           canvas_->height_for(width);
}

std::string ChartView::as_text() const
{
    return chart_text(chart(), messages_);
}

std::optional<Fault> ChartView::write(ChartFile kind, const std::filesystem::path& file) const
{
    return write_chart(chart(), kind, chart_file_size, file, *this, messages_);
}

void ChartView::show_menu()
{
    wxMenu menu;
    const auto add = [&](MessageKey label, wxItemKind kind, std::function<void()> run) {
        const wxMenuItem* item = menu.Append(wxID_ANY, to_wx(messages_.get(label)), "", kind);
        menu.Bind(
            wxEVT_MENU, [run = std::move(run)](wxCommandEvent&) { run(); }, item->GetId());
        return item->GetId();
    };
    const int table =
        add("chart.menu.table"_msg, wxITEM_CHECK, [this] { show_as_table(!is_table()); });
    menu.Check(table, is_table());
    menu.AppendSeparator();
    add("chart.menu.copy"_msg, wxITEM_NORMAL, [this] { copy_text(as_text()); });
    add("chart.menu.svg"_msg, wxITEM_NORMAL, [this] { ask_and_write(ChartFile::Svg); });
    add("chart.menu.png"_msg, wxITEM_NORMAL, [this] { ask_and_write(ChartFile::Png); });
    add("chart.menu.csv"_msg, wxITEM_NORMAL, [this] { ask_and_write(ChartFile::Csv); });
    set_accessible(menu, accessible_name(*menu_));
    menu_->PopupMenu(&menu, 0, menu_->GetSize().y);
}

void ChartView::ask_and_write(ChartFile kind)
{
    const std::string ending = ending_of(kind);
    const wxString pattern = to_wx("*" + ending);
    wxString name = to_wx(chart().title);
    for (const wxUniChar forbidden : wxString("/\\:*?\"<>|"))
        name.Replace(wxString(forbidden), " ");
    wxFileDialog dialog(this, to_wx(messages_.get("chart.menu.export"_msg)), "",
                        name + to_wx(ending), pattern + "|" + pattern,
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK)
        return;
    std::filesystem::path file(from_wx(dialog.GetPath()));
    if (!file.has_extension())
        file += ending;
    if (const auto fault = write(kind, file))
        wxMessageDialog(this, to_wx(placed_fault_text(*fault, messages_)),
                        to_wx(messages_.get("gui.program"_msg)), wxOK | wxICON_ERROR)
            .ShowModal();
}

} // namespace kizuna
