#include "gui/games/game_deck_page.h"

#include "app/base/files.h"
#include "app/base/messages.h"
#include "app/document/deck_storage.h"
#include "app/games/game_text.h"
#include "app/text/fault_text.h"
#include "app/text/violation_text.h"
#include "gui/accessible.h"
#include "gui/controls/text_list.h"
#include "gui/spacing.h"
#include "gui/wx_text.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/valtext.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <cstdlib>

namespace kizuna {
namespace {

constexpr int max_copies = 99;

} // namespace

GameDeckPage::GameDeckPage(wxWindow* parent, GameEditor editor, FileQuestions& questions,
                           const Messages& messages)
    : wxPanel(parent, wxID_ANY), editor_(std::move(editor)), questions_(questions),
      messages_(messages), written_(editor_.list_text()), kept_(editor_.deck_text({}))
{
    std::vector<TextColumn> columns = {
        {messages_.get("gui.games.copies"_msg), 50, 0, wxALIGN_RIGHT},
        {messages_.get("gui.games.name"_msg), 160, 3},
        {messages_.get("gui.games.type"_msg), 90, 1},
    };
    for (const Word& number : editor_.profile().words.numbers)
        columns.push_back({in_language(number.name, messages_), 60, 0, wxALIGN_RIGHT});
    cards_ =
        new TextList(this, "games cards", messages_.get("gui.games.cards.spoken"_msg), columns);
    verdict_ = new wxListBox(this, wxID_ANY);
    verdict_->SetName("games verdict");
    set_accessible(*verdict_, messages_.get("gui.games.verdict.spoken"_msg));

    auto* column = new wxBoxSizer(wxVERTICAL);
    const int apart = space(*this, Space::Apart);
    column->Add(make_fields(), wxSizerFlags().Expand().Border(wxALL, apart));
    column->Add(make_buttons(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, apart));
    column->Add(cards_, wxSizerFlags(3).Expand().Border(wxLEFT | wxRIGHT | wxTOP, apart));
    column->Add(verdict_, wxSizerFlags(2).Expand().Border(wxALL, apart));
    SetSizer(column);

    cards_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        if (const auto card = cards_->selected())
            show_entered(editor_.cards()[*card]);
        change_->Enable(cards_->selected().has_value());
        remove_->Enable(cards_->selected().has_value());
    });
    show_cards({});
}

wxSizer* GameDeckPage::make_fields()
{
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS);
    const auto field = [&](const std::string& label, wxWindow* control, const std::string& name) {
        control->SetName(to_wx("games " + name));
        set_accessible(*control, label);
        auto* part = new wxBoxSizer(wxVERTICAL);
        part->Add(control, wxSizerFlags().Expand());
        auto* caption = new wxStaticText(this, wxID_ANY, to_wx(label));
        caption->MoveBeforeInTabOrder(control); // a label stands before what it names
        part->Insert(0, caption, wxSizerFlags().Border(wxBOTTOM, space(*this, Space::Hair)));
        row->Add(part, wxSizerFlags().Border(wxRIGHT, space(*this, Space::Near)));
    };
    const auto width = [this](int letters) { return wxSize(GetCharWidth() * letters, -1); };
    name_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, width(24), wxTE_PROCESS_ENTER);
    field(messages_.get("gui.games.name"_msg), name_, "name");
    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { add(); });
    type_ = new wxChoice(this, wxID_ANY);
    for (const Word& type : editor_.profile().words.types)
        type_->Append(to_wx(in_language(type.name, messages_)));
    type_->SetSelection(0);
    field(messages_.get("gui.games.type"_msg), type_, "type");
    for (const Word& number : editor_.profile().words.numbers) {
        auto* control = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, width(5), 0,
                                       wxTextValidator(wxFILTER_DIGITS));
        control->SetMaxLength(2);
        field(in_language(number.name, messages_), control, number.slug);
        numbers_.push_back(control);
    }
    copies_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                             0, max_copies, 1);
    field(messages_.get("gui.games.copies"_msg), copies_, "copies");
    return row;
}

wxSizer* GameDeckPage::make_buttons()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const char* name, MessageKey label, void (GameDeckPage::*run)()) {
        auto* made = new wxButton(this, wxID_ANY, to_wx(messages_.get(label)));
        made->SetName(name);
        made->Bind(wxEVT_BUTTON, [this, run](wxCommandEvent&) { (this->*run)(); });
        row->Add(made, wxSizerFlags().Border(wxRIGHT, space(*this, Space::Near)));
        return made;
    };
    button("games add", "gui.games.add"_msg, &GameDeckPage::add);
    change_ = button("games change", "gui.games.change"_msg, &GameDeckPage::change);
    remove_ = button("games remove", "gui.games.remove"_msg, &GameDeckPage::remove);
    row->AddStretchSpacer();
    button("games open", "gui.games.open-deck"_msg, &GameDeckPage::choose_deck);
    button("games save", "gui.games.save"_msg, &GameDeckPage::save);
    change_->Disable();
    remove_->Disable();
    return row;
}

