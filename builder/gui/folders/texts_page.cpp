#include "gui/folders/texts_page.h"

#include "app/cards/card_import_text.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"
#include "gui/text/text_output.h"

#include <wx/dirdlg.h>
#include <wx/filedlg.h>
#include <wx/wrapsizer.h>

#include <utility>

namespace kizuna {
namespace {

/// The most rows listed: a longer list is too long to read and slow to fill.
constexpr std::size_t max_shown_rows = 2000;

} // namespace

TextsPage::TextsPage(wxWindow* parent, const WindowContext& with)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL),
      with_(with), messages_(with.messages)
{
    SetName("texts page");
    SetScrollRate(0, FromDIP(16));
    keep_scroll_bar(*this);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    const auto below = stretched(*this, wxLEFT | wxRIGHT | wxTOP);
    auto* intro = new FlowingText(this, "texts intro");
    GetSizer()->Add(intro, below);
    intro->tell(messages_.get("gui.texts.intro"_msg));
    make_buttons();
    count_ = new FlowingText(this, "texts count");
    count_->SetFont(large_type(count_->GetFont().Bold()));
    GetSizer()->Add(count_, below);
    told_ = new FlowingText(this, "texts told");
    GetSizer()->Add(told_, below);
    make_list();
    texts_changed_ = with_.user_cards.texts_changed.subscribe([this] { show_count(); });
    show_count();
}

void TextsPage::make_buttons()
{
    auto* row = new wxWrapSizer(wxHORIZONTAL);
    const auto add = [&](const char* name, MessageKey label, auto run) {
        wxButton* made = make_button(this, name, messages_.get(label), run);
        row->Add(made, spaced(*this, wxRIGHT | wxTOP));
        return made;
    };
    add("choose text files", "gui.texts.files"_msg, [this] { choose_files(); });
    add("choose text folder", "gui.texts.folder"_msg, [this] { choose_folder(); });
    take_away_ = add("take texts away", "gui.texts.take-away"_msg, [this] { take_away(); });
    bring_back_ = add("bring texts back", "gui.texts.bring-back"_msg, [this] { bring_back(); });
    GetSizer()->Add(row, stretched(*this, wxLEFT | wxRIGHT));
}

void TextsPage::make_list()
{
    const auto text = [this](MessageKey key) { return messages_.get(key); };
    auto* heading = make_heading(this, text("gui.texts.unread"_msg));
    copy_ = make_button(this, "copy unread texts", text("gui.pictures.copy"_msg),
                        [this] { copy_unread(); });
    copy_->Disable();
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(heading, wxSizerFlags(1).CentreVertical());
    head->Add(copy_, wxSizerFlags().CentreVertical());
    GetSizer()->Add(head, stretched(*this, wxLEFT | wxRIGHT | wxTOP));
    unread_ = new TextList(this, "unread texts", text("gui.texts.unread"_msg),
                           {{text("gui.pictures.column.file"_msg), 200, 2},
                            {text("gui.pictures.column.reason"_msg), 260, 3}});
    unread_->SetMinSize(FromDIP(wxSize(300, 160)));
    GetSizer()->Add(unread_, stretched(*this, wxALL).Proportion(1));
}

void TextsPage::choose_files()
{
    wxFileDialog dialog(this, to_wx(messages_.get("card-text.title"_msg)), "", "", "*",
                        wxFD_OPEN | wxFD_MULTIPLE | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK)
        return;
    wxArrayString paths;
    dialog.GetPaths(paths);
    std::vector<std::filesystem::path> files;
    for (const wxString& path : paths)
        files.emplace_back(from_wx(path));
    import(files);
}

void TextsPage::choose_folder()
{
    wxDirDialog dialog(this, to_wx(messages_.get("card-text.title"_msg)));
    if (dialog.ShowModal() == wxID_OK)
        import({from_wx(dialog.GetPath())});
}

void TextsPage::import(const std::vector<std::filesystem::path>& files)
{
    tell(messages_.get("gui.texts.reading"_msg), {});
    worker_.run([files, tools = with_.document.catalogue().tools()](
                    const std::stop_token& stop) { return import_cards(files, tools, stop); },
                [this](CardImport imported) { take(std::move(imported)); });
}

void TextsPage::take(CardImport imported)
{
    const std::string sentence = joined_sentences(
        card_import_text(imported, messages_),
        replaced_texts_text(imported.texts.differing(with_.user_cards.texts()), messages_),
        messages_);
    std::vector<TextRow> rows;
    const auto add = [&](const std::string& file, int line, const std::string& said) {
        if (rows.size() < max_shown_rows)
            rows.push_back({{row_place_text(file, line, messages_), said}});
    };
    for (const UnreadRow& row : imported.unread)
        add(row.file, row.line, unread_row_text(row, messages_));
    for (const CardConflict& conflict : imported.conflicts)
        add(conflict.file, conflict.line, card_conflict_text(conflict, messages_));
    copy_->Enable(!rows.empty());
    unread_->show(std::move(rows), std::nullopt);
    if (imported.texts.size() > 0)
        taken_ = {};
    tell(sentence, with_.user_cards.add(std::move(imported)));
    show_count();
}

void TextsPage::take_away()
{
    worker_.cancel();
    taken_ = with_.user_cards.texts();
    tell(messages_.get("gui.texts.taken"_msg), with_.user_cards.replace_texts({}));
    show_count();
    bring_back_->SetFocus();
}

void TextsPage::bring_back()
{
    const auto fault = with_.user_cards.replace_texts(std::exchange(taken_, {}));
    tell({}, fault);
    show_count();
    take_away_->SetFocus();
}

void TextsPage::tell(const std::string& sentence, const std::optional<Fault>& fault)
{
    told_->tell(fault ? joined_sentences(sentence, placed_fault_text(*fault, messages_), messages_)
                      : sentence);
    Layout();
    FitInside();
}

void TextsPage::show_count()
{
    const CardTexts& texts = with_.user_cards.texts();
    const CardLibrary& library = with_.document.catalogue().library;
    count_->tell(text_count_text(texts.known_in(library), library, messages_));
    take_away_->Enable(texts.size() > 0);
    bring_back_->Show(taken_.size() > 0);
    Layout();
}

void TextsPage::copy_unread() const
{
    std::string text;
    for (std::size_t at = 0; at < unread_->row_count(); ++at)
        text += unread_->row(at).cells[0] + "\t" + unread_->row(at).cells[1] + "\n";
    copy_text(text);
}

} // namespace kizuna
