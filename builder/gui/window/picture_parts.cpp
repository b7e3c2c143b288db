#include "gui/window/window_parts.h"

#include "app/base/files.h"
#include "app/faces/deck_picture_drawing.h"
#include "app/text/fault_text.h"
#include "cards/base/plain_text.h"
#include "gui/dialogs/picture_dialog.h"
#include "gui/dialogs/share_dialog.h"
#include "gui/faces/face_picture.h"
#include "gui/text/text_output.h"
#include "gui/wx_text.h"

#include <wx/filedlg.h>
#include <wx/frame.h>

#include <optional>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view svg_ending = ".svg";

struct ChosenFile {
    std::filesystem::path path;
    bool is_svg = false;
};

/// Asks for a name; one that says nothing of its kind gets the kind's ending.
std::optional<ChosenFile> chosen_file(WindowParts& parts, const PictureKind& kind)
{
    const Messages& messages = parts.with().messages;
    const std::filesystem::path suggested = parts.with().files.suggested_file(kind.ending);
    wxFileDialog dialog(&parts.frame(), to_wx(messages.get("gui.picture.title"_msg)),
                        to_wx(suggested.parent_path().string()),
                        to_wx(suggested.filename().string()),
                        to_wx(messages.get(kind.name) + "|*" + std::string(kind.ending)),
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    const std::filesystem::path typed = from_wx(dialog.GetPath());
    ChosenFile chosen{typed};
    std::string ending = lower_case(typed.extension().string());
    if (ending == ".png" && kind.ending == svg_ending) {
        ending = svg_ending;
        chosen.path.replace_extension(ending);
    } else if (ending != ".png" && ending != svg_ending) {
        ending = kind.ending;
        chosen.path += ending;
    }
    std::error_code ignored;
    if (chosen.path != typed && std::filesystem::exists(chosen.path, ignored) &&
        !parts.questions().may_replace(chosen.path))
        return std::nullopt;
    chosen.is_svg = ending == svg_ending;
    return chosen;
}

void save_picture(WindowParts& parts, const ChosenFile& file, int scale, PictureOrder order)
{
    const auto draw = [order = std::move(order), file, scale](const std::stop_token&) {
        const DeckPicture picture = order.with_own_pictures(2);
        return write_file(
            file.path, file.is_svg ? deck_picture_svg(picture, order.look, order.letters)
                                   : deck_picture_png(picture, order.look, scale, order.letters));
    };
    const auto tell = [&parts,
                       name = file.path.filename().string()](const std::optional<Fault>& fault) {
        const Messages& messages = parts.with().messages;
        if (fault)
            parts.questions().tell_failure(placed_fault_text(*fault, messages));
        else
            parts.questions().tell_success(messages.get("gui.picture.saved"_msg, {{"file", name}}));
    };
    parts.drawing().run(draw, tell);
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

/// The choices stay open until there is a name for the file.
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
        if (const auto file = chosen_file(parts, dialog.kind()))
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

} // namespace kizuna
