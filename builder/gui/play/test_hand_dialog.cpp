#include "gui/play/test_hand_dialog.h"

#include "app/faces/card_face.h"
#include "app/text/policy_text.h"
#include "app/text/violation_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/speaker.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/card_cell.h"
#include "gui/faces/large_card.h"
#include "gui/text/drawn_text.h"

#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/statbmp.h>
#include <wx/wrapsizer.h>

#include <array>
#include <limits>

namespace kizuna {
namespace {

constexpr std::array rules{"cost-one", "cost-one-and-promotion", "always-keep", "always-redraw"};

constexpr int max_face_width = 230; // in device-independent pixels

const Card* card_at(const std::vector<CardIndex>& cards, std::size_t at, const CardLibrary& library)
{
    return at < cards.size() ? &library.cards()[cards[at]] : nullptr;
}

} // namespace

TestHandDialog::TestHandDialog(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                               Settings& settings, const Messages& messages, LargeCard& large,
                               std::uint64_t seed, std::function<void(const TestHand&)> play_on)
    : OwnDialog(parent, "test hand", messages.get("gui.hand.title"_msg)), settings_(settings),
      selection_(selection), messages_(messages), large_(large),
      hand_(document, seed, settings.mulligan), play_on_(std::move(play_on))
{
    speaker_ = new Speaker(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto block = stretched(*this, wxLEFT | wxRIGHT | wxTOP);
    column->Add(make_choices(), block);
    heading_ = make_heading(this, {});
    column->Add(heading_, block);
    column->Add(make_hand(), stretched(*this, wxALL, Space::Near).Proportion(1));
    column->Add(make_verdict(), stretched(*this, wxLEFT | wxRIGHT));
    orbs_heading_ = make_heading(this, {});
    column->Add(orbs_heading_, block);
    orbs_row_ = make_orbs();
    column->Add(orbs_row_, stretched(*this, wxALL, Space::Near).Proportion(1));
    column->Add(make_buttons(), stretched(*this, wxALL));
    SetSizerAndFit(column);
    const wxSize screen = wxGetClientDisplayRect().GetSize() - FromDIP(wxSize(0, 90));
    fit_faces_into(screen.y);
    grow_faces_into(screen);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const bool presses = key == WXK_SPACE || key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
        if (!large_.take_space(*this, event) && !(presses && held_.is_repeated(event)))
            event.Skip(); // not repeated: a held key presses a button once
    });
    listen(*this, wxEVT_SIZE, [this] { wrap_texts(); });

    hand_changed_ = hand_.changed.subscribe([this] { show_hand(); });
    show_hand();
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        event.Skip();
        if (event.IsShown()) {
            (keep_->IsEnabled() ? keep_ : next_)->SetFocus();
            say_hand();
        }
    });
}

/// Lowers the two rows of faces if the dialog is higher than `height`.
void TestHandDialog::fit_faces_into(int height)
{
    const int lacking = GetClientSize().y - height;
    if (lacking <= 0)
        return;
    const wxSize usual = protagonist_->GetMinSize();
    const int high = std::max(usual.y - (lacking + 1) / 2, FromDIP(48));
    for (wxWindow* child : GetChildren()) {
        if (auto* tile = dynamic_cast<CardTile*>(child))
            tile->SetMinSize(wxSize(usual.x * high / usual.y, high));
    }
    GetSizer()->SetSizeHints(this);
}

/// Makes faces wide enough for the texts of skills, as far as the screen allows. Then widens the
/// dialog so that the single row shown until the hand is kept can use the height of both rows.
void TestHandDialog::grow_faces_into(const wxSize& screen)
{
    const int more = FromDIP(easy_face_width + 18) - protagonist_->GetMinSize().x;
    wxSize size = GetClientSize() + wxSize((1 + opening_hand) * more, 2 * face_height(more));
    size.DecTo(screen);
    size.IncTo(GetClientSize());
    const int row = protagonist_->GetMinSize().y + (size.y - GetClientSize().y) / 2;
    const int widest = std::min(FromDIP(max_face_width), face_width(2 * row));
    size.x += (1 + opening_hand) * std::max(0, widest - protagonist_->GetMinSize().x - more);
    SetClientSize(std::min(size.x, screen.x), size.y);
}

