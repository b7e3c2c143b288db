#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// One skill taken apart, for views that show each part in its own way.
struct SkillParts {
    enum class CostKind { TapSelf, TapOthers, Flip, Discard, FlipOrbs, Other };
    struct Cost {
        CostKind kind;
        int count;        ///< of things paid; 0 if the cost is not a number of things
        std::string text; ///< as in "flip 2 bonds"
    };

    std::string head;               ///< as in "ACT, CCS, once per turn"
    std::string category;           ///< as in "ACT"
    std::vector<std::string> marks; ///< as in "CCS", then "once per turn" if limited
    std::vector<Cost> costs;
    std::vector<std::string> notes;
    std::string unplayed; ///< says that the engine does not play the skill; empty if it does
    std::string emblem;   ///< name of a support skill's emblem; else empty
    std::string effect;   ///< effect_sentences() joined into one text
    /// effect_sentences(), one numbered step each, if there are at least min_steps; else empty.
    std::vector<std::string> steps;
    std::string text; ///< all parts together, as skill_text() returns them
};

SkillParts skill_parts(const Skill& skill, const CardLibrary& library, const Messages& messages);

/// One skill in words: its kind, limits and costs, then its effect, as in "ACT, once per turn:
/// [flip 1 bond] Draw 1 card."; a support skill begins with its emblem. Without effect data only
/// the facts, as in "ACT, once per turn: flip 1 bond".
std::string skill_text(const Skill& skill, const CardLibrary& library, const Messages& messages);

/// A filter of a skill in words: "tag:Red,other" is "Blade of Light, other".
std::string filter_text(std::string_view filter, const CardLibrary& library,
                        const Messages& messages);

/// A unit name in the user's language if a card of the library gives it; else the English one.
std::string unit_text(std::string_view unit, const CardLibrary& library, const Messages& messages);

/// The name of a symbol, weapon, type or gender, given by slug or colour, as in "Flier"; any other
/// tag is taken as a unit name.
std::string tag_text(std::string_view tag, const CardLibrary& library, const Messages& messages);

} // namespace kizuna
