#include "gui/study/odds_page.h"

#include "app/studies/study_verdict.h"
#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_view.h"
#include "gui/controls/made_parts.h"
#include "gui/controls/query_field.h"
#include "gui/study/block_grid.h"
#include "gui/study/study_controls.h"
#include "gui/text/flowing_text.h"

#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/spinctrl.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace kizuna {
namespace {

constexpr int turn_at_a_glance = 3;
constexpr int max_wanted = 50; // copies of one want
constexpr std::size_t max_wants = 8;
constexpr int decimals = 1;

} // namespace

OddsPage::OddsPage(wxWindow* parent, const WindowContext& with) : StudyPage(parent, with, "odds")
{
    SetName("odds");
    kept_ = new FlowingText(this, "odds notes");
    kept_->Hide();
    auto* news = new wxBoxSizer(wxVERTICAL);
    news->Add(kept_, wxSizerFlags().Expand());
    grid_ = new BlockGrid(this);
    grid_->SetName("odds blocks");
    chart_ = new ChartView(grid_, with_.messages, "odds chart");
    chart_->show(Chart{.title = with_.messages.get("odds.chart"_msg), .places = {}});
    grid_->add(*chart_, [this](int width) { return chart_->height_for(width); });
    wxWindow* wants = make_wants();
    grid_->add(*wants, [wants](int width) {
        wants->SetSize(width, wants->GetSize().y); // its rows wrap at this width
        return wants->GetSizer()->CalcMin().y;
    });
    grid_->let_grow(*chart_);
    put_together(*grid_, *make_conditions(), news);

    subscriptions_ = {own_rule_->changed.subscribe([this] {
                          inputs().rule = own_rule_->text();
                          show_deck();
                      }),
                      own_rule_->resized.subscribe([this] { lay_out_conditions(); }),
                      query_->changed.subscribe([this] { take_fields(); }),
                      query_->resized.subscribe([this] { arrange(); })};
    show_conditions();
    show_wants();
    show_fields();
}

wxWindow* OddsPage::make_conditions()
{
    auto* conditions = new wxPanel(this);
    auto* controls = new StudyControls(conditions, with_.messages);
    rule_ = controls->rule(inputs().rule, {});
    rule_->Append(to_wx(with_.messages.get("odds.own-rule"_msg)));
    going_ = controls->going(inputs().goes_first);
    turns_ = controls->number("odds.turns"_msg, "odds.turns.spoken"_msg, "odds turns", 1, max_turns,
                              inputs().turns);
    rule_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose_rule(); });
    going_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        inputs().goes_first = going_->GetSelection() == 0;
        show_deck();
    });
    turns_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        inputs().turns = turns_->GetValue();
        show_deck();
    });
    own_rule_ = new QueryField(
        conditions, with_.messages, "own rule", with_.messages.get("odds.own-rule.spoken"_msg),
        "count(cost=1 -unit:protagonist) >= 1",
        [this](const std::string& rule) { return rule_fault(rule, with_.document.catalogue()); });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(controls, wxSizerFlags().Expand());
    column->Add(own_rule_, wxSizerFlags().Expand());
    conditions->SetSizer(column);
    return conditions;
}

wxWindow* OddsPage::make_wants()
{
    const Messages& messages = with_.messages;
    auto* block = new wxPanel(grid_);
    auto* title = make_heading(block, messages.get("odds.wants"_msg));
    wants_ = new wxDataViewListCtrl(block, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(200, 112)),
                                    wxDV_SINGLE | wxDV_ROW_LINES);
    set_names(*wants_, "wants", messages.get("odds.wants"_msg));
    widths_.emplace(*wants_);
    const auto add_column = [&](MessageKey heading, wxAlignment align, int min, int weight) {
        widths_->add(*wants_->AppendTextColumn(to_wx(messages.get(heading)), wxDATAVIEW_CELL_INERT,
                                               FromDIP(min), align, wxDATAVIEW_COL_RESIZABLE),
                     min, weight);
    };
    add_column("odds.column.want"_msg, wxALIGN_LEFT, 110, 1);
    add_column("odds.column.matching"_msg, wxALIGN_RIGHT, 50, 0);
    add_column("odds.column.chance"_msg, wxALIGN_RIGHT, 64, 0);

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(title, spaced(*this, wxBOTTOM, Space::Tight));
    column->Add(wants_, wxSizerFlags(1).Expand());
    column->Add(make_want_fields(block), stretched(*this, wxTOP, Space::Near));
    column->Add(make_want_buttons(block), stretched(*this, wxTOP, Space::Near));
    block->SetSizer(column);
    wants_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        if (const int row = wants_->GetSelectedRow(); row != wxNOT_FOUND) {
            selected_ = static_cast<std::size_t>(row);
            show_fields();
        }
    });
    wants_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED,
                 [this](wxDataViewEvent&) { query_->go_to_field(); });
    return block;
}

