#include "gui/pool/columns_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/text/drawn_text.h"

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <utility>

namespace kizuna {
namespace {

class ColumnsDialog : public wxDialog {
public:
    ColumnsDialog(wxWindow& parent, std::vector<PoolColumn> columns, bool chosen_widths,
                  const std::vector<PoolColumn>& usual,
                  const std::function<std::string(const PoolColumn&)>& title,
                  const Messages& messages)
        : wxDialog(&parent, wxID_ANY, to_wx(messages.get("gui.columns.title"_msg)),
                   wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          columns_(std::move(columns)), has_widths_(chosen_widths), title_(title)
    {
        SetName("columns");
        const auto button = [&](wxWindowID id, MessageKey label, const char* name) {
            auto* made = new wxButton(this, id, to_wx(messages.get(label)));
            made->SetName(name);
            return made;
        };
        auto* help = new wxStaticText(this, wxID_ANY, "");
        set_wrapped_label(*help, messages.get("gui.columns.help"_msg), FromDIP(360));
        list_ = new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(240, 320)));
        set_names(*list_, "columns list", messages.get("gui.columns.name"_msg));
        auto* up = button(wxID_ANY, "gui.columns.up"_msg, "columns up");
        auto* down = button(wxID_ANY, "gui.columns.down"_msg, "columns down");
        auto* reset = button(wxID_ANY, "gui.columns.reset"_msg, "columns reset");
        auto* width_label =
            new wxStaticText(this, wxID_ANY, to_wx(messages.get("gui.columns.width"_msg)));
        width_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                wxSP_ARROW_KEYS, 0, max_column_width);
        set_names(*width_, "columns width", messages.get("gui.columns.width.spoken"_msg));
        auto* ok = button(wxID_OK, "gui.ok"_msg, "columns ok");
        auto* cancel = button(wxID_CANCEL, "gui.cancel"_msg, "columns cancel");

        auto* moves = new wxBoxSizer(wxVERTICAL);
        for (wxButton* each : {up, down, reset})
            moves->Add(each, wxSizerFlags().Expand().Border(wxBOTTOM));
        moves->Add(width_label, wxSizerFlags().Border(wxTOP));
        moves->Add(width_, wxSizerFlags().Expand().Border(wxTOP));
        auto* middle = new wxBoxSizer(wxHORIZONTAL);
        middle->Add(list_, wxSizerFlags(1).Expand());
        middle->Add(moves, wxSizerFlags().Border(wxLEFT));
        auto* answers = new wxBoxSizer(wxHORIZONTAL);
        answers->Add(cancel, wxSizerFlags().Border(wxRIGHT));
        answers->Add(ok);
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(help, wxSizerFlags().Expand().Border(wxALL, space(*this, Space::Apart)));
        column->Add(middle,
                    wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, space(*this, Space::Apart)));
        column->Add(answers, wxSizerFlags().Right().Border(wxALL, space(*this, Space::Apart)));
        SetSizerAndFit(column);

        up->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { move(-1); });
        down->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { move(1); });
        reset->Bind(wxEVT_BUTTON, [this, usual](wxCommandEvent&) {
            has_widths_ = false;
            show(usual);
        });
        list_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent& event) {
            const auto row = static_cast<std::size_t>(event.GetInt());
            columns_[row].shown = list_->IsChecked(static_cast<unsigned>(event.GetInt()));
            show_width();
        });
        list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_width(); });
        width_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
            if (const int row = list_->GetSelection(); row != wxNOT_FOUND) {
                columns_[static_cast<std::size_t>(row)].width = width_->GetValue();
                has_widths_ = true;
            }
        });
        ok->SetDefault();
        show(columns_);
        list_->SetSelection(0);
        show_width();
        list_->SetFocus();
        CentreOnParent();
    }

    std::vector<PoolColumn> columns() const
    {
        std::vector<PoolColumn> columns = columns_;
        for (PoolColumn& column : columns)
            column.width = has_widths_ ? column.width : 0; // 0: the list shares out its width
        return columns;
    }

private:
    void show(const std::vector<PoolColumn>& columns)
    {
        columns_ = columns;
        const int selected = list_->GetSelection();
        list_->Clear();
        for (const PoolColumn& column : columns_)
            list_->Check(static_cast<unsigned>(list_->Append(to_wx(title_(column)))), column.shown);
        list_->SetSelection(selected);
        show_width();
    }

    void show_width()
    {
        const int row = list_->GetSelection();
        const bool has_width = row != wxNOT_FOUND && columns_[static_cast<std::size_t>(row)].shown;
        width_->Enable(has_width);
        width_->SetValue(has_width ? columns_[static_cast<std::size_t>(row)].width : 0);
    }

    void move(int by)
    {
        const int from = list_->GetSelection();
        const int to = from + by;
        if (from == wxNOT_FOUND || to < 0 || to >= static_cast<int>(columns_.size()))
            return;
        std::swap(columns_[static_cast<std::size_t>(from)], columns_[static_cast<std::size_t>(to)]);
        list_->SetSelection(to);
        show(std::vector<PoolColumn>(columns_));
    }

    std::vector<PoolColumn> columns_;
    bool has_widths_; ///< the user chose widths
    std::function<std::string(const PoolColumn&)> title_;
    wxCheckListBox* list_ = nullptr;
    wxSpinCtrl* width_ = nullptr; ///< of the selected column, in device-independent pixels
};

} // namespace

bool ask_for_columns(wxWindow& parent, std::vector<PoolColumn>& columns, bool chosen_widths,
                     const std::vector<PoolColumn>& usual,
                     const std::function<std::string(const PoolColumn&)>& title,
                     const Messages& messages)
{
    ColumnsDialog dialog(parent, columns, chosen_widths, usual, title, messages);
    if (dialog.ShowModal() != wxID_OK)
        return false;
    columns = dialog.columns();
    return true;
}

} // namespace kizuna
