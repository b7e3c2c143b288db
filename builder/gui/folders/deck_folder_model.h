#pragma once

#include "app/batch/deck_folder.h"
#include "gui/card/symbol_icons.h"

#include <wx/dataview.h>

namespace kizuna {

/// The rows of a list of decks; the columns are DeckFolder's.
class DeckFolderModel : public wxDataViewVirtualListModel {
public:
    /// Both outlive the model.
    DeckFolderModel(const DeckFolder& decks, const SymbolIcons& icons)
        : decks_(decks), icons_(icons)
    {
    }

    void show() { Reset(static_cast<unsigned>(decks_.rows())); }

    wxString GetColumnType(unsigned column) const override;
    unsigned GetColumnCount() const override;
    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    const DeckFolder& decks_;
    const SymbolIcons& icons_;
};

} // namespace kizuna