wxSizer* OddsPage::make_want_fields(wxWindow* block)
{
    const Messages& messages = with_.messages;
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    row->Add(make_label(block, messages.get("odds.at-least"_msg)),
             in_row(*this, wxRIGHT, Space::Tight));
    at_least_ = new wxSpinCtrl(block, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                               wxSP_ARROW_KEYS, 1, max_wanted);
    at_least_->SetInitialSize(at_least_->GetSizeFromTextSize(at_least_->GetTextExtent("0000").x));
    set_names(*at_least_, "want at least", messages.get("odds.at-least.spoken"_msg));
    row->Add(at_least_, in_row(*this, wxRIGHT, Space::Tight));
    place_ = new wxChoice(block, wxID_ANY);
    place_->SetName("want place");
    place_->Append(to_wx(messages.get("odds.place.seen"_msg)));
    place_->Append(to_wx(messages.get("odds.place.orbs"_msg)));
    place_->SetSelection(0); // without a text its best height is too low
    set_accessible(*place_, messages.get("odds.place.spoken"_msg));
    row->Add(place_, wxSizerFlags().CentreVertical());
    query_ = new QueryField(
        block, messages, "want query", messages.get("odds.query.spoken"_msg), "cost=1 color:red",
        [this](const std::string& query) { return want_fault(query, with_.document.catalogue()); });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row, stretched(*this, wxBOTTOM, Space::Tight));
    column->Add(query_, wxSizerFlags().Expand());
    at_least_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { take_fields(); });
    place_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_fields(); });
    return column;
}

wxSizer* OddsPage::make_want_buttons(wxWindow* block)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const char* name, MessageKey label, auto run) {
        wxButton* made = make_button(block, name, with_.messages.get(label), run);
        row->Add(made, wxSizerFlags().Border(wxRIGHT));
        return made;
    };
    add_ = button("add want", "odds.add"_msg, [this] { add_want(); });
    remove_ = button("remove want", "odds.remove"_msg, [this] { remove_want(); });
    return row;
}

void OddsPage::show_deck()
{
    say_computing();
    worker_.run(
        [deck = with_.document.deck(), asked = inputs(), &catalogue = with_.document.catalogue()](
            const std::stop_token&) { return wanted_odds(deck, asked, catalogue); },
        [this](std::optional<WantedOdds> answer) {
            answer_ = std::move(answer);
            is_answered_ = true;
            show_wants();
            show_answer();
        });
}

void OddsPage::choose_rule()
{
    const auto chosen = static_cast<std::size_t>(rule_->GetSelection());
    const auto presets = keep_rule_presets();
    const bool own = chosen >= presets.size();
    own_rule_->Show(own);
    if (!own) {
        inputs().rule = presets[chosen];
    } else if (own_rule_->text().empty()) {
        own_rule_->show("count(cost=1 -unit:protagonist) >= 1");
        inputs().rule = own_rule_->text();
    } else {
        inputs().rule = own_rule_->text();
    }
    lay_out_conditions();
    show_deck();
}

void OddsPage::lay_out_conditions()
{
    wxWindow& conditions = *own_rule_->GetParent();
    conditions.InvalidateBestSize();
    Layout();
    conditions.Layout();
}

WantLine* OddsPage::selected()
{
    return selected_ < inputs().wants.size() ? &inputs().wants[selected_] : nullptr;
}

void OddsPage::take_fields()
{
    WantLine* want = selected();
    if (!want)
        return;
    *want = {query_->text(), at_least_->GetValue(), place_->GetSelection() == 1};
    show_deck();
}

void OddsPage::add_want()
{
    if (inputs().wants.size() >= max_wants)
        return;
    inputs().wants.push_back({"cost=2", 1, false});
    selected_ = inputs().wants.size() - 1;
    show_wants();
    show_fields();
    query_->go_to_field();
    show_deck();
}

