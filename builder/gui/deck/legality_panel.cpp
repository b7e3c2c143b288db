// Long because: it lists, mends and folds, with a function for each kind of row.
#include "gui/deck/legality_panel.h"

#include "app/document/deck_edits.h"
#include "app/document/deck_start.h"
#include "app/files/deck_files.h"
#include "app/files/unclear_import.h"
#include "app/outline/deck_news.h"
#include "app/text/violation_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"
#include "gui/dialogs/import_dialog.h"
#include "gui/text/drawn_text.h"

#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

/// The most reasons listed: enough to read, and few enough to lay out quickly.
constexpr std::size_t max_reasons = 40;
/// The most cards suggested for an unknown one.
constexpr std::size_t max_meant = 3;

/// The first edit of the mend for which the player must choose a card; null if there is none.
const Edit* open_choice(const Violation& violation)
{
    const auto found = std::ranges::find_if(
        violation.fix, [](const Edit& edit) { return !edit.card && edit.code.empty(); });
    return found == violation.fix.end() ? nullptr : &*found;
}

/// A query for the cards that the player can choose from: the edit's own, else the cards of the
/// deck's symbols.
std::string query_of(const Edit& choice, const DeckStatistics& deck)
{
    std::string query = choice.query;
    if (!query.empty())
        return query;
    for (const auto& [symbol, copies] : deck.by_symbol)
        query += (query.empty() ? "symbol:" : " or symbol:") + symbol;
    return query;
}

/// True for advice to show here. Skills that the engine does not play are told where games are
/// simulated.
bool is_about_decks(const Warning& warning)
{
    return warning.kind != Warning::Kind::UnscriptedSkills;
}

bool does_something(const Violation& violation)
{
    return std::ranges::any_of(violation.fix,
                               [](const Edit& edit) { return edit.card || !edit.code.empty(); });
}

} // namespace

LegalityPanel::LegalityPanel(wxWindow* parent, DeckDocument& document, CardSearch& search,
                             Pointing& pointing, CommandBar& commands, const Messages& messages)
    : wxPanel(parent), document_(document), search_(search), pointing_(pointing),
      commands_(commands), messages_(messages)
{
    SetName("legality");
    sign_ = new wxStaticBitmap(this, wxID_ANY, sign_icon(Sign::Good));
    verdict_ = new wxStaticText(this, wxID_ANY, "");
    verdict_->SetName("verdict");
    verdict_->SetFont(verdict_->GetFont().Bold());
    mend_all_ = new wxButton(this, wxID_ANY, to_wx(messages_.get("gui.legality.mend-all"_msg)));
    mend_all_->SetName("mend all");
    mend_all_->SetToolTip(to_wx(messages_.get("command.deck.mend-all.help"_msg)));
    reasons_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                    wxVSCROLL | wxTAB_TRAVERSAL);
    reasons_->SetName("reasons");
    reasons_->SetScrollRate(0, FromDIP(12));
    reasons_->SetSizer(new wxBoxSizer(wxVERTICAL));
    set_accessible(*reasons_, messages_.get("gui.legality.reasons"_msg));
    keep_scroll_bar(*reasons_);

    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(sign_, wxSizerFlags().CentreVertical().Border(wxRIGHT));
    head->Add(verdict_, wxSizerFlags(1).CentreVertical());
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(head, wxSizerFlags().Expand());
    left->Add(mend_all_, wxSizerFlags().Border(wxTOP));
    left->SetMinSize(FromDIP(wxSize(210, -1)));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(left, wxSizerFlags().Border(wxALL, space(*this, Space::Near)));
    row->Add(reasons_,
             wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM, space(*this, Space::Tight)));
    line_ = make_line();
    row->Add(line_, wxSizerFlags(1).CentreVertical());
    row->Hide(reasons_);
    SetSizer(row);

    mend_all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { commands_.run("deck.mend-all"); });
    point_from(*mend_all_, [this] {
        return kizuna::mend(document_.deck(), document_.format(), document_.catalogue().library)
            .edits;
    });
    listen(*reasons_, wxEVT_SIZE, [this] {
        if (reasons_->GetClientSize().x == fitted_width_)
            return;
        CallAfter([this] { // later: a layout does not place labels that change during it
            fit_texts();
            whole_height_changed.emit();
        });
    });
    deck_changed_ = document_.changed.subscribe([this] { show_verdict(); });
    show_verdict();
}

