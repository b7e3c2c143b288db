#pragma once

#include "app/collection/collection.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace kizuna {

/// What the file of owned cards holds.
struct OwnedList {
    Collection cards;
    std::vector<std::string> remarks; ///< lines that begin with "#"
    std::vector<std::string> unknown; ///< lines that name no card of the library
    bool operator==(const OwnedList&) const = default;
};

/// How an imported list joins the cards one has.
enum class ImportWay : std::uint8_t {
    Merge,  ///< its copies are added to those that are owned
    Replace ///< it is all that is owned
};

/// What an import would do to the owned cards, to be looked at before it is done.
struct CollectionImport {
    /// How many copies of a printing or card there are and would be.
    struct Change {
        std::string code;
        int before;
        int after;
        bool operator==(const Change&) const = default;
    };
    std::vector<Change> added;                 ///< not owned before, by code
    std::vector<Change> changed;               ///< by code
    std::vector<Change> gone;                  ///< not owned afterwards, by code
    std::vector<std::string> gone_lines;       ///< of OwnedList::unknown
    std::vector<ImportProblem> not_understood; ///< lines of the list that are not taken
    std::vector<ImportProblem> other_names;    ///< lines that were taken, as is_taken() says
    OwnedList after;
};

/// Whether the list names a card at all: one that does not is never imported, or a file of comments
/// would empty the collection.
bool can_import(const ImportedCollection& list);

/// Remarks stay; unknown lines go only where the list replaces all.
CollectionImport plan_import(const OwnedList& owned, const ImportedCollection& list, ImportWay way);

/// A list that was read from a file, and what each way to import it would do.
struct CollectionImportPlans {
    ImportedCollection list;
    CollectionImport merge;
    CollectionImport replace;
};

/// Touches nothing but the file, so that it can be done beside the window.
std::variant<CollectionImportPlans, Fault> read_import_plans(const std::filesystem::path& file,
                                                             const OwnedList& owned,
                                                             const DeckFileTools& tools);

} // namespace kizuna
