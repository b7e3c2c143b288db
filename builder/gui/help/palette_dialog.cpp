#include "gui/help/palette_dialog.h"

#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/rows/text_list.h"
#include "gui/rows/walking_keys.h"

#include <wx/textctrl.h>

namespace kizuna {

PaletteDialog::PaletteDialog(wxWindow* parent, std::vector<PaletteEntry> entries,
                             const Messages& messages)
    : OwnDialog(parent, "palette", messages.get("gui.palette.title"_msg)), messages_(messages),
      entries_(std::move(entries))
{
    field_ =
        new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    field_->SetHint(to_wx(messages_.get("gui.palette.hint"_msg)));
    set_names(*field_, "palette field", messages_.get("gui.palette.field"_msg));
    list_ = new TextList(this, "palette list", messages_.get("gui.palette.list"_msg),
                         {{messages_.get("gui.palette.command"_msg), 240, 4},
                          {messages_.get("gui.palette.where"_msg), 110, 2},
                          {messages_.get("gui.palette.shortcut"_msg), 110, 0}});
    help_ = make_text(this, "palette help", wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(field_, stretched(*this, wxALL, Space::Near));
    column->Add(list_, stretched(*this, wxLEFT | wxRIGHT, Space::Near).Proportion(1));
    column->Add(help_, stretched(*this, wxALL, Space::Near));
    open_at_size(column, wxSize(640, 420));

    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_matches(); });
    field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { choose(); });
    field_->Bind(wxEVT_KEY_DOWN, &PaletteDialog::on_key, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { choose(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_help(); });
    show_matches();
    field_->SetFocus();
}

void PaletteDialog::show_matches()
{
    matches_ = palette_matches(entries_, from_wx(field_->GetValue()));
    std::vector<TextRow> rows;
    for (const std::size_t at : matches_) {
        const PaletteEntry& entry = entries_[at];
        rows.push_back(
            {{entry.label, entry.is_enabled() ? entry.where : entry.why_not, entry.shortcut},
             !entry.is_enabled()});
    }
    list_->show(std::move(rows), 0);
    show_help();
}

const PaletteEntry* PaletteDialog::selected() const
{
    const auto row = list_->selected();
    return row && *row < matches_.size() ? &entries_[matches_[*row]] : nullptr;
}

void PaletteDialog::show_help()
{
    const PaletteEntry* entry = selected();
    const std::string text = !entry                ? messages_.get("gui.palette.none"_msg)
                             : entry->is_enabled() ? entry->help
                                                   : entry->why_not;
    help_->SetLabel(wxControl::EscapeMnemonics(to_wx(text)));
    help_->SetToolTip(to_wx(text));
    // The field keeps the focus, so a screen reader hears of the selected row there.
    set_accessible_description(*field_, entry ? labelled(entry->label, text, messages_) : text);
}

void PaletteDialog::choose()
{
    const PaletteEntry* entry = selected();
    if (!entry || !entry->is_enabled())
        return wxBell();
    chosen_ = entry;
    EndDialog(wxID_OK);
}

void PaletteDialog::on_key(wxKeyEvent& event)
{
    if (event.GetKeyCode() == WXK_ESCAPE) // no cancel button, which wxWidgets would press
        return EndDialog(wxID_CANCEL);
    const auto rows = rows_of_key(event);
    if (!rows)
        return event.Skip();
    list_->move_selection(*rows);
    show_help();
}

} // namespace kizuna