void OddsPage::remove_want()
{
    if (!selected())
        return;
    inputs().wants.erase(inputs().wants.begin() + static_cast<std::ptrdiff_t>(selected_));
    selected_ = std::min(selected_, std::max<std::size_t>(inputs().wants.size(), 1) - 1);
    show_wants();
    show_fields();
    show_deck();
}

void OddsPage::show_conditions()
{
    const auto presets = keep_rule_presets();
    const auto preset = std::ranges::find(presets, inputs().rule);
    rule_->SetSelection(static_cast<int>(preset - presets.begin()));
    own_rule_->Show(preset == presets.end());
    if (preset == presets.end())
        own_rule_->show(inputs().rule);
}

void OddsPage::show_wants()
{
    const Messages& messages = with_.messages;
    const auto turn = static_cast<std::size_t>(std::min(turn_at_a_glance, inputs().turns));
    wants_->Freeze();
    wants_->DeleteAllItems();
    for (std::size_t at = 0; at < inputs().wants.size(); ++at) {
        const WantedOdds::Row* row =
            answer_ && at < answer_->rows.size() ? &answer_->rows[at] : nullptr;
        const bool is_known = row && row->odds && row->odds->by_turn.size() >= turn;
        wxVector<wxVariant> cells;
        cells.push_back(wxVariant(to_wx(want_label(inputs().wants[at], messages))));
        cells.push_back(wxVariant(to_wx(is_known ? messages.number(row->matching) : "–")));
        cells.push_back(wxVariant(to_wx(
            is_known ? figure_percent(row->odds->by_turn[turn - 1].chance.hit, messages, decimals)
                     : "–")));
        wants_->AppendItem(cells);
    }
    if (selected())
        wants_->SelectRow(static_cast<unsigned>(selected_));
    wants_->Thaw();
    add_->Enable(inputs().wants.size() < max_wants);
    remove_->Enable(selected());
}

void OddsPage::show_fields()
{
    const WantLine* want = selected();
    for (wxWindow* field : std::initializer_list<wxWindow*>{at_least_, place_, query_})
        field->Enable(want);
    query_->show(want ? want->query : "");
    at_least_->SetValue(want ? want->at_least : 1);
    place_->SetSelection(want && want->among_orbs ? 1 : 0);
}

/// Sentences about wants that no card matches or whose odds take too long to compute.
std::vector<std::string> OddsPage::notes()
{
    const Messages& messages = with_.messages;
    std::vector<std::string> sentences;
    if (!answer_)
        return sentences; // the verdict tells why there is no answer
    for (std::size_t at = 0; at < answer_->rows.size() && at < inputs().wants.size(); ++at) {
        const WantedOdds::Row& row = answer_->rows[at];
        const std::string& query = inputs().wants[at].query;
        if (row.odds && row.matching == 0)
            sentences.push_back(messages.get("odds.nothing-for"_msg,
                                             {{"what", want_label(inputs().wants[at], messages)}}));
        else if (!row.odds && answer_->keep_rate && !want_fault(query, with_.document.catalogue()))
            sentences.push_back(messages.get("cli.odds.too-much"_msg));
    }
    return sentences;
}

void OddsPage::show_answer()
{
    if (!is_answered_)
        return;
    const Messages& messages = with_.messages;
    const Chart chart = answer_ ? odds_chart(*answer_, inputs(), turn_at_a_glance, messages)
                                : Chart{.title = messages.get("odds.chart"_msg), .places = {}};
    const int turn = std::min(turn_at_a_glance, inputs().turns);
    judge(odds_verdict(answer_, inputs(), turn, messages));
    show_what_is_set();
    std::string below;
    for (const std::string& sentence : notes())
        below = joined_sentences(below, sentence, messages);
    kept_->tell(below);
    chart_->show(chart);
    show_part(*chart_, !chart.is_empty());
    arrange();
}

void OddsPage::show_what_is_set()
{
    const Messages& messages = with_.messages;
    const std::string conditions =
        messages.get("gui.odds.conditions"_msg,
                     {{"going", std::string(inputs().goes_first ? "first" : "second")},
                      {"rule", rule_in_words(inputs().rule, messages)},
                      {"turns", inputs().turns}});
    const auto kept = answer_ ? answer_->keep_rate : std::nullopt;
    sum_up(kept ? messages.get("gui.odds.conditions.kept"_msg,
                               {{"conditions", conditions}, {"share", messages.percent(*kept)}})
                : conditions);
}

void OddsPage::arrange()
{
    Layout();
    grid_->arrange();
}

} // namespace kizuna
