#pragma once

#include "cards/effects/effect.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace kizuna {

/// The effects of a library, each kept once however many cards say it: they are most of what a card
/// takes in memory. Any thread may ask.
class ScriptPool {
public:
    /// The script, or an equal one that was asked for before.
    std::shared_ptr<const Script> shared(Script script);

private:
    std::mutex mutex_;
    std::unordered_multimap<std::size_t, std::shared_ptr<const Script>> scripts_; ///< by a hash
};

} // namespace kizuna
