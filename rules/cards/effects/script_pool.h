#pragma once

#include "cards/effects/effect.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace kizuna {

/// Keeps each effect of a library once, however many cards have it: effects take most of the memory
/// of cards. Several threads may use it at once.
class ScriptPool {
public:
    /// The script, or an equal one that was asked for before.
    std::shared_ptr<const Script> shared(Script script);

private:
    std::mutex mutex_;
    std::unordered_multimap<std::size_t, std::shared_ptr<const Script>> scripts_; ///< by a hash
};

} // namespace kizuna