wxSizer* LegalityPanel::make_line()
{
    summary_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    summary_->SetName("legality summary");
    unfold_ = new wxButton(this, wxID_ANY, to_wx(messages_.get("gui.legality.unfold"_msg)),
                           wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT | wxBORDER_NONE);
    unfold_->SetName("legality unfold");
    unfold_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { unfold_wanted.emit(); });
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(summary_, wxSizerFlags(1).CentreVertical());
    line->Add(unfold_, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT));
    return line;
}

/// Shows the folded line: the first advice and how many more there are.
void LegalityPanel::show_line()
{
    std::string first;
    int count = 0;
    const auto advise = [&](const std::string& advice) {
        if (count++ == 0)
            first = messages_.get("gui.legality.advice"_msg, {{"advice", advice}});
    };
    if (!document_.knows_format())
        advise(unknown_format_text(document_.deck(), document_.format(), messages_));
    for (const Warning& warning : document_.warnings()) {
        if (is_about_decks(warning))
            advise(warning_text(warning, messages_));
    }
    std::string text;
    if (count > 0)
        text = messages_.get("gui.legality.advised"_msg, {{"first", first}, {"more", count - 1}});
    else if (document_.violations().empty())
        text = messages_.get("gui.legality.nothing"_msg);
    summary_->SetLabel(wxControl::EscapeMnemonics(to_wx(text)));
    summary_->SetToolTip(to_wx(text));
    GetSizer()->Show(line_, is_folded_);
    unfold_->Show(is_folded_ && count > 0);
}

void LegalityPanel::fold(bool folded)
{
    if (std::exchange(is_folded_, folded) == folded)
        return;
    reasons_->Show(!folded);
    show_verdict();
    if (!folded) // rows made while hidden are laid out only once they are shown
        CallAfter([this] {
            fit_texts();
            whole_height_changed.emit();
        });
}

int LegalityPanel::line_height() const
{
    return GetSizer()->CalcMin().y; // without the reasons, which are hidden
}

int LegalityPanel::whole_height()
{
    show_reasons_of_now();
    const bool was_shown = mend_all_->IsShown();
    mend_all_->Show(offers_to_mend_all());
    const int left = GetSizer()->GetItem(std::size_t{0})->CalcMin().y;
    mend_all_->Show(was_shown);
    return std::max(left, reasons_->GetSizer()->CalcMin().y + FromDIP(12));
}

bool LegalityPanel::offers_to_mend_all() const
{
    return !document_.violations().empty() && !is_only_begun(document_);
}

void LegalityPanel::go_to_reasons()
{
    if (mends_.empty())
        reasons_->SetFocus();
    else
        mends_.front()->SetFocus();
}

void LegalityPanel::show_verdict()
{
    const auto count = static_cast<int>(document_.violations().size());
    const std::string verdict = verdict_text(document_, messages_);
    const bool is_begun = is_only_begun(document_);
    const Sign against = is_begun ? Sign::Open : Sign::Problem;
    sign_->SetBitmap(sign_icon(count == 0 ? Sign::Good : against));
    verdict_->SetLabel(to_wx(verdict));
    set_accessible(*verdict_, verdict, AccessibleRole::Status);
    mend_all_->Show(offers_to_mend_all() && !is_folded_);
    mend_all_->Enable(document_.can_mend());
    show_line();
    Layout();
    if (!is_folded_)
        show_reasons_of_now();
}

