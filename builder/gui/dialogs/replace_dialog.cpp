#include "gui/dialogs/replace_dialog.h"

#include "app/document/deck_edits.h"
#include "app/faces/card_face.h"
#include "app/text/card_label.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/signed_text.h"
#include "decks/deck/deck_statistics.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/charts/chart_view.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/face_row.h"
#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"

#include <wx/choice.h>

namespace kizuna {
namespace {

std::string title_of_replacing(const DeckDocument& document, Pile pile, const Card& card,
                               const Messages& messages)
{
    return messages.get("gui.replace.title"_msg,
                        {{"count", copies_in(document, pile, card.id)},
                         {"card", card_name(card, messages.card_language())}});
}

bool is_large_text()
{
    constexpr double large = 1.4;
    return text_scale() > large;
}

/// The copies at each Deployment Cost, now and with the candidate.
Chart replacement_chart(const Replacements& found, const Replacement& by, const Messages& messages)
{
    Chart chart{.title = messages.get("gui.replace.curve"_msg),
                .x_label = messages.get("gui.replace.curve.cost"_msg),
                .y_label = messages.get("gui.replace.curve.cards"_msg),
                .places = {}};
    const std::string name = card_name(*by.card, messages.card_language());
    ChartSeries before{.name = messages.get("gui.replace.curve.before"_msg), .values = {}};
    ChartSeries after{.name = messages.get("gui.replace.curve.after"_msg, {{"card", name}}),
                      .values = {}};
    for (const CostChange& each : cost_changes(found, by)) {
        chart.places.push_back(each.cost);
        before.values.emplace_back(each.before);
        after.values.emplace_back(each.after);
    }
    chart.series = {std::move(before), std::move(after)};
    return chart;
}

} // namespace

ReplaceDialog::ReplaceDialog(wxWindow* parent, const DeckDocument& document, Pile pile,
                             const Card& card, FaceCache& faces, const Messages& messages)
    : OwnDialog(parent, "replace", title_of_replacing(document, pile, card, messages)),
      document_(document), pile_(pile), card_(card), messages_(messages)
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int apart = space(*this, Space::Apart);
    const auto block = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, apart);
    column->Add(make_alike(), block);
    // Id and cost are optional columns: the card's face below shows them too.
    list_ =
        new TextList(this, "replace list", messages_.get("gui.replace.list"_msg),
                     {{.title = messages_.get("gui.column.id"_msg),
                       .min_width = 80,
                       .weight = 0,
                       .is_optional = true},
                      {messages_.get("gui.replace.column.card"_msg), 200, 1},
                      {.title = messages_.get("gui.replace.column.cost"_msg),
                       .min_width = 48,
                       .weight = 0,
                       .align = wxALIGN_CENTRE,
                       .is_optional = true},
                      {messages_.get("gui.replace.column.curve"_msg), 92, 0, wxALIGN_CENTRE},
                      {messages_.get("gui.replace.column.promotion"_msg), 106, 0, wxALIGN_CENTRE},
                      {messages_.get("gui.replace.column.supports"_msg), 84, 0, wxALIGN_CENTRE},
                      {messages_.get("gui.replace.column.failure"_msg), 90, 0, wxALIGN_CENTRE},
                      {messages_.get("gui.replace.column.problems"_msg), 70, 0, wxALIGN_CENTRE}});
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, apart));
    auto* pictures = new wxBoxSizer(wxHORIZONTAL);
    constexpr int face_width = easy_face_width + 10;
    faces_ = new FaceRow(this, "replace faces", faces, face_width);
    const wxSize face = faces_->GetMinSize();
    faces_->SetMinSize(wxSize(2 * face.x + apart, face.y));
    pictures->Add(faces_, wxSizerFlags().Border(wxRIGHT, apart));
    curve_ = new ChartView(this, messages_, "replace curve");
    curve_->SetMinSize(wxSize(-1, face.y));
    pictures->Add(curve_, wxSizerFlags(1).Expand());
    column->Add(pictures, block);
    changes_ = new FlowingText(this, "replace changes");
    const int lines = is_large_text() ? 2 : 4; // reserved, so that the list keeps its height
    auto* room = new wxBoxSizer(wxVERTICAL);
    room->SetMinSize(wxSize(-1, lines * GetCharHeight()));
    room->Add(changes_, wxSizerFlags().Expand());
    column->Add(room, block);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this, messages_), spaced(*this, wxRIGHT));
    ok_ = new wxButton(this, wxID_OK, to_wx(messages_.get("gui.replace.run"_msg)));
    ok_->SetName("replace run");
    buttons->Add(ok_);
    column->Add(buttons, wxSizerFlags().Expand().Border(wxALL, apart));
    listen(*this, wxEVT_SIZE, [this, highest = face.y] {
        CallAfter([this, highest] { share_height(highest); }); // after the layout
    });
    open_at_size(column, wxSize(1040, 660));
    ok_->SetDefault();

    alike_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { find(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_chosen(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { choose(); });
    find();
    list_->SetFocus();
}

/// Sets the height of chart and faces to half of the height that list and chart have together, at
/// most `highest` pixels. With large text it is three fifths, so that bars fit into the chart.
void ReplaceDialog::share_height(int highest)
{
    const int shared = list_->GetSize().y + curve_->GetSize().y;
    const int wanted = is_large_text() ? shared * 3 / 5 : shared / 2;
    const int height = std::clamp(wanted, FromDIP(110), highest);
    if (shared <= 0 || height == curve_->GetMinSize().y)
        return;
    faces_->SetMinSize(wxSize(faces_->GetMinSize().x, height));
    curve_->SetMinSize(wxSize(-1, height));
    Layout();
}

wxSizer* ReplaceDialog::make_alike()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_label(this, messages_.get("gui.replace.alike"_msg)), in_row(*this, wxRIGHT));
    alike_ = new wxChoice(this, wxID_ANY);
    set_names(*alike_, "replace alike", messages_.get("gui.replace.alike.spoken"_msg));
    alike_->Append(to_wx(messages_.get("gui.replace.alike.unit"_msg,
                                       {{"unit", unit_name(card_, messages_.card_language())}})));
    alike_->Append(
        to_wx(messages_.get("gui.replace.alike.cost"_msg, {{"cost", amount_text(card_.cost)}})));
    alike_->Append(to_wx(messages_.get("gui.replace.alike.role"_msg)));
    alike_->SetSelection(0);
    row->Add(alike_, wxSizerFlags(1).CentreVertical());
    return row;
}

