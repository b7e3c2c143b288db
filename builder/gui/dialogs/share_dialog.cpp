#include "gui/dialogs/share_dialog.h"

#include "app/faces/qr_code.h"
#include "decks/codes/deck_code.h"
#include "decks/exchange/cockatrice_hash.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/face_picture.h"
#include "gui/text/text_output.h"

#include <wx/statbmp.h>
#include <wx/textctrl.h>

namespace kizuna {
namespace {

/// The most letters of a link shown; more than fit into a QR code. GTK's time to wrap a word grows
/// with the square of its length: one of 20,000 letters took 33 seconds.
constexpr std::size_t max_shown_link = 3'000;

wxString shown_link(const std::string& link)
{
    if (link.size() <= max_shown_link)
        return to_wx(link);
    return to_wx(link.substr(0, max_shown_link)) + wxString::FromUTF8("…");
}

} // namespace

ShareDialog::ShareDialog(wxWindow* parent, const Deck& deck, const CardLibrary& library,
                         const Messages& messages)
    : wxDialog(parent, wxID_ANY, to_wx(messages.get("gui.share.title"_msg))), messages_(messages)
{
    SetName("share");
    const std::string link = deck_link(deck, library);
    const auto aside = stretched(*this, wxLEFT | wxRIGHT | wxTOP);
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_picture(*column, link);
    auto* text = new wxTextCtrl(this, wxID_ANY, shown_link(link), wxDefaultPosition,
                                FromDIP(wxSize(420, 64)), wxTE_MULTILINE | wxTE_READONLY);
    set_names(*text, "share link", messages.get("gui.share.link.spoken"_msg));
    column->Add(text, aside);
    if (const std::string hash = cockatrice_hash(deck, library); !hash.empty()) {
        auto* words = make_label(this, messages.get("gui.share.hash"_msg, {{"hash", hash}}));
        words->SetName("share hash");
        column->Add(words, aside);
    }
    column->Add(make_buttons(link),
                wxSizerFlags().Right().Border(wxALL, space(*this, Space::Apart)));
    SetSizerAndFit(column);
    CentreOnParent();
}

/// Adds the QR code, or says that the link is too long for one. The code is black on white in every
/// theme, as phones expect.
void ShareDialog::add_picture(wxSizer& column, const std::string& link)
{
    const auto code = link.empty() ? std::nullopt : qr_code(link);
    const int points = FromDIP(280);
    const auto centred =
        wxSizerFlags().Centre().Border(wxLEFT | wxRIGHT | wxTOP, space(*this, Space::Apart));
    if (!code) {
        const auto say = [&](MessageKey key, const char* name) {
            auto* words = make_label(this, messages_.get(key));
            words->SetName(name);
            column.Add(words, centred);
        };
        say("gui.share.too-long"_msg, "share no picture");
        if (link.size() > max_shown_link)
            say("gui.share.shortened"_msg, "share shortened");
        return;
    }
    const Pixels pixels = Canvas::pixels(points, points, 1, Typeface(), [&](Canvas& canvas) {
        draw_qr_code(canvas, {0, 0, static_cast<double>(points), static_cast<double>(points)},
                     *code);
    });
    picture_ = to_bitmap(pixels, 1);
    auto* picture = new wxStaticBitmap(this, wxID_ANY, picture_);
    set_names(*picture, "share picture", messages_.get("gui.share.picture.spoken"_msg));
    column.Add(picture, centred);
}

wxSizer* ShareDialog::make_buttons(const std::string& link)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const char* name, MessageKey label, auto run) {
        row->Add(make_button(this, name, messages_.get(label), run), spaced(*this, wxRIGHT));
    };
    button("share copy link", "gui.share.copy-link"_msg, [link] { copy_text(link); });
    if (picture_.IsOk())
        button("share copy picture", "gui.share.copy-picture"_msg,
               [this] { copy_bitmap(picture_); });
    auto* close = close_button(this, messages_);
    row->Add(close);
    close->SetDefault();
    return row;
}

} // namespace kizuna
