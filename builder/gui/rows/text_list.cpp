#include "gui/rows/text_list.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/text/drawn_text.h"

#include <wx/utils.h>

#include <algorithm>
#include <span>
#include <utility>

namespace kizuna {

class TextList::Model : public wxDataViewVirtualListModel {
public:
    void show(std::vector<TextRow> rows)
    {
        const bool same_length = rows.size() == rows_.size();
        const std::vector<TextRow> before = std::exchange(rows_, std::move(rows));
        if (!same_length)
            return Reset(static_cast<unsigned>(rows_.size()));
        for (std::size_t at = 0; at < rows_.size(); ++at) {
            if (rows_[at] != before[at])
                RowChanged(static_cast<unsigned>(at));
        }
    }
    const std::vector<TextRow>& rows() const { return rows_; }

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override
    {
        // GTK may ask for a row that is gone.
        const bool is_there = row < rows_.size() && column < rows_[row].cells.size();
        value = is_there ? to_wx(rows_[row].cells[column]) : wxString();
    }
    bool GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& attr) const override
    {
        if (row >= rows_.size() || (!rows_[row].is_faint && !rows_[row].is_bold))
            return false;
        attr.SetItalic(rows_[row].is_faint); // a faint colour is unreadable on a selected row
        attr.SetBold(rows_[row].is_bold);
        return true;
    }
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    std::vector<TextRow> rows_;
};

TextList::TextList(wxWindow* parent, const char* name, const std::string& spoken,
                   const std::vector<TextColumn>& columns, long style)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, style), model_(new Model),
      widths_(*this), selection_(*this)
{
    set_names(*this, name, spoken);
    AssociateModel(model_.get());
    unsigned number = 0;
    for (const TextColumn& each : columns) {
        auto* column =
            AppendTextColumn(to_wx(each.title), number++, wxDATAVIEW_CELL_INERT,
                             FromDIP(each.min_width), each.align, wxDATAVIEW_COL_RESIZABLE);
        column->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
        if (each.align != wxALIGN_LEFT)
            say_title_in_cells(*column, each.title);
        widths_.add(*column, each.min_width, each.weight);
        widths_.comfort(each.comfortable);
        are_numbers_.push_back(each.weight == 0 && each.align != wxALIGN_LEFT);
        keep_width_.push_back(each.weight == 0 && each.align == wxALIGN_LEFT);
        if (each.is_optional)
            widths_.make_optional();
    }
    listen(*this, wxEVT_MOTION, [this] { show_cut_text(ScreenToClient(wxGetMousePosition())); });
}

void TextList::show_cut_text(const wxPoint& place)
{
    wxDataViewItem item;
    wxDataViewColumn* column = nullptr;
    HitTest(place, item, column);
    wxString cut;
    if (item.IsOk() && column) {
        const std::size_t row = model_->GetRow(item);
        const unsigned cell = column->GetModelColumn();
        if (row < row_count() && cell < this->row(row).cells.size())
            cut = to_wx(this->row(row).cells[cell]);
        const int beside = FromDIP(8);
        if (GetTextExtent(cut).x + beside <= column->GetWidth())
            cut.clear();
    }
    if (GetToolTipText() == cut)
        return;
    if (cut.empty())
        UnsetToolTip();
    else
        SetToolTip(cut);
}

void TextList::show(std::vector<TextRow> rows, std::optional<std::size_t> selected)
{
    model_->show(std::move(rows));
    hold_cells();
    if (selected && *selected < row_count())
        select(*selected);
    else
        UnselectAll();
}

/// Tells the widths of the widest cells, so that no number is cut, and texts only without room.
void TextList::hold_cells()
{
    const wxFont usual = GetFont();
    const wxFont bold = usual.Bold();
    for (unsigned at = 0; at < keep_width_.size(); ++at) {
        int widest = 0;
        constexpr std::size_t max_measured = 300; // measuring is slow, and these are enough
        for (const TextRow& row :
             std::span(model_->rows())
                 .first(are_numbers_[at] ? row_count() : std::min(row_count(), max_measured))) {
            if (keep_width_[at] || at >= row.cells.size())
                continue;
            widest =
                std::max(widest, width_of(*this, row.is_bold ? bold : usual, to_wx(row.cells[at])));
        }
        widths_.hold(*GetColumn(at), widest);
    }
    widths_.share_out();
}

std::size_t TextList::row_count() const
{
    return model_->rows().size();
}

const TextRow& TextList::row(std::size_t at) const
{
    return model_->rows()[at];
}

std::optional<std::size_t> TextList::selected() const
{
    const wxDataViewItem item = GetSelection();
    if (!item.IsOk())
        return std::nullopt;
    const unsigned row = model_->GetRow(item);
    return row < row_count() ? std::optional<std::size_t>(row) : std::nullopt;
}

void TextList::select(std::size_t row)
{
    selection_.select(model_->GetItem(static_cast<unsigned>(row)));
}

void TextList::show_row(std::size_t row)
{
    if (row < row_count())
        EnsureVisible(model_->GetItem(static_cast<unsigned>(row)));
}

void TextList::move_selection(int rows)
{
    if (row_count() == 0)
        return;
    const auto last = static_cast<std::ptrdiff_t>(row_count()) - 1;
    const std::ptrdiff_t from = selected() ? static_cast<std::ptrdiff_t>(*selected()) : -1;
    select(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(from + rows, 0, last)));
}

} // namespace kizuna
