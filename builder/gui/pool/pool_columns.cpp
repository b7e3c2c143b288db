#include "gui/pool/pool_columns.h"

#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"
#include "gui/pool/columns_dialog.h"
#include "gui/pool/pool_model.h"

#include <wx/dataview.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace kizuna {
namespace {

/// Everything fixed about a column.
struct PoolColumnForm {
    std::string_view id;
    PoolModel::Column column;
    MessageKey title;
    int min_width; ///< in device-independent pixels
    int weight;    ///< as in ColumnWidths::add()
    wxAlignment align;
    bool usual;                 ///< shown unless the user hides it
    MessageKey spoken{nullptr}; ///< for a title that is an abbreviation
};

/// A width in which most names fit, in device-independent pixels.
constexpr int comfortable_name = 250;

/// True for columns that the icon before the name and the card's details show too.
bool is_said_elsewhere(PoolModel::Column column)
{
    return column == PoolModel::Symbol || column == PoolModel::OtherName;
}

/// True for columns that a narrow list leaves out; the card's details show them.
bool may_leave(PoolModel::Column column)
{
    return column == PoolModel::Id || column == PoolModel::ClassChange ||
           column == PoolModel::Attack || column == PoolModel::Support ||
           column == PoolModel::Range;
}

constexpr wxAlignment at_left = wxALIGN_LEFT;
constexpr wxAlignment at_centre = wxALIGN_CENTRE;

constexpr std::array pool_column_forms{
    PoolColumnForm{"id", PoolModel::Id, "gui.column.id"_msg, 70, 0, at_left, true},
    PoolColumnForm{"name", PoolModel::Name, "gui.column.name"_msg, 150, 5, at_left, true},
    PoolColumnForm{"in-deck", PoolModel::Copies, "gui.column.in-deck"_msg, 36, 0, at_centre, true},
    PoolColumnForm{"cost", PoolModel::Cost, "gui.column.cost"_msg, 36, 0, at_centre, true},
    PoolColumnForm{"class-change", PoolModel::ClassChange, "gui.column.class-change"_msg, 34, 0,
                   at_centre, true, "facts.label.class-change"_msg},
    PoolColumnForm{"attack", PoolModel::Attack, "gui.column.attack"_msg, 36, 0, at_centre, true,
                   "facts.label.attack"_msg},
    PoolColumnForm{"support", PoolModel::Support, "gui.column.support"_msg, 36, 0, at_centre, true,
                   "facts.label.support"_msg},
    PoolColumnForm{"range", PoolModel::Range, "gui.column.range"_msg, 36, 0, at_centre, true,
                   "facts.label.range"_msg},
    PoolColumnForm{"symbol", PoolModel::Symbol, "gui.column.symbol"_msg, 70, 1, at_left, true},
    PoolColumnForm{"other-name", PoolModel::OtherName, "gui.column.other-name"_msg, 92, 2, at_left,
                   true},
    PoolColumnForm{"owned", PoolModel::Owned, "gui.column.owned"_msg, 40, 0, at_centre, false},
    PoolColumnForm{"class", PoolModel::UnitClass, "gui.column.class"_msg, 80, 1, at_left, false},
    PoolColumnForm{"weapon", PoolModel::Weapon, "gui.column.weapon"_msg, 64, 1, at_left, false},
    PoolColumnForm{"type", PoolModel::Type, "gui.column.type"_msg, 64, 1, at_left, false},
    PoolColumnForm{"gender", PoolModel::Gender, "gui.column.gender"_msg, 56, 0, at_left, false},
    PoolColumnForm{"set", PoolModel::Set, "gui.column.set"_msg, 44, 0, at_left, false},
};

const PoolColumnForm* form_of(std::string_view id)
{
    const auto found = std::ranges::find(pool_column_forms, id, &PoolColumnForm::id);
    return found == pool_column_forms.end() ? nullptr : &*found;
}

/// Every column once: first `wanted` in its order, then the others. At least one is shown.
std::vector<PoolColumn> in_order(const std::vector<PoolColumn>& wanted)
{
    std::vector<PoolColumn> columns;
    for (const PoolColumn& each : wanted) {
        if (form_of(each.id) &&
            std::ranges::find(columns, each.id, &PoolColumn::id) == columns.end())
            columns.push_back(each);
    }
    for (const PoolColumnForm& form : pool_column_forms) {
        if (std::ranges::find(columns, form.id, &PoolColumn::id) == columns.end())
            columns.push_back({std::string(form.id), form.usual, 0});
    }
    if (std::ranges::none_of(columns, &PoolColumn::shown))
        columns.front().shown = true;
    return columns;
}

/// Pixels for a kept width. Kept widths are device-independent and for the usual text size.
int shown_width(int kept, const wxDataViewCtrl& list)
{
    return static_cast<int>(std::lround(list.FromDIP(kept) * text_scale()));
}

int kept_width(int shown, const wxDataViewCtrl& list)
{
    return static_cast<int>(std::lround(list.ToDIP(shown) / text_scale()));
}

} // namespace

PoolColumns::PoolColumns(wxDataViewCtrl& list, const PoolModel& model, PoolOrders& orders,
                         const CardSearch& search, PoolSettings& settings, const Messages& messages)
    : list_(list), model_(model), orders_(orders), search_(search), settings_(settings),
      messages_(messages), widths_(list)
{
    make();
}

