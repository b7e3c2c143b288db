#include "gui/help/shortcuts_dialog.h"

#include "gui/base/spacing.h"
#include "gui/controls/made_parts.h"
#include "gui/rows/text_list.h"
#include "gui/text/text_output.h"

namespace kizuna {
namespace {

std::vector<TextRow> rows_of(const std::vector<ShortcutSection>& sheet)
{
    std::vector<TextRow> rows;
    for (const ShortcutSection& section : sheet) {
        rows.push_back({{section.title, ""}, false, true});
        for (const ShortcutRow& row : section.rows)
            rows.push_back({{row.what, row.keys}});
    }
    return rows;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(wxWindow* parent, const std::vector<ShortcutSection>& sheet,
                                 const Messages& messages)
    : OwnDialog(parent, "shortcuts", messages.get("gui.shortcuts.title"_msg))
{
    auto* list = new TextList(this, "shortcut list", messages.get("gui.shortcuts.title"_msg),
                              {{messages.get("gui.shortcuts.what"_msg), 240, 1},
                               {messages.get("gui.shortcuts.keys"_msg), 170, 0}});
    list->show(rows_of(sheet), 0);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const char* name, MessageKey label, auto run) {
        buttons->Add(make_button(this, name, messages.get(label), run), spaced(*this, wxRIGHT));
    };
    const std::string text = shortcut_text(sheet);
    button("shortcuts copy", "gui.text.copy"_msg, [text] { copy_text(text); });
    button("shortcuts save", "gui.text.save-as"_msg,
           [this, text, &messages] { save_text(*this, messages, "kizuna-keys", "txt", text); });
    buttons->AddStretchSpacer();
    buttons->Add(close_button(this, messages));

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list, stretched(*this, wxALL).Proportion(1));
    column->Add(buttons, stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    open_at_size(column, wxSize(680, 560));
    list->SetFocus();
}

} // namespace kizuna
