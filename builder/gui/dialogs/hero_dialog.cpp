#include "gui/dialogs/hero_dialog.h"

#include "app/proposal/proposal_text.h"
#include "app/text/card_label.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/speaker.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/controls/count_editor.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/face_row.h"
#include "gui/faces/large_rows.h"
#include "gui/rows/text_list.h"
#include "gui/rows/walking_keys.h"
#include "gui/text/drawn_text.h"
#include "gui/text/flowing_text.h"

#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace kizuna {
namespace {

constexpr int max_copies = 50; ///< also of cards that have no limit

} // namespace

HeroDialog::HeroDialog(wxWindow* parent, const Catalogue& catalogue, const std::string& format,
                       LargeCard& large, const Messages& messages)
    : OwnDialog(parent, "hero", messages.get("gui.hero.title"_msg)), catalogue_(catalogue),
      large_(large), messages_(messages), heroes_(heroes(catalogue.library))
{
    speaker_ = new Speaker(this);
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(make_heroes(), stretched(*this, wxRIGHT).Proportion(1));
    halves->Add(make_proposal(), wxSizerFlags(3).Expand());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(halves, stretched(*this, wxALL).Proportion(1));
    column->Add(make_buttons(), stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    const auto chosen = std::ranges::find(catalogue.formats, format, &Format::id);
    format_->SetSelection(chosen == catalogue.formats.end()
                              ? 0
                              : static_cast<int>(chosen - catalogue.formats.begin()));
    open_at_size(column, wxSize(1200, 660));
    // Wrap only after the layout has given the halves their sizes.
    listen(*this, wxEVT_SIZE, [this] { CallAfter([this] { wrap_texts(); }); });
    show_heroes();
    field_->SetFocus();
}

wxSizer* HeroDialog::make_heroes()
{
    field_ =
        new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    field_->SetHint(to_wx(messages_.get("gui.hero.hint"_msg)));
    set_names(*field_, "hero field", messages_.get("gui.hero.field"_msg));
    count_ = new FlowingText(this, "hero count");
    list_ = new TextList(this, "hero list", messages_.get("gui.hero.list"_msg),
                         {{.title = messages_.get("gui.hero.column.name"_msg),
                           .min_width = 100,
                           .weight = 3,
                           .comfortable = 110},
                          {.title = messages_.get("gui.hero.column.other"_msg),
                           .min_width = 80,
                           .weight = 2,
                           .is_optional = true},
                          {messages_.get("gui.hero.column.cards"_msg), 50, 0, wxALIGN_RIGHT}});
    constexpr int of_columns = 232;
    // Grow this list less than the text: unit names are short, the reasons beside it are long.
    const double larger = 1 + (std::max(text_scale(), 1.0) - 1) / 3;
    list_->SetMinSize(wxSize(static_cast<int>(FromDIP(of_columns) * larger), -1));
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        show_heroes();
        speaker_->say(found_text());
        say_hero();
    });
    field_->Bind(wxEVT_TEXT_ENTER,
                 [this](wxCommandEvent&) { open_->IsEnabled() ? EndDialog(wxID_OK) : wxBell(); });
    field_->Bind(wxEVT_KEY_DOWN, &HeroDialog::on_key, this);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_proposal(); });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(field_, wxSizerFlags().Expand());
    column->Add(count_, stretched(*this, wxTOP | wxBOTTOM, Space::Near));
    column->Add(list_, wxSizerFlags(1).Expand());
    return column;
}

wxSizer* HeroDialog::make_proposal()
{
    title_ = make_text(this, "hero title", wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    title_->SetFont(large_type(title_->GetFont().Bold()));
    curve_ = make_text(this, "hero curve");
    lines_ = new TextList(this, "hero cards", messages_.get("gui.hero.cards"_msg),
                          {{messages_.get("gui.hero.column.copies"_msg), 50, 0, wxALIGN_RIGHT},
                           {messages_.get("gui.hero.column.card"_msg), 160, 1},
                           {messages_.get("gui.hero.column.cost"_msg), 50, 0, wxALIGN_RIGHT},
                           {.title = messages_.get("gui.hero.column.why"_msg),
                            .min_width = 160,
                            .weight = 1,
                            .is_optional = true}}); // the reason is also shown below
    lines_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_chosen(); });
    lines_->Bind(wxEVT_CHAR_HOOK, &HeroDialog::on_lines_key, this);
    show_large(large_, *lines_, [this](const wxDataViewItem& item) -> const Card* {
        const auto* model = static_cast<wxDataViewVirtualListModel*>(lines_->GetModel());
        const std::size_t row = model->GetRow(item);
        return row < proposal_.lines.size() ? proposal_.lines[row].card : nullptr;
    });
    auto* cards = new wxBoxSizer(wxHORIZONTAL);
    cards->Add(lines_, wxSizerFlags(1).Expand());
    cards->Add(make_chosen(), stretched(*this, wxLEFT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_choices(), wxSizerFlags().Expand());
    column->Add(title_, stretched(*this, wxTOP, Space::Near));
    column->Add(curve_, stretched(*this, wxTOP | wxBOTTOM, Space::Near));
    column->Add(cards, wxSizerFlags(1).Expand());
    reason_ = new FlowingText(this, "hero reason");
    auto* reason = new wxBoxSizer(wxHORIZONTAL); // two lines high, so that the list keeps its size
    reason->Add(reason_, wxSizerFlags(1));
    reason->SetMinSize(wxSize(1, 2 * GetCharHeight()));
    column->Add(reason, stretched(*this, wxTOP, Space::Near));
    return column;
}

