#pragma once

#include "app/settings/settings.h"
#include "cards/base/fault.h"

#include <filesystem>
#include <optional>

namespace kizuna {

/// Puts a file of settings that cannot be read aside, so that nothing is written over it. Where it
/// is then; empty where there is no such file, or it could not be moved.
std::optional<std::filesystem::path> put_aside_damaged(const std::filesystem::path& settings);

/// The settings of a running program in a file that other programs write, too. Only what was
/// changed here is written over what the file holds by then, so that two windows do not take from
/// each other what they keep; of lists, only what was added, moved up and taken out here.
class SettingsFile {
public:
    /// `read` is what load_settings() gave.
    SettingsFile(std::filesystem::path file, Settings read);

    enum class Patience { None, Some };
    struct Saved {
        bool was_tried = false;     ///< false: another program was writing all the time
        std::optional<Fault> fault; ///< why the file is as it was; empty: it is written
    };
    /// Writes beside the file and renames. Those with patience wait a second for another program
    /// that is writing.
    Saved save(const Settings& settings, Patience patience);

private:
    std::string merged(const Settings& settings) const;

    std::filesystem::path file_;
    Settings known_; ///< by the file, as far as it came from here
};

} // namespace kizuna
