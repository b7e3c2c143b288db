#include "gui/study/curve_page.h"

#include "app/charts/curve_charts.h"
#include "app/studies/study_text.h"
#include "app/text/joined_text.h"
#include "app/text/policy_text.h"
#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_view.h"
#include "gui/study/block_grid.h"
#include "gui/study/study_book.h"
#include "gui/study/study_controls.h"
#include "gui/text/flowing_text.h"
#include "gui/text/text_table.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/gauge.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <thread>

namespace kizuna {
namespace {

std::vector<std::string> level_names(const Messages& messages)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; at < goldfish_levels().size(); ++at)
        names.push_back(level_name(static_cast<GoldfishLevel>(at), messages));
    return names;
}

/// The number of threads to use, which leaves one core for the window; at least 1.
unsigned threads_beside_the_window()
{
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

} // namespace

CurvePage::CurvePage(wxWindow* parent, const WindowContext& with) : StudyPage(parent, with, "curve")
{
    SetName("curve page");
    wxSizer* progress = make_progress();
    wxWindow& details = make_details();
    make_controls();
    put_together(details, *controls_, progress);
    for (wxChoice* choice : {policy_, level_, going_, rule_})
        choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ask(); });
    for (wxSpinCtrl* number : {turns_, games_, seed_})
        number->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { ask(); });
    worked_ = worker_.changed.subscribe([this] { show_state(); });
}