void PoolColumns::make()
{
    widths_.clear();
    list_.ClearColumns();
    bool is_fixed = false;
    for (const PoolColumn& wanted : in_order(settings_.columns)) {
        if (!wanted.shown)
            continue;
        const PoolColumnForm& form = *form_of(wanted.id);
        const wxString title = to_wx(messages_.get(form.title));
        const int flags = wxDATAVIEW_COL_RESIZABLE | wxDATAVIEW_COL_REORDERABLE;
        // Set a width at once: without one GTK measures all rows, as if they differed in height.
        const int width = list_.FromDIP(form.min_width);
        auto* column = form.column == PoolModel::Name
                           ? list_.AppendIconTextColumn(title, form.column, wxDATAVIEW_CELL_INERT,
                                                        width, form.align, flags)
                           : list_.AppendTextColumn(title, form.column, wxDATAVIEW_CELL_INERT,
                                                    width, form.align, flags);
        column->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
        if (form.align == at_centre)
            say_title_in_cells(*column, messages_.get(form.spoken.text ? form.spoken : form.title));
        widths_.add(*column, form.min_width, form.weight);
        if (form.column == PoolModel::Name) {
            say_in_cells(*column,
                         [this](const wxDataViewItem& item) { return model_.mark_of(item); });
            widths_.comfort(comfortable_name);
        }
        // If the user chose the columns, none is left out.
        if (settings_.columns.empty() && is_said_elsewhere(form.column))
            widths_.make_optional();
        if (settings_.columns.empty() && may_leave(form.column))
            widths_.make_optional(ColumnWidths::Leaves::ForRoom);
        if (wanted.width > 0) {
            column->SetWidth(shown_width(wanted.width, list_));
            is_fixed = true;
        }
    }
    if (is_fixed)
        widths_.keep();
    show_order();
}

std::vector<PoolColumn> PoolColumns::usual()
{
    return in_order({});
}

void PoolColumns::choose(wxWindow& parent)
{
    remember();
    std::vector<PoolColumn> columns = in_order(settings_.columns);
    const auto title = [this](const PoolColumn& column) {
        return messages_.get(form_of(column.id)->title);
    };
    const bool chosen_widths = widths_.is_kept();
    for (unsigned at = 0; at < list_.GetColumnCount(); ++at) {
        const wxDataViewColumn* shown = list_.GetColumn(at);
        const auto form = std::ranges::find(pool_column_forms,
                                            static_cast<PoolModel::Column>(shown->GetModelColumn()),
                                            &PoolColumnForm::column);
        std::ranges::find(columns, form->id, &PoolColumn::id)->width =
            kept_width(shown->GetWidth(), list_);
    }
    if (!ask_for_columns(parent, columns, chosen_widths, usual(), title, messages_))
        return;
    settings_.columns = std::move(columns);
    make();
}

void PoolColumns::bring_in(const std::string& id)
{
    remember();
    std::vector<PoolColumn> columns = in_order(settings_.columns);
    const auto column = std::ranges::find(columns, id, &PoolColumn::id);
    if (column == columns.end() || column->shown)
        return;
    column->shown = true;
    settings_.columns = std::move(columns);
    make();
}

void PoolColumns::order_by(const wxDataViewColumn& column)
{
    const auto form = std::ranges::find(pool_column_forms,
                                        static_cast<PoolModel::Column>(column.GetModelColumn()),
                                        &PoolColumnForm::column);
    if (form != pool_column_forms.end())
        orders_.order_by(form->id, form->id == orders_.now() && !search_.descending());
}

void PoolColumns::show_order()
{
    const PoolColumnForm* form = form_of(orders_.now());
    for (unsigned at = 0; at < list_.GetColumnCount(); ++at) {
        wxDataViewColumn* column = list_.GetColumn(at);
        if (form && column->GetModelColumn() == form->column)
            column->SetSortOrder(!search_.descending());
        else if (column->IsSortKey())
            column->UnsetAsSortKey();
    }
    widths_.share_out();
}

void PoolColumns::remember()
{
    std::vector<PoolColumn> columns = in_order(settings_.columns);
    std::vector<std::pair<int, PoolColumn>> shown;
    for (unsigned at = 0; at < list_.GetColumnCount(); ++at) {
        const wxDataViewColumn* column = list_.GetColumn(at);
        const auto form = std::ranges::find(
            pool_column_forms, static_cast<PoolModel::Column>(column->GetModelColumn()),
            &PoolColumnForm::column);
        const int width = widths_.is_kept() ? kept_width(column->GetWidth(), list_) : 0;
        shown.push_back({list_.GetColumnPosition(column), {std::string(form->id), true, width}});
    }
    std::ranges::stable_sort(shown, {}, [](const auto& each) { return each.first; });
    std::erase_if(columns, [](const PoolColumn& column) { return column.shown; });
    std::vector<PoolColumn> all;
    for (auto& [place, column] : shown)
        all.push_back(std::move(column));
    all.insert(all.end(), columns.begin(), columns.end());
    // The usual columns are kept as empty, so that a later version can change them.
    settings_.columns = all == usual() ? std::vector<PoolColumn>() : std::move(all);
}

} // namespace kizuna
