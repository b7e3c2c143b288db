#include "gui/dialogs/print_dialog.h"

#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/controls/name_languages.h"
#include "gui/dialogs/page_preview.h"
#include "gui/faces/face_cache.h"
#include "gui/text/flowing_text.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dc.h>
#include <wx/print.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <memory>

namespace kizuna {

namespace {

/// Prints the pages at their true size.
class SheetPrintout : public wxPrintout {
public:
    SheetPrintout(const SheetPages& pages, const wxString& title) : wxPrintout(title), pages_(pages)
    {
    }

    bool HasPage(int page) override { return page >= 1 && page <= pages_.count(); }
    void GetPageInfo(int* min, int* max, int* from, int* to) override
    {
        *min = *from = 1;
        *max = *to = pages_.count();
    }
    bool OnPrintPage(int page) override
    {
        int per_inch = 0;
        int unused = 0;
        GetPPIPrinter(&per_inch, &unused);
        void* const context = GetDC()->GetImpl()->GetCairoContext();
        if (!context)
            return false;
        constexpr double inch = 25.4; // in millimetres
        Canvas::onto(context, per_inch / inch, pages_.sheet->letters,
                     [&](Canvas& canvas) { pages_.draw(canvas, page - 1); });
        return true;
    }

private:
    const SheetPages& pages_;
};

} // namespace

PrintDialog::PrintDialog(wxWindow* parent, const WindowContext& with)
    : OwnDialog(parent, "print", with.messages.get("gui.print.title"_msg)), with_(with),
      messages_(with.messages)
{
    grid_ = make_form(*this);
    grid_->AddGrowableCol(1);
    make_choices();
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(grid_, spaced(*this, wxRIGHT, Space::Apart).Proportion(2));
    row->Add(make_preview(), wxSizerFlags(3).Expand());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row, stretched(*this, wxALL).Proportion(1));
    column->Add(make_buttons(), stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    show_choices();
    open_at_size(column, wxSize(860, 620));
    print_->SetDefault();
    sheet_->SetFocus();
    lay_out();
}

void PrintDialog::add_row(MessageKey label, wxWindow& control, std::optional<SheetKind> only)
{
    auto* text = make_label(this, messages_.get(label));
    text->MoveBeforeInTabOrder(&control);
    set_accessible(control, messages_.get(label));
    grid_->Add(text, wxSizerFlags().CentreVertical());
    grid_->Add(&control, wxSizerFlags().Expand());
    if (only) {
        of_one_sheet_.emplace_back(text, *only);
        of_one_sheet_.emplace_back(&control, *only);
    }
}

wxChoice* PrintDialog::add_choice(const char* name, MessageKey label, const wxArrayString& choices,
                                  int selection, std::optional<SheetKind> only)
{
    auto* made = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, choices);
    made->SetName(name);
    made->SetSelection(selection);
    made->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { lay_out(); });
    add_row(label, *made, only);
    return made;
}

wxCheckBox* PrintDialog::add_check(const char* name, MessageKey label, bool is_on)
{
    auto* made = new wxCheckBox(this, wxID_ANY, to_wx(messages_.get(label)));
    made->SetName(name);
    made->SetValue(is_on);
    made->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { lay_out(); });
    grid_->AddSpacer(0);
    grid_->Add(made);
    of_one_sheet_.emplace_back(made, SheetKind::Proxies);
    return made;
}

wxTextCtrl* PrintDialog::add_field(const char* name, MessageKey label)
{
    auto* made = new wxTextCtrl(this, wxID_ANY);
    made->SetName(name);
    made->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { lay_out(); });
    add_row(label, *made, SheetKind::Registration);
    return made;
}

