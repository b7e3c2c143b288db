#include "gui/study/opening_page.h"

#include "app/charts/opening_charts.h"
#include "app/charts/wanted_odds.h"
#include "app/studies/study_text.h"
#include "app/text/card_label.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/policy_text.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_view.h"
#include "gui/controls/made_parts.h"
#include "gui/study/study_book.h"
#include "gui/study/study_controls.h"
#include "gui/text/flowing_text.h"
#include "gui/text/text_table.h"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

namespace kizuna {
namespace {

std::string trouble_in(const Fault& fault, const std::string& what, const Messages& messages)
{
    return joined_sentences(
        what,
        messages.get("gui.opening.fault"_msg,
                     {{"column", fault.place.column}, {"fault", fault_text(fault, messages)}}),
        messages);
}

} // namespace

OpeningPage::OpeningPage(wxWindow* parent, const WindowContext& with)
    : StudyPage(parent, with, "opening")
{
    SetName("opening page");
    wxWindow& details = make_details();
    put_together(details, make_controls());
    for (wxTextCtrl* field : {wants_[0].query, wants_[1].query, rule_})
        field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { ask(); });
    turn_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { ask(); });
    for (wxChoice* choice : {wants_[0].number, wants_[1].number, going_})
        choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ask(); });
    preset_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_preset(); });
}

wxWindow& OpeningPage::make_controls()
{
    const Messages& messages = with_.messages;
    auto* controls = new StudyControls(this, messages);
    constexpr int query_letters = 16;
    const auto want = [&](WantRow& row, const char* number, const char* query, MessageKey label,
                          const std::string& first, int cards) {
        row.number = controls->choice(label, "gui.opening.number.spoken"_msg, number,
                                      {"1", "2", "3", "4", "5", "6"});
        row.number->SetSelection(cards - 1);
        row.query = controls->text("gui.opening.want"_msg, "gui.opening.want.spoken"_msg, query,
                                   first, query_letters);
        row.query->SetToolTip(to_wx(messages.get("gui.opening.want.tip"_msg)));
    };
    want(wants_[0], "opening number 1", "opening want 1", "gui.opening.goal"_msg,
         inputs().opening_want_1, inputs().opening_number_1);
    want(wants_[1], "opening number 2", "opening want 2", "gui.opening.goal.and"_msg,
         inputs().opening_want_2, inputs().opening_number_2);
    turn_ = controls->number("gui.study.turn"_msg, "gui.study.turn.spoken"_msg, "opening turn", 1,
                             max_study_turns, inputs().opening_turn);
    going_ = controls->going(inputs().opening_goes_first);
    preset_ = controls->rule(inputs().opening_preset, with_.settings.mulligan);
    preset_->SetName("opening preset");
    preset_->Append(to_wx(messages.get("odds.own-rule"_msg)));
    constexpr int rule_letters = 44;
    rule_ = controls->text(
        "gui.opening.rule"_msg, "gui.opening.rule.spoken"_msg, "opening rule",
        inputs().opening_rule.empty() ? preset_condition() : inputs().opening_rule, rule_letters);
    rule_->SetToolTip(to_wx(messages.get("gui.opening.rule.tip"_msg)));
    show_preset();
    use_best_ = controls->button("gui.opening.use-best"_msg, "opening use best", [this] {
        if (study_ && study_->hands)
            rule_->SetValue(to_wx(study_->best.rule));
    });
    use_best_->Disable();
    return *controls;
}

wxWindow& OpeningPage::make_details()
{
    auto* book = new StudyBook(this, with_.messages, "opening details");
    chart_ = book->add_chart("opening chart", "gui.opening.by-turn"_msg);
    rules_ = book->add_table("opening rules", "gui.opening.rules"_msg, "gui.opening.meaning"_msg);
    sentence_ = new FlowingText(rules_->GetParent(), "opening sentence");
    rules_->GetParent()->GetSizer()->Insert(0, sentence_, wxSizerFlags().Expand().Border());
    make_sample(*book->add_page("gui.opening.sample"_msg));
    keep_readable(*book);
    return *book;
}

