#include "gui/study/support_page.h"

#include "app/charts/support_charts.h"
#include "app/document/deck_storage.h"
#include "app/studies/study_text.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_view.h"
#include "gui/study/study_book.h"
#include "gui/study/study_controls.h"
#include "gui/text/flowing_text.h"
#include "gui/text/text_table.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/filedlg.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include <algorithm>
#include <system_error>

namespace kizuna {
namespace {

constexpr int fixed_opponents = 2; // itself and a flat support; files and "another deck…" follow
const std::string itself = "itself";
const std::string flat_opponent = "flat";

/// The deck files offered as opponents: the bundled decks, then the recent ones that still exist.
std::vector<std::filesystem::path> opponent_files(const Catalogue& catalogue,
                                                  const Settings& settings)
{
    std::vector<std::filesystem::path> files;
    std::error_code problem; // ignored: a missing folder has no decks
    std::filesystem::directory_iterator at(catalogue.decks, problem);
    for (const std::filesystem::directory_iterator end; !problem && at != end;
         at.increment(problem))
        files.push_back(at->path());
    std::ranges::sort(files);
    for (const std::string& recent : settings.recent_decks) {
        const std::filesystem::path file = recent;
        if (std::ranges::find(files, file) == files.end() &&
            std::filesystem::is_regular_file(file, problem))
            files.push_back(file);
    }
    return files;
}

} // namespace

SupportPage::SupportPage(wxWindow* parent, const WindowContext& with)
    : StudyPage(parent, with, "support")
{
    SetName("support page");
    files_ = opponent_files(with_.document.catalogue(), with_.settings);
    wxWindow& details = make_details();
    make_controls();
    put_together(details, *controls_);
    ask_as_before();
}

void SupportPage::make_controls()
{
    const Messages& messages = with_.messages;
    controls_ = new StudyControls(this, messages);
    std::vector<std::string> opponents = {messages.get("gui.support.against.itself"_msg),
                                          messages.get("gui.support.against.flat"_msg)};
    for (const std::filesystem::path& file : files_)
        opponents.push_back(with_.files.name_in(file));
    opponents.push_back(messages.get("gui.support.choose-deck"_msg));
    against_ = controls_->choice("gui.support.against"_msg, "gui.support.against.spoken"_msg,
                                 "support against", opponents);
    flat_ = controls_->number("gui.support.flat"_msg, "gui.support.flat.spoken"_msg, "support flat",
                              0, max_flat_support, inputs().support_flat);
    flat_->SetIncrement(10);
    evasion_ = controls_->number("gui.support.evasion"_msg, "gui.support.evasion.spoken"_msg,
                                 "support evasion", 0, 100, inputs().support_evasion);
    evasion_->SetIncrement(5);
    evasion_->SetToolTip(to_wx(messages.get("gui.support.evasion.tip"_msg)));
    unit_ = controls_->choice("gui.support.unit-of-interest"_msg,
                              "gui.support.unit-of-interest.spoken"_msg, "support unit", {});
    flat_->Enable(false);
    against_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose_opponent(); });
    flat_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { choose_opponent(); });
    evasion_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        inputs().support_evasion = evasion_->GetValue();
        show_unit();
    });
    unit_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_unit(); });
}

wxWindow& SupportPage::make_details()
{
    auto* book = new StudyBook(this, with_.messages, "support details");
    success_ = book->add_chart("support success", "gui.support.tab.success"_msg);
    added_ = book->add_chart("support added", "gui.support.tab.added"_msg);
    units_ = book->add_table("support units", "gui.support.units"_msg, "support.units.meaning"_msg);
    changes_ =
        book->add_table("support changes", "support.changes"_msg, "support.changes.meaning"_msg);
    wxPanel* words = book->add_page("gui.support.tab.words"_msg);
    sentence_ = new FlowingText(words, "support sentence");
    words->GetSizer()->Add(sentence_, wxSizerFlags().Expand().Border());
    keep_readable(*book);
    units_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        unit_->SetSelection(units_->GetSelectedRow());
        show_unit();
    });
    return *book;
}

/// Selects the opponent used last, or the deck itself if its file is gone.
void SupportPage::ask_as_before()
{
    const std::string& before = inputs().support_against;
    if (before == flat_opponent)
        against_->SetSelection(1);
    else if (before != itself)
        list_opponent(before);
    take_opponent();
}

void SupportPage::choose_opponent()
{
    const auto chosen = static_cast<std::size_t>(against_->GetSelection());
    if (chosen == files_.size() + fixed_opponents)
        return choose_file();
    inputs().support_flat = flat_->GetValue();
    inputs().support_against = chosen == 0   ? itself
                               : chosen == 1 ? flat_opponent
                                             : files_[chosen - fixed_opponents].string();
    take_opponent();
    show_deck();
}

void SupportPage::take_opponent()
{
    const int chosen = against_->GetSelection();
    const auto file = static_cast<std::size_t>(std::max(0, chosen - fixed_opponents));
    flat_->Enable(chosen == 1);
    request_.flat = flat_->GetValue();
    request_.against = chosen == 0   ? SupportRequest::Against::Itself
                       : chosen == 1 ? SupportRequest::Against::Flat
                                     : SupportRequest::Against::Deck;
    if (chosen >= fixed_opponents) {
        const LoadedDeck loaded = load_deck(files_[file], with_.document.catalogue().tools());
        request_.other = study_deck(loaded.imported.deck, with_.document.catalogue());
        request_.other_name = with_.files.name_in(files_[file]);
    }
}

