#include "gui/window/picture_parts.h"

#include "app/base/files.h"
#include "app/faces/deck_picture_drawing.h"
#include "app/text/fault_text.h"
#include "cards/base/plain_text.h"
#include "gui/dialogs/share_dialog.h"
#include "gui/faces/face_cache.h"
#include "gui/faces/face_picture.h"
#include "gui/text/text_output.h"
#include "gui/window/window_parts.h"
#include "gui/wx_text.h"

#include <wx/filedlg.h>
#include <wx/filedlgcustomize.h>
#include <wx/frame.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace kizuna {
namespace {

constexpr std::string_view svg_ending = ".svg";

struct PictureFile {
    std::string_view id; ///< as Settings::picture_kind
    MessageKey name;
    std::string_view ending;
    int scale;
};

/// The kinds of pictures, as the file dialog offers them.
constexpr std::array picture_kinds{
    PictureFile{"2160", "gui.picture.large"_msg, ".png", 2},
    PictureFile{"1080", "gui.picture.small"_msg, ".png", 1},
    PictureFile{"svg", "gui.picture.svg"_msg, ".svg", 2},
};

/// What was saved last, in picture_kinds; the first where nothing was.
std::size_t last_kind(const Settings& settings)
{
    const auto found = std::ranges::find(picture_kinds, settings.picture_kind, &PictureFile::id);
    return found == picture_kinds.end() ? 0
                                        : static_cast<std::size_t>(found - picture_kinds.begin());
}

/// Everything that a picture is drawn from, for another thread.
struct PictureOrder {
    DeckPicture picture;
    FaceLook look;
    Typeface letters;
    std::shared_ptr<const PictureFolder> own_pictures; ///< null: none
};

PictureOrder order_for(const WindowParts& parts)
{
    const WindowContext& with = parts.with();
    Deck deck = with.document.deck();
    deck.name = with.files.deck_name();
    return {deck_picture(deck, with.document.catalogue(), with.messages), face_look_of_theme(),
            Typeface{from_wx(parts.frame().GetFont().GetFaceName()), with.messages.language()},
            with.faces.pictures()};
}

/// Runs in the thread.
DeckPicture with_own(const PictureOrder& order)
{
    DeckPicture picture = order.picture;
    const double widest = 2 * picture_grid(picture).face_width;
    if (order.own_pictures)
        load_card_pictures(picture, *order.own_pictures, static_cast<int>(std::ceil(widest)));
    return picture;
}

/// Light or dark, below the list of files.
class DarkChoice : public wxFileDialogCustomizeHook {
public:
    DarkChoice(bool is_dark, const Messages& messages) : is_dark_(is_dark), messages_(messages) {}

    void AddCustomControls(wxFileDialogCustomize& dialog) override
    {
        box_ = dialog.AddCheckBox(to_wx(messages_.get("gui.picture.dark"_msg)));
        box_->SetValue(is_dark_);
    }
    void TransferDataFromCustomControls() override { is_dark_ = box_->GetValue(); }

    bool is_dark() const { return is_dark_; }

private:
    bool is_dark_;
    const Messages& messages_;
    wxFileDialogCheckBox* box_ = nullptr;
};

struct ChosenPicture {
    std::filesystem::path file;
    bool is_svg = false;
    int scale = 2;
    bool is_dark = false;
};

std::optional<ChosenPicture> chosen_picture(WindowParts& parts)
{
    const Messages& messages = parts.with().messages;
    Settings& settings = parts.with().settings;
    std::string filters;
    for (const PictureFile& kind : picture_kinds)
        filters += (filters.empty() ? "" : "|") + messages.get(kind.name) + "|*" +
                   std::string(kind.ending);
    const std::size_t last = last_kind(settings);
    const std::filesystem::path suggested =
        parts.with().files.suggested_file(picture_kinds.at(last).ending);
    const bool is_dark = settings.picture_paper.empty() ? face_look_of_theme() == dark_face
                                                        : settings.picture_paper == "dark";
    DarkChoice dark(is_dark, messages);
    wxFileDialog dialog(&parts.frame(), to_wx(messages.get("gui.picture.title"_msg)),
                        to_wx(suggested.parent_path().string()),
                        to_wx(suggested.filename().string()), to_wx(filters),
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    dialog.SetFilterIndex(static_cast<int>(last));
    dialog.SetCustomizeHook(dark);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    const auto filter = static_cast<std::size_t>(std::max(0, dialog.GetFilterIndex()));
    const PictureFile& kind = picture_kinds.at(std::min(filter, picture_kinds.size() - 1));
    settings.picture_kind = kind.id;
    settings.picture_paper = dark.is_dark() ? "dark" : "light";
    ChosenPicture chosen{from_wx(dialog.GetPath()), false, kind.scale, dark.is_dark()};
    // Both the name and the kind may say SVG; a name that says nothing gets the kind's ending.
    std::string ending = lower_case(chosen.file.extension().string());
    const std::filesystem::path typed = chosen.file;
    if (ending == ".png" && kind.ending == svg_ending) {
        ending = svg_ending;
        chosen.file.replace_extension(ending);
    } else if (ending != ".png" && ending != svg_ending) {
        ending = kind.ending;
        chosen.file += ending;
    }
    std::error_code ignored;
    if (chosen.file != typed && std::filesystem::exists(chosen.file, ignored) &&
        !parts.questions().may_replace(chosen.file))
        return std::nullopt;
    chosen.is_svg = ending == svg_ending;
    return chosen;
}

} // namespace

void save_deck_picture(WindowParts& parts)
{
    const auto chosen = chosen_picture(parts);
    if (!chosen)
        return;
    PictureOrder order = order_for(parts);
    order.look = chosen->is_dark ? dark_face : light_face;
    const auto draw = [order = std::move(order), chosen = *chosen](const std::stop_token&) {
        const DeckPicture picture = with_own(order);
        return write_file(chosen.file,
                          chosen.is_svg
                              ? deck_picture_svg(picture, order.look, order.letters)
                              : deck_picture_png(picture, order.look, chosen.scale, order.letters));
    };
    const auto tell = [&parts,
                       name = chosen->file.filename().string()](const std::optional<Fault>& fault) {
        const Messages& messages = parts.with().messages;
        if (fault)
            parts.questions().tell_failure(placed_fault_text(*fault, messages));
        else
            parts.questions().tell_success(messages.get("gui.picture.saved"_msg, {{"file", name}}));
    };
    parts.drawing().run(draw, tell);
}

void copy_deck_picture(WindowParts& parts)
{
    const auto draw = [order = order_for(parts)](const std::stop_token&) {
        const DeckPicture picture = with_own(order);
        constexpr int scale = 2;
        return Canvas::pixels(
            scale * deck_picture_width, scale * deck_picture_height(picture), scale, order.letters,
            [&](Canvas& canvas) { draw_deck_picture(canvas, picture, order.look); });
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

void share_deck(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    ShareDialog(&parts.frame(), with.document.deck(), with.document.catalogue().library,
                with.messages)
        .ShowModal();
}

} // namespace kizuna
