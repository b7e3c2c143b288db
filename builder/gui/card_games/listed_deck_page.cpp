#include "gui/card_games/listed_deck_page.h"

#include "app/base/files.h"
#include "app/base/messages.h"
#include "app/card_games/card_game_text.h"
#include "app/document/deck_storage.h"
#include "app/text/card_names.h"
#include "app/text/fault_text.h"
#include "app/text/violation_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/card_games/listed_card_form.h"
#include "gui/controls/made_parts.h"
#include "gui/controls/query_field.h"
#include "gui/rows/text_list.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace kizuna {

ListedDeckPage::ListedDeckPage(wxWindow* parent, CardGameEditor editor, FileQuestions& questions,
                               const Messages& messages)
    : wxPanel(parent, wxID_ANY), editor_(std::move(editor)), questions_(questions),
      messages_(messages), written_(editor_.list_text()), kept_(editor_.deck_text({}))
{
    form_ = new ListedCardForm(this, editor_.profile(), messages_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int apart = space(*this, Space::Apart);
    const auto beside = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, apart);
    column->Add(form_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, apart));
    column->Add(make_buttons(), beside);
    said_ = make_text(this, "games said", wxST_ELLIPSIZE_MIDDLE | wxST_NO_AUTORESIZE);
    said_->Hide();
    column->Add(said_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, apart));
    column->Add(make_search(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, apart));
    make_list();
    column->Add(cards_, wxSizerFlags(3).Expand().Border(wxLEFT | wxRIGHT | wxTOP, apart));
    verdict_ = new wxListBox(this, wxID_ANY);
    set_names(*verdict_, "games verdict", messages_.get("gui.games.verdict.spoken"_msg));
    column->Add(verdict_, wxSizerFlags(2).Expand().Border(wxALL, apart));
    SetSizer(column);

    subscriptions_ = {form_->finished.subscribe([this] { selected_card() ? change() : add(); }),
                      form_->renamed.subscribe([this] { enable_buttons(); }),
                      search_->changed.subscribe([this] { show_cards(selected_card()); }),
                      search_->resized.subscribe([this] { Layout(); })};
    use_undo_keys();
    show_cards({});
}

void ListedDeckPage::make_list()
{
    std::vector<TextColumn> columns = {
        {messages_.get("gui.games.copies"_msg), 50, 0, wxALIGN_RIGHT},
        {messages_.get("gui.games.id"_msg), 60, 0},
        {messages_.get("gui.games.name"_msg), 160, 3},
        {messages_.get("gui.games.type"_msg), 90, 1},
    };
    for (const Word& number : editor_.profile().words.numbers)
        columns.push_back({in_language(number.name, messages_), 60, 0, wxALIGN_RIGHT});
    columns.push_back({messages_.get("gui.games.range"_msg), 60, 0});
    for (const Word& text : editor_.profile().words.texts)
        columns.push_back({in_language(text.name, messages_), 90, 2});
    cards_ =
        new TextList(this, "games cards", messages_.get("gui.games.cards.spoken"_msg), columns);
    cards_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_selected(); });
    cards_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_DELETE && !event.HasAnyModifiers())
            remove();
        else
            event.Skip();
    });
}

wxSizer* ListedDeckPage::make_search()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    search_ = new QueryField(this, messages_, "games search",
                             messages_.get("gui.games.search.spoken"_msg),
                             messages_.get("gui.games.search.hint"_msg),
                             [this](const std::string& query) -> std::optional<Fault> {
                                 const auto found = editor_.find(query, {});
                                 const Fault* fault = std::get_if<Fault>(&found);
                                 return fault ? std::optional(*fault) : std::nullopt;
                             });
    order_ = new wxChoice(this, wxID_ANY);
    const std::string spoken = messages_.get("gui.games.order"_msg);
    set_names(*order_, "games order", spoken);
    order_->Append(to_wx(messages_.get("gui.games.id"_msg)));
    order_->Append(to_wx(messages_.get("gui.games.name"_msg)));
    for (const Word& number : editor_.profile().words.numbers)
        order_->Append(to_wx(in_language(number.name, messages_)));
    order_->SetSelection(0);
    order_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_cards(selected_card()); });
    descending_ = new wxCheckBox(this, wxID_ANY, to_wx(messages_.get("gui.games.descending"_msg)));
    descending_->SetName("games descending");
    descending_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { show_cards(selected_card()); });
    const auto beside = in_row(*this, wxLEFT);
    row->Add(search_, wxSizerFlags(1).CentreVertical());
    row->Add(make_label(this, spoken), beside);
    row->Add(order_, beside);
    row->Add(descending_, beside);
    return row;
}

