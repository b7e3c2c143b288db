#pragma once

#include "app/base/messages.h"

#include <wx/notebook.h>
#include <wx/panel.h>

namespace kizuna {

class ChartView;
class TextTable;

/// The charts and tables of a study, of which one is in sight. `name` is for the tests.
class StudyBook : public wxNotebook {
public:
    StudyBook(wxWindow* parent, const Messages& messages, const char* name);

    ChartView* add_chart(const char* name, MessageKey label);
    /// `meaning` says under the table what its numbers are.
    TextTable* add_table(const char* name, MessageKey label, MessageKey meaning);
    /// An empty page with a sizer that goes downwards.
    wxPanel* add_page(MessageKey label);

private:
    const Messages& messages_;
};

} // namespace kizuna
