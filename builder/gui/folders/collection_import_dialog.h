#pragma once

#include "app/base/messages.h"
#include "app/collection/collection_import.h"
#include "gui/controls/own_dialog.h"
#include "gui/rows/text_list.h"

#include <string>
#include <vector>

class wxRadioButton;
class wxStaticText;

namespace kizuna {

/// Asks before a list of owned cards is imported: shows which cards would be added, changed and
/// gone and which lines are not understood, and lets the user add to the collection or replace it.
class CollectionImportDialog : public OwnDialog {
public:
    /// Everything passed in outlives the dialog. It ends with wxID_OK if the user wants the import,
    /// done as way() says.
    CollectionImportDialog(wxWindow* parent, const std::string& file_name,
                           const CollectionImportPlans& plans, const CardLibrary& library,
                           const Messages& messages);

    ImportWay way() const;

private:
    wxSizer* make_choice();
    wxSizer* make_buttons();
    void show_plan();
    std::vector<TextRow> rows_of(const CollectionImport& plan) const;

    const CollectionImportPlans& plans_;
    const CardLibrary& library_;
    const Messages& messages_;
    wxRadioButton* merge_ = nullptr;
    wxRadioButton* replace_ = nullptr;
    wxStaticText* summary_ = nullptr;
    TextList* list_ = nullptr;
};

} // namespace kizuna
