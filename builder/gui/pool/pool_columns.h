#pragma once

#include "app/base/messages.h"
#include "app/pool/pool_orders.h"
#include "app/settings/pool_settings.h"
#include "gui/rows/column_widths.h"

class wxDataViewColumn;
class wxDataViewCtrl;
class wxWindow;

namespace kizuna {

class PoolModel;

/// The columns of the card list: which are shown, in which order, how wide, and how their headers
/// sort the cards. The settings keep all of it.
class PoolColumns {
public:
    /// Makes the columns. Everything passed in outlives this.
    PoolColumns(wxDataViewCtrl& list, const PoolModel& model, PoolOrders& orders,
                const CardSearch& search, PoolSettings& settings, const Messages& messages);

    /// All columns as they are before the user changes them.
    static std::vector<PoolColumn> usual();

    /// Asks which columns to show, and makes them.
    void choose(wxWindow& parent);
    /// Shows a column if it is hidden. `id` is as in "owned".
    void bring_in(const std::string& id);
    /// Sorts the cards by the column; if they are sorted by it already, in the other direction.
    void order_by(const wxDataViewColumn& column);
    /// Marks the header of the column that the cards are sorted by.
    void show_order();
    /// Writes the order and the widths of the columns to the settings.
    void remember();

private:
    void make();

    wxDataViewCtrl& list_;
    const PoolModel& model_;
    PoolOrders& orders_;
    const CardSearch& search_;
    PoolSettings& settings_;
    const Messages& messages_;
    ColumnWidths widths_;
};

} // namespace kizuna
