#include "gui/study/tradeoff_page.h"

#include "app/charts/tradeoff_charts.h"
#include "app/studies/study_text.h"
#include "app/text/joined_text.h"
#include "app/text/policy_text.h"
#include "gui/base/spacing.h"
#include "gui/charts/chart_view.h"
#include "gui/study/study_controls.h"
#include "gui/text/flowing_text.h"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>

namespace kizuna {

TradeoffPage::TradeoffPage(wxWindow* parent, const WindowContext& with)
    : StudyPage(parent, with, "tradeoff")
{
    SetName("tradeoff page");
    auto* details = new wxPanel(this);
    chart_ = new ChartView(details, with_.messages, "tradeoff chart");
    keep_readable(*chart_);
    sentence_ = new FlowingText(details, "tradeoff sentence");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(chart_, wxSizerFlags(1).Expand());
    column->Add(sentence_, stretched(*this, wxTOP, Space::Tight));
    details->SetSizer(column);
    auto* controls = new StudyControls(this, with_.messages);
    turn_ = controls->number("gui.study.turn"_msg, "gui.study.turn.spoken"_msg, "tradeoff turn", 1,
                             max_study_turns, inputs().tradeoff_turn);
    going_ = controls->going(inputs().tradeoff_goes_first);
    rule_ = controls->rule(inputs().tradeoff_rule, with_.settings.mulligan);
    put_together(*details, *controls);
    turn_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { ask(); });
    for (wxChoice* choice : {going_, rule_})
        choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ask(); });
}

void TradeoffPage::ask()
{
    inputs().tradeoff_turn = turn_->GetValue();
    inputs().tradeoff_goes_first = going_->GetSelection() == 0;
    inputs().tradeoff_rule = preset_of(*rule_);
    show_deck();
}

OpeningWants TradeoffPage::wanted() const
{
    const auto preset = keep_rule_presets()[static_cast<std::size_t>(rule_->GetSelection())];
    OpeningWants wanted;
    wanted.rule = std::get<KeepRule>(KeepRule::parse(preset, with_.document.catalogue().library));
    wanted.going = going_->GetSelection() == 0 ? Going::First : Going::Second;
    wanted.turns = turn_->GetValue();
    return wanted;
}

void TradeoffPage::show_deck()
{
    const OpeningWants asked = wanted();
    sum_up(with_.messages.get(
        "gui.tradeoff.conditions"_msg,
        {{"turn", asked.turns},
         {"going", std::string(asked.going == Going::First ? "first" : "second")},
         {"rule", rule_name(asked.rule.to_text(), with_.messages)}}));
    const StudyDeck deck = study_deck(with_.document.deck(), with_.document.catalogue());
    show_body(deck.trouble() == StudyDeck::Trouble::None);
    if (deck.trouble() != StudyDeck::Trouble::None)
        return clear(trouble_text(deck, deck.trouble(), with_.messages));
    say_computing();
    worker_.run(
        [deck, asked](const std::stop_token&) {
            return tradeoff(deck.cards, *deck.protagonist, asked, deck.context);
        },
        [this, turn = turn_->GetValue()](const std::optional<Tradeoff>& table) {
            show_table(table, turn);
        });
}

void TradeoffPage::clear(const std::string& why)
{
    worker_.cancel();
    judge({why});
    sentence_->tell({});
    chart_->show({});
}

void TradeoffPage::show_table(const std::optional<Tradeoff>& table, int turn)
{
    if (!table)
        return clear(with_.messages.get("gui.study.too-much"_msg));
    judge(tradeoff_verdict(*table, turn, with_.messages));
    sentence_->tell(joined_sentences(tradeoff_sentence(*table, turn, with_.messages),
                                     with_.messages.get("gui.tradeoff.meaning"_msg),
                                     with_.messages));
    chart_->show(tradeoff_chart(*table, turn, with_.messages));
}

} // namespace kizuna
