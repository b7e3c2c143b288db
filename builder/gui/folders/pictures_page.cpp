#include "gui/folders/pictures_page.h"

#include "app/cards/picture_folder_text.h"
#include "app/text/card_label.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/faces/face_row.h"
#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"
#include "gui/text/text_output.h"

#include <wx/dirdlg.h>
#include <wx/gauge.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::size_t max_previews = 8;
constexpr int preview_width = 100; ///< in device-independent pixels
/// The most files listed: a longer list is too long to read and slow to fill.
constexpr std::size_t max_shown_files = 2000;

/// At most max_previews of the cards, evenly spread over the library so that they differ.
std::vector<const Card*> some_of(const std::vector<const Card*>& cards)
{
    std::vector<const Card*> some;
    const std::size_t count = std::min(cards.size(), max_previews);
    for (std::size_t at = 0; at < count; ++at)
        some.push_back(cards[at * cards.size() / count]);
    return some;
}

} // namespace

PicturesPage::PicturesPage(wxWindow* parent, const WindowContext& with)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL),
      with_(with), messages_(with.messages)
{
    SetName("pictures page");
    SetScrollRate(0, FromDIP(16));
    keep_scroll_bar(*this);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    auto* intro = new FlowingText(this, "pictures intro");
    GetSizer()->Add(intro, stretched(*this, wxALL));
    intro->tell(messages_.get("gui.pictures.intro"_msg));
    make_folder_row();
    make_result();
    make_lists();
    worker_changed_ = worker_.changed.subscribe([this] { show_busy(); });
    show_names();
    show_pictures();
    show_busy();
    if (!with_.settings.picture_folder.empty())
        read();
}

void PicturesPage::make_folder_row()
{
    const auto button = [this](const char* name, MessageKey label, auto run) {
        return make_button(this, name, messages_.get(label), run);
    };
    const std::string label = messages_.get("gui.pictures.folder"_msg);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto beside = in_row(*this, wxLEFT);
    row->Add(make_label(this, label), wxSizerFlags().CentreVertical());
    folder_ = new wxTextCtrl(this, wxID_ANY, to_wx(with_.settings.picture_folder),
                             wxDefaultPosition, FromDIP(wxSize(200, -1)), wxTE_PROCESS_ENTER);
    set_names(*folder_, "own picture folder", spoken_label(label));
    folder_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { read(); });
    row->Add(folder_, in_row(*this, wxLEFT).Proportion(1));
    row->Add(button("choose pictures", "gui.pictures.choose"_msg, [this] { choose(); }), beside);
    row->Add(button("read pictures", "gui.pictures.read"_msg, [this] { read(); }), beside);
    take_away_ =
        button("take pictures away", "gui.pictures.take-away"_msg, [this] { take_away(); });
    take_away_->SetToolTip(to_wx(messages_.get("gui.pictures.take-away.help"_msg)));
    row->Add(take_away_, beside);
    GetSizer()->Add(row, stretched(*this, wxLEFT | wxRIGHT));
}

void PicturesPage::go_to_folder()
{
    folder_->SetFocus();
    folder_->SelectAll();
}

void PicturesPage::make_result()
{
    count_ = new FlowingText(this, "pictures count");
    count_->SetFont(large_type(count_->GetFont().Bold()));
    gauge_ = new wxGauge(this, wxID_ANY, 1, wxDefaultPosition, FromDIP(wxSize(140, 8)));
    set_names(*gauge_, "pictures progress", messages_.get("folder.progress"_msg));
    stop_ = make_button(
        this, "stop pictures", messages_.get("folder.stop"_msg), [this] { stop(); }, wxID_STOP);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(count_, wxSizerFlags(1).CentreVertical());
    row->Add(gauge_, in_row(*this, wxLEFT));
    row->Add(stop_, in_row(*this, wxLEFT));
    const auto below = stretched(*this, wxLEFT | wxRIGHT | wxTOP);
    GetSizer()->Add(row, below);
    files_ = new FlowingText(this, "pictures files");
    GetSizer()->Add(files_, stretched(*this, wxLEFT | wxRIGHT | wxTOP));
    preview_ = new FaceRow(this, "pictures preview", with_.faces, preview_width);
    GetSizer()->Add(preview_, below);
}

void PicturesPage::make_lists()
{
    const auto text = [this](MessageKey key) { return messages_.get(key); };
    names_ = new TextList(this, "picture names", text("gui.pictures.names"_msg),
                          {{text("gui.pictures.column.naming"_msg), 180, 1},
                           {text("gui.pictures.column.example"_msg), 215, 1}});
    unused_ = new TextList(this, "unused pictures", text("gui.pictures.unused"_msg),
                           {{text("gui.pictures.column.file"_msg), 120, 1},
                            {text("gui.pictures.column.reason"_msg), 260, 3}});
    for (TextList* list : {names_, unused_})
        list->SetMinSize(FromDIP(wxSize(300, 160)));
    copy_ = make_button(this, "copy unused pictures", text("gui.pictures.copy"_msg),
                        [this] { copy_unused(); });
    auto* left = new wxBoxSizer(wxVERTICAL);
    auto* left_head = new wxBoxSizer(wxHORIZONTAL);
    left_head->Add(make_heading(this, text("gui.pictures.names"_msg)),
                   wxSizerFlags(1).CentreVertical());
    left_head->Add(0, copy_->GetBestSize().y); // as high as the heading on the right
    left->Add(left_head, stretched(*this, wxBOTTOM, Space::Tight));
    left->Add(names_, wxSizerFlags(1).Expand());
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(make_heading(this, text("gui.pictures.unused"_msg)),
              wxSizerFlags(1).CentreVertical());
    head->Add(copy_, wxSizerFlags().CentreVertical());
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(head, stretched(*this, wxBOTTOM, Space::Tight));
    right->Add(unused_, wxSizerFlags(1).Expand());
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left, wxSizerFlags(5).Expand());
    columns->Add(right, stretched(*this, wxLEFT).Proportion(6));
    GetSizer()->Add(columns, stretched(*this, wxALL).Proportion(1));
}