/// Makes the part for the selected card: its face and its copies.
wxSizer* HeroDialog::make_chosen()
{
    constexpr int face_width = 200;
    constexpr int min_face_height = 120;
    face_ = new FaceRow(this, "hero face", large_.faces(), face_width);
    face_->SetMinSize(FromDIP(wxSize(face_width, min_face_height)));
    auto* label = make_label(this, messages_.get("gui.hero.copies"_msg));
    copies_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                             0, max_copies);
    copies_->SetToolTip(to_wx(messages_.get("gui.hero.copies.tip"_msg)));
    set_names(*copies_, "hero copies", spoken_label(messages_.get("gui.hero.copies"_msg)));
    copies_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) { set_copies(event.GetPosition()); });
    auto* count = new wxBoxSizer(wxHORIZONTAL);
    count->Add(label, in_row(*this, wxRIGHT));
    count->Add(copies_, wxSizerFlags(1).CentreVertical());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->SetMinSize(wxSize(FromDIP(face_width), -1));
    column->Add(face_, wxSizerFlags(1).Expand().ReserveSpaceEvenIfHidden());
    column->Add(count, stretched(*this, wxTOP | wxBOTTOM, Space::Near));
    return column;
}

wxSizer* HeroDialog::make_choices()
{
    auto* label = make_label(this, messages_.get("gui.hero.format"_msg));
    format_ = new wxChoice(this, wxID_ANY);
    set_names(*format_, "hero format", spoken_label(messages_.get("gui.hero.format"_msg)));
    for (const Format& format : catalogue_.formats)
        format_->Append(to_wx(in_language(format.name, messages_)));
    format_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_proposal(); });
    another_ = make_button(this, "hero another", messages_.get("gui.hero.another"_msg),
                           [this] { next_seed(); });
    another_->SetToolTip(to_wx(messages_.get("gui.hero.another.tip"_msg)));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label, in_row(*this, wxRIGHT));
    row->Add(format_, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(another_, wxSizerFlags().CentreVertical());
    return row;
}

wxSizer* HeroDialog::make_buttons()
{
    open_ = new wxButton(this, wxID_OK, to_wx(messages_.get("gui.hero.open"_msg)));
    open_->SetName("hero open");
    open_->SetDefault();
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(cancel_button(this, messages_), spaced(*this, wxRIGHT));
    row->Add(open_);
    return row;
}

void HeroDialog::show_heroes()
{
    found_ = find_heroes(from_wx(field_->GetValue()), heroes_, catalogue_.library);
    const std::string& language = messages_.card_language();
    std::vector<TextRow> rows;
    for (const Hero& hero : found_.heroes) {
        const std::string& name = unit_name(*hero.card, language);
        const std::string& other = unit_name(*hero.card, language == "ja" ? "en" : "ja");
        rows.push_back({{name, other == name ? "" : other, std::to_string(hero.cards)}});
    }
    count_->tell(found_text());
    list_->show(std::move(rows), found_.heroes.empty() ? std::nullopt : std::optional(0U));
    show_proposal();
}

std::string HeroDialog::found_text() const
{
    const auto count = static_cast<int>(found_.heroes.size());
    if (!found_.are_only_like)
        return messages_.get("gui.hero.units"_msg, {{"count", count}});
    return messages_.get(count == 0 ? "gui.hero.none"_msg : "gui.hero.like"_msg);
}

/// Says the selected unit's name: the focus stays in the field, so a screen reader does not read
/// the list by itself.
void HeroDialog::say_hero()
{
    if (const Hero* hero = selected())
        speaker_->say(unit_name(*hero->card, messages_.card_language()));
}

const Hero* HeroDialog::selected() const
{
    const auto row = list_->selected();
    return row && *row < found_.heroes.size() ? &found_.heroes[*row] : nullptr;
}

const Format& HeroDialog::format() const
{
    return catalogue_.formats[static_cast<std::size_t>(std::max(format_->GetSelection(), 0))];
}

void HeroDialog::show_proposal()
{
    const Hero* hero = selected();
    const std::string unit = hero ? hero->card->unit : "";
    if (unit != shown_unit_)
        seed_ = 1;
    shown_unit_ = unit;
    proposal_ = hero ? propose(catalogue_.library, {.unit = unit}, format(), seed_) : Proposal();
    is_edited_ = false;
    show_lines();
}

