#pragma once

#include "app/files/deck_files.h"

#include <functional>
#include <string>

class wxWindow;

namespace kizuna {

/// The name of a kind of deck file for users, as in "LackeyCCG deck"; its id if it has none.
std::string kind_name(const DeckFileKind& kind, const Messages& messages);

/// Asks about files with the system's dialogs. Messages go to a bar in the window, not to a dialog.
class FileDialogs : public FileQuestions {
public:
    enum class MessageKind { Success, Warning, Failure, NotSaved };
    /// Shows a message in the window; an empty sentence removes the last message.
    using Tell = std::function<void(const std::string& sentence, MessageKind kind)>;

    /// `window` and `messages` outlive this.
    FileDialogs(wxWindow& window, const Messages& messages, Tell tell);

    Unsaved what_about_changes(const std::string& deck_name) override;
    FileChangedAnswer what_about_other_changes(const std::string& deck_name) override;
    bool may_replace(const std::filesystem::path& file) override;
    std::optional<std::filesystem::path> file_to_open(const std::filesystem::path& folder) override;
    std::optional<std::filesystem::path>
    file_to_save(const std::filesystem::path& suggested) override;
    std::optional<std::filesystem::path> file_to_export(const std::filesystem::path& suggested,
                                                        const DeckFileKind& kind) override;
    void tell_failure(const std::string& sentence) override
    {
        tell_(sentence, MessageKind::Failure);
    }
    void tell_not_saved(const std::string& sentence) override
    {
        tell_(sentence, MessageKind::NotSaved);
    }
    void tell_success(const std::string& sentence) override
    {
        tell_(sentence, MessageKind::Success);
    }
    void nothing_to_tell() override { tell_({}, MessageKind::Success); }
    void show_report(const std::string& heading, const std::vector<std::string>& lines) override;
    bool may_leave_out(const DeckFileKind& kind, const std::vector<std::string>& things) override;
    bool look_at_import(const std::string& file_name, UnclearImport& import) override;
    bool open_elsewhere(const std::filesystem::path& file, const std::string& game) override;

    /// Shows a deck file of another game; `game` is the id of that game.
    using ShowGame =
        std::function<void(const std::filesystem::path& file, const std::string& game)>;
    /// Until this is called, open_elsewhere() returns false.
    void show_games_by(ShowGame show) { show_game_ = std::move(show); }

private:
    std::optional<std::filesystem::path> file_to_write(const std::filesystem::path& suggested,
                                                       const DeckFileKind& kind, MessageKey title);

    wxWindow& window_;
    const Messages& messages_;
    Tell tell_;
    ShowGame show_game_;
};

} // namespace kizuna
