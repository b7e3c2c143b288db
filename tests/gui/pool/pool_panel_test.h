#pragma once

#include "gui/base/accessible.h"
#include "gui/pool/pool_columns.h"
#include "gui/pool/pool_model.h"
#include "gui/window_test.h"

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

#include <wx/srchctrl.h>

#include <set>

namespace kizuna::test {

/// Hears which rows a list is told to draw anew.
struct ChangedRows : wxDataViewModelNotifier {
    std::vector<wxDataViewItem> rows;

    bool ItemChanged(const wxDataViewItem& item) override
    {
        rows.push_back(item);
        return true;
    }
    bool ItemAdded(const wxDataViewItem&, const wxDataViewItem&) override { return true; }
    bool ItemDeleted(const wxDataViewItem&, const wxDataViewItem&) override { return true; }
    bool ValueChanged(const wxDataViewItem&, unsigned) override { return true; }
    bool Cleared() override { return true; }
    void Resort() override {}
};

struct PoolPanelTest : WindowTest {
    using WindowTest::WindowTest;
    wxSearchCtrl& field() const { return find<wxSearchCtrl>("search"); }

    /// As pasted or composed by an input method: all at once.
    void ask(const char* text)
    {
        field().SetValue(to_wx(text));
        settle();
    }
    void click_header(unsigned column)
    {
        int left = 0;
        for (unsigned at = 0; at < column; ++at)
            left += pool().GetColumn(at)->IsHidden() ? 0 : pool().GetColumn(at)->GetWidth();
        const int middle = left + pool().GetColumn(column)->GetWidth() / 2;
        move_to(pool().GetMainWindow()->ClientToScreen(wxPoint(middle, pool().FromDIP(12))));
        user.MouseClick();
        settle();
    }
    /// GTK rolls there, so it is given time.
    bool comes_in_sight(const wxDataViewItem& item) const
    {
        for (int turn = 0; turn < 20; ++turn) {
            const wxRect row = pool().GetItemRect(item);
            if (row.y > 0 && row.GetBottom() <= pool().GetClientSize().y)
                return true;
            settle();
        }
        return false;
    }
};

/// A long list that notes which of its rows anybody asks for.
class LongList : public wxDataViewVirtualListModel {
public:
    LongList() : wxDataViewVirtualListModel(100'000) {}
    std::size_t rows_asked_for() const { return asked_.size(); }

    unsigned GetColumnCount() const override { return PoolModel::ColumnCount; }
    wxString GetColumnType(unsigned) const override { return "string"; }
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override
    {
        asked_.insert(row);
        if (column == PoolModel::Name)
            value << wxDataViewIconText("name");
        else
            value = wxString("text");
    }
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    mutable std::set<unsigned> asked_;
};

gboolean note_call(GSignalInvocationHint*, guint, const GValue* values, gpointer calls)
{
    if (GTK_IS_TREE_VIEW_ACCESSIBLE(g_value_get_object(values))) // who tells
        ++*static_cast<int*>(calls);
    return TRUE;
}

/// Counts what lists tell the accessible objects that screen readers read, while it lives.
class ToldToScreenReaders {
public:
    ToldToScreenReaders()
        : signal_(g_signal_lookup("children-changed", ATK_TYPE_OBJECT)),
          hook_(g_signal_add_emission_hook(signal_, 0, &note_call, &calls_, nullptr))
    {
    }
    ~ToldToScreenReaders() { g_signal_remove_emission_hook(signal_, hook_); }
    ToldToScreenReaders(const ToldToScreenReaders&) = delete;
    ToldToScreenReaders& operator=(const ToldToScreenReaders&) = delete;
    int calls() const { return calls_; }

private:
    int calls_ = 0;
    guint signal_;
    gulong hook_;
};

struct JapanesePoolPanelTest : PoolPanelTest {
    JapanesePoolPanelTest() : PoolPanelTest(japanese()) {}
};

} // namespace kizuna::test
