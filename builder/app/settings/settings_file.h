#pragma once

#include "app/settings/settings.h"
#include "cards/base/fault.h"

#include <filesystem>
#include <optional>

namespace kizuna {

/// Moves a settings file that cannot be read aside, so that it is not overwritten. Returns its new
/// place; empty if there was nothing to move or the move failed.
std::optional<std::filesystem::path> put_aside_damaged(const std::filesystem::path& settings);

/// The settings of the running program in a file that other instances write too. save() only
/// changes settings that this program changed, so that two windows keep each other's choices; in
/// lists, only entries that were added, moved up or removed here.
class SettingsFile {
public:
    /// `read`: the result of load_settings().
    SettingsFile(std::filesystem::path file, Settings read);

    enum class Patience { None, Some };
    struct Saved {
        bool was_tried = false;     ///< false: another program was writing the whole time
        std::optional<Fault> fault; ///< why the file was not written; empty: it was
    };
    /// Replaces the file in one step (write and rename). Patience::Some waits up to a second while
    /// another program writes.
    Saved save(const Settings& settings, Patience patience);

private:
    std::string merged(const Settings& settings) const;

    std::filesystem::path file_;
    Settings known_; ///< as this program last read or saved them
};

} // namespace kizuna
