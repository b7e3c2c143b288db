#pragma once

#include "app/base/messages.h"

#include <wx/notebook.h>
#include <wx/panel.h>

namespace kizuna {

class ChartView;
class TextTable;

/// A notebook of a study's charts and tables. Every `name` is for the tests.
class StudyBook : public wxNotebook {
public:
    StudyBook(wxWindow* parent, const Messages& messages, const char* name);

    ChartView* add_chart(const char* name, MessageKey label);
    /// `meaning` is shown below the table and explains its numbers.
    TextTable* add_table(const char* name, MessageKey label, MessageKey meaning);
    /// Adds an empty page with a vertical sizer.
    wxPanel* add_page(MessageKey label);

private:
    const Messages& messages_;
};

} // namespace kizuna
