#include "gui/dialogs/history_dialog.h"

#include "gui/base/spacing.h"
#include "gui/controls/made_parts.h"
#include "gui/rows/text_list.h"

namespace kizuna {
namespace {

std::string state_of(const History<Deck>& history, std::size_t step, const Messages& messages)
{
    const bool is_now = step == history.position();
    const bool is_saved = history.is_saved(step);
    if (is_now && is_saved)
        return messages.get("gui.history.now-saved"_msg);
    if (is_now)
        return messages.get("gui.history.now"_msg);
    if (is_saved)
        return messages.get("gui.history.saved"_msg);
    return step > history.position() ? messages.get("gui.history.undone"_msg) : std::string();
}

} // namespace

HistoryDialog::HistoryDialog(wxWindow* parent, DeckDocument& document, const Messages& messages,
                             std::function<void(std::size_t step)> compare)
    : OwnDialog(parent, "history", messages.get("gui.history.title"_msg)), document_(document),
      messages_(messages)
{
    list_ = new TextList(this, "history list", messages_.get("gui.history.list"_msg),
                         {{messages_.get("gui.history.number"_msg), 36, 0, wxALIGN_RIGHT},
                          {messages_.get("gui.history.reason"_msg), 220, 4},
                          {messages_.get("gui.history.cards"_msg), 50, 0, wxALIGN_RIGHT},
                          {messages_.get("gui.history.state"_msg), 90, 1}});
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    go_ = make_button(this, "history go", messages_.get("gui.history.go"_msg),
                      [this] { go_to_selected(); });
    compare_ = make_button(this, "history compare", messages_.get("gui.history.compare"_msg),
                           [this, compare = std::move(compare)] {
                               if (const auto step = list_->selected())
                                   compare(*step);
                           });
    buttons->Add(go_, spaced(*this, wxRIGHT));
    buttons->Add(compare_);
    buttons->AddStretchSpacer();
    buttons->Add(close_button(this, messages_));

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, stretched(*this, wxALL).Proportion(1));
    column->Add(buttons, stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    open_at_size(column, wxSize(560, 420));

    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { go_to_selected(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED,
                [this](wxDataViewEvent&) { show_what_is_possible(); });
    deck_changed_ = document_.changed.subscribe([this] { show_history(); });
    show_history();
    list_->SetFocus();
}

void HistoryDialog::show_history()
{
    const History<Deck>& history = document_.history();
    std::vector<TextRow> rows;
    for (std::size_t step = 0; step < history.size(); ++step) {
        const std::string reason =
            step == 0 ? messages_.get("version.first"_msg) : history.reason(step);
        rows.push_back({{messages_.number(static_cast<double>(step)), reason,
                         messages_.number(copies_in(history.value(step).cards)),
                         state_of(history, step, messages_)},
                        step > history.position(),
                        step == history.position()});
    }
    list_->show(std::move(rows), history.position());
    show_what_is_possible();
}

void HistoryDialog::show_what_is_possible()
{
    const auto step = list_->selected();
    const bool is_other = step && *step != document_.history().position();
    go_->Enable(is_other);
    compare_->Enable(is_other);
}

void HistoryDialog::go_to_selected()
{
    if (const auto step = list_->selected())
        document_.go_to(*step);
}

} // namespace kizuna
