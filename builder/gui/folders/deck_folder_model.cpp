#include "gui/folders/deck_folder_model.h"

#include "gui/wx_text.h"

namespace kizuna {
namespace {

using Column = DeckFolder::Column;

} // namespace

unsigned DeckFolderModel::GetColumnCount() const
{
    return static_cast<unsigned>(Column::Date) + 1;
}

wxString DeckFolderModel::GetColumnType(unsigned column) const
{
    return column == static_cast<unsigned>(Column::Name) ? "wxDataViewIconText" : "string";
}

void DeckFolderModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const
{
    // GTK still asks for a row that a newer question took away.
    const bool is_there = row < decks_.rows();
    const wxString text =
        is_there ? to_wx(decks_.text(row, static_cast<Column>(column))) : wxString();
    if (column != static_cast<unsigned>(Column::Name))
        value = text;
    else
        value << wxDataViewIconText(text, is_there && !decks_.deck(row).fault
                                              ? icons_.icon(decks_.deck(row).symbols)
                                              : wxBitmapBundle());
}

} // namespace kizuna
