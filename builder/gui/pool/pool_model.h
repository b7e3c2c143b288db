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

/// The rows of the card pool's list. Texts are made only for rows that are painted, so the number
/// of cards does not matter.
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

    /// Shows the rows of the search. The list loses its selection and scroll position.
    void show_search();

    /// To be called when the deck changed: updates the rows whose copies or marks changed.
    void show_deck();

    /// The first row; not IsOk() if there is none.
    wxDataViewItem first() const { return GetCount() > 0 ? GetItem(0) : wxDataViewItem(); }
    /// Null if there is no such row.
    const Card* card_at(unsigned row) const;
    /// The flaw of the row's card in words, as in "⊘ Forbidden"; empty if it has none.
    std::string mark_of(const wxDataViewItem& item) const;
    /// The row of a card; empty if it has none.
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
    std::map<const Card*, int> shown_copies_; ///< the deck's copies at the last show_deck()
};

} // namespace kizuna
