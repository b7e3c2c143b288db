// Commands that save, copy, share and print the deck as a picture or a sheet.
#include "gui/window/window_parts.h"

#include "app/base/files.h"
#include "app/faces/deck_picture_drawing.h"
#include "app/print/sheet_html.h"
#include "app/print/sheet_pages.h"
#include "app/text/fault_text.h"
#include "cards/base/plain_text.h"
#include "gui/base/wx_text.h"
#include "gui/dialogs/picture_dialog.h"
#include "gui/dialogs/print_dialog.h"
#include "gui/dialogs/share_dialog.h"
#include "gui/faces/face_picture.h"
#include "gui/text/text_output.h"

#include <wx/filedlg.h>
#include <wx/frame.h>

#include <optional>
#include <utility>

namespace kizuna {
namespace {

/// Asks for a file name to write to; empty if the user cancels. `mend` corrects the ending of the
/// name: its arguments are the name and the number of the chosen filter.
template <typename Mend>
std::optional<std::filesystem::path> chosen_file(WindowParts& parts, MessageKey title,
                                                 std::string_view ending,
                                                 const std::string& filters, const Mend& mend)
{
    const std::filesystem::path suggested = parts.with().files.suggested_file(ending);
    wxFileDialog dialog(&parts.frame(), to_wx(parts.with().messages.get(title)),
                        to_wx(suggested.parent_path().string()),
                        to_wx(suggested.filename().string()), to_wx(filters),
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    const std::filesystem::path typed = from_wx(dialog.GetPath());
    std::filesystem::path file = typed;
    mend(file, dialog.GetFilterIndex());
    std::error_code ignored;
    if (file != typed && std::filesystem::exists(file, ignored) &&
        !parts.questions().may_replace(file))
        return std::nullopt;
    return file;
}

/// Writes a file in the background, then tells the fault, or `saved` if it worked.
template <typename Contents>
void write_beside(WindowParts& parts, const std::filesystem::path& file, MessageKey saved,
                  Contents contents)
{
    const auto write = [file, contents = std::move(contents)](const std::stop_token&) {
        return write_file(file, contents());
    };
    const auto tell = [&parts, saved,
                       name = file.filename().string()](const std::optional<Fault>& fault) {
        const Messages& messages = parts.with().messages;
        if (fault)
            parts.questions().tell_failure(placed_fault_text(*fault, messages));
        else
            parts.questions().tell_success(messages.get(saved, {{"file", name}}));
    };
    parts.drawing().run(write, tell);
}

std::string lower_ending(const std::filesystem::path& file)
{
    return lower_case(file.extension().string());
}

bool is_html_file(const std::filesystem::path& file)
{
    return lower_ending(file) == ".html" || lower_ending(file) == ".htm";
}

/// Asks for the file of a picture. A name that ends neither in .png nor in .svg gets the kind's
/// ending; .png becomes .svg if the kind is SVG.
std::optional<std::filesystem::path> chosen_picture_file(WindowParts& parts,
                                                         const PictureKind& kind)
{
    const std::string filter =
        parts.with().messages.get(kind.name) + "|*" + std::string(kind.ending);
    return chosen_file(parts, "gui.picture.title"_msg, kind.ending, filter,
                       [&kind](std::filesystem::path& file, int) {
                           const std::string ending = lower_ending(file);
                           if (ending == ".png" && kind.ending == ".svg")
                               file.replace_extension(kind.ending);
                           else if (ending != ".png" && ending != ".svg")
                               file += kind.ending;
                       });
}

void save_picture(WindowParts& parts, const std::filesystem::path& file, int scale,
                  PictureOrder order)
{
    write_beside(parts, file, "gui.picture.saved"_msg,
                 [is_svg = lower_ending(file) == ".svg", scale, order = std::move(order)] {
                     const DeckPicture picture = order.with_own_pictures(2);
                     return is_svg ? deck_picture_svg(picture, order.look, order.letters)
                                   : deck_picture_png(picture, order.look, scale, order.letters);
                 });
}

void copy_picture(WindowParts& parts, int scale, PictureOrder order)
{
    const auto draw = [order = std::move(order), scale](const std::stop_token&) {
        return order.pixels(scale);
    };
    const auto copy = [&parts](const Pixels& pixels) {
        const Messages& messages = parts.with().messages;
        if (copy_bitmap(to_bitmap(pixels, 1)))
            parts.questions().tell_success(messages.get(
                "gui.picture.copied"_msg, {{"width", pixels.width}, {"height", pixels.height}}));
        else
            parts.questions().tell_failure(messages.get("gui.picture.failed"_msg));
    };
    parts.drawing().run(draw, copy);
}

} // namespace

/// Cancelling the file dialog leads back to the choices.
void save_deck_picture(WindowParts& parts)
{
    Settings& settings = parts.with().settings;
    PictureDialog dialog(&parts.frame(), parts.with());
    int answer = wxID_SAVE;
    while (answer == wxID_SAVE) {
        answer = dialog.ShowModal();
        if (answer == wxID_CANCEL)
            return;
        settings.picture_kind = dialog.kind().id;
        settings.picture_paper = dialog.is_dark() ? "dark" : "light";
        if (answer == wxID_COPY)
            return copy_picture(parts, dialog.kind().scale, dialog.order());
        if (const auto file = chosen_picture_file(parts, dialog.kind()))
            return save_picture(parts, *file, dialog.kind().scale, dialog.order());
    }
}

void copy_deck_picture(WindowParts& parts)
{
    constexpr int scale = 2;
    copy_picture(parts, scale, picture_order(parts.with(), parts.frame(), parts.with().messages));
}

void share_deck(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    ShareDialog(&parts.frame(), with.document.deck(), with.document.catalogue().library,
                with.messages)
        .ShowModal();
}

/// A sheet saved to a file is PDF or HTML by the ending of its name.
void open_printing(WindowParts& parts)
{
    PrintDialog dialog(&parts.frame(), parts.with());
    if (dialog.ShowModal() != wxID_SAVE || !dialog.pages())
        return;
    const auto file = chosen_file(parts, "gui.print.title"_msg, ".pdf", "PDF|*.pdf|HTML|*.html",
                                  [](std::filesystem::path& name, int filter) {
                                      // HTML if the name or the chosen filter says so.
                                      const bool is_html = is_html_file(name) || filter == 1;
                                      if (is_html && !is_html_file(name))
                                          name.replace_extension(".html");
                                      else if (!is_html && lower_ending(name) != ".pdf")
                                          name += ".pdf";
                                  });
    if (!file)
        return;
    write_beside(parts, *file, "gui.print.saved"_msg,
                 [pages = *dialog.pages(), is_html = is_html_file(*file)] {
                     return is_html ? sheet_html(*pages.sheet, *pages.paper, *pages.messages)
                                    : sheet_pdf(pages);
                 });
}

} // namespace kizuna
