#include "gui/dialogs/compare_dialog.h"

#include "app/text/card_label.h"
#include "app/text/joined_text.h"
#include "decks/deck/deck_statistics.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/face_row.h"
#include "gui/faces/large_rows.h"
#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"
#include "gui/text/text_output.h"

#include <wx/choice.h>
#include <wx/filedlg.h>

#include <algorithm>
#include <utility>

namespace kizuna {

CompareDialog::CompareDialog(wxWindow* parent, DeckDocument& document, const Settings& settings,
                             LargeCard& large, const Messages& messages)
    : OwnDialog(parent, "compare", messages.get("gui.compare.title"_msg), wxMAXIMIZE_BOX),
      document_(document), settings_(settings), large_(large), messages_(messages)
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_choices(), stretched(*this, wxALL));
    summary_ = make_heading(this, {}, "compare summary");
    column->Add(summary_, stretched(*this, wxLEFT | wxRIGHT));
    make_lists();
    auto* lists = new wxBoxSizer(wxHORIZONTAL);
    const int share = text_scale() > 1.5 ? 4 : 3; // large column titles need more width
    lists->Add(cards_, wxSizerFlags(share).Expand().Border(wxRIGHT, space(*this, Space::Apart)));
    lists->Add(facts_, wxSizerFlags(4).Expand());
    column->Add(lists, stretched(*this, wxALL).Proportion(1));
    detail_ = new FlowingText(this, "compare detail");
    column->Add(detail_, wxSizerFlags()
                             .Expand()
                             .ReserveSpaceEvenIfHidden() // so that the lists keep their size
                             .Border(wxLEFT | wxRIGHT | wxBOTTOM, space(*this, Space::Apart)));
    column->Add(make_buttons(), stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    open_at_size(column, wxSize(1120, 600));

    deck_changed_ = document_.changed.subscribe([this] { show_versions(); });
    // Begin with the latest earlier version: what has changed since is asked most often.
    show_versions();
    const auto past = std::ranges::find_if(versions_, [](const DeckVersion& version) {
        return version.kind != DeckVersion::Kind::Now;
    });
    compare_with_now(past == versions_.end() ? versions_.front() : *past);
    before_.choice->SetFocus();
}

wxSizer* CompareDialog::make_choices()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    add_choice(*row, before_, "compare before", "gui.compare.before"_msg,
               "gui.compare.before.spoken"_msg);
    add_choice(*row, after_, "compare after", "gui.compare.after"_msg,
               "gui.compare.after.spoken"_msg);
    auto* swapped =
        make_button(this, "compare swap", messages_.get("gui.compare.swap"_msg), [this] {
            std::swap(before_.version, after_.version);
            show_versions();
        });
    row->Add(swapped, wxSizerFlags().CentreVertical());
    return row;
}

void CompareDialog::add_choice(wxSizer& row, Side& side, const char* name, MessageKey label,
                               MessageKey spoken)
{
    constexpr int face_width = 90;
    side.leads =
        new FaceRow(this, (std::string(name) + " face").c_str(), large_.faces(), face_width);
    row.Add(side.leads, in_row(*this, wxRIGHT));
    row.Add(make_label(this, messages_.get(label)), in_row(*this, wxRIGHT));
    side.choice = new wxChoice(this, wxID_ANY);
    side.choice->SetName(name);
    side.choice->SetMinSize(wxSize(FromDIP(80), -1));
    set_accessible(*side.choice, messages_.get(spoken));
    side.choice->Bind(wxEVT_CHOICE, [this, &side](wxCommandEvent&) {
        side.version = versions_[static_cast<std::size_t>(side.choice->GetSelection())];
        compare();
    });
    row.Add(side.choice, in_row(*this, wxRIGHT, Space::Apart).Proportion(1));
}

void CompareDialog::make_lists()
{
    const auto text = [this](MessageKey key) { return messages_.get(key); };
    cards_ = new TextList(this, "compare cards", text("gui.compare.cards"_msg),
                          {{text("compare.column.change"_msg), 50, 0, wxALIGN_RIGHT},
                           {text("compare.column.card"_msg), 180, 3},
                           {text("compare.column.before"_msg), 50, 0, wxALIGN_RIGHT},
                           {text("compare.column.after"_msg), 50, 0, wxALIGN_RIGHT}});
    facts_ = new TextList(this, "compare statistics", text("gui.compare.statistics"_msg),
                          {{text("compare.column.what"_msg), 210, 2},
                           {text("compare.column.before"_msg), 60, 3, wxALIGN_RIGHT},
                           {text("compare.column.after"_msg), 60, 3, wxALIGN_RIGHT},
                           {text("compare.column.change"_msg), 60, 0, wxALIGN_RIGHT}});
    show_large(large_, *cards_, [this](const wxDataViewItem& item) -> const Card* {
        const auto* model = static_cast<wxDataViewVirtualListModel*>(cards_->GetModel());
        const std::size_t row = model->GetRow(item);
        return row < comparison_.cards.size() ? comparison_.cards[row].card : nullptr;
    });
    for (TextList* list : {cards_, facts_}) {
        list->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED,
                   [this, list](wxDataViewEvent&) { tell_detail(*list); });
        listen(*list, wxEVT_SET_FOCUS, [this, list] { tell_detail(*list); });
    }
}

