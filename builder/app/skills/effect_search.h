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

/// The texts that `text:` searches in: for each card, our sentences about its skills in every
/// language, so that a kept search finds the same cards in any language, and the user's imported
/// texts. Made for all cards on first use; safe to read from several threads.
class EffectSearchTexts {
public:
    /// `locales`: the folder of the message bundles.
    explicit EffectSearchTexts(std::filesystem::path locales) : locales_(std::move(locales)) {}

    /// Folded text, with each skill's sentences of one language, or one imported paragraph, on a
    /// line. `card` must be one of `library`, and `library` the same in every call.
    std::string_view of(const Card& card, const CardLibrary& library) const;

    /// Sets the source of the imported paragraphs of a card. The next of() makes all texts again,
    /// and views that of() returned before become invalid: no other thread may still use one.
    using Imported = std::function<const std::vector<std::string>&(const Card&)>;
    void use(Imported imported);
    /// Makes the texts now, so that the first search need not wait. If stopped, it stores nothing.
    void prepare(const CardLibrary& library, const std::stop_token& stop = {}) const;
    /// False if of() would have to make the texts first, or wait for a thread that does.
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
