#pragma once

#include "app/base/history.h"
#include "app/base/signal.h"
#include "app/collection/collection_import.h"

namespace kizuna {

/// The cards the user has, as kept in a file of the user's own data. Everybody who shows them
/// listens. Nothing in the file is lost: lines that name no card of the library, and remarks behind
/// "#", stay in it; what another program wrote meanwhile is taken over before a change; a file that
/// holds no list is put aside before another is written; and while the file cannot be reached
/// nothing is changed.
class OwnedCards {
public:
    /// Reads the file; there need be none.
    OwnedCards(std::filesystem::path file, const DeckFileTools& tools);

    /// Why the file could not be read, so that nothing seems to be owned; empty where it could.
    const std::optional<Fault>& fault() const { return fault_; }
    /// The file may be whole, but cannot be read now: a folder or a drive is not there or may not
    /// be looked into. Every change is refused with fault() until it can be read again.
    bool is_unreachable() const;
    /// Where a file that could be read and holds no list is put by the first change, as
    /// put_aside_as() of files.h says.
    std::filesystem::path put_aside_as() const;
    const OwnedList& list() const { return history_.now(); }
    const Collection& collection() const { return list().cards; }
    int owned(const Card& card) const { return collection().owned(card); }
    bool empty() const { return collection().empty(); }

    // Each change writes the file at once. Empty where all went well; where the file could be read
    // and not be written, the change holds in any case.

    /// Does what plan_import() shows.
    std::optional<Fault> import(const ImportedCollection& list, ImportWay way);
    /// Sets how many copies of a card there are, in whatever printing: the sum is what changes.
    std::optional<Fault> set_owned(const Card& card, int copies);
    /// Takes the last change back. Changes of one card one after the other are taken back together;
    /// those of another program, and what was before them, are not.
    std::optional<Fault> undo();
    bool can_undo() const { return history_.can_undo(); }

    /// After every change.
    Signal changed;

private:
    void read();
    std::optional<Fault> put_aside();
    std::optional<Fault> write();
    std::optional<Fault> write_and_tell();

    std::filesystem::path file_;
    DeckFileTools tools_;
    History<OwnedList> history_{OwnedList()};
    const Card* edited_ = nullptr; ///< whose copies the last step of the history changed
    std::string text_;             ///< of the file as it was last read or written
    std::optional<Fault> fault_;
};

} // namespace kizuna