void HeroDialog::next_seed()
{
    ++seed_;
    show_proposal();
    speaker_->say(from_wx(title_->GetLabel()));
}

void HeroDialog::show_lines(std::size_t row)
{
    std::vector<TextRow> rows;
    const auto shown = deck();
    for (const ProposalLine& line : proposal_.lines) {
        rows.push_back(
            {{std::to_string(line.copies), card_name(*line.card, messages_.card_language()),
              amount_text(line.card->cost), part_text(line, messages_)},
             line.copies == 0,
             line.reason.part == ProposalReason::Part::Protagonist});
    }
    std::string title;
    if (shown)
        title = messages_.get("gui.hero.proposal"_msg,
                              {{"deck", shown->name}, {"seed", static_cast<int>(seed_)}});
    title_->SetLabel(wxControl::EscapeMnemonics(to_wx(title)));
    lines_->show(std::move(rows), shown ? std::optional(row) : std::nullopt);
    open_->Enable(shown.has_value());
    another_->Enable(!shown_unit_.empty());
    show_curve();
    set_accessible_description(*field_,
                               shown ? labelled(title, curve_text_, messages_) : curve_text_);
    show_chosen();
}

/// Sets curve_text_: the cost curve, and what is still wrong with the deck or why there is none.
void HeroDialog::show_curve()
{
    std::vector<Violation> wrong = proposal_.left;
    if (proposal_.refused) {
        curve_text_ = no_proposal_text(*proposal_.refused, hero(), format(), messages_);
    } else {
        curve_text_ = proposal_.lines.empty() ? "" : curve_text(proposal_, messages_);
        if (is_edited_)
            wrong = check_legality(proposal_.deck, format(), catalogue_.library);
    }
    for (const Violation& violation : wrong)
        curve_text_ += "\n" + violation_text(violation, messages_);
}

ProposalLine* HeroDialog::chosen_line()
{
    const auto row = lines_->selected();
    return row && *row < proposal_.lines.size() ? &proposal_.lines[*row] : nullptr;
}

void HeroDialog::show_chosen()
{
    const ProposalLine* line = chosen_line();
    copies_->Enable(line != nullptr);
    if (line) {
        copies_->SetRange(line->card == lead() ? 1 : 0, max_copies);
        copies_->SetValue(line->copies);
        face_->show({line->card}, card_label(*line->card, messages_.card_language()));
        reason_->tell(reason_text(*line, *lead(), catalogue_.library, messages_));
    } else {
        face_->show({}, {});
        reason_->tell({});
    }
    set_accessible_description(*lines_, reason_->text());
    wrap_texts();
}

void HeroDialog::set_copies(int copies)
{
    ProposalLine* line = chosen_line();
    copies = std::clamp(copies, line && line->card == lead() ? 1 : 0, max_copies);
    if (!line || line->copies == copies)
        return;
    change_copies(proposal_.deck, Pile::Cards, line->card->id, copies - line->copies,
                  catalogue_.library);
    line->copies = copies;
    is_edited_ = true;
    show_lines(*lines_->selected());
}

/// Keys as in the deck list: a digit sets the copies, plus and minus add or take one.
void HeroDialog::on_lines_key(wxKeyEvent& event)
{
    const ProposalLine* line = chosen_line();
    const int key = event.GetKeyCode();
    if (const auto copies = copies_of_key(event); line && copies)
        return set_copies(*copies);
    if (line && (key == '+' || key == '=' || key == WXK_NUMPAD_ADD))
        return set_copies(line->copies + 1);
    if (line && (key == '-' || key == WXK_NUMPAD_SUBTRACT))
        return set_copies(line->copies - 1);
    event.Skip();
}

void HeroDialog::wrap_texts()
{
    const int width = title_->GetClientSize().x;
    if (width < FromDIP(100))
        return;
    set_wrapped_label(*curve_, curve_text_, width);
    Layout();
}

std::optional<Deck> HeroDialog::deck() const
{
    if (proposal_.lines.empty())
        return std::nullopt;
    Deck deck = named_deck(proposal_, seed_, messages_);
    if (is_edited_) // the notes say how to get the deck as proposed
        deck.notes.clear();
    return deck;
}

const Card* HeroDialog::lead() const
{
    return proposal_.lines.empty() ? nullptr : proposal_.lines.front().card;
}

std::string HeroDialog::hero() const
{
    const Hero* hero = selected();
    return hero ? unit_name(*hero->card, messages_.card_language()) : std::string();
}

void HeroDialog::on_key(wxKeyEvent& event)
{
    const auto rows = rows_of_key(event);
    if (!rows)
        return event.Skip();
    list_->move_selection(*rows);
    show_proposal();
    say_hero();
}

} // namespace kizuna
