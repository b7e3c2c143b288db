#include "gui/rows/column_widths.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/text/drawn_text.h"

#include <wx/dataview.h>

#include <algorithm>
#include <functional>

namespace kizuna {
namespace {

/// Hidden columns have no width, and the last one is as wide as GTK likes.
std::vector<int> without_last(std::vector<int> widths)
{
    const auto last = std::find_if(widths.rbegin(), widths.rend(), [](int width) { return width; });
    if (last != widths.rend())
        *last = 0;
    return widths;
}

} // namespace

ColumnWidths::ColumnWidths(wxDataViewCtrl& list) : list_(list)
{
    listen(list_, wxEVT_SIZE, [this] { share_out(); });
    listen(list_, wxEVT_IDLE, [this] { settle(); });
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

void ColumnWidths::make_optional(Leaves leaves)
{
    wishes_.back().leaves = leaves;
}

void ColumnWidths::hold(const wxDataViewColumn& column, int cell_width)
{
    for (Wish& wish : wishes_) {
        if (wish.column == &column)
            wish.cell_width = cell_width;
    }
}

void ColumnWidths::clear()
{
    wishes_.clear();
    asked_.clear();
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
    for (Wish& wish : wishes_) {
        if (!wish.column->IsHidden())
            left -= min_width(wish);
    }
    int lacking = std::max(-left, 0);
    left = std::max(left, 0);
    std::vector<int> comforts;
    for (Wish& wish : wishes_) {
        comforts.push_back(std::min(comfort_of(wish), left));
        left -= comforts.back();
    }
    const std::vector<int> more = shares(left, comforts);
    std::vector<int> asked(wishes_.size());
    for (std::size_t at = 0; at < wishes_.size(); ++at) {
        Wish& wish = wishes_[at];
        if (wish.column->IsHidden())
            continue;
        if (wish.weight == 0)
            wish.column->SetMinWidth(min_width(wish));
        // Names are cut before a number is.
        const int less =
            wish.weight > 0 ? std::min(lacking, min_width(wish) - smallest_width(wish)) : 0;
        lacking -= less;
        asked[at] = min_width(wish) + comforts[at] + more[at] - less;
        wish.column->SetWidth(asked[at]);
    }
    asked_ = without_last(std::move(asked));
    settled_.clear();
}

/// What is left of the width: to those first whose cells are wider than they are, to each as much
/// until it has what it needs, then to all by weight.
std::vector<int> ColumnWidths::shares(int left, const std::vector<int>& comforts)
{
    std::vector<int> lacking(wishes_.size());
    int weights = 0;
    for (std::size_t at = 0; at < wishes_.size(); ++at) {
        Wish& wish = wishes_[at];
        if (wish.column->IsHidden() || wish.weight == 0)
            continue;
        lacking[at] = std::max(cells_of(wish) - min_width(wish) - comforts[at], 0);
        weights += wish.weight;
    }
    std::vector<int> shares(wishes_.size());
    const auto still_lack = [&] {
        return static_cast<int>(std::ranges::count_if(lacking, [](int lack) { return lack > 0; }));
    };
    for (int columns = still_lack(); columns > 0 && left >= columns; columns = still_lack()) {
        const int each = left / columns;
        for (std::size_t at = 0; at < wishes_.size(); ++at) {
            const int more = std::min(lacking[at], each);
            shares[at] += more;
            lacking[at] -= more;
            left -= more;
        }
    }
    for (std::size_t at = 0; at < wishes_.size() && weights > 0; ++at) {
        if (wishes_[at].column->IsHidden())
            continue;
        const int more = left * wishes_[at].weight / weights;
        shares[at] += more;
        left -= more;
        weights -= wishes_[at].weight;
    }
    return shares;
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

/// Numbers that may leave have room beside the smallest names, with larger text beside larger ones;
/// other columns beside comfortable ones.
void ColumnWidths::choose_shown(int width)
{
    const auto show = [](const Wish& wish, bool is_shown) {
        if (wish.column->IsHidden() == is_shown)
            wish.column->SetHidden(!is_shown);
    };
    int for_numbers = width;
    int for_others = width;
    std::vector<Wish*> others;
    for (Wish& wish : wishes_) {
        if (!wish.leaves) {
            const double larger = std::clamp(text_scale() - 1, 0.0, 1.0);
            for_numbers -= smallest_width(wish) + static_cast<int>(comfort_of(wish) * larger);
            for_others -= min_width(wish) + comfort_of(wish);
        } else if (wish.leaves == Leaves::ForComfort) {
            others.push_back(&wish);
        }
    }
    for (Wish& wish : wishes_) {
        if (wish.leaves != Leaves::ForRoom)
            continue;
        for_numbers -= min_width(wish);
        show(wish, for_numbers >= 0);
        for_others -= for_numbers >= 0 ? min_width(wish) : 0;
    }
    std::ranges::stable_sort(others, std::ranges::greater(), &Wish::weight);
    for (Wish* wish : others) {
        const bool has_room = min_width(*wish) <= for_others;
        show(*wish, has_room);
        for_others -= has_room ? min_width(*wish) : 0;
    }
}

/// The width that the title takes, with the arrow of the sorted column.
int ColumnWidths::title_width(Wish& wish)
{
    if (const wxString title = wish.column->GetTitle(); wish.title != title) {
        if (!bold_.IsOk())
            bold_ = list_.GetFont().Bold(); // as themes draw titles
        wish.title_width = width_of(list_, bold_, title);
        wish.title = title;
    }
    const int beside = wish.column->IsSortKey() ? 32 : 14;
    return wish.title_width + list_.FromDIP(beside);
}

int ColumnWidths::min_width(Wish& wish)
{
    // Names may be cut, numbers may not.
    const double larger = std::max(text_scale(), 1.0) - 1;
    const double scale = 1 + (wish.weight == 0 ? larger : larger / 2);
    const int min = static_cast<int>(list_.FromDIP(wish.min) * scale);
    return std::max({min, title_width(wish), wish.weight == 0 ? cells_of(wish) : 0});
}

/// What the widest cell takes; 0 where nobody said.
int ColumnWidths::cells_of(const Wish& wish) const
{
    constexpr int around_cell = 14;
    return wish.cell_width > 0 ? wish.cell_width + list_.FromDIP(around_cell) : 0;
}

/// The width of a column, with its least width for a name, however large the text is.
int ColumnWidths::smallest_width(Wish& wish)
{
    return wish.weight == 0 ? min_width(wish)
                            : std::max(list_.FromDIP(wish.min), title_width(wish));
}

std::vector<int> ColumnWidths::seen_widths() const
{
    std::vector<int> widths;
    for (const Wish& wish : wishes_)
        widths.push_back(wish.column->IsHidden() ? 0 : wish.column->GetWidth());
    return without_last(std::move(widths));
}

/// GTK gives columns their widths some time after they were set.
void ColumnWidths::settle()
{
    if (settled_.empty() && seen_widths() == asked_)
        settled_ = asked_;
}

} // namespace kizuna