void PrintDialog::make_choices()
{
    const auto text = [this](MessageKey key) { return to_wx(messages_.get(key)); };
    wxArrayString sheets;
    sheets.Add(text("print.recipe"_msg));
    sheets.Add(text("print.registration"_msg));
    sheets.Add(text("print.proxies"_msg));
    sheet_ = add_choice("print sheet", "gui.print.sheet"_msg, sheets, 0);
    listen(*sheet_, wxEVT_CHOICE, [this] { show_choices(); });
    wxArrayString sizes;
    for (const Paper& each : papers())
        sizes.Add(to_wx(std::string(each.name)));
    paper_ = add_choice("print paper", "gui.print.paper"_msg, sizes, 0);
    names_ = add_choice("print names", "gui.preferences.card-names"_msg,
                        name_language_choices(messages_),
                        place_of_name_language(with_.settings.card_names));

    wxArrayString groupings;
    for (const DeckGrouping each : deck_groupings())
        groupings.Add(to_wx(grouping_name(each, messages_)));
    const auto grouping =
        std::ranges::find(deck_groupings(), grouping_of(with_.settings.deck_grouping));
    grouping_ =
        add_choice("print grouping", "gui.deck.group"_msg, groupings,
                   static_cast<int>(grouping - deck_groupings().begin()), SheetKind::Recipe);

    player_ = add_field("print player", "print.player"_msg);
    player_id_ = add_field("print player id", "print.player-id"_msg);
    event_ = add_field("print event", "print.event"_msg);
    date_ = add_field("print date", "print.date"_msg);
    one_each_ = add_check("print one each", "gui.print.one-each"_msg, false);
    save_ink_ = add_check("print save ink", "gui.print.save-ink"_msg, false);
    own_texts_ = add_check("print own texts", "gui.print.own-texts"_msg, true);
    own_texts_->Enable(with_.user_cards.texts().size() > 0);
    pictures_ = add_check("print pictures", "gui.print.pictures"_msg, true);
    pictures_->Enable(with_.faces.pictures() != nullptr);
}

wxSizer* PrintDialog::make_preview()
{
    preview_ = new PagePreview(this);
    const auto button = [this](const char* name, MessageKey label, int step) {
        return make_button(this, name, messages_.get(label), [this, step] { go_to(page_ + step); });
    };
    back_ = button("print page back", "gui.print.page-back"_msg, -1);
    next_ = button("print page next", "gui.print.page-next"_msg, 1);
    place_ = make_text(this, "print page", wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE);
    auto* walk = new wxBoxSizer(wxHORIZONTAL);
    walk->Add(back_, wxSizerFlags().CentreVertical());
    walk->Add(place_, wxSizerFlags(1).CentreVertical());
    walk->Add(make_zoom(), in_row(*this, wxLEFT | wxRIGHT));
    walk->Add(next_, wxSizerFlags().CentreVertical());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(preview_, wxSizerFlags(1).Expand());
    column->Add(walk, stretched(*this, wxTOP, Space::Near));
    losses_ = new FlowingText(this, "print losses");
    column->Add(losses_, stretched(*this, wxTOP, Space::Near));
    return column;
}

wxChoice* PrintDialog::make_zoom()
{
    wxArrayString sizes;
    sizes.Add(to_wx(messages_.get("gui.print.whole-page"_msg)));
    for (int times = 2; times <= PagePreview::max_zoom; ++times)
        sizes.Add(to_wx(messages_.percent(times, 0)));
    zoom_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, sizes);
    set_names(*zoom_, "print zoom", messages_.get("gui.print.zoom"_msg));
    zoom_->SetToolTip(to_wx(messages_.get("gui.print.zoom"_msg)));
    zoom_->SetSelection(0);
    zoom_->Bind(wxEVT_CHOICE,
                [this](wxCommandEvent&) { preview_->zoom_to(zoom_->GetSelection() + 1); });
    zoomed_ = preview_->zoomed.subscribe([this] { zoom_->SetSelection(preview_->zoom() - 1); });
    return zoom_;
}

wxSizer* PrintDialog::make_buttons()
{
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](int id, const char* name, MessageKey label, auto run) {
        wxButton* made = make_button(this, name, messages_.get(label), run, id);
        buttons->Add(made, spaced(*this, wxLEFT));
        return made;
    };
    buttons->AddStretchSpacer();
    add(wxID_CANCEL, "print cancel", "gui.cancel"_msg, [this] { EndModal(wxID_CANCEL); });
    save_ = add(wxID_SAVE, "print save", "gui.print.save"_msg, [this] { EndModal(wxID_SAVE); });
    print_ = add(wxID_PRINT, "print run", "gui.print.run"_msg, [this] { print(); });
    return buttons;
}