void OpeningPage::make_sample(wxPanel& page)
{
    const Messages& messages = with_.messages;
    auto* controls = new StudyControls(&page, messages);
    seed_ = controls->number("gui.hand.seed"_msg, "gui.hand.seed.spoken"_msg, "opening seed", 0,
                             max_study_seed, inputs().opening_seed);
    controls->button("gui.opening.sample.next"_msg, "opening next hand", [this] {
        ++hand_number_;
        show_sample();
    });
    number_ = make_text(controls, "opening hand number");
    controls->GetSizer()->Add(number_, wxSizerFlags().Border(wxTOP));
    verdict_ = new FlowingText(&page, "opening hand verdict");
    hand_ = new TextTable(&page, "opening hand", messages.get("gui.opening.sample.cards"_msg));
    wxSizer& column = *page.GetSizer();
    column.Add(controls, wxSizerFlags().Expand().Border());
    column.Add(verdict_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    column.Add(hand_, wxSizerFlags(1).Expand());
    seed_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        inputs().opening_seed = seed_->GetValue();
        hand_number_ = 0;
        show_sample();
    });
}

std::variant<OpeningWants, std::string> OpeningPage::wants() const
{
    const Catalogue& catalogue = with_.document.catalogue();
    const std::vector<std::string> formats = catalogue.format_ids();
    OpeningWants asked;
    for (const WantRow& row : wants_) {
        const std::string text = from_wx(row.query->GetValue());
        if (text.find_first_not_of(' ') == std::string::npos)
            continue;
        auto query = Query::parse(text, catalogue.library, formats);
        if (const Fault* fault = std::get_if<Fault>(&query))
            return trouble_in(*fault, with_.messages.get("gui.opening.fault.want"_msg),
                              with_.messages);
        asked.wants.push_back({std::get<Query>(std::move(query)), row.number->GetSelection() + 1});
    }
    if (asked.wants.empty())
        return with_.messages.get("gui.opening.want.none"_msg);
    auto rule = KeepRule::parse(from_wx(rule_->GetValue()), catalogue.library, formats);
    if (const Fault* fault = std::get_if<Fault>(&rule))
        return trouble_in(*fault, with_.messages.get("gui.opening.fault.rule"_msg), with_.messages);
    asked.rule = std::get<KeepRule>(std::move(rule));
    asked.going = going_->GetSelection() == 0 ? Going::First : Going::Second;
    asked.turns = turn_->GetValue();
    return asked;
}

bool OpeningPage::is_own_rule() const
{
    return static_cast<std::size_t>(preset_->GetSelection()) == keep_rule_presets().size();
}

std::string OpeningPage::preset_condition() const
{
    return rule_condition(keep_rule_presets()[static_cast<std::size_t>(preset_->GetSelection())]);
}

void OpeningPage::take_preset()
{
    if (is_own_rule())
        return show_preset();                   // keep the rule in the field
    rule_->SetValue(to_wx(preset_condition())); // sends wxEVT_TEXT, which calls ask()
}

/// Selects the preset that equals the rule in the field, else the entry "own rule".
void OpeningPage::show_preset()
{
    const std::string rule = from_wx(rule_->GetValue());
    const auto& presets = keep_rule_presets();
    const auto same = std::ranges::find_if(
        presets, [&](std::string_view preset) { return rule_condition(preset) == rule; });
    preset_->SetSelection(static_cast<int>(same - presets.begin()));
}

/// Keeps the controls in the settings and computes anew. A rule that is no preset is kept as text,
/// so that it stays when the preferred preset changes.
void OpeningPage::ask()
{
    show_preset();
    StudyInputs& asked = inputs();
    asked.opening_want_1 = from_wx(wants_[0].query->GetValue());
    asked.opening_number_1 = wants_[0].number->GetSelection() + 1;
    asked.opening_want_2 = from_wx(wants_[1].query->GetValue());
    asked.opening_number_2 = wants_[1].number->GetSelection() + 1;
    asked.opening_turn = turn_->GetValue();
    asked.opening_goes_first = going_->GetSelection() == 0;
    asked.opening_rule = is_own_rule() ? from_wx(rule_->GetValue()) : std::string();
    if (!is_own_rule())
        asked.opening_preset = preset_of(*preset_);
    show_deck();
}