EnteredCard GameDeckPage::entered() const
{
    EnteredCard card{.name = from_wx(name_->GetValue()),
                     .type = static_cast<std::size_t>(std::max(0, type_->GetSelection())),
                     .numbers = {},
                     .copies = copies_->GetValue()};
    for (const wxTextCtrl* number : numbers_) {
        const std::string text = from_wx(number->GetValue());
        card.numbers.push_back(text.empty() ? -1 : std::atoi(text.c_str()));
    }
    return card;
}

void GameDeckPage::show_entered(const EnteredCard& card)
{
    name_->ChangeValue(to_wx(card.name));
    type_->SetSelection(static_cast<int>(card.type));
    for (std::size_t at = 0; at < numbers_.size(); ++at)
        numbers_[at]->ChangeValue(card.numbers[at] < 0 ? std::string()
                                                       : std::to_string(card.numbers[at]));
    copies_->SetValue(card.copies);
}

void GameDeckPage::add()
{
    if (!editor_.add(entered()))
        return name_->SetFocus();
    show_cards(editor_.cards().size() - 1);
    name_->SelectAll();
    name_->SetFocus();
}

void GameDeckPage::change()
{
    const auto card = cards_->selected();
    if (card && editor_.change(*card, entered()))
        show_cards(card);
}

void GameDeckPage::remove()
{
    const auto card = cards_->selected();
    if (!card)
        return;
    editor_.remove(*card);
    show_cards(editor_.cards().empty()
                   ? std::nullopt
                   : std::optional(std::min(*card, editor_.cards().size() - 1)));
}

void GameDeckPage::choose_deck()
{
    if (const auto file = questions_.file_to_open({}))
        open(*file);
}

bool GameDeckPage::has_unsaved() const
{
    return editor_.deck_text({}) != kept_;
}

bool GameDeckPage::may_leave()
{
    return may_lose([this] { return has_unsaved() || editor_.list_text() != written_; });
}

void GameDeckPage::go_on(Kept kept)
{
    editor_ = std::move(kept.editor);
    written_ = std::move(kept.written);
    kept_ = std::move(kept.kept);
    show_cards({});
}

bool GameDeckPage::may_lose(const std::function<bool()>& has_changes)
{
    if (!has_changes())
        return true;
    const std::string name = editor_.deck({}).name;
    switch (questions_.what_about_changes(name.empty() ? game_label(editor_.profile(), messages_)
                                                       : name)) {
    case FileQuestions::Unsaved::Save:
        save();
        return !has_changes(); // it may have been called off
    case FileQuestions::Unsaved::Discard:
        return true;
    case FileQuestions::Unsaved::Cancel:
        break;
    }
    return false;
}

void GameDeckPage::open(const std::filesystem::path& file)
{
    if (!may_lose([this] { return has_unsaved(); }))
        return;
    const auto text = read_deck_text(file, max_deck_bytes);
    const Fault* unread = std::get_if<Fault>(&text);
    const std::optional<Fault> fault =
        unread ? *unread : editor_.open(std::get<std::string>(text), file.string());
    if (fault)
        return questions_.tell_failure(placed_fault_text(*fault, messages_));
    kept_ = editor_.deck_text({});
    questions_.nothing_to_tell();
    show_cards({});
}

/// The cards go into the user's own list, without which the deck says nothing.
void GameDeckPage::save()
{
    const auto file = questions_.file_to_save(editor_.profile().id + ".kizuna.yaml");
    if (!file)
        return;
    const std::filesystem::path list = user_game_cards(editor_.profile().id);
    // What stands there may have remarks, or have come from elsewhere meanwhile.
    const auto there = read_file(list, max_deck_bytes);
    const std::string* known = std::get_if<std::string>(&there);
    std::error_code error;
    if (std::filesystem::exists(list, error) && (!known || *known != written_) &&
        !questions_.may_replace(list))
        return;
    std::filesystem::create_directories(list.parent_path(), error);
    std::optional<Fault> fault = write_file(list, editor_.list_text());
    if (!fault)
        fault = write_file(*file, editor_.deck_text(file->stem().stem().string()));
    if (fault)
        return questions_.tell_failure(placed_fault_text(*fault, messages_));
    written_ = editor_.list_text();
    kept_ = editor_.deck_text({});
    questions_.tell_success(
        messages_.get("gui.games.saved"_msg, {{"deck", file->string()}, {"list", list.string()}}));
}

void GameDeckPage::show_cards(std::optional<std::size_t> selected)
{
    std::vector<TextRow> rows;
    const Vocabulary& words = editor_.profile().words;
    for (const EnteredCard& card : editor_.cards()) {
        TextRow row{.cells = {std::to_string(card.copies), card.name,
                              in_language(words.types[card.type].name, messages_)},
                    .is_faint = card.copies == 0};
        for (const int number : card.numbers)
            row.cells.push_back(number < 0 ? std::string() : std::to_string(number));
        rows.push_back(std::move(row));
    }
    cards_->show(std::move(rows), selected);
    change_->Enable(selected.has_value());
    remove_->Enable(selected.has_value());
    show_verdict();
}

void GameDeckPage::show_verdict()
{
    wxArrayString lines;
    for (const std::string& line : editor_.verdict(messages_))
        lines.Add(to_wx(line));
    verdict_->Set(lines);
}

} // namespace kizuna
