#include "gui/play/table_setup_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"

#include <wx/choice.h>
#include <wx/spinctrl.h>

#include <limits>

namespace kizuna {
namespace {

constexpr int max_strength = 1000;
constexpr int max_number = std::numeric_limits<int>::max();

int small(std::uint64_t number)
{
    return static_cast<int>(std::min<std::uint64_t>(number, max_number));
}

} // namespace

TableSetupDialog::TableSetupDialog(wxWindow* parent, const TableSettings& settings,
                                   const Messages& messages)
    : wxDialog(parent, wxID_ANY, to_wx(messages.get("table.setup.title"_msg))), before_(settings)
{
    SetName("table setup");
    wxFlexGridSizer* grid = make_form(*this);
    const auto row = [&](MessageKey label, wxWindow* control) {
        add_row(*grid, messages.get(label), *control);
    };
    const auto choice = [&](const char* name, std::initializer_list<MessageKey> items, int chosen) {
        auto* made = new wxChoice(this, wxID_ANY);
        made->SetName(name);
        for (const MessageKey item : items)
            made->Append(to_wx(messages.get(item)));
        made->SetSelection(chosen);
        return made;
    };
    const auto number = [this](const char* name, int value, int max) {
        auto* made = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                    wxSP_ARROW_KEYS, 0, max, value);
        made->SetName(name);
        return made;
    };
    seed_ = number("table seed", small(settings.seed), max_number);
    row("table.setup.seed"_msg, seed_);
    game_ = number("table game", small(settings.game), max_number);
    row("table.setup.game"_msg, game_);
    going_ = choice("table going", {"table.setup.first"_msg, "table.setup.second"_msg},
                    settings.goes_first ? 0 : 1);
    row("table.setup.going"_msg, going_);
    strength_ = number("dummy strength", settings.dummy_strength, max_strength);
    row("table.setup.strength"_msg, strength_);
    support_kind_ =
        choice("dummy support kind", {"table.setup.fixed"_msg, "table.setup.as-own-deck"_msg},
               settings.dummy_support ? 0 : 1);
    row("table.setup.support-kind"_msg, support_kind_);
    support_ = number("dummy support", settings.dummy_support.value_or(20), max_strength);
    row("table.setup.support"_msg, support_);
    support_->Enable(settings.dummy_support.has_value());
    support_kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        support_->Enable(support_kind_->GetSelection() == 0);
    });

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid, stretched(*this, wxALL, Space::Far).Proportion(1));
    if (wxSizer* buttons = CreateSeparatedButtonSizer(wxOK | wxCANCEL))
        column->Add(buttons, stretched(*this, wxALL, Space::Near));
    if (wxWindow* deal = FindWindow(wxID_OK))
        deal->SetLabel(to_wx(messages.get("table.setup.deal"_msg)));
    if (wxWindow* cancel = FindWindow(wxID_CANCEL))
        cancel->SetLabel(to_wx(messages.get("gui.cancel"_msg)));
    SetSizerAndFit(column);
    seed_->SetFocus();
}

TableSettings TableSetupDialog::settings() const
{
    TableSettings chosen = before_;
    const auto change = [](const wxSpinCtrl& control, std::uint64_t& value) {
        if (control.GetValue() != small(value)) // keep a seed too large for the control
            value = static_cast<std::uint64_t>(control.GetValue());
    };
    change(*seed_, chosen.seed);
    change(*game_, chosen.game);
    chosen.goes_first = going_->GetSelection() == 0;
    chosen.dummy_strength = strength_->GetValue();
    chosen.dummy_support =
        support_kind_->GetSelection() == 0 ? std::optional(support_->GetValue()) : std::nullopt;
    return chosen;
}

} // namespace kizuna