/// Selects a file as opponent, adding it to the choice if it is new. Does nothing if it is gone.
void SupportPage::list_opponent(const std::filesystem::path& file)
{
    auto at = std::ranges::find(files_, file);
    std::error_code gone;
    if (at == files_.end() && !std::filesystem::is_regular_file(file, gone))
        return;
    if (at == files_.end()) {
        against_->Insert(to_wx(with_.files.name_in(file)), against_->GetCount() - 1);
        files_.push_back(file);
        at = std::prev(files_.end());
    }
    against_->SetSelection(fixed_opponents + static_cast<int>(at - files_.begin()));
}

void SupportPage::choose_file()
{
    wxFileDialog dialog(this, to_wx(with_.messages.get("gui.file.open"_msg)), "", "",
                        to_wx(with_.messages.get("gui.file.all"_msg)) + "|*",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    against_->SetSelection(0);
    if (dialog.ShowModal() == wxID_OK)
        list_opponent(from_wx(dialog.GetPath()));
    choose_opponent();
}

void SupportPage::show_deck()
{
    const StudyDeck deck = study_deck(with_.document.deck(), with_.document.catalogue());
    show_body(deck.trouble() == StudyDeck::Trouble::None);
    if (deck.trouble() != StudyDeck::Trouble::None)
        return clear(trouble_text(deck, deck.trouble(), with_.messages));
    const bool has_opponent = request_.against == SupportRequest::Against::Deck;
    if (has_opponent && request_.other.trouble() != StudyDeck::Trouble::None)
        return clear(with_opponents_unknown(
            labelled(request_.other_name,
                     trouble_text(request_.other, request_.other.trouble(), with_.messages),
                     with_.messages)));
    say_computing();
    worker_.run(
        [deck, request = request_](const std::stop_token&) { return study_support(deck, request); },
        [this](SupportStudy&& study) {
            study_ = std::move(study);
            show_study();
        });
}

void SupportPage::clear(const std::string& why)
{
    worker_.cancel();
    study_.reset();
    judge({why});
    sum_up({});
    sentence_->tell({});
    unit_->Clear();
    units_->show({units_->shown().headings, {}});
    changes_->show({changes_->shown().headings, {}});
    success_->show({});
    added_->show({});
}

void SupportPage::show_study()
{
    units_->show(support_units_table(study_->units, with_.messages));
    list_units();
    show_unit();
}

/// Lists the units. The selected unit stays selected if the deck still has it.
void SupportPage::list_units()
{
    const wxString chosen = unit_->GetStringSelection();
    wxArrayString names;
    for (const auto& row : units_->shown().rows)
        names.push_back(to_wx(row.front()));
    if (names != unit_->GetStrings())
        unit_->Set(names);
    if (!unit_->SetStringSelection(chosen))
        unit_->SetSelection(0);
}

std::string SupportPage::opponent_text() const
{
    if (!study_->opponent)
        return with_.messages.get("gui.support.opponent.flat"_msg, {{"support", request_.flat}});
    const bool is_other = request_.against == SupportRequest::Against::Deck;
    const std::string opponent = with_.messages.get(
        "gui.support.opponent"_msg,
        {{"deck",
          is_other ? request_.other_name : with_.messages.get("gui.support.against.itself"_msg)},
         {"unit", unit_name(*study_->opponent, with_.messages.card_language())}});
    return with_opponents_unknown(opponent);
}

/// Adds how many cards of the opponent's deck are unknown. For the open deck the page tells it.
std::string SupportPage::with_opponents_unknown(const std::string& sentence) const
{
    if (request_.against != SupportRequest::Against::Deck || request_.other.unknown == 0)
        return sentence;
    return sentence + "\n" +
           labelled(request_.other_name, unknown_cards_text(request_.other.unknown, with_.messages),
                    with_.messages);
}

std::string SupportPage::evasion_text() const
{
    return evasion_->GetValue() == 0
               ? std::string()
               : labelled(spoken_label(with_.messages.get("gui.support.evasion"_msg)),
                          with_.messages.number(evasion_->GetValue()), with_.messages);
}

double SupportPage::evasion() const
{
    return evasion_->GetValue() / 100.0;
}

void SupportPage::show_unit()
{
    const int row = unit_->GetSelection();
    if (!study_ || row == wxNOT_FOUND || static_cast<std::size_t>(row) >= study_->units.size())
        return;
    const UnitSupport& unit = study_->units[static_cast<std::size_t>(row)];
    judge(support_verdict(unit, evasion(), with_.messages));
    sum_up(joined_sentences(opponent_text(), evasion_text(), with_.messages));
    sentence_->tell(support_sentence(unit, evasion(), with_.messages));
    success_->show(success_chart(unit, evasion(), with_.messages));
    added_->show(support_chart(unit, with_.messages));
    changes_->show(support_changes_table(unit, with_.messages));
}

} // namespace kizuna