wxSizer* TestHandDialog::make_choices()
{
    auto* row = new wxWrapSizer(wxHORIZONTAL); // with larger text they take two lines
    const auto labelled = [&](MessageKey text, wxWindow* control) {
        auto* both = new wxBoxSizer(wxHORIZONTAL);
        auto* label = make_label(this, messages_.get(text));
        both->Add(label, wxSizerFlags().CentreVertical().Border(wxRIGHT));
        both->Add(control, wxSizerFlags().CentreVertical());
        row->Add(both, in_row(*this, wxRIGHT | wxBOTTOM));
    };
    rule_ = new wxChoice(this, wxID_ANY);
    set_names(*rule_, "mulligan rule", messages_.get("gui.hand.rule.spoken"_msg));
    for (const std::string rule : rules)
        rule_->Append(to_wx(rule_name(rule, messages_)));
    rule_->SetSelection(0);      // without a text its best height is too low
    rule_->InvalidateBestSize(); // computed before the names were added
    labelled("gui.hand.rule"_msg, rule_);

    seed_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0,
                           std::numeric_limits<int>::max());
    seed_->SetToolTip(to_wx(messages_.get("gui.hand.seed.tip"_msg)));
    set_names(*seed_, "seed", messages_.get("gui.hand.seed.spoken"_msg));
    labelled("gui.hand.seed"_msg, seed_);
    number_ = make_text(this, "hand number");
    row->Add(number_, in_row(*this, wxBOTTOM));

    rule_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose_rule(); });
    seed_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        hand_.set_seed(static_cast<std::uint64_t>(seed_->GetValue()));
    });
    return row;
}

CardTile* TestHandDialog::add_tile(wxSizer& row, const wxString& name)
{
    auto* tile =
        new CardTile(this, large_, messages_, [this](const Card& card) { selection_.show(card); });
    tile->SetName(name);
    row.Add(tile, stretched(*this, wxALL, Space::Tight).Proportion(1));
    return tile;
}

/// Makes the tiles of the hand. The protagonist's is apart, because it is not drawn.
wxSizer* TestHandDialog::make_hand()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    protagonist_ = add_tile(*row, "hand protagonist");
    row->AddSpacer(space(*this, Space::Far));
    for (int at = 1; at <= opening_hand; ++at)
        cards_.push_back(add_tile(*row, wxString::Format("hand %d", at)));
    return row;
}

/// Makes the tiles of the orbs, each as large as one of the hand.
wxSizer* TestHandDialog::make_orbs()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto leave_out = [&] {
        row->Add(0, 0, spaced(*this, wxALL, Space::Tight).Proportion(1));
    };
    leave_out();
    row->AddSpacer(space(*this, Space::Far));
    for (int at = 1; at <= opening_orbs; ++at)
        orbs_.push_back(add_tile(*row, wxString::Format("orb %d", at)));
    leave_out();
    return row;
}

wxSizer* TestHandDialog::make_verdict()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    sign_ = new wxStaticBitmap(this, wxID_ANY, sign_icon(Sign::Advice));
    row->Add(sign_, wxSizerFlags().CentreVertical().Border(wxRIGHT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    verdict_ = make_heading(this, {}, "hand verdict");
    reasons_ = new wxStaticText(this, wxID_ANY, "\n");
    reasons_->SetName("hand reasons");
    column->Add(verdict_, wxSizerFlags().Expand());
    column->Add(reasons_, wxSizerFlags().Expand());
    row->Add(column, wxSizerFlags(1).Expand());
    return row;
}

wxSizer* TestHandDialog::make_buttons()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const char* name, MessageKey label, auto run) {
        wxButton* made = make_button(this, name, messages_.get(label), run);
        row->Add(made, wxSizerFlags().Border(wxRIGHT));
        return made;
    };
    keep_ = button("keep", "gui.hand.keep"_msg, [this] {
        hand_.keep();
        speaker_->say(verdict());
    });
    redraw_ = button("redraw", "gui.hand.redraw"_msg, [this] {
        hand_.redraw();
        say_hand();
    });
    next_ = button("next hand", "gui.hand.next"_msg, [this] {
        hand_.next_hand();
        speaker_->say(from_wx(number_->GetLabel()));
        say_hand();
    });
    play_ = button("play on", "gui.hand.play-on"_msg, [this] { play_on_(hand_); });
    play_->SetToolTip(to_wx(messages_.get("gui.hand.play-on.tip"_msg)));
    row->AddStretchSpacer();
    auto* close = close_button(this, messages_); // our label: GTK has its own for wxID_CLOSE
    close->SetName("close hand");
    row->Add(close, wxSizerFlags().Border(wxRIGHT));
    hide_when_closed();
    return row;
}

void TestHandDialog::go_to(const TestHand::Place& place)
{
    hand_.go_to(place);
}

