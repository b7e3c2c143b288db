#include "gui/window/print_parts.h"

#include "app/base/files.h"
#include "app/print/sheet_html.h"
#include "app/print/sheet_pages.h"
#include "app/text/fault_text.h"
#include "cards/text/plain_text.h"
#include "gui/faces/face_cache.h"
#include "gui/window/window_parts.h"
#include "gui/wx_text.h"

#include <wx/filedlg.h>
#include <wx/filedlgcustomize.h>
#include <wx/frame.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace kizuna {
namespace {

/// Sheet and paper, below the list of files.
class SheetChoices : public wxFileDialogCustomizeHook {
public:
    explicit SheetChoices(const Messages& messages) : messages_(messages) {}

    void AddCustomControls(wxFileDialogCustomize& dialog) override
    {
        const std::vector<wxString> sheets{to_wx(messages_.get("print.recipe"_msg)),
                                           to_wx(messages_.get("print.registration"_msg)),
                                           to_wx(messages_.get("print.proxies"_msg))};
        std::vector<wxString> sizes;
        for (const Paper& each : papers())
            sizes.push_back(to_wx(std::string(each.name)));
        sheet_ = dialog.AddChoice(sheets.size(), sheets.data());
        sheet_->SetSelection(0);
        paper_ = dialog.AddChoice(sizes.size(), sizes.data());
        paper_->SetSelection(0);
    }
    void TransferDataFromCustomControls() override
    {
        kind = static_cast<SheetKind>(std::max(0, sheet_->GetSelection()));
        paper = &papers()[static_cast<std::size_t>(std::max(0, paper_->GetSelection()))];
    }

    SheetKind kind = SheetKind::Recipe;
    const Paper* paper = &papers().front();

private:
    const Messages& messages_;
    wxFileDialogChoice* sheet_ = nullptr;
    wxFileDialogChoice* paper_ = nullptr;
};

bool is_html_file(const std::filesystem::path& file)
{
    const std::string ending = lower_case(file.extension().string());
    return ending == ".html" || ending == ".htm";
}

struct ChosenSheet {
    std::filesystem::path file;
    SheetKind kind = SheetKind::Recipe;
    const Paper* paper = nullptr;
};

std::optional<ChosenSheet> chosen_sheet(WindowParts& parts)
{
    const Messages& messages = parts.with().messages;
    const std::filesystem::path suggested = parts.with().files.suggested_file(".pdf");
    SheetChoices choices(messages);
    wxFileDialog dialog(&parts.frame(), to_wx(messages.get("gui.print.title"_msg)),
                        to_wx(suggested.parent_path().string()),
                        to_wx(suggested.filename().string()), "PDF|*.pdf|HTML|*.html",
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    dialog.SetCustomizeHook(choices);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    ChosenSheet chosen{from_wx(dialog.GetPath()), choices.kind, choices.paper};
    // Both the name and the kind may say HTML.
    const std::filesystem::path typed = chosen.file;
    const bool is_html = is_html_file(typed) || dialog.GetFilterIndex() == 1;
    if (is_html && !is_html_file(typed))
        chosen.file.replace_extension(".html");
    else if (!is_html && lower_case(typed.extension().string()) != ".pdf")
        chosen.file += ".pdf";
    std::error_code ignored;
    if (chosen.file != typed && std::filesystem::exists(chosen.file, ignored) &&
        !parts.questions().may_replace(chosen.file))
        return std::nullopt;
    return chosen;
}

} // namespace

void save_for_printing(WindowParts& parts)
{
    const auto chosen = chosen_sheet(parts);
    if (!chosen)
        return;
    const WindowContext& with = parts.with();
    Deck deck = with.document.deck();
    deck.name = with.files.deck_name();
    auto words = std::make_shared<Messages>(with.messages.for_another_thread());
    words->choose_card_language(with.settings.card_names);
    const auto write = [deck = std::move(deck), words, chosen = *chosen,
                        grouping = grouping_of(with.settings.deck_grouping),
                        texts = with.user_cards.texts(), pictures = with.faces.pictures(),
                        &catalogue = with.document.catalogue()](const std::stop_token& stop) {
        const SheetOrder order{.kind = chosen.kind,
                               .grouping = grouping,
                               .own_texts = &texts,
                               .pictures = pictures.get()};
        DeckSheet sheet = deck_sheet(deck, catalogue, *words, order, stop);
        return write_file(chosen.file,
                          is_html_file(chosen.file)
                              ? sheet_html(sheet, *chosen.paper, *words)
                              : sheet_pdf(sheet_pages(std::move(sheet), *chosen.paper, *words)));
    };
    const auto tell = [&parts,
                       name = chosen->file.filename().string()](const std::optional<Fault>& fault) {
        const Messages& messages = parts.with().messages;
        if (fault)
            parts.questions().tell_failure(placed_fault_text(*fault, messages));
        else
            parts.questions().tell_success(messages.get("gui.print.saved"_msg, {{"file", name}}));
    };
    parts.drawing().run(write, tell);
}

} // namespace kizuna