std::string OpeningPage::what_is_set() const
{
    const Messages& messages = with_.messages;
    std::vector<std::string> goals;
    for (const WantRow& row : wants_) {
        const std::string query = from_wx(row.query->GetValue());
        if (query.find_first_not_of(' ') != std::string::npos)
            goals.push_back(want_label({query, row.number->GetSelection() + 1}, messages));
    }
    const std::string rule =
        is_own_rule()
            ? rule_in_words(from_wx(rule_->GetValue()), messages)
            : rule_name(std::string(
                            keep_rule_presets()[static_cast<std::size_t>(preset_->GetSelection())]),
                        messages);
    return messages.get("gui.opening.conditions"_msg,
                        {{"goal", goals.empty() ? std::string("–") : messages.list(goals)},
                         {"turn", turn_->GetValue()},
                         {"going", std::string(going_->GetSelection() == 0 ? "first" : "second")},
                         {"rule", rule}});
}

void OpeningPage::show_deck()
{
    sum_up(what_is_set());
    const StudyDeck deck = study_deck(with_.document.deck(), with_.document.catalogue());
    show_body(deck.trouble() == StudyDeck::Trouble::None);
    if (deck.trouble() != StudyDeck::Trouble::None)
        return clear(trouble_text(deck, deck.trouble(), with_.messages));
    auto asked = wants();
    if (const auto* fault = std::get_if<std::string>(&asked))
        return clear(*fault);
    deck_ = deck;
    asked_ = std::get<OpeningWants>(std::move(asked));
    say_computing();
    worker_.run(
        [deck, wanted = asked_](const std::stop_token&) { return study_opening(deck, wanted); },
        [this](std::optional<OpeningStudy>&& study) { show_study(std::move(study)); });
}

void OpeningPage::clear(const std::string& why)
{
    worker_.cancel();
    study_.reset();
    judge({why});
    sentence_->tell({});
    rules_->show({rules_->shown().headings, {}});
    chart_->show({});
    use_best_->Disable();
    show_sample();
}

void OpeningPage::show_study(std::optional<OpeningStudy>&& study)
{
    if (!study)
        return clear(with_.messages.get("gui.study.too-much"_msg));
    study_ = std::move(study);
    judge(opening_verdict(*study_, with_.messages));
    sentence_->tell(opening_sentence(*study_, with_.messages));
    rules_->show(rules_table(*study_, with_.messages));
    chart_->show(opening_chart(*study_, with_.messages));
    use_best_->Enable(study_->hands && study_->best.matters &&
                      study_->best.rule != study_->own.rule);
    show_sample();
}

void OpeningPage::show_sample()
{
    const bool has_hand = study_ && study_->hands;
    ChartTable table{{with_.messages.get("gui.opening.sample.cards"_msg)}, {}};
    if (!has_hand) {
        number_->SetLabel("");
        verdict_->tell({});
        return hand_->show(table);
    }
    const auto seed = static_cast<std::uint64_t>(seed_->GetValue());
    const SampleHand sample = sample_hand(deck_, asked_.rule, *study_->hands, seed, hand_number_);
    for (const CardIndex card : sample.cards)
        table.rows.push_back({card_label(with_.document.catalogue().library.cards()[card],
                                         with_.messages.card_language())});
    number_->SetLabel(to_wx(with_.messages.get("gui.hand.number"_msg,
                                               {{"number", static_cast<int>(hand_number_) + 1}})));
    verdict_->tell(sample_sentence(sample, *study_->hands, with_.messages));
    hand_->show(table);
}

} // namespace kizuna
