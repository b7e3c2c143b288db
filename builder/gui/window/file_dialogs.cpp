#include "gui/window/file_dialogs.h"

#include "decks/files/deck_file.h"
#include "gui/base/wx_text.h"
#include "gui/dialogs/import_dialog.h"
#include "gui/text/text_dialog.h"

#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

std::string pattern(const DeckFileKind& kind)
{
    return "*." + std::string(kind.extension);
}

/// The patterns of all deck files that can be read, as in "*.kizuna.yaml;*.txt".
std::string every_pattern()
{
    std::string all;
    for (const DeckFileKind& kind : deck_file_kinds()) {
        if (kind.recognises && all.find(pattern(kind)) == std::string::npos)
            all += (all.empty() ? "" : ";") + pattern(kind);
    }
    return all;
}

struct KindName {
    std::string_view id;
    MessageKey name;
};

constexpr std::array kind_names{
    KindName{"kizuna", "gui.kind.kizuna"_msg},
    KindName{"text", "gui.kind.text"_msg},
    KindName{"lackey", "gui.kind.lackey"_msg},
    KindName{"ciphervit", "gui.kind.ciphervit"_msg},
    KindName{"cipher-online", "gui.kind.cipher-online"_msg},
    KindName{"decksteria", "gui.kind.decksteria"_msg},
    KindName{"deck-builder", "gui.kind.deck-builder"_msg},
    KindName{"cockatrice", "gui.kind.cockatrice"_msg},
    KindName{"octgn", "gui.kind.octgn"_msg},
    KindName{"code", "gui.kind.code"_msg},
    KindName{"csv", "gui.kind.csv"_msg},
    KindName{"spreadsheet", "gui.kind.spreadsheet"_msg},
    KindName{"japanese", "gui.kind.japanese"_msg},
    KindName{"shop", "gui.kind.shop"_msg},
    KindName{"markdown", "gui.kind.markdown"_msg},
    KindName{"bbcode", "gui.kind.bbcode"_msg},
    KindName{"tabletop", "gui.kind.tabletop"_msg},
};

} // namespace

std::string kind_name(const DeckFileKind& kind, const Messages& messages)
{
    const auto found = std::ranges::find(kind_names, kind.id, &KindName::id);
    return found == kind_names.end() ? std::string(kind.id) : messages.get(found->name);
}

FileDialogs::FileDialogs(wxWindow& window, const Messages& messages, Tell tell)
    : window_(window), messages_(messages), tell_(std::move(tell))
{
}

FileQuestions::Unsaved FileDialogs::what_about_changes(const std::string& deck_name)
{
    wxMessageDialog dialog(
        &window_, to_wx(messages_.get("gui.unsaved.question"_msg, {{"name", deck_name}})),
        to_wx(messages_.get("gui.program"_msg)), wxYES_NO | wxCANCEL | wxICON_WARNING);
    dialog.SetExtendedMessage(to_wx(messages_.get("gui.unsaved.more"_msg)));
    dialog.SetYesNoCancelLabels(to_wx(messages_.get("gui.unsaved.save"_msg)),
                                to_wx(messages_.get("gui.unsaved.discard"_msg)),
                                to_wx(messages_.get("gui.cancel"_msg)));
    switch (dialog.ShowModal()) {
    case wxID_YES:
        return Unsaved::Save;
    case wxID_NO:
        return Unsaved::Discard;
    default:
        return Unsaved::Cancel;
    }
}

FileQuestions::FileChangedAnswer FileDialogs::what_about_other_changes(const std::string& deck_name)
{
    wxMessageDialog dialog(&window_,
                           to_wx(messages_.get("gui.outdated.question"_msg, {{"name", deck_name}})),
                           to_wx(messages_.get("gui.program"_msg)),
                           wxYES_NO | wxCANCEL | wxNO_DEFAULT | wxICON_WARNING);
    dialog.SetExtendedMessage(to_wx(messages_.get("gui.outdated.more"_msg)));
    dialog.SetYesNoCancelLabels(to_wx(messages_.get("gui.outdated.overwrite"_msg)),
                                to_wx(messages_.get("gui.outdated.elsewhere"_msg)),
                                to_wx(messages_.get("gui.cancel"_msg)));
    switch (dialog.ShowModal()) {
    case wxID_YES:
        return FileChangedAnswer::Overwrite;
    case wxID_NO:
        return FileChangedAnswer::SaveElsewhere;
    default:
        return FileChangedAnswer::Cancel;
    }
}

