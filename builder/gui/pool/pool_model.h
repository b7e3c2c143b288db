#pragma once

#include "app/base/messages.h"
#include "app/collection/user_cards.h"
#include "app/document/deck_document.h"
#include "app/outline/card_marks.h"
#include "app/pool/card_search.h"
#include "gui/card/symbol_icons.h"

#include <wx/dataview.h>

#include <map>

namespace kizuna {

/// The rows of the card pool's list. Nothing is made for a row before it is painted, so that a
/// hundred thousand cards cost what the visible ones cost.
class PoolModel : public wxDataViewVirtualListModel {
public:
    enum Column : unsigned {
        Id,
        Name,
        OtherName,
        Cost,
        ClassChange,
        Attack,
        Support,
        Range,
        Symbol,
        Copies,
        Owned,
        UnitClass,
        Weapon,
        Type,
        Gender,
        Set,
        ColumnCount
    };

    /// Everything passed in outlives the model.
    PoolModel(const CardSearch& search, const DeckDocument& document, const UserCards& cards,
              const Messages& messages, const SymbolIcons& icons);

    /// The rows became others. Selection and scroll position are lost.
    void show_search();

    /// The deck became another one: tells the list which rows say something else now.
    void show_deck();

    /// Not IsOk() where there is no row at all.
    wxDataViewItem first() const { return GetCount() > 0 ? GetItem(0) : wxDataViewItem(); }
    /// Null where there is no such row.
    const Card* card_at(unsigned row) const;
    /// What is wrong with the row's card in words, as in "⊘ Forbidden"; empty where nothing is.
    std::string mark_of(const wxDataViewItem& item) const;
    /// The row that shows the card; empty where none does.
    std::optional<unsigned> row_of(const Card& card) const;

    unsigned GetColumnCount() const override { return ColumnCount; }
    wxString GetColumnType(unsigned column) const override;
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attr) const override;

private:
    std::string text_of(const Card& card, unsigned column) const;

    const CardSearch& search_;
    const DeckDocument& document_;
    const UserCards& cards_;
    const Messages& messages_;
    const SymbolIcons& icons_;
    CardMarks marks_;
    std::map<const Card*, int> shown_copies_;
};

} // namespace kizuna