wxSizer* ListedDeckPage::make_buttons()
{
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto button = [&](const char* name, MessageKey label, void (ListedDeckPage::*run)()) {
        wxButton* made =
            make_button(this, name, messages_.get(label), [this, run] { (this->*run)(); });
        row->Add(made, spaced(*this, wxRIGHT));
        return made;
    };
    add_ = button("games add", "gui.games.add"_msg, &ListedDeckPage::add);
    change_ = button("games change", "gui.games.change"_msg, &ListedDeckPage::change);
    remove_ = button("games remove", "gui.games.remove"_msg, &ListedDeckPage::remove);
    undo_ = button("games undo", "gui.games.undo"_msg, &ListedDeckPage::undo);
    redo_ = button("games redo", "gui.games.redo"_msg, &ListedDeckPage::redo);
    button("games open", "gui.games.open-deck"_msg, &ListedDeckPage::choose_deck);
    button("games save", "gui.games.save"_msg, &ListedDeckPage::save);
    return row;
}

/// Binds Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, also in the text fields, which have no undo of their own.
void ListedDeckPage::use_undo_keys()
{
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool is_undo = event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() == 'Z';
        const bool is_redo =
            (event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() == 'Y') ||
            (event.GetModifiers() == (wxMOD_CONTROL | wxMOD_SHIFT) && event.GetKeyCode() == 'Z');
        if (is_undo)
            undo();
        else if (is_redo)
            redo();
        else
            event.Skip();
    });
}

void ListedDeckPage::add()
{
    if (!form_->has_numbers())
        return;
    if (!editor_.add(form_->card()))
        return form_->go_to_name();
    say({});
    const std::size_t added = editor_.cards().size() - 1;
    show_cards({});
    if (std::ranges::find(shown_, added) == shown_.end()) {
        search_->show({}); // the search hides the new card
        show_cards({});
    }
    const auto row = std::ranges::find(shown_, added) - shown_.begin();
    cards_->show_row(static_cast<std::size_t>(row));
    form_->clear();
    form_->go_to_name();
}

void ListedDeckPage::change()
{
    const auto card = selected_card();
    if (!card || !form_->has_numbers() || !editor_.change(*card, form_->card()))
        return;
    say({});
    show_cards(card);
}

void ListedDeckPage::remove()
{
    const auto card = selected_card();
    if (!card)
        return;
    say({});
    editor_.remove(*card);
    show_cards(editor_.cards().empty()
                   ? std::nullopt
                   : std::optional(std::min(*card, editor_.cards().size() - 1)));
    show_selected();
}

void ListedDeckPage::undo()
{
    say({});
    editor_.undo();
    show_cards({});
}

void ListedDeckPage::redo()
{
    say({});
    editor_.redo();
    show_cards({});
}

void ListedDeckPage::choose_deck()
{
    if (const auto file = questions_.file_to_open({}))
        open(*file);
}

bool ListedDeckPage::has_unsaved() const
{
    return editor_.deck_text({}) != kept_;
}

bool ListedDeckPage::may_leave()
{
    return may_lose([this] { return has_unsaved() || editor_.list_text() != written_; });
}

void ListedDeckPage::go_on(Kept kept)
{
    editor_ = std::move(kept.editor);
    written_ = std::move(kept.written);
    kept_ = std::move(kept.kept);
    name_ = std::move(kept.name);
    show_cards({});
}

bool ListedDeckPage::may_lose(const std::function<bool()>& has_changes)
{
    if (!has_changes())
        return true;
    const std::string name = editor_.deck(name_).name;
    switch (questions_.what_about_changes(
        name.empty() ? card_game_label(editor_.profile(), messages_) : name)) {
    case FileQuestions::Unsaved::Save:
        save();
        return !has_changes(); // still has them if saving was cancelled or failed
    case FileQuestions::Unsaved::Discard:
        return true;
    case FileQuestions::Unsaved::Cancel:
        break;
    }
    return false;
}

void ListedDeckPage::open(const std::filesystem::path& file)
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
    name_.clear();
    say({});
    questions_.nothing_to_tell();
    show_cards({});
}

