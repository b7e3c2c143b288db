#include "gui/controls/column_widths.h"

#include "gui/accessible.h"

#include <wx/dataview.h>

#include <algorithm>
#include <functional>

namespace kizuna {

ColumnWidths::ColumnWidths(wxDataViewCtrl& list) : list_(list)
{
    list_.Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        share_out();
    });
    list_.Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        settle();
    });
}

void ColumnWidths::add(wxDataViewColumn& column, int min, int weight)
{
    wishes_.push_back({.column = &column, .min = min, .weight = weight});
    const int width = min_width(wishes_.back());
    if (weight == 0)
        column.SetMinWidth(width);
    column.SetWidth(width);
}

void ColumnWidths::comfort(int pixels)
{
    wishes_.back().comfortable = pixels;
}

void ColumnWidths::make_optional()
{
    wishes_.back().is_optional = true;
}

void ColumnWidths::clear()
{
    wishes_.clear();
    settled_.clear();
    is_dragged_ = false;
}

bool ColumnWidths::is_kept()
{
    is_dragged_ = is_dragged_ || (!settled_.empty() && seen_widths() != settled_);
    return is_dragged_;
}

void ColumnWidths::share_out()
{
    if (is_kept() || wishes_.empty())
        return;
    const int frame = 2; // GTK's own, which wxWidgets takes for a part of the inside
    int left = list_.GetClientSize().x - frame;
    choose_shown(left);
    int weights = 0;
    for (Wish& wish : wishes_) {
        if (wish.column->IsHidden())
            continue;
        left -= min_width(wish);
        weights += wish.weight;
    }
    left = std::max(left, 0);
    std::vector<int> comforts;
    for (Wish& wish : wishes_) {
        comforts.push_back(std::min(comfort_of(wish), left));
        left -= comforts.back();
    }
    for (std::size_t at = 0; at < wishes_.size(); ++at) {
        Wish& wish = wishes_[at];
        if (wish.column->IsHidden())
            continue;
        const int more = wish.weight > 0 ? left * wish.weight / weights : 0;
        if (wish.weight == 0)
            wish.column->SetMinWidth(min_width(wish));
        wish.column->SetWidth(min_width(wish) + comforts[at] + more);
        left -= more;
        weights -= wish.weight;
    }
    settled_.clear();
}

/// How much more than its least width a name wants.
int ColumnWidths::comfort_of(Wish& wish)
{
    if (wish.comfortable == 0)
        return 0;
    const auto wanted =
        static_cast<int>(list_.FromDIP(wish.comfortable) * std::max(text_scale(), 1.0));
    return std::max(wanted - min_width(wish), 0);
}

/// Of the optional columns those that leave room enough for names, the weightiest first.
void ColumnWidths::choose_shown(int width)
{
    std::vector<Wish*> optional;
    for (Wish& wish : wishes_) {
        if (wish.is_optional)
            optional.push_back(&wish);
        else
            width -= min_width(wish) + comfort_of(wish);
    }
    std::ranges::stable_sort(optional, std::ranges::greater(), &Wish::weight);
    for (Wish* wish : optional) {
        const bool has_room = min_width(*wish) <= width;
        if (wish->column->IsHidden() == has_room)
            wish->column->SetHidden(!has_room);
        width -= has_room ? min_width(*wish) : 0;
    }
}

int ColumnWidths::min_width(Wish& wish)
{
    if (const wxString title = wish.column->GetTitle(); wish.title != title) {
        if (!bold_.IsOk())
            bold_ = list_.GetFont().Bold(); // as themes draw titles
        int height = 0;
        list_.GetTextExtent(title, &wish.title_width, &height, nullptr, nullptr, &bold_);
        wish.title = title;
    }
    const int beside = wish.column->IsSortKey() ? 32 : 14;
    // Names may be cut, numbers may not.
    const double larger = std::max(text_scale(), 1.0) - 1;
    const double scale = 1 + (wish.weight == 0 ? larger : larger / 2);
    const int min = static_cast<int>(list_.FromDIP(wish.min) * scale);
    return std::max(min, wish.title_width + list_.FromDIP(beside));
}

/// Without the last one, which GTK makes as wide as it likes.
std::vector<int> ColumnWidths::seen_widths() const
{
    std::vector<int> widths;
    for (const Wish& wish : wishes_)
        widths.push_back(wish.column->GetWidth());
    if (!widths.empty())
        widths.pop_back();
    return widths;
}

void ColumnWidths::settle()
{
    if (settled_.empty() && !wishes_.empty() && wishes_.front().column->GetWidth() > 0)
        settled_ = seen_widths();
}

} // namespace kizuna
