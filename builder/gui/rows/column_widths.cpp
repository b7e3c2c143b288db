#include "gui/rows/column_widths.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/text/drawn_text.h"

#include <wx/dataview.h>

#include <algorithm>
#include <functional>

namespace kizuna {
namespace {

/// The widths with that of the last shown column set to 0: GTK stretches the last column.
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
    entries_.push_back({.column = &column, .min = min, .weight = weight});
    const int width = min_width(entries_.back());
    if (weight == 0)
        column.SetMinWidth(width);
    column.SetWidth(width);
}

void ColumnWidths::comfort(int pixels)
{
    entries_.back().comfortable = pixels;
}

void ColumnWidths::make_optional(Leaves leaves)
{
    entries_.back().leaves = leaves;
}

void ColumnWidths::hold(const wxDataViewColumn& column, int cell_width)
{
    for (Entry& entry : entries_) {
        if (entry.column == &column)
            entry.cell_width = cell_width;
    }
}

void ColumnWidths::clear()
{
    entries_.clear();
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
    if (is_kept() || entries_.empty())
        return;
    const int frame = 2; // GTK's frame, which wxWidgets counts as client area
    int left = list_.GetClientSize().x - frame;
    choose_shown(left);
    for (Entry& entry : entries_) {
        if (!entry.column->IsHidden())
            left -= min_width(entry);
    }
    int lacking = std::max(-left, 0);
    left = std::max(left, 0);
    std::vector<int> comforts;
    for (Entry& entry : entries_) {
        comforts.push_back(std::min(comfort_of(entry), left));
        left -= comforts.back();
    }
    const std::vector<int> more = shares(left, comforts);
    std::vector<int> asked(entries_.size());
    for (std::size_t at = 0; at < entries_.size(); ++at) {
        Entry& entry = entries_[at];
        if (entry.column->IsHidden())
            continue;
        if (entry.weight == 0)
            entry.column->SetMinWidth(min_width(entry));
        // If width is lacking, cut names and never numbers.
        const int less =
            entry.weight > 0 ? std::min(lacking, min_width(entry) - smallest_width(entry)) : 0;
        lacking -= less;
        asked[at] = min_width(entry) + comforts[at] + more[at] - less;
        entry.column->SetWidth(asked[at]);
    }
    asked_ = without_last(std::move(asked));
    settled_.clear();
}

/// Divides the spare width: first evenly among columns that cut their widest cell, up to what that
/// cell needs, then among all by weight.
std::vector<int> ColumnWidths::shares(int left, const std::vector<int>& comforts)
{
    std::vector<int> lacking(entries_.size());
    int weights = 0;
    for (std::size_t at = 0; at < entries_.size(); ++at) {
        Entry& entry = entries_[at];
        if (entry.column->IsHidden() || entry.weight == 0)
            continue;
        lacking[at] = std::max(cells_of(entry) - min_width(entry) - comforts[at], 0);
        weights += entry.weight;
    }
    std::vector<int> shares(entries_.size());
    const auto still_lack = [&] {
        return static_cast<int>(std::ranges::count_if(lacking, [](int lack) { return lack > 0; }));
    };
    for (int columns = still_lack(); columns > 0 && left >= columns; columns = still_lack()) {
        const int each = left / columns;
        for (std::size_t at = 0; at < entries_.size(); ++at) {
            const int more = std::min(lacking[at], each);
            shares[at] += more;
            lacking[at] -= more;
            left -= more;
        }
    }
    for (std::size_t at = 0; at < entries_.size() && weights > 0; ++at) {
        if (entries_[at].column->IsHidden())
            continue;
        const int more = left * entries_[at].weight / weights;
        shares[at] += more;
        left -= more;
        weights -= entries_[at].weight;
    }
    return shares;
}

/// How many pixels comfort() is beyond the column's min width; 0 for other columns.
int ColumnWidths::comfort_of(Entry& entry)
{
    if (entry.comfortable == 0)
        return 0;
    const auto wanted =
        static_cast<int>(list_.FromDIP(entry.comfortable) * std::max(text_scale(), 1.0));
    return std::max(wanted - min_width(entry), 0);
}

/// Shows the optional columns that fit: first those of ForRoom, beside names of min width (wider
/// with larger text), then those of ForComfort, beside names that have comfort().
void ColumnWidths::choose_shown(int width)
{
    const auto show = [](const Entry& entry, bool is_shown) {
        if (entry.column->IsHidden() == is_shown)
            entry.column->SetHidden(!is_shown);
    };
    int for_numbers = width;
    int for_others = width;
    std::vector<Entry*> others;
    for (Entry& entry : entries_) {
        if (!entry.leaves) {
            const double larger = std::clamp(text_scale() - 1, 0.0, 1.0);
            for_numbers -= smallest_width(entry) + static_cast<int>(comfort_of(entry) * larger);
            for_others -= min_width(entry) + comfort_of(entry);
        } else if (entry.leaves == Leaves::ForComfort) {
            others.push_back(&entry);
        }
    }
    for (Entry& entry : entries_) {
        if (entry.leaves != Leaves::ForRoom)
            continue;
        for_numbers -= min_width(entry);
        show(entry, for_numbers >= 0);
        for_others -= for_numbers >= 0 ? min_width(entry) : 0;
    }
    std::ranges::stable_sort(others, std::ranges::greater(), &Entry::weight);
    for (Entry* entry : others) {
        const bool has_room = min_width(*entry) <= for_others;
        show(*entry, has_room);
        for_others -= has_room ? min_width(*entry) : 0;
    }
}

/// The width that the title needs, with the arrow if the column is the sorted one.
int ColumnWidths::title_width(Entry& entry)
{
    if (const wxString title = entry.column->GetTitle(); entry.title != title) {
        if (!bold_.IsOk())
            bold_ = list_.GetFont().Bold(); // as themes draw titles
        entry.title_width = width_of(list_, bold_, title);
        entry.title = title;
    }
    const int beside = entry.column->IsSortKey() ? 32 : 14;
    return entry.title_width + list_.FromDIP(beside);
}

int ColumnWidths::min_width(Entry& entry)
{
    // A column of numbers grows with the text, one of names half as much.
    const double larger = std::max(text_scale(), 1.0) - 1;
    const double scale = 1 + (entry.weight == 0 ? larger : larger / 2);
    const int min = static_cast<int>(list_.FromDIP(entry.min) * scale);
    return std::max({min, title_width(entry), entry.weight == 0 ? cells_of(entry) : 0});
}

/// Width at which the column shows its widest cell whole; 0 if unknown.
int ColumnWidths::cells_of(const Entry& entry) const
{
    constexpr int around_cell = 14;
    return entry.cell_width > 0 ? entry.cell_width + list_.FromDIP(around_cell) : 0;
}

/// Min width of a column; for a name without the addition for larger text.
int ColumnWidths::smallest_width(Entry& entry)
{
    return entry.weight == 0 ? min_width(entry)
                             : std::max(list_.FromDIP(entry.min), title_width(entry));
}

std::vector<int> ColumnWidths::seen_widths() const
{
    std::vector<int> widths;
    for (const Entry& entry : entries_)
        widths.push_back(entry.column->IsHidden() ? 0 : entry.column->GetWidth());
    return without_last(std::move(widths));
}

/// Notes when GTK has applied the widths, which it does some time after they were set.
void ColumnWidths::settle()
{
    if (settled_.empty() && seen_widths() == asked_)
        settled_ = asked_;
}

} // namespace kizuna