/// Makes the list of reasons if it is out of date. Called only when it is seen or measured.
void LegalityPanel::show_reasons_of_now()
{
    const bool is_begun = is_only_begun(document_);
    const auto told =
        document_.violations().first(std::min(document_.violations().size(), max_reasons));
    Shown now{{told.begin(), told.end()},
              document_.violations().size(),
              {document_.warnings().begin(), document_.warnings().end()},
              document_.deck().format,
              is_begun,
              document_.statistics().protagonist ? document_.statistics().protagonist->id : ""};
    if (shown_ == now)
        return;
    shown_ = std::move(now);
    show_reasons();
}

void LegalityPanel::show_reasons()
{
    wxWindow* focus = FindFocus();
    const bool had_keyboard = focus && reasons_->IsDescendant(focus);
    const auto place = std::ranges::find(mends_, focus) - mends_.begin();
    const int scrolled = reasons_->GetViewStart().y;
    leave_mend(); // the buttons are destroyed next
    reasons_->Freeze();
    sentences_.clear();
    mends_.clear();
    wxSizer& rows = *reasons_->GetSizer();
    rows.Clear(true);
    if (shown_->is_only_begun)
        add_start(rows);
    else
        add_reasons(rows);
    fit_texts();
    reasons_->Scroll(0, scrolled);
    reasons_->Thaw();
    if (had_keyboard)
        focus_mend(static_cast<std::size_t>(place));
}

/// Focuses the mend at `place`, or the last one. If there is none, focuses the list, or the button
/// that mends all.
void LegalityPanel::focus_mend(std::size_t place)
{
    if (!mends_.empty())
        mends_[std::min(place, mends_.size() - 1)]->SetFocus();
    else
        (shown_->violations.empty() ? static_cast<wxWindow*>(reasons_) : mend_all_)->SetFocus();
}

void LegalityPanel::add_reasons(wxSizer& rows)
{
    const std::size_t told = shown_->violations.size();
    offers_lines_ = true;
    for (std::size_t at = 0; at < told; ++at)
        add_reason(rows, shown_->violations[at], static_cast<int>(at) + 1);
    if (told < shown_->all)
        add_remainder(rows, static_cast<int>(shown_->all - told));
    if (!document_.knows_format())
        add_advice(rows, unknown_format_text(document_.deck(), document_.format(), messages_));
    std::size_t advised = 0;
    for (const Warning& warning : shown_->warnings) {
        if (is_about_decks(warning) && advised++ < max_reasons)
            add_advice(rows, warning_text(warning, messages_));
    }
    if (sentences_.empty()) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        add_sentence(*row, messages_.get("gui.legality.nothing"_msg));
        rows.Add(row, wxSizerFlags().Expand());
    }
}

/// Adds, for a deck that is only begun, a list of what it needs, ticked where it is done.
void LegalityPanel::add_start(wxSizer& rows)
{
    for (const StartItem& item : start_items(document_, messages_)) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        auto* sign = new wxStaticBitmap(reasons_, wxID_ANY,
                                        sign_icon(item.is_done ? Sign::Good : Sign::Open));
        row->Add(sign, wxSizerFlags().CentreVertical().Border(wxRIGHT));
        wxButton* button = item.missing && !item.missing->fix.empty()
                               ? mend_button(*item.missing, static_cast<int>(mends_.size()) + 1)
                               : nullptr;
        add_sentence(*row, item.text, button);
        set_accessible(*sentences_.back().control, spoken_item(item, messages_));
        rows.Add(row, wxSizerFlags().Expand().Border(wxTOP, space(*this, Space::Hair)));
    }
    if (!document_.knows_format())
        add_advice(rows, unknown_format_text(document_.deck(), document_.format(), messages_));
}

void LegalityPanel::add_reason(wxSizer& rows, const Violation& violation, int number)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const std::string clause =
        messages_.get("gui.legality.clause"_msg, {{"clause", std::string(code_of(violation))}});
    auto* sign = new wxStaticBitmap(reasons_, wxID_ANY, sign_icon(Sign::Problem));
    sign->SetToolTip(to_wx(clause));
    row->Add(sign, wxSizerFlags().CentreVertical().Border(wxRIGHT));
    wxButton* button = violation.fix.empty() ? nullptr : mend_button(violation, number);
    add_sentence(*row, violation_text(violation, messages_), button);
    sentences_.back().control->SetToolTip(to_wx(clause));
    rows.Add(row, wxSizerFlags().Expand().Border(wxTOP, space(*this, Space::Hair)));
    if (const auto* unknown = std::get_if<UnknownCard>(&violation.reason))
        add_meant_cards(rows, *unknown);
}