bool FileDialogs::may_replace(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    wxMessageDialog dialog(&window_,
                           to_wx(messages_.get("gui.replace.question"_msg, {{"file", name}})),
                           to_wx(messages_.get("gui.program"_msg)),
                           wxOK | wxCANCEL | wxCANCEL_DEFAULT | wxICON_WARNING);
    dialog.SetOKCancelLabels(to_wx(messages_.get("gui.outdated.overwrite"_msg)),
                             to_wx(messages_.get("gui.cancel"_msg)));
    return dialog.ShowModal() == wxID_OK;
}

std::optional<std::filesystem::path> FileDialogs::file_to_open(const std::filesystem::path& folder)
{
    const std::string filters = messages_.get("gui.file.decks"_msg) + "|" + every_pattern() + "|" +
                                messages_.get("gui.file.all"_msg) + "|*";
    wxFileDialog dialog(&window_, to_wx(messages_.get("gui.file.open"_msg)), to_wx(folder.string()),
                        "", to_wx(filters), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    return from_wx(dialog.GetPath());
}

std::optional<std::filesystem::path>
FileDialogs::file_to_save(const std::filesystem::path& suggested)
{
    return file_to_write(suggested, deck_file_kinds().front(), "gui.file.save"_msg);
}

std::optional<std::filesystem::path>
FileDialogs::file_to_export(const std::filesystem::path& suggested, const DeckFileKind& kind)
{
    return file_to_write(suggested, kind, "gui.file.export"_msg);
}

std::optional<std::filesystem::path>
FileDialogs::file_to_write(const std::filesystem::path& suggested, const DeckFileKind& kind,
                           MessageKey title)
{
    const std::string filter = kind_name(kind, messages_) + "|" + pattern(kind);
    wxFileDialog dialog(
        &window_, to_wx(messages_.get(title)), to_wx(suggested.parent_path().string()),
        to_wx(suggested.filename().string()), to_wx(filter), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    return from_wx(dialog.GetPath());
}

void FileDialogs::show_report(const std::string& heading, const std::vector<std::string>& lines)
{
    std::string text = heading + "\n\n";
    for (const std::string& line : lines)
        text += line + "\n";
    TextDialog dialog(&window_, messages_, messages_.get("gui.report.title"_msg), text,
                      wxSize(720, 360));
    dialog.SetName("report");
    dialog.ShowModal();
}

bool FileDialogs::may_leave_out(const DeckFileKind& kind, const std::vector<std::string>& things)
{
    std::string text =
        messages_.get("gui.export.losses"_msg, {{"kind", kind_name(kind, messages_)}}) + "\n\n";
    for (const std::string& thing : things)
        text += thing + "\n";
    TextDialog dialog(&window_, messages_, messages_.get("gui.report.title"_msg), text,
                      wxSize(720, 360), messages_.get("gui.export.anyway"_msg));
    dialog.SetName("losses");
    return dialog.ShowModal() == wxID_OK;
}

bool FileDialogs::look_at_import(const std::string& file_name, UnclearImport& import)
{
    ImportDialog dialog(&window_, file_name, import, messages_);
    return dialog.ShowModal() == wxID_OK;
}

bool FileDialogs::open_elsewhere(const std::filesystem::path& file, const std::string& game)
{
    if (!show_game_)
        return false;
    wxMessageDialog dialog(
        &window_,
        to_wx(messages_.get("gui.other-game.question"_msg,
                            {{"file", file.filename().string()}, {"game", game}})),
        to_wx(messages_.get("gui.other-game.title"_msg)), wxYES_NO | wxICON_QUESTION);
    dialog.SetYesNoLabels(to_wx(messages_.get("gui.other-game.open"_msg)),
                          to_wx(messages_.get("gui.cancel"_msg)));
    if (dialog.ShowModal() == wxID_YES)
        show_game_(file, game);
    return true;
}

} // namespace kizuna