void ReplaceDialog::find()
{
    const Alike alike = all_alike[static_cast<std::size_t>(alike_->GetSelection())];
    found_ = {};
    list_->show({}, std::nullopt);
    ok_->Disable();
    changes_->tell(messages_.get("gui.replace.working"_msg));
    worker_.run(
        [deck = document_.deck(), &format = document_.format(), pile = pile_, &card = card_, alike,
         &catalogue = document_.catalogue()](const std::stop_token& stop) {
            return find_replacements(deck, format, pile, card, alike, catalogue, stop);
        },
        [this](Replacements found) { show(std::move(found)); });
}

void ReplaceDialog::show(Replacements found)
{
    found_ = std::move(found);
    std::vector<TextRow> rows;
    for (const Replacement& each : found_.candidates)
        rows.push_back({cells_of(each)});
    list_->show(std::move(rows), found_.candidates.empty() ? std::nullopt : std::optional(0UL));
    show_chosen();
}

/// The row of a candidate: the deck's figures with it, and in brackets how they differ from now.
std::vector<std::string> ReplaceDialog::cells_of(const Replacement& by) const
{
    const auto with_change = [this](const std::string& value, const std::string& change,
                                    bool differs) {
        return differs ? with_aside(value, change, messages_) : value;
    };
    const int supports = by.supports - found_.now.supports;
    const double failure = by.failure - found_.now.failure;
    const double cost = by.cost - found_.now.cost;
    const double promotion = by.promotion.value_or(0) - found_.now.promotion.value_or(0);
    return {by.card->id,
            card_name(*by.card, messages_.card_language()),
            costs_text(*by.card),
            with_change(messages_.fixed(by.cost, 2), signed_text(cost, 2, messages_),
                        messages_.fixed(by.cost, 2) != messages_.fixed(found_.now.cost, 2)),
            with_change(value_text(by.promotion, ChartUnit::Percent, 1, messages_),
                        points_text(promotion, 1, messages_),
                        by.promotion && found_.now.promotion &&
                            messages_.percent(*by.promotion) !=
                                messages_.percent(*found_.now.promotion)),
            with_change(messages_.number(by.supports), signed_text(supports, 0, messages_),
                        supports != 0),
            with_change(messages_.percent(by.failure), points_text(failure, 1, messages_),
                        messages_.percent(by.failure) != messages_.percent(found_.now.failure)),
            with_change(
                messages_.number(static_cast<double>(by.broken)),
                signed_text(static_cast<double>(by.broken) - static_cast<double>(found_.now.broken),
                            0, messages_),
                by.broken != found_.now.broken)};
}

const Card* ReplaceDialog::chosen() const
{
    const auto row = list_->selected();
    return row && *row < found_.candidates.size() ? found_.candidates[*row].card : nullptr;
}

void ReplaceDialog::show_chosen()
{
    const auto row = list_->selected();
    const bool is_one = chosen() != nullptr;
    ok_->Enable(is_one);
    changes_->tell(is_one ? replacement_text(found_, found_.candidates[*row], messages_)
                          : messages_.get("gui.replace.none"_msg));
    std::vector<const Card*> faces{&card_};
    std::vector<std::string> names{card_name(card_, messages_.card_language())};
    if (is_one) {
        faces.push_back(chosen());
        names.push_back(card_name(*chosen(), messages_.card_language()));
    }
    faces_->show(std::move(faces), messages_.list(names));
    Layout();
    curve_->show(is_one ? replacement_chart(found_, found_.candidates[*row], messages_) : Chart());
    set_accessible_description(*list_, changes_->text());
}

void ReplaceDialog::choose()
{
    if (chosen())
        EndModal(wxID_OK);
}

} // namespace kizuna