void CurvePage::make_controls()
{
    const Messages& messages = with_.messages;
    controls_ = new StudyControls(this, messages);
    std::vector<std::string> policies;
    for (const std::string_view id : policy_ids())
        policies.push_back(policy_name(id, messages));
    policy_ = controls_->choice("gui.curve.policy"_msg, "gui.curve.policy.spoken"_msg,
                                "curve policy", policies);
    // Select the policy last used here, else that of the settings, else the first.
    policy_->SetStringSelection(to_wx(policy_name(with_.settings.policy, messages)));
    policy_->SetStringSelection(to_wx(policy_name(inputs().curve_policy, messages)));
    level_ = controls_->choice("gui.curve.level"_msg, "gui.curve.level.spoken"_msg, "curve level",
                               level_names(messages));
    level_->SetSelection(inputs().curve_level);
    going_ = controls_->going(inputs().curve_goes_first);
    rule_ = controls_->rule(inputs().curve_rule, with_.settings.mulligan);
    turns_ = controls_->number("gui.curve.turns"_msg, "gui.curve.turns.spoken"_msg, "curve turns",
                               1, max_study_turns, inputs().curve_turns);
    games_ = controls_->number("gui.curve.games"_msg, "gui.curve.games.spoken"_msg, "curve games",
                               1, max_study_games, inputs().curve_games);
    games_->SetIncrement(1'000);
    seed_ = controls_->number("gui.curve.seed"_msg, "gui.curve.seed.spoken"_msg, "curve seed", 0,
                              max_study_seed, inputs().curve_seed);
    run_ = controls_->button("gui.curve.run"_msg, "curve run", [this] { run_or_stop(); });
}

wxSizer* CurvePage::make_progress()
{
    progress_ = new wxGauge(this, wxID_ANY, 1'000, wxDefaultPosition, wxSize(-1, FromDIP(6)),
                            wxGA_HORIZONTAL | wxGA_SMOOTH);
    set_names(*progress_, "curve progress", with_.messages.get("gui.curve.progress"_msg));
    state_ = new FlowingText(this, "curve state");
    state_->Hide();
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(progress_, wxSizerFlags().Expand());
    column->Add(state_, wxSizerFlags().Expand());
    return column;
}

wxWindow& CurvePage::make_details()
{
    auto* book = new StudyBook(this, with_.messages, "curve details");
    wxPanel* curve = book->add_page("gui.curve.tab.bonds"_msg);
    curves_ = new BlockGrid(curve); // both charts, side by side if there is room
    bonds_ = new ChartView(curves_, with_.messages, "curve bonds");
    demand_ = new ChartView(curves_, with_.messages, "curve demand");
    for (ChartView* chart : {bonds_, demand_}) {
        curves_->add(*chart, [chart](int width) { return chart->height_for(width); });
        curves_->let_grow(*chart);
    }
    curve->GetSizer()->Add(curves_, wxSizerFlags(1).Expand());
    readiness_ = book->add_chart("curve readiness", "gui.curve.tab.readiness"_msg);
    turns_table_ = book->add_table("curve all turns", "gui.curve.tab.turns"_msg,
                                   "gui.curve.turns.meaning"_msg);
    totals_ = book->add_table("curve totals", "gui.curve.tab.totals"_msg, "gui.curve.meaning"_msg);
    dead_ =
        book->add_table("curve dead cards", "gui.curve.tab.dead"_msg, "gui.curve.dead.meaning"_msg);
    keep_readable(*book);
    curves_resized_ = curves_->height_changed.subscribe([this, book] {
        const int tabs = book->GetSize().y - book->GetCurrentPage()->GetSize().y;
        constexpr int of_first_layout = 100;
        if (tabs > 0 && tabs < FromDIP(of_first_layout) * std::max(text_scale(), 1.0))
            book->SetMinSize(
                wxSize(1, std::max(12 * GetCharHeight(), curves_->GetMinSize().y + tabs)));
    });
    return *book;
}

void CurvePage::ask()
{
    StudyInputs& asked = inputs();
    const std::string policy(policy_ids()[static_cast<std::size_t>(policy_->GetSelection())]);
    asked.curve_policy = policy == with_.settings.policy ? std::string() : policy;
    asked.curve_level = level_->GetSelection();
    asked.curve_goes_first = going_->GetSelection() == 0;
    asked.curve_rule = preset_of(*rule_);
    asked.curve_turns = turns_->GetValue();
    asked.curve_games = games_->GetValue();
    asked.curve_seed = seed_->GetValue();
    show_deck();
}

GoldfishSettings CurvePage::settings() const
{
    const auto chosen = [](const wxChoice* choice) {
        return static_cast<std::size_t>(choice->GetSelection());
    };
    GoldfishSettings settings;
    settings.policy = policy_ids()[chosen(policy_)];
    settings.level = static_cast<GoldfishLevel>(chosen(level_));
    settings.goes_first = chosen(going_) == 0;
    settings.rule = std::get<KeepRule>(
        KeepRule::parse(keep_rule_presets()[chosen(rule_)], with_.document.catalogue().library));
    settings.turns = turns_->GetValue();
    settings.seed = static_cast<std::uint64_t>(seed_->GetValue());
    return settings;
}

void CurvePage::show_deck()
{
    const GoldfishSettings asked = settings();
    policy_->SetToolTip(
        to_wx(with_id(policy_text(asked.policy, with_.messages), asked.policy, with_.messages)));
    const auto level = static_cast<std::size_t>(asked.level);
    level_->SetToolTip(to_wx(with_id(level_name(asked.level, with_.messages),
                                     goldfish_levels()[level], with_.messages)));
    is_old_ = study_.has_value();
    run();
}

void CurvePage::run_or_stop()
{
    if (worker_.is_busy())
        worker_.cancel();
    else
        run();
}

void CurvePage::run()
{
    const StudyDeck deck = study_deck(with_.document.deck(), with_.document.catalogue());
    trouble_ = trouble_text(deck, deck.trouble_for_games(), with_.messages);
    show_body(trouble_.empty() || study_);
    if (!trouble_.empty()) {
        worker_.cancel();
        judge({trouble_});
        return show_state();
    }
    say_computing();
    const auto games = static_cast<std::uint64_t>(games_->GetValue());
    worker_.run([this, deck, settings = settings(), games](const Worker::Reporter& reporter) {
        study_curve(deck, settings, games, threads_beside_the_window(), reporter.stop(),
                    [&](const CurveStudy& study) {
                        reporter.tell([this, so_far = std::make_shared<CurveStudy>(study)] {
                            show_study(*so_far);
                        });
                    });
    });
    show_state();
}

void CurvePage::show_study(const CurveStudy& study)
{
    const Messages& messages = with_.messages;
    study_ = study;
    is_old_ = false;
    judge(curve_verdict(study, messages));
    bonds_->show(bonds_chart(study, messages));
    demand_->show(demand_chart(study, messages));
    curves_->arrange();
    readiness_->show(readiness_chart(study, messages));
    turns_table_->show(curve_turns_table(study, messages));
    totals_->show(curve_totals_table(study, messages));
    dead_->show(dead_cards_table(study, messages));
    show_state();
}

void CurvePage::show_state()
{
    const bool is_busy = worker_.is_busy();
    run_->SetLabel(
        to_wx(with_.messages.get(is_busy ? "gui.curve.cancel"_msg : "gui.curve.run"_msg)));
    run_->Enable(trouble_.empty());
    const bool is_of_now = study_ && !is_old_ && study_->asked > 0;
    if (progress_->Show(is_busy))
        Layout();
    progress_->SetValue(is_of_now ? static_cast<int>(1'000 * study_->totals.games / study_->asked)
                                  : 0);
    state_->tell(state_text());
    const Messages& messages = with_.messages;
    const std::string conditions =
        curve_conditions(settings(), static_cast<std::uint64_t>(games_->GetValue()), messages);
    const bool is_whole = is_of_now && study_->totals.games == study_->asked;
    sum_up(is_whole ? joined_sentences(
                          messages.get("gui.curve.state.done"_msg, {{"games", games_text()}}),
                          conditions, messages)
                    : conditions);
}

std::string CurvePage::games_text() const
{
    return with_.messages.number(static_cast<double>(study_->asked));
}

std::string CurvePage::state_text() const
{
    const Messages& messages = with_.messages;
    std::string text;
    const auto say = [&](const std::string& sentence) {
        text = joined_sentences(text, sentence, messages);
    };
    if (is_old_)
        say(messages.get("gui.curve.state.old"_msg));
    if (!trouble_.empty())
        return text;
    if (!study_ || is_old_)
        return text;
    if (study_->totals.games < study_->asked)
        say(messages.get(worker_.is_busy() ? "gui.curve.state.running"_msg
                                           : "gui.curve.state.stopped"_msg,
                         {{"done", messages.number(static_cast<double>(study_->totals.games))},
                          {"games", games_text()}}));
    say(curve_note(*study_, messages));
    return text;
}

} // namespace kizuna
