#include "gui/folders/pictures_window.h"

#include "cards/base/plain_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/folders/pictures_page.h"
#include "gui/folders/texts_page.h"
#include "gui/text/text_dialog.h"

#include <wx/dnd.h>
#include <wx/notebook.h>

namespace kizuna {
namespace {

class OwnFilesDrop : public wxFileDropTarget {
public:
    explicit OwnFilesDrop(PicturesWindow& window) : window_(window) {}

    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override
    {
        std::vector<std::filesystem::path> dropped;
        for (const wxString& file : files)
            dropped.emplace_back(from_wx(file));
        // Later: the program that the files come from waits until this handler returns.
        window_.CallAfter([&window = window_, dropped] { window.take(dropped); });
        return true;
    }

private:
    PicturesWindow& window_;
};

} // namespace

PicturesWindow::PicturesWindow(wxWindow* parent, const WindowContext& with)
    : OwnDialog(parent, "own pictures", with.messages.get("gui.pictures.title"_msg), wxMAXIMIZE_BOX)
{
    const Messages& messages = with.messages;
    pages_ = new wxNotebook(this, wxID_ANY);
    set_names(*pages_, "own files", messages.get("gui.pictures.title"_msg));
    pictures_ = new PicturesPage(pages_, with);
    texts_ = new TextsPage(pages_, with);
    pages_->AddPage(pictures_, to_wx(messages.get("gui.pictures.tab"_msg)), true);
    pages_->AddPage(texts_, to_wx(messages.get("gui.texts.tab"_msg)));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(pages_, stretched(*this, wxALL, Space::Near).Proportion(1));
    auto* close = close_button(this, messages);
    const auto help = [this, &messages] {
        TextDialog(this, messages, messages.get("gui.help.pictures.title"_msg),
                   messages.get("gui.help.pictures"_msg), wxSize(640, 480))
            .ShowModal();
    };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(
        make_button(this, "pictures help", messages.get("gui.pictures.help"_msg), help, wxID_HELP));
    row->AddStretchSpacer();
    row->Add(close);
    column->Add(row, stretched(*this, wxLEFT | wxRIGHT | wxBOTTOM, Space::Near));
    SetMinSize(FromDIP(wxSize(640, 420)));
    open_at_size(column, wxSize(1080, 680));
    SetDropTarget(new OwnFilesDrop(*this)); // the window owns it
    hide_when_closed();
}

void PicturesWindow::take(const std::vector<std::filesystem::path>& dropped)
{
    if (dropped.empty())
        return;
    const std::filesystem::path& first = dropped.front();
    const std::string ending = lower_case(first.extension().string());
    const bool is_text = ending == ".txt" || ending == ".fe0db";
    if (is_text || pages_->GetSelection() == 1) {
        pages_->SetSelection(1);
        return texts_->import(dropped);
    }
    std::error_code unknown;
    const bool is_folder = std::filesystem::is_directory(first, unknown);
    pictures_->use(is_folder ? first : first.parent_path());
}

void PicturesWindow::bring_up()
{
    pictures_->show_names();
    Show();
    Raise();
    if (pages_->GetSelection() == 0)
        pictures_->go_to_folder();
}

} // namespace kizuna