SheetKind PrintDialog::kind() const
{
    return static_cast<SheetKind>(std::max(0, sheet_->GetSelection()));
}

SheetOrder PrintDialog::order() const
{
    const auto chosen = static_cast<std::size_t>(std::max(0, grouping_->GetSelection()));
    return {.kind = kind(),
            .grouping = deck_groupings()[chosen],
            .every_copy = !one_each_->GetValue(),
            .saves_ink = save_ink_->GetValue(),
            .player = from_wx(player_->GetValue()),
            .player_id = from_wx(player_id_->GetValue()),
            .event = from_wx(event_->GetValue()),
            .date = from_wx(date_->GetValue())};
}

/// Shows only the controls that the chosen kind of sheet has.
void PrintDialog::show_choices()
{
    for (const auto& [control, of] : of_one_sheet_)
        grid_->Show(control, of == kind());
    Layout();
}

void PrintDialog::lay_out()
{
    pages_.reset();
    preview_->show(nullptr, 0);
    go_to(page_);
    const WindowContext& with = with_;
    Deck deck = with.document.deck();
    deck.name = with.files.deck_name();
    auto words = std::make_shared<Messages>(with.messages.for_another_thread());
    words->choose_card_language(std::string(name_language_at(names_->GetSelection())));
    const bool takes_texts = own_texts_->GetValue();
    const auto texts =
        std::make_shared<const CardTexts>(takes_texts ? with.user_cards.texts() : CardTexts());
    const auto pictures = pictures_->GetValue() ? with.faces.pictures() : nullptr;
    const Paper& paper = papers()[static_cast<std::size_t>(std::max(0, paper_->GetSelection()))];
    worker_.run(
        [deck = std::move(deck), words, texts, pictures, chosen = order(), &paper,
         &catalogue = with.document.catalogue()](const std::stop_token& stop) {
            SheetOrder order = chosen;
            order.own_texts = texts.get();
            order.pictures = pictures.get();
            return sheet_pages(deck_sheet(deck, catalogue, *words, order, stop), paper, *words);
        },
        [this](SheetPages pages) {
            pages_ = std::move(pages);
            go_to(page_);
        });
}

void PrintDialog::go_to(int page)
{
    const int count = pages_ ? pages_->count() : 0;
    page_ = pages_ ? std::clamp(page, 0, count - 1) : page;
    std::string place = messages_.get("gui.print.working"_msg);
    std::string losses;
    if (pages_) {
        preview_->show(&*pages_, page_);
        place = messages_.get("print.page"_msg, {{"page", page_ + 1}, {"pages", count}});
        for (const std::string& sentence : pages_->sheet->left_out)
            losses = joined_sentences(losses, sentence, messages_);
        if (pages_->too_long > 0)
            losses = joined_sentences(
                losses, messages_.get("cli.print.too-long"_msg, {{"count", pages_->too_long}}),
                messages_);
    }
    place_->SetLabel(to_wx(place));
    losses_->Show(!losses.empty());
    losses_->tell(losses);
    set_accessible(*preview_,
                   joined_parts(from_wx(sheet_->GetStringSelection()),
                                joined_sentences(place, losses, messages_), messages_),
                   AccessibleRole::Status);
    back_->Enable(pages_ && page_ > 0);
    next_->Enable(pages_ && page_ + 1 < count);
    save_->Enable(pages_.has_value());
    print_->Enable(pages_.has_value());
    Layout();
}

void PrintDialog::print()
{
    wxPrintData paper;
    paper.SetPaperId(pages_->paper->id == "letter" ? wxPAPER_LETTER : wxPAPER_A4);
    paper.SetOrientation(wxPORTRAIT);
    paper.SetQuality(wxPRINT_QUALITY_HIGH);
    wxPrintDialogData choices(paper);
    wxPrinter printer(&choices);
    SheetPrintout printout(*pages_, to_wx(pages_->sheet->title));
    if (printer.Print(this, &printout, true))
        EndModal(wxID_OK);
}

} // namespace kizuna