/// Shows the selected row in full below the lists, because columns may cut it.
void CompareDialog::tell_detail(const TextList& list)
{
    std::string detail;
    if (const auto row = list.selected()) {
        const auto cell = [&](std::size_t at) {
            const std::string& text = list.row(*row).cells[at];
            return text.empty() ? std::string("–") : text;
        };
        const std::size_t what = &list == cards_ ? 1 : 0;
        detail = messages_.get(
            "compare.detail"_msg,
            {{"what", cell(what)}, {"before", cell(what + 1)}, {"after", cell(what + 2)}});
    }
    detail_->tell(detail);
    Layout();
}

wxSizer* CompareDialog::make_buttons()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const char* name, MessageKey label, auto run) {
        row->Add(make_button(this, name, messages_.get(label), run), spaced(*this, wxRIGHT));
    };
    button("compare file", "gui.compare.file"_msg, [this] { choose_file(); });
    button("compare copy", "gui.text.copy"_msg, [this] { copy_text(as_text()); });
    button("compare save", "gui.text.save-as"_msg,
           [this] { save_text(*this, messages_, "kizuna-compare", "txt", as_text()); });
    button("compare table", "gui.text.save-table"_msg, [this] {
        save_text(*this, messages_, "kizuna-compare", "csv",
                  comparison_csv(comparison_, messages_));
    });
    row->AddStretchSpacer();
    row->Add(close_button(this, messages_));
    return row;
}

void CompareDialog::compare_with_now(const DeckVersion& version)
{
    before_.version = version;
    after_.version = versions_.front();
    show_versions();
}

/// Fills both choices anew, as every edit changes the list of versions. The chosen versions stay.
void CompareDialog::show_versions()
{
    std::vector<std::filesystem::path> files = files_;
    for (const std::string& recent : settings_.recent_decks) {
        if (std::ranges::find(files, std::filesystem::path(recent)) == files.end())
            files.emplace_back(recent);
    }
    versions_ = deck_versions(document_, files, messages_);
    wxArrayString names;
    for (const DeckVersion& version : versions_)
        names.Add(to_wx(version.name));
    for (Side* side : {&before_, &after_}) {
        auto at = std::ranges::find_if(
            versions_, [&](const DeckVersion& version) { return version.is_same(side->version); });
        if (at == versions_.end())
            at = versions_.begin();
        side->version = *at;
        side->choice->Set(names);
        side->choice->SetSelection(static_cast<int>(at - versions_.begin()));
    }
    compare();
}

/// Reads and compares in the background, since a deck may be large. Until then the old comparison
/// stays on screen.
void CompareDialog::compare()
{
    struct Answer {
        std::shared_ptr<const MeasuredDecks> decks;
        const Card* leads_before = nullptr;
        const Card* leads_after = nullptr;
        std::string gone; ///< the name of the deck that could not be read
    };
    worker_.run(
        [read_before = deck_reader(before_.version, document_),
         read_after = deck_reader(after_.version, document_), before = before_.version.name,
         after = after_.version.name, &catalogue = document_.catalogue()](const std::stop_token&) {
            const auto was = read_before();
            const auto is = read_after();
            if (!was || !is)
                return Answer{.gone = was ? after : before};
            const auto leads = [&](const Deck& deck) {
                return protagonist_of(resolve(deck, catalogue.library));
            };
            return Answer{measured(*was, *is, catalogue), leads(*was), leads(*is), {}};
        },
        [this](const Answer& answer) {
            show_leads(answer.leads_before, answer.leads_after);
            if (answer.decks)
                return show_comparison(compare_decks(*answer.decks, messages_));
            DeckComparison none;
            none.summary = messages_.get("gui.compare.gone"_msg, {{"name", answer.gone}});
            show_comparison(std::move(none));
        });
}

void CompareDialog::show_leads(const Card* before, const Card* after)
{
    const auto show = [&](const Side& side, const Card* card) {
        std::vector<const Card*> cards;
        std::string spoken;
        if (card) {
            cards.push_back(card);
            spoken = labelled(messages_.get("folder.protagonist"_msg),
                              card_label(*card, messages_.card_language()), messages_);
        }
        side.leads->show(std::move(cards), spoken);
    };
    show(before_, before);
    show(after_, after);
    Layout();
}

void CompareDialog::show_comparison(DeckComparison comparison)
{
    comparison_ = std::move(comparison);
    std::vector<TextRow> cards;
    for (const ComparedCard& card : comparison_.cards)
        cards.push_back(
            {{card.change, card.name, std::to_string(card.before), std::to_string(card.after)}});
    std::vector<TextRow> facts;
    for (const ComparedFact& fact : comparison_.facts)
        facts.push_back({{fact.what, fact.before, fact.after, fact.change}, false, fact.differs});
    cards_->show(std::move(cards), cards_->selected());
    facts_->show(std::move(facts), facts_->selected());
    summary_->SetLabel(wxControl::EscapeMnemonics(to_wx(comparison_.summary)));
    tell_detail(cards_->selected() ? *cards_ : *facts_);
    Layout();
}

void CompareDialog::choose_file()
{
    wxFileDialog dialog(this, to_wx(messages_.get("gui.file.open"_msg)), "", "", "",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK)
        return;
    const std::filesystem::path file = from_wx(dialog.GetPath());
    std::erase(files_, file);
    files_.insert(files_.begin(), file);
    before_.version = file_version(file);
    show_versions();
}

std::string CompareDialog::as_text() const
{
    return comparison_text(comparison_, before_.version.name, after_.version.name, messages_);
}

} // namespace kizuna
