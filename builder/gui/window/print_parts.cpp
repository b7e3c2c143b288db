#include "gui/window/window_parts.h"

#include "app/base/files.h"
#include "app/print/sheet_html.h"
#include "app/print/sheet_pages.h"
#include "app/text/fault_text.h"
#include "cards/base/plain_text.h"
#include "gui/dialogs/print_dialog.h"
#include "gui/wx_text.h"

#include <wx/filedlg.h>
#include <wx/frame.h>

#include <optional>

namespace kizuna {
namespace {

bool is_html_file(const std::filesystem::path& file)
{
    const std::string ending = lower_case(file.extension().string());
    return ending == ".html" || ending == ".htm";
}

/// Where the sheet goes; its ending says whether it is PDF or HTML.
std::optional<std::filesystem::path> chosen_file(WindowParts& parts)
{
    const Messages& messages = parts.with().messages;
    const std::filesystem::path suggested = parts.with().files.suggested_file(".pdf");
    wxFileDialog dialog(&parts.frame(), to_wx(messages.get("gui.print.title"_msg)),
                        to_wx(suggested.parent_path().string()),
                        to_wx(suggested.filename().string()), "PDF|*.pdf|HTML|*.html",
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    const std::filesystem::path typed = from_wx(dialog.GetPath());
    std::filesystem::path file = typed;
    // Both the name and the kind may say HTML.
    const bool is_html = is_html_file(typed) || dialog.GetFilterIndex() == 1;
    if (is_html && !is_html_file(typed))
        file.replace_extension(".html");
    else if (!is_html && lower_case(typed.extension().string()) != ".pdf")
        file += ".pdf";
    std::error_code ignored;
    if (file != typed && std::filesystem::exists(file, ignored) &&
        !parts.questions().may_replace(file))
        return std::nullopt;
    return file;
}

void save(WindowParts& parts, const SheetPages& pages)
{
    const auto file = chosen_file(parts);
    if (!file)
        return;
    const auto write = [pages, file = *file](const std::stop_token&) {
        return write_file(file, is_html_file(file)
                                    ? sheet_html(*pages.sheet, *pages.paper, *pages.messages)
                                    : sheet_pdf(pages));
    };
    const auto tell = [&parts,
                       name = file->filename().string()](const std::optional<Fault>& fault) {
        const Messages& messages = parts.with().messages;
        if (fault)
            parts.questions().tell_failure(placed_fault_text(*fault, messages));
        else
            parts.questions().tell_success(messages.get("gui.print.saved"_msg, {{"file", name}}));
    };
    parts.drawing().run(write, tell);
}

} // namespace

void open_printing(WindowParts& parts)
{
    PrintDialog dialog(&parts.frame(), parts.with());
    if (dialog.ShowModal() == wxID_SAVE && dialog.pages())
        save(parts, *dialog.pages());
}

} // namespace kizuna
