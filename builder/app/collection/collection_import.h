#pragma once

#include "app/collection/collection.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace kizuna {

/// The contents of the file of owned cards.
struct OwnedList {
    Collection cards;
    std::vector<std::string> remarks; ///< lines that start with "#"
    std::vector<std::string> unknown; ///< lines without a known card
    bool operator==(const OwnedList&) const = default;
};

/// How an imported list is combined with the owned cards.
enum class ImportWay : std::uint8_t {
    Merge,  ///< add its copies to the owned ones
    Replace ///< drop the owned ones
};

/// The effect of an import on the owned cards, as a preview.
struct CollectionImport {
    /// Copies of a printing or card before and after.
    struct Change {
        std::string code;
        int before;
        int after;
        bool operator==(const Change&) const = default;
    };
    std::vector<Change> added;                 ///< not owned before, sorted by code
    std::vector<Change> changed;               ///< sorted by code
    std::vector<Change> gone;                  ///< no longer owned, sorted by code
    std::vector<std::string> gone_lines;       ///< dropped lines of OwnedList::unknown
    std::vector<ImportProblem> not_understood; ///< lines of the list that were not taken
    std::vector<ImportProblem> other_names;    ///< lines that were taken despite a problem
                                               ///< (is_taken())
    OwnedList after;
};

/// True if the list names a card. Others are never imported, because replacing by a file of
/// comments would empty the collection.
bool can_import(const ImportedCollection& list);

/// Remarks are kept; unknown lines are dropped only by Replace.
CollectionImport plan_import(const OwnedList& owned, const ImportedCollection& list, ImportWay way);

/// A list read from a file, with the plan for each way to import it.
struct CollectionImportPlans {
    ImportedCollection list;
    CollectionImport merge;
    CollectionImport replace;
};

/// Reads nothing but the file, so it may run on another thread.
std::variant<CollectionImportPlans, Fault> read_import_plans(const std::filesystem::path& file,
                                                             const OwnedList& owned,
                                                             const DeckFileTools& tools);

} // namespace kizuna
