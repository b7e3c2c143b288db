#include "gui/dialogs/picture_dialog.h"

#include "app/faces/deck_picture_drawing.h"
#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/controls/name_languages.h"
#include "gui/faces/face_cache.h"
#include "gui/faces/face_picture.h"

#include <wx/choice.h>
#include <wx/dcbuffer.h>
#include <wx/panel.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kizuna {

DeckPicture PictureOrder::with_own_pictures(double scale) const
{
    DeckPicture made = picture;
    const double widest = scale * picture_grid(made).face_width;
    if (own_pictures)
        load_card_pictures(made, *own_pictures, static_cast<int>(std::ceil(widest)));
    return made;
}

Pixels PictureOrder::pixels(double scale) const
{
    const DeckPicture made = with_own_pictures(scale);
    const auto points = [scale](int units) { return static_cast<int>(std::lround(scale * units)); };
    return Canvas::pixels(points(deck_picture_width), points(deck_picture_height(made)), scale,
                          letters, [&](Canvas& canvas) { draw_deck_picture(canvas, made, look); });
}

PictureOrder picture_order(const WindowContext& with, const wxWindow& window, const Messages& words)
{
    Deck deck = with.document.deck();
    deck.name = with.files.deck_name();
    return {deck_picture(deck, with.document.catalogue(), words), face_look_of_theme(),
            Typeface{from_wx(window.GetFont().GetFaceName()), words.language()},
            with.faces.pictures()};
}

/// Shows the picture as large as fits into the panel.
class PictureView : public wxPanel {
public:
    explicit PictureView(wxWindow* parent)
        : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(300, 300)))
    {
        SetName("picture preview");
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    }
    bool AcceptsFocus() const override { return false; }

    void show(const Pixels& pixels)
    {
        drawn_ = to_bitmap(pixels, GetContentScaleFactor());
        Refresh();
    }

private:
    void paint()
    {
        wxAutoBufferedPaintDC dc(this);
        dc.SetBackground(wxSystemSettings::GetColour(wxSYS_COLOUR_APPWORKSPACE));
        dc.Clear();
        if (!drawn_.IsOk())
            return;
        const wxSize size = drawn_.GetLogicalSize();
        const wxRect place = wxRect(size).CentreIn(wxRect(GetClientSize()));
        dc.DrawBitmap(drawn_, place.GetTopLeft());
        dc.SetBrush(*wxTRANSPARENT_BRUSH); // a border: the background may be as light
        dc.SetPen(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
        dc.DrawRectangle(wxRect(place).Inflate(1));
    }

    wxBitmap drawn_;
};

PictureDialog::PictureDialog(wxWindow* parent, const WindowContext& with)
    : OwnDialog(parent, "picture", with.messages.get("gui.picture.title"_msg)), with_(with),
      messages_(with.messages)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_choices(), spaced(*this, wxRIGHT, Space::Apart).Proportion(2));
    view_ = new PictureView(this);
    row->Add(view_, wxSizerFlags(3).Expand());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row, stretched(*this, wxALL).Proportion(1));
    column->Add(make_buttons(), stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM));
    tell_size();
    open_at_size(column, wxSize(900, 620));
    listen(*view_, wxEVT_SIZE, [this] { draw(); });
    kind_->SetFocus();
    draw();
}

wxChoice* PictureDialog::add_choice(wxFlexGridSizer& grid, const char* name, MessageKey label,
                                    const wxArrayString& choices, std::size_t selection)
{
    grid.Add(make_label(this, messages_.get(label)), wxSizerFlags().CentreVertical());
    auto* made = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, choices);
    made->SetSelection(static_cast<int>(selection));
    set_names(*made, name, messages_.get(label));
    made->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        tell_size();
        draw();
    });
    grid.Add(made, wxSizerFlags().Expand());
    return made;
}

wxSizer* PictureDialog::make_choices()
{
    const auto text = [this](MessageKey key) { return to_wx(messages_.get(key)); };
    wxFlexGridSizer* grid = make_form(*this);
    grid->AddGrowableCol(1);
    wxArrayString kinds;
    for (const PictureKind& each : picture_kinds)
        kinds.Add(text(each.name));
    const auto last =
        std::ranges::find(picture_kinds, with_.settings.picture_kind, &PictureKind::id);
    kind_ = add_choice(
        *grid, "picture kind", "gui.picture.kind"_msg, kinds,
        last == picture_kinds.end() ? 0 : static_cast<std::size_t>(last - picture_kinds.begin()));
    wxArrayString papers;
    papers.Add(text("gui.picture.light"_msg));
    papers.Add(text("gui.picture.dark"_msg));
    const std::string& paper = with_.settings.picture_paper;
    const bool is_dark = paper.empty() ? face_look_of_theme() == dark_face : paper == "dark";
    paper_ = add_choice(*grid, "picture paper", "gui.picture.paper"_msg, papers, is_dark ? 1 : 0);
    names_ = add_choice(
        *grid, "picture names", "gui.picture.names"_msg, name_language_choices(messages_),
        static_cast<std::size_t>(place_of_name_language(with_.settings.card_names)));
    grid->AddSpacer(0);
    size_ = make_text(this, "picture size");
    grid->Add(size_);
    return grid;
}

wxSizer* PictureDialog::make_buttons()
{
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](int id, const char* name, MessageKey label) {
        wxButton* made = make_button(
            this, name, messages_.get(label), [this, id] { EndModal(id); }, id);
        buttons->Add(made, spaced(*this, wxLEFT));
        return made;
    };
    buttons->AddStretchSpacer();
    add(wxID_CANCEL, "picture cancel", "gui.cancel"_msg);
    add(wxID_COPY, "picture copy", "gui.picture.copy"_msg);
    add(wxID_SAVE, "picture save", "gui.print.save"_msg)->SetDefault();
    return buttons;
}

const PictureKind& PictureDialog::kind() const
{
    return picture_kinds.at(static_cast<std::size_t>(std::max(0, kind_->GetSelection())));
}

bool PictureDialog::is_dark() const
{
    return paper_->GetSelection() == 1;
}

PictureOrder PictureDialog::order() const
{
    Messages words = messages_.for_another_thread();
    words.choose_card_language(std::string(name_language_at(names_->GetSelection())));
    PictureOrder order = picture_order(with_, *this, words);
    order.look = is_dark() ? dark_face : light_face;
    return order;
}

/// Shows the size of the picture to be saved or copied, and tells screen readers.
void PictureDialog::tell_size()
{
    const int scale = kind().scale;
    const std::string size = messages_.get(
        "gui.picture.size"_msg, {{"width", scale * deck_picture_width},
                                 {"height", scale * deck_picture_height(order().picture)}});
    size_->SetLabel(to_wx(size));
    set_accessible(*view_, joined_parts(messages_.get("gui.picture.preview"_msg), size, messages_),
                   AccessibleRole::Status);
    Layout();
}

/// Draws the preview in the background. Called at each choice and each change of size.
void PictureDialog::draw()
{
    const wxSize room = view_->GetClientSize() - wxSize(2, 2);
    if (room.x < 1 || room.y < 1)
        return;
    PictureOrder wanted = order();
    const double fits = std::min(double(room.x) / deck_picture_width,
                                 double(room.y) / deck_picture_height(wanted.picture));
    worker_.run([wanted = std::move(wanted), scale = fits * view_->GetContentScaleFactor()](
                    const std::stop_token&) { return wanted.pixels(scale); },
                [this](const Pixels& pixels) { view_->show(pixels); });
}

} // namespace kizuna