void PicturesPage::show_names()
{
    const Catalogue& catalogue = with_.document.catalogue();
    const Card* selected = with_.selection.card();
    const Card& card = selected ? *selected : catalogue.library.cards().front();
    const std::string name = card_name(card, messages_.card_language());
    std::vector<TextRow> rows;
    for (const PictureNameExample& each : picture_name_examples(card, catalogue.tools()))
        rows.push_back({{picture_naming_text(each.naming, messages_), each.file}});
    names_->show(std::move(rows), std::nullopt);
    set_accessible_description(*names_,
                               messages_.get("gui.pictures.names.of"_msg, {{"card", name}}));
}

void PicturesPage::choose()
{
    wxDirDialog dialog(this, to_wx(messages_.get("gui.pictures.choose.title"_msg)),
                       folder_->GetValue());
    if (dialog.ShowModal() == wxID_OK)
        use(from_wx(dialog.GetPath()));
}

void PicturesPage::use(const std::filesystem::path& folder)
{
    folder_->ChangeValue(to_wx(folder.string()));
    read();
}

void PicturesPage::read()
{
    const std::filesystem::path folder = from_wx(folder_->GetValue());
    if (folder.empty())
        return take_away();
    show_progress(0);
    worker_.run([this, folder,
                 tools = with_.document.catalogue().tools()](const Worker::Reporter& reporter) {
        auto pictures = std::make_shared<const PictureFolder>(
            read_picture_folder(folder, tools, reporter.stop(), [&](int files) {
                reporter.tell([this, files] { show_progress(files); });
            }));
        reporter.tell([this, pictures = std::move(pictures)] { take(pictures); });
    });
}

/// Stops reading; the pictures used before stay in use.
void PicturesPage::stop()
{
    worker_.cancel();
    show_pictures();
}

void PicturesPage::take(std::shared_ptr<const PictureFolder> pictures)
{
    pictures_ = std::move(pictures);
    if (!pictures_->fault()) {
        with_.settings.picture_folder = pictures_->folder().string();
        with_.faces.use_pictures(pictures_);
    }
    show_pictures();
}

/// Stops using the folder. Its files and the path in the field stay.
void PicturesPage::take_away()
{
    worker_.cancel();
    with_.settings.picture_folder.clear();
    pictures_ = nullptr;
    with_.faces.use_pictures(nullptr);
    show_pictures();
}

void PicturesPage::show_pictures()
{
    std::vector<TextRow> rows;
    std::string files;
    if (!pictures_) {
        count_->tell(messages_.get("gui.pictures.none"_msg));
    } else if (pictures_->fault()) {
        count_->tell(placed_fault_text(*pictures_->fault(), messages_));
    } else {
        count_->tell(
            picture_count_text(pictures_->cards(), with_.document.catalogue().library, messages_));
        files = picture_files_text(*pictures_, messages_);
        const auto& unused = pictures_->unused();
        for (std::size_t at = 0; at < std::min(unused.size(), max_shown_files); ++at)
            rows.push_back({{shown_below(unused[at].file, pictures_->folder()),
                             unused_picture_text(unused[at], *pictures_, messages_)}});
    }
    files_->tell(files);
    copy_->Enable(!rows.empty());
    unused_->show(std::move(rows), std::nullopt);
    take_away_->Enable(!with_.settings.picture_folder.empty());
    show_preview();
}

void PicturesPage::show_preview()
{
    std::vector<const Card*> cards;
    if (pictures_)
        cards = some_of(pictures_->cards_with_picture(with_.document.catalogue().library));
    std::vector<std::string> names;
    for (const Card* card : cards)
        names.push_back(card_name(*card, messages_.card_language()));
    const std::string spoken = names.empty() ? std::string()
                                             : labelled(messages_.get("gui.pictures.preview"_msg),
                                                        messages_.list(names), messages_);
    preview_->show(std::move(cards), spoken);
    Layout();
    FitInside();
}

void PicturesPage::show_progress(int files)
{
    count_->tell(messages_.get("gui.pictures.reading"_msg, {{"count", files}}));
    gauge_->Pulse();
}

void PicturesPage::show_busy()
{
    gauge_->Show(worker_.is_busy());
    stop_->Show(worker_.is_busy());
    Layout();
}

void PicturesPage::copy_unused() const
{
    if (!pictures_)
        return;
    std::string text;
    for (const PictureFolder::Unused& unused : pictures_->unused())
        text += shown_below(unused.file, pictures_->folder()) + "\t" +
                unused_picture_text(unused, *pictures_, messages_) + "\n";
    copy_text(text);
}

} // namespace kizuna
