#include "gui/controls/query_field.h"

#include "app/pool/card_search.h"
#include "app/text/fault_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/text/drawn_text.h"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

namespace kizuna {

QueryField::QueryField(wxWindow* parent, const Messages& messages, const wxString& name,
                       const std::string& spoken, const std::string& hint, FaultOf fault_of)
    : wxPanel(parent), messages_(messages), fault_of_(std::move(fault_of))
{
    field_ = new wxTextCtrl(this, wxID_ANY);
    field_->SetHint(to_wx(hint));
    set_names(*field_, name, spoken);
    sentence_ = new wxStaticText(this, wxID_ANY, "");
    sentence_->SetName(name + " fault");
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    suggestions_.emplace(*this, *row,
                         wxSizerFlags().Border(wxRIGHT | wxTOP, space(*this, Space::Tight)),
                         name + " suggestion", messages_,
                         [this](const std::string& word) { take_suggestion(word); });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(field_, wxSizerFlags().Expand());
    column->Add(sentence_, wxSizerFlags().Expand().Border(wxTOP, space(*this, Space::Hair)));
    column->Add(row, wxSizerFlags().Expand());
    SetSizer(column);

    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        check();
        changed.emit();
    });
    listen(*this, wxEVT_SIZE, [this] {
        if (fault_ && GetClientSize().x != wrapped_width_)
            show_fault();
    });
    check();
}

std::string QueryField::text() const
{
    return from_wx(field_->GetValue());
}

void QueryField::show(const std::string& new_text)
{
    if (new_text == text())
        return;
    field_->ChangeValue(to_wx(new_text));
    check();
}

void QueryField::go_to_field()
{
    field_->SetFocus();
    field_->SelectAll();
}

void QueryField::check()
{
    auto fault = fault_of_(text());
    if (fault == fault_ && wrapped_width_ != 0)
        return;
    fault_ = std::move(fault);
    show_fault();
}

void QueryField::show_fault()
{
    const int height = GetSizer()->CalcMin().y;
    wrapped_width_ = std::max(GetClientSize().x, 1);
    const std::string sentence =
        fault_ ? messages_.get("gui.search.fault"_msg, {{"column", fault_->place.column},
                                                        {"fault", fault_text(*fault_, messages_)}})
               : "";
    set_wrapped_label(*sentence_, sentence, std::max(wrapped_width_, FromDIP(120)));
    sentence_->Show(fault_.has_value());
    set_accessible(*sentence_, sentence, AccessibleRole::Status);
    set_accessible_description(*field_, sentence);
    suggestions_->show(fault_ ? fault_->suggestions : std::vector<std::string>());
    Layout();
    if (GetSizer()->CalcMin().y != height)
        resized.emit();
}

void QueryField::take_suggestion(const std::string& word)
{
    field_->SetValue(to_wx(mended_query(text(), *fault_, word))); // sends `changed`
    field_->SetFocus();
    field_->SetInsertionPointEnd();
}

} // namespace kizuna
