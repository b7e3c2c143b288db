#include "gui/folders/collection_import_dialog.h"

#include "app/text/card_label.h"
#include "app/text/import_text.h"
#include "app/text/printable.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/text/flowing_text.h"

#include <wx/radiobut.h>

#include <algorithm>
#include <span>

namespace kizuna {
namespace {

/// The most rows shown of one kind of change: a longer list is too long to read and slow to fill.
constexpr std::size_t max_shown_changes = 1000;

std::string label_of_code(const std::string& code, const CardLibrary& library,
                          const Messages& messages)
{
    const Card* card = library.find(code).card;
    return card ? card_name(*card, messages.card_language()) + " (" + code + ")" : code;
}

} // namespace

CollectionImportDialog::CollectionImportDialog(wxWindow* parent, const std::string& file_name,
                                               const CollectionImportPlans& plans,
                                               const CardLibrary& library, const Messages& messages)
    : OwnDialog(parent, "collection import", messages.get("collection.import.dialog"_msg),
                wxMAXIMIZE_BOX),
      plans_(plans), library_(library), messages_(messages)
{
    const auto text = [this](MessageKey key) { return messages_.get(key); };
    auto* heading = new FlowingText(this, "collection import heading");
    heading->tell(messages.get("collection.import.heading"_msg,
                               {{"file", file_name}, {"copies", plans.list.collection.size()}}));
    summary_ = make_heading(this, {}, "collection import summary");
    list_ = new TextList(this, "collection import changes", text("collection.import.changes"_msg),
                         {{text("collection.import.column.change"_msg), 130, 0},
                          {text("collection.import.column.card"_msg), 240, 1},
                          {text("collection.import.column.before"_msg), 70, 0, wxALIGN_RIGHT},
                          {text("collection.import.column.after"_msg), 70, 0, wxALIGN_RIGHT}});
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto aside = stretched(*this, wxLEFT | wxRIGHT | wxTOP);
    column->Add(heading, aside);
    column->Add(make_choice(), aside);
    column->Add(summary_, aside);
    column->Add(list_, stretched(*this, wxLEFT | wxRIGHT | wxTOP).Proportion(1));
    column->Add(make_buttons(), stretched(*this, wxALL));
    show_plan();
    open_at_size(column, wxSize(760, 520));
    merge_->SetFocus();
}

ImportWay CollectionImportDialog::way() const
{
    return replace_->GetValue() ? ImportWay::Replace : ImportWay::Merge;
}

wxSizer* CollectionImportDialog::make_choice()
{
    auto* rows = new wxBoxSizer(wxVERTICAL);
    merge_ = new wxRadioButton(this, wxID_ANY, to_wx(messages_.get("collection.import.merge"_msg)),
                               wxDefaultPosition, wxDefaultSize, wxRB_GROUP);
    merge_->SetName("collection import merge");
    replace_ =
        new wxRadioButton(this, wxID_ANY, to_wx(messages_.get("collection.import.replace"_msg)));
    replace_->SetName("collection import replace");
    for (wxRadioButton* each : {merge_, replace_}) {
        each->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) { show_plan(); });
        each->Enable(can_import(plans_.list));
        rows->Add(each, spaced(*this, wxTOP, Space::Hair));
    }
    merge_->SetValue(true);
    return rows;
}

wxSizer* CollectionImportDialog::make_buttons()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(cancel_button(this, messages_), spaced(*this, wxRIGHT));
    // Not the default button: in wxGTK, Enter in a list presses the default button too.
    auto* import = new wxButton(this, wxID_OK, to_wx(messages_.get("collection.import.do"_msg)));
    import->SetName("collection import do");
    import->Enable(can_import(plans_.list));
    row->Add(import);
    return row;
}

void CollectionImportDialog::show_plan()
{
    const CollectionImport& plan = way() == ImportWay::Replace ? plans_.replace : plans_.merge;
    list_->show(rows_of(plan), std::nullopt);
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    summary_->SetLabel(to_wx(messages_.get("collection.import.summary"_msg,
                                           {{"added", count(plan.added)},
                                            {"changed", count(plan.changed)},
                                            {"gone", count(plan.gone) + count(plan.gone_lines)},
                                            {"lines", count(plan.not_understood)}})));
}

/// At most max_shown_changes rows of each kind, then a row that says how many more there are.
std::vector<TextRow> CollectionImportDialog::rows_of(const CollectionImport& plan) const
{
    using Cells = std::vector<std::string>;
    std::vector<TextRow> rows;
    const auto add = [&](const auto& all, MessageKey what, auto cells_of) {
        const std::string word = messages_.get(what);
        for (const auto& each : std::span(all).first(std::min(all.size(), max_shown_changes))) {
            rows.push_back({cells_of(each)});
            rows.back().cells.insert(rows.back().cells.begin(), word);
        }
        if (all.size() > max_shown_changes) {
            const int rest = static_cast<int>(all.size() - max_shown_changes);
            rows.push_back(
                {{word, messages_.get("collection.import.rest"_msg, {{"count", rest}}), {}, {}}});
        }
    };
    const auto change = [this](const CollectionImport::Change& each) {
        return Cells{label_of_code(each.code, library_, messages_), std::to_string(each.before),
                     std::to_string(each.after)};
    };
    const auto line = [](const std::string& each) { return Cells{printable(each), {}, {}}; };
    const auto problem = [this](const ImportProblem& each) {
        return Cells{messages_.get("collection.import.line"_msg,
                                   {{"line", each.line},
                                    {"text", printable(each.text)},
                                    {"reason", import_reason(each.reason, messages_)}}),
                     {},
                     {}};
    };
    add(plan.gone, "collection.import.gone"_msg, change);
    add(plan.changed, "collection.import.changed"_msg, change);
    add(plan.added, "collection.import.added"_msg, change);
    add(plan.gone_lines, "collection.import.gone"_msg, line);
    add(plan.other_names, "collection.import.other-name"_msg, problem);
    add(plan.not_understood, "collection.import.not-understood"_msg, problem);
    return rows;
}

} // namespace kizuna
