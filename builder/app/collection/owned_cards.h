#pragma once

#include "app/base/history.h"
#include "app/base/signal.h"
#include "app/collection/collection_import.h"

namespace kizuna {

/// The user's owned cards, stored in a file. Nothing in the file is lost: lines without a known
/// card and "#" remarks stay; changes by other programs are read before each change; a file that is
/// no card list is moved aside before another is written; while the file cannot be reached, nothing
/// is changed.
class OwnedCards {
public:
    /// Reads the file, which need not exist.
    OwnedCards(std::filesystem::path file, const DeckFileTools& tools);

    /// Why the file could not be read, so that nothing is shown as owned; empty if it was read.
    const std::optional<Fault>& fault() const { return fault_; }
    /// True if the file may be intact but cannot be read now, as on a missing drive. Until it can
    /// be read, every change is refused with fault().
    bool is_unreachable() const;
    /// Where the first change moves a file that holds no card list (put_aside_as() of files.h).
    std::filesystem::path put_aside_as() const;
    const OwnedList& list() const { return history_.now(); }
    const Collection& collection() const { return list().cards; }
    int owned(const Card& card) const { return collection().owned(card); }
    bool empty() const { return collection().empty(); }

    // Each change writes the file at once and returns the fault of writing, if any. A change that
    // could not be written still holds in memory, unless is_unreachable().

    /// Applies plan_import().
    std::optional<Fault> import(const ImportedCollection& list, ImportWay way);
    /// Sets the total copies of a card over all its printings.
    std::optional<Fault> set_owned(const Card& card, int copies);
    /// Undoes the last change. Consecutive changes of one card count as one. Nothing from before a
    /// change by another program can be undone.
    std::optional<Fault> undo();
    bool can_undo() const { return history_.can_undo(); }

    /// Emitted after every change.
    Signal changed;

private:
    void read();
    std::optional<Fault> put_aside();
    std::optional<Fault> write();
    std::optional<Fault> write_and_tell();

    std::filesystem::path file_;
    DeckFileTools tools_;
    History<OwnedList> history_{OwnedList()};
    const Card* edited_ = nullptr; ///< the card that the last step of the history changed
    std::string text_;             ///< of the file as last read or written
    std::optional<Fault> fault_;
};

} // namespace kizuna
