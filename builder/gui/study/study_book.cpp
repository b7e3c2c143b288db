#include "gui/study/study_book.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_view.h"
#include "gui/text/flowing_text.h"
#include "gui/text/text_table.h"

#include <wx/panel.h>

namespace kizuna {

StudyBook::StudyBook(wxWindow* parent, const Messages& messages, const char* name)
    : wxNotebook(parent, wxID_ANY), messages_(messages)
{
    SetName(name);
    set_accessible(*this, messages.get("gui.study.book"_msg));
}

ChartView* StudyBook::add_chart(const char* name, MessageKey label)
{
    auto* chart = new ChartView(this, messages_, name);
    AddPage(chart, to_wx(messages_.get(label)));
    return chart;
}

TextTable* StudyBook::add_table(const char* name, MessageKey label, MessageKey meaning)
{
    wxPanel* page = add_page(label);
    auto* table = new TextTable(page, name, messages_.get(label));
    auto* text = new FlowingText(page, "meaning");
    text->tell(messages_.get(meaning));
    page->GetSizer()->Add(table, wxSizerFlags(1).Expand());
    page->GetSizer()->Add(text, stretched(*this, wxALL, Space::Tight));
    return table;
}

wxPanel* StudyBook::add_page(MessageKey label)
{
    auto* page = new wxPanel(this);
    page->SetSizer(new wxBoxSizer(wxVERTICAL));
    AddPage(page, to_wx(messages_.get(label)));
    return page;
}

} // namespace kizuna
