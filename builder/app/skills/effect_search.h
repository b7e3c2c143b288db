#pragma once

#include "cards/library/card_library.h"

#include <atomic>
#include <filesystem>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// What the skills of each card do, as `text:` searches it: our sentences in every language, so
/// that a kept search finds the same in each, and the texts that the user imported. Made for all
/// cards when first asked; any thread may ask.
class EffectSearchTexts {
public:
    /// `locales` holds the bundles of Messages.
    explicit EffectSearchTexts(std::filesystem::path locales) : locales_(std::move(locales)) {}

    /// Folded, a skill or an imported paragraph a line. `card` is one of the library's, which is
    /// always the same.
    std::string_view of(const Card& card, const CardLibrary& library) const;

    /// Where the imported paragraphs of a card come from; asked again for all cards by the next
    /// of(), after which older answers are gone. Not while others ask.
    using Imported = std::function<const std::vector<std::string>&(const Card&)>;
    void use(Imported imported);
    /// Makes them now, so that the first question need not wait. Stopped, it leaves none.
    void prepare(const CardLibrary& library, const std::stop_token& stop = {}) const;
    /// False where of() would first have to make them, or to wait for who does.
    bool are_made() const { return are_made_; }

private:
    void make(const CardLibrary& library, const std::stop_token& stop) const;

    std::filesystem::path locales_;
    Imported imported_;
    mutable std::mutex mutex_;
    mutable std::vector<std::string> texts_; ///< by card; empty before they are made
    mutable std::atomic<bool> are_made_ = false;
};

} // namespace kizuna
