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

/// The columns of the card list: which there are, in which order, how wide, and how their headers
/// order the cards. All of that is remembered in the settings.
class PoolColumns {
public:
    /// Makes the columns. Everything passed in outlives this.
    PoolColumns(wxDataViewCtrl& list, const PoolModel& model, PoolOrders& orders,
                const CardSearch& search, PoolSettings& settings, const Messages& messages);

    /// Every column once, as it stands until the user says otherwise.
    static std::vector<PoolColumn> usual();

    /// Asks which columns are wanted, and makes those.
    void choose(wxWindow& parent);
    /// Shows a column that may have been hidden, as "owned".
    void bring_in(const std::string& id);
    /// Orders the cards as the column's header does; a second time the other way round.
    void order_by(const wxDataViewColumn& column);
    /// The header of the order of the moment says so.
    void show_order();
    /// Puts widths, order and sorting into the settings.
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