/// Adds a button for each of the first suggestions for an unknown card. The first unknown card also
/// gets a button for all unclear lines.
void LegalityPanel::add_meant_cards(wxSizer& rows, const UnknownCard& unknown)
{
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (std::size_t at = 0; at < std::min(unknown.suggestions.size(), max_meant); ++at) {
        const Card* card = unknown.suggestions[at];
        const std::string label = messages_.get(
            "gui.legality.meant"_msg, {{"card", card_label(*card, messages_.card_language())}});
        auto* button = new wxButton(reasons_, wxID_ANY, wxControl::EscapeMnemonics(to_wx(label)),
                                    wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetName(to_wx("meant " + card->id));
        button->SetMinSize(button->GetBestSize() + FromDIP(wxSize(16, 0)));
        button->Bind(wxEVT_BUTTON, [this, code = unknown.code, card](wxCommandEvent&) {
            CallAfter([this, code, card] { take_for(document_, code, *card, messages_); });
        });
        row->Add(button, wxSizerFlags().Border(wxRIGHT, space(*this, Space::Tight)));
    }
    if (std::exchange(offers_lines_, false)) {
        auto* all = new wxButton(reasons_, wxID_ANY, to_wx(messages_.get("gui.legality.lines"_msg)),
                                 wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        all->SetName("unclear lines");
        all->SetMinSize(all->GetBestSize() + FromDIP(wxSize(16, 0)));
        all->Bind(wxEVT_BUTTON,
                  [this](wxCommandEvent&) { CallAfter([this] { look_at_unclear_lines(); }); });
        row->Add(all, wxSizerFlags());
    }
    rows.Add(row, wxSizerFlags().Expand().Border(wxLEFT, space(*this, Space::Far)));
}

void LegalityPanel::look_at_unclear_lines()
{
    const Catalogue& catalogue = document_.catalogue();
    UnclearImport lines(unknown_cards_as_lines(document_.deck(), catalogue.library), catalogue,
                        messages_);
    ImportDialog dialog(this, deck_name(document_.deck(), document_.file(), messages_), lines,
                        messages_, "gui.import.take"_msg);
    if (dialog.ShowModal() == wxID_OK)
        document_.change_to(lines.deck(), messages_.get("command.reason.mend"_msg));
}

void LegalityPanel::add_advice(wxSizer& rows, const std::string& sentence)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* sign = new wxStaticBitmap(reasons_, wxID_ANY, sign_icon(Sign::Advice));
    row->Add(sign, wxSizerFlags().CentreVertical().Border(wxRIGHT));
    add_sentence(*row, messages_.get("gui.legality.advice"_msg, {{"advice", sentence}}));
    rows.Add(row, wxSizerFlags().Expand().Border(wxTOP, space(*this, Space::Hair)));
}

void LegalityPanel::add_remainder(wxSizer& rows, int count)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    add_sentence(*row, messages_.get("gui.legality.more"_msg, {{"count", count}}));
    rows.Add(row, wxSizerFlags().Expand().Border(wxTOP, space(*this, Space::Hair)));
}

/// Adds a sentence with its mend, if it has one. fit_texts() puts the mend beside or below it.
void LegalityPanel::add_sentence(wxSizer& row, const std::string& sentence, wxButton* mend)
{
    auto* text = new wxStaticText(reasons_, wxID_ANY, to_wx(sentence));
    auto* both = new wxBoxSizer(wxHORIZONTAL);
    both->Add(text, wxSizerFlags(1).CentreVertical());
    if (mend)
        both->Add(mend, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT));
    row.Add(both, wxSizerFlags(1).CentreVertical());
    sentences_.push_back({text, mend, both, sentence});
}

