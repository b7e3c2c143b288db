#include "gui/study/block_grid.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"

#include <wx/scrolwin.h>

#include <algorithm>

namespace kizuna {
namespace {

// Sizes in device-independent pixels.
constexpr int min_column = 300;
constexpr int block_gap = 10;

wxScrolledWindow* page_around(const wxWindow& window)
{
    for (wxWindow* outer = window.GetParent(); outer; outer = outer->GetParent()) {
        if (auto* page = dynamic_cast<wxScrolledWindow*>(outer))
            return page;
    }
    return nullptr;
}

} // namespace

BlockGrid::BlockGrid(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(min_column, -1)))
{
    listen(*this, wxEVT_SIZE, [this] { arrange(); });
}

void BlockGrid::add(wxWindow& block, HeightFor height_for, bool wide)
{
    blocks_.push_back({&block, std::move(height_for), wide});
}

void BlockGrid::let_grow(const wxWindow& block)
{
    std::ranges::find(blocks_, &block, &Block::window)->grows = true;
}

void BlockGrid::scroll_from(wxWindow& part)
{
    part.Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        if (event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL || event.GetWheelDelta() == 0)
            return event.Skip();
        // A smooth wheel turns by less than a step; keep the rest for the next event.
        turned_ += event.GetWheelRotation() * event.GetLinesPerAction();
        const int rows = turned_ / event.GetWheelDelta();
        turned_ %= event.GetWheelDelta();
        if (wxScrolledWindow* page = page_around(*this))
            page->Scroll(wxDefaultCoord, std::max(0, page->GetViewStart().y - rows));
    });
}

bool BlockGrid::Layout()
{
    arrange();
    return true;
}

void BlockGrid::arrange()
{
    if (is_arranging_) // SetMinSize() may cause a layout
        return;
    is_arranging_ = true;
    const int space = FromDIP(block_gap);
    std::vector<Row> rows =
        rows_in(std::max(GetClientSize().x - 2 * space, FromDIP(min_column) / 2));
    int whole = space;
    for (const Row& row : rows)
        whole += row.height + space;
    const auto growing = static_cast<int>(std::ranges::count_if(rows, &Row::grows));
    const int more = std::max(0, GetClientSize().y - whole) / std::max(growing, 1);
    int y = space;
    for (Row& row : rows) {
        row.height += row.grows ? more : 0;
        put_row(row, y);
        y += row.height + space;
    }
    if (whole != GetMinSize().y) {
        SetMinSize(wxSize(1, whole));
        CallAfter([this] { // later: this may be part of a layout
            height_changed.emit();
            if (wxScrolledWindow* page = page_around(*this))
                page->Layout();
        });
    }
    is_arranging_ = false;
}

std::vector<BlockGrid::Row> BlockGrid::rows_in(int width) const
{
    const int space = FromDIP(block_gap);
    const int column = static_cast<int>(FromDIP(min_column) * std::max(text_scale(), 1.0));
    const int columns = std::max(1, (width + space) / (column + space));
    std::vector<Row> rows;
    for (const Block& block : blocks_) {
        if (!block.window->IsShown())
            continue;
        const bool goes_on = !rows.empty() && !block.wide && !rows.back().blocks.front()->wide &&
                             static_cast<int>(rows.back().blocks.size()) < columns;
        if (!goes_on) {
            const int in_row = block.wide ? 1 : columns;
            rows.push_back({.block_width = (width - (in_row - 1) * space) / in_row});
        }
        Row& row = rows.back();
        row.blocks.push_back(&block);
        row.height = std::max(row.height, block.height_for(row.block_width));
        row.grows = row.grows || block.grows;
    }
    return rows;
}

void BlockGrid::put_row(const Row& row, int y)
{
    int x = FromDIP(block_gap);
    for (const Block* block : row.blocks) {
        block->window->SetSize(wxRect(x, y, row.block_width, row.height));
        x += row.block_width + FromDIP(block_gap);
    }
}

} // namespace kizuna