/// Saves the deck, and its cards in the user's own card list: the deck file has only their ids.
void ListedDeckPage::save()
{
    const auto file = questions_.file_to_save(editor_.profile().id + ".kizuna.yaml");
    if (!file)
        return;
    const std::filesystem::path list = own_card_list(editor_.profile().id);
    // Ask before replacing a list that is not as this page would have written it: it may have
    // comments, or another program may have changed it.
    const auto there = read_file(list, max_deck_bytes);
    const std::string* known = std::get_if<std::string>(&there);
    std::error_code error;
    if (std::filesystem::exists(list, error) && (!known || *known != written_) &&
        !questions_.may_replace(list))
        return;
    std::filesystem::create_directories(list.parent_path(), error);
    std::optional<Fault> fault = write_file(list, editor_.list_text());
    const std::string name = file->stem().stem().string();
    if (!fault)
        fault = write_file(*file, editor_.deck_text(name));
    if (fault)
        return questions_.tell_failure(placed_fault_text(*fault, messages_));
    written_ = editor_.list_text();
    kept_ = editor_.deck_text({});
    name_ = name;
    const std::string saved =
        messages_.get("gui.games.saved"_msg, {{"deck", file->string()}, {"list", list.string()}});
    say(saved);
    questions_.tell_success(saved); // shown in the main window
}

void ListedDeckPage::say(const std::string& sentence)
{
    if (sentence.empty() && !said_->IsShown())
        return;
    said_->SetLabel(to_wx(sentence));
    said_->SetToolTip(to_wx(sentence)); // has room for a sentence that the label cuts off
    said_->Show(!sentence.empty());
    Layout();
}

ListedCardOrder ListedDeckPage::order() const
{
    constexpr int before_numbers = 2;
    ListedCardOrder order{.descending = descending_->GetValue()};
    const int chosen = order_->GetSelection();
    if (chosen >= before_numbers)
        order.number = static_cast<std::size_t>(chosen - before_numbers);
    else if (chosen == 1)
        order.key = name_order(messages_.language());
    return order;
}

std::optional<std::size_t> ListedDeckPage::selected_card() const
{
    const auto row = cards_->selected();
    return row && *row < shown_.size() ? std::optional(shown_[*row]) : std::nullopt;
}

void ListedDeckPage::show_cards(std::optional<std::size_t> selected)
{
    const auto found = editor_.find(search_->text(), order());
    if (const auto* cards = std::get_if<std::vector<std::size_t>>(&found))
        shown_ = *cards;
    std::erase_if(shown_, [this](std::size_t card) { return card >= editor_.cards().size(); });
    std::vector<TextRow> rows;
    const Vocabulary& words = editor_.profile().words;
    const bool in_japanese = messages_.language() == "ja";
    for (const std::size_t place : shown_) {
        const EnteredCard& card = editor_.cards()[place];
        TextRow row{.cells = {std::to_string(card.copies), editor_.id(place),
                              in_japanese && !card.name_ja.empty() ? card.name_ja : card.name,
                              card.type < words.types.size()
                                  ? in_language(words.types[card.type].name, messages_)
                                  : std::string()},
                    .is_faint = card.copies == 0};
        for (const int number : card.numbers)
            row.cells.push_back(number < 0 ? std::string() : std::to_string(number));
        row.cells.push_back(listed_range_label(card.range, messages_));
        for (std::size_t at = 0; at < words.texts.size(); ++at)
            row.cells.push_back(at < card.texts.size() ? card.texts[at] : std::string());
        rows.push_back(std::move(row));
    }
    std::optional<std::size_t> row;
    if (const auto at = std::ranges::find(shown_, selected.value_or(editor_.cards().size()));
        at != shown_.end())
        row = static_cast<std::size_t>(at - shown_.begin());
    cards_->show(std::move(rows), row);
    enable_buttons();
    show_verdict();
}

void ListedDeckPage::show_selected()
{
    if (const auto card = selected_card())
        form_->show(editor_.cards()[*card]);
    enable_buttons();
}

void ListedDeckPage::enable_buttons()
{
    if (!cards_) // called by the constructor before the list is made
        return;
    const bool is_selected = selected_card().has_value();
    const bool may_be = form_->has_name() && form_->has_numbers();
    add_->Enable(may_be);
    change_->Enable(is_selected && may_be);
    if (!form_->has_numbers())
        say(messages_.get("gui.games.number.help"_msg, {{"most", max_listed_number}}));
    remove_->Enable(is_selected);
    undo_->Enable(editor_.can_undo());
    redo_->Enable(editor_.can_redo());
}

void ListedDeckPage::show_verdict()
{
    wxArrayString lines;
    for (const std::string& line : editor_.verdict(messages_))
        lines.Add(to_wx(line));
    verdict_->Set(lines);
}

} // namespace kizuna