/// Makes a button labelled with what the mend does. If the player must choose a card, pressing it
/// searches for the cards to choose from.
wxButton* LegalityPanel::mend_button(const Violation& violation, int number)
{
    const wxString whole =
        to_wx(does_something(violation) ? mend_text(violation, messages_)
                                        : messages_.get("gui.legality.choose"_msg));
    auto* button = new wxButton(reasons_, wxID_ANY, wxControl::EscapeMnemonics(whole),
                                wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetToolTip(to_wx(mend_text(violation, messages_)));
    set_names(*button, wxString::Format("mend %d", number), from_wx(whole));
    // Later: the mend destroys this button.
    button->Bind(wxEVT_BUTTON, [this, violation](wxCommandEvent&) {
        CallAfter([this, violation] { mend(violation); });
    });
    if (does_something(violation))
        point_from(*button, [edits = violation.fix] { return edits; });
    mends_.push_back(button);
    return button;
}

/// Makes the what-if panel show what a mend would change while its button is hovered or focused.
void LegalityPanel::point_from(wxWindow& button, std::function<std::vector<Edit>()> mend)
{
    const auto ask = [this, &button, mend = std::move(mend)] {
        pointing_.at(mend(), accessible_name(button));
    };
    listen(button, wxEVT_ENTER_WINDOW, ask);
    listen(button, wxEVT_SET_FOCUS, ask);
    listen(button, wxEVT_LEAVE_WINDOW, [this] { leave_mend(); });
    listen(button, wxEVT_KILL_FOCUS, [this] { leave_mend(); });
}

/// Ends pointing at a mend, unless something else is pointed at already.
void LegalityPanel::leave_mend()
{
    if (!pointing_.mend().empty())
        pointing_.nowhere();
}

void LegalityPanel::mend(const Violation& violation)
{
    const Edit* choice = open_choice(violation);
    const std::string query = choice ? query_of(*choice, document_.statistics()) : std::string();
    const bool is_left_to_choose = choice != nullptr;
    mend_one(document_, violation, messages_);
    if (!is_left_to_choose)
        return;
    search_.ask(query);
    commands_.run("search.focus"); // brings the pool to the front
}

/// Sets a mend's label, cut in the middle if it is wider than half of the panel. What it does and
/// to which card is at the ends of the label.
void LegalityPanel::fit_mend(wxButton& button, int width) const
{
    const wxString whole = to_wx(accessible_name(button));
    const int room = std::max(width / 2, FromDIP(380));
    const bool is_cut = reasons_->GetTextExtent(whole).x > room;
    button.SetLabel(wxControl::EscapeMnemonics(
        is_cut ? wxControl::Ellipsize(whole, wxClientDC(reasons_), wxELLIPSIZE_MIDDLE, room)
               : whole));
    button.SetMinSize(wxDefaultSize);
    button.SetMinSize(button.GetBestSize() + FromDIP(wxSize(16, 0)));
}

void LegalityPanel::fit_texts()
{
    constexpr int not_laid_out = 60;
    const int width = reasons_->GetClientSize().x;
    if (width < FromDIP(not_laid_out))
        return; // called again when the panel has its size
    fitted_width_ = width;
    for (wxButton* button : mends_)
        fit_mend(*button, width);
    for (const Sentence& sentence : sentences_) {
        const int room = width - sign_->GetBestSize().x - FromDIP(16);
        const int beside = sentence.mend ? room - sentence.mend->GetMinSize().x : room;
        constexpr int min_letters = 24; // shorter lines are hard to read
        const bool is_below = beside < min_letters * GetCharWidth();
        sentence.both->SetOrientation(is_below ? wxVERTICAL : wxHORIZONTAL);
        set_wrapped_label(*sentence.control, sentence.text, is_below ? room : beside);
    }
    reasons_->FitInside();
    reasons_->Layout(); // FitInside() does not if the size is unchanged
}

} // namespace kizuna
