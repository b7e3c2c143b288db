#pragma once

#include "app/files/deck_files.h"

namespace kizuna::test {

/// Answers that were written down before, and how often what was told.
struct QuietQuestions : FileQuestions {
    Unsaved unsaved = Unsaved::Cancel;
    FileChangedAnswer outdated = FileChangedAnswer::Cancel;
    std::optional<std::filesystem::path> file;
    int asked = 0; ///< about changes
    int failures = 0;
    int not_saved = 0;

    Unsaved what_about_changes(const std::string&) override
    {
        ++asked;
        return unsaved;
    }
    FileChangedAnswer what_about_other_changes(const std::string&) override { return outdated; }
    bool may_replace(const std::filesystem::path&) override { return true; }
    std::optional<std::filesystem::path> file_to_open(const std::filesystem::path&) override
    {
        return file;
    }
    std::optional<std::filesystem::path> file_to_save(const std::filesystem::path&) override
    {
        return file;
    }
    std::optional<std::filesystem::path> file_to_export(const std::filesystem::path&,
                                                        const DeckFileKind&) override
    {
        return file;
    }
    void tell_failure(const std::string&) override { ++failures; }
    void tell_not_saved(const std::string&) override { ++not_saved; }
    void tell_success(const std::string&) override {}
    void nothing_to_tell() override {}
    void show_report(const std::string&, const std::vector<std::string>&) override {}
    bool may_leave_out(const DeckFileKind&, const std::vector<std::string>&) override
    {
        return true;
    }
    bool look_at_import(const std::string&, UnclearImport&) override { return true; }
};

} // namespace kizuna::test