void TestHandDialog::show_hand()
{
    const auto rule = std::ranges::find(rules, hand_.preset());
    rule_->SetSelection(static_cast<int>(rule - rules.begin()));
    seed_->SetValue(static_cast<int>(hand_.seed()));
    number_->SetLabel(to_wx(
        messages_.get("gui.hand.number"_msg, {{"number", static_cast<int>(hand_.number()) + 1}})));
    const Card* protagonist = hand_.protagonist();
    heading_->SetLabel(to_wx(
        protagonist ? messages_.get("gui.hand.protagonist"_msg,
                                    {{"card", card_label(*protagonist, messages_.card_language())}})
                    : messages_.get("gui.hand.none"_msg)));
    protagonist_->show(protagonist);
    for (std::size_t at = 0; at < cards_.size(); ++at)
        cards_[at]->show(card_at(hand_.hand(), at, hand_.library()));
    for (std::size_t at = 0; at < orbs_.size(); ++at)
        orbs_[at]->show(card_at(hand_.orbs(), at, hand_.library()));

    const bool deciding = hand_.state() == TestHand::State::Deciding;
    const Sign against = deciding ? Sign::Problem : Sign::Advice; // no problem once decided
    sign_->SetBitmap(sign_icon(hand_.rule_keeps() ? Sign::Good : against));
    sign_->Show(protagonist);
    GetSizer()->Show(orbs_row_, !deciding); // before that the hand uses their room
    orbs_heading_->SetLabel(
        to_wx(messages_.get(deciding ? "gui.hand.orbs-later"_msg : "gui.hand.orbs"_msg)));
    // Disabling a focused button loses the focus, and with it the keys, even Escape.
    const bool had_keyboard = keep_->HasFocus() || redraw_->HasFocus();
    keep_->Enable(deciding);
    redraw_->Enable(deciding);
    next_->Enable(protagonist);
    play_->Enable(protagonist);
    if (!deciding && had_keyboard)
        next_->SetFocus();
    wrap_texts();
    Layout();
}

/// Has screen readers say the outcome of a choice and the cards.
void TestHandDialog::say_hand()
{
    std::vector<std::string> names;
    for (const CardIndex card : hand_.hand())
        names.push_back(card_name(hand_.library().cards()[card], messages_.card_language()));
    speaker_->say(verdict());
    speaker_->say(messages_.list(names));
}

/// Wraps the texts to the dialog's width, and makes the dialog higher if they need it.
void TestHandDialog::wrap_texts()
{
    const int width = GetClientSize().x - 2 * space(*this, Space::Apart);
    const int beside_sign = width - sign_->GetSize().x - wxSizerFlags::GetDefaultBorder();
    set_wrapped_label(*verdict_, verdict(), beside_sign);
    set_wrapped_label(*reasons_, reasons(), beside_sign);
    const int needed = GetSizer()->CalcMin().y;
    if (GetClientSize().y < needed)
        SetClientSize(GetClientSize().x, std::min(needed, wxGetClientDisplayRect().height));
}

std::string TestHandDialog::verdict() const
{
    switch (hand_.state()) {
    case TestHand::State::NoHand:
        return {};
    case TestHand::State::Deciding:
        break;
    case TestHand::State::Kept:
        return messages_.get("gui.hand.kept"_msg);
    case TestHand::State::Redrawn:
        return messages_.get("gui.hand.redrawn"_msg);
    }
    return hand_.rule_keeps() ? messages_.get("gui.hand.rule-keeps"_msg)
                              : messages_.get("gui.hand.rule-redraws"_msg);
}

/// What the rule counts in the hand, with the cards' names; one line for each reason.
std::string TestHandDialog::reasons() const
{
    std::string text;
    for (const TestHand::Reason& reason : hand_.reasons()) {
        std::vector<std::string> names;
        for (const CardIndex card : reason.cards)
            names.push_back(card_name(hand_.library().cards()[card], messages_.card_language()));
        const MessageKey key = reason.kind == TestHand::Reason::Kind::CostOne
                                   ? "gui.hand.reason.cost-one"_msg
                                   : "gui.hand.reason.promotion"_msg;
        text += messages_.get(
            key, {{"count", static_cast<int>(names.size())}, {"cards", messages_.list(names)}});
        text += '\n';
    }
    return text;
}

void TestHandDialog::choose_rule()
{
    settings_.mulligan = rules[static_cast<std::size_t>(rule_->GetSelection())];
    hand_.set_preset(settings_.mulligan);
}

} // namespace kizuna
