#pragma once

#include "app/base/signal.h"
#include "app/collection/collection.h"

namespace kizuna {

/// The cards the user has, as kept in a file of the user's own data. Everybody who shows them
/// listens. Nothing in the file is lost: lines that name no card of the library, and remarks behind
/// "#", stay in it; what another program wrote meanwhile is taken over before a change; and a file
/// that cannot be read is put aside before another is written.
class OwnedCards {
public:
    /// Reads the file; there need be none.
    OwnedCards(std::filesystem::path file, const DeckFileTools& tools);

    /// Why the file could not be read, so that nothing seems to be owned; empty where it could.
    const std::optional<Fault>& fault() const { return fault_; }
    /// Where such a file is put by the first change, as put_aside_as() of damaged_files.h says.
    std::filesystem::path put_aside_as() const;
    const Collection& collection() const { return collection_; }
    int owned(const Card& card) const { return collection_.owned(card); }
    bool empty() const { return collection_.empty(); }

    /// Both write the file at once. Empty where all went well; the change holds in any case.
    /// Everything that was owned and every other line of the file is gone then.
    std::optional<Fault> replace(Collection collection);
    /// Sets how many copies of a card there are, in whatever printing: the sum is what changes.
    std::optional<Fault> set_owned(const Card& card, int copies);

    /// After every change.
    Signal changed;

private:
    void read();
    std::optional<Fault> put_aside();
    std::optional<Fault> write();

    std::filesystem::path file_;
    DeckFileTools tools_;
    Collection collection_;
    std::string text_;                 ///< of the file as it was last read or written
    std::vector<std::string> remarks_; ///< lines of the file that begin with "#"
    std::vector<std::string> unknown_; ///< its lines that name no card of the library
    std::optional<Fault> fault_;
};

} // namespace kizuna
