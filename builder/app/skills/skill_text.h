#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// One effect taken apart, for whoever shows its parts each in its own way.
struct SkillParts {
    enum class CostKind { TapSelf, TapOthers, Flip, Discard, FlipOrbs, Other };
    struct Cost {
        CostKind kind;
        int count;        ///< 0 where the cost is no number of things
        std::string text; ///< as in "flip 2 bonds"
    };

    std::string head;               ///< as in "ACT, CCS, once per turn"
    std::string category;           ///< as in "ACT"
    std::vector<std::string> marks; ///< as in "CCS", then the limit to one use
    std::vector<Cost> costs;
    std::vector<std::string> notes;
    std::string unplayed; ///< the words for a skill that the engine does not play; else empty
    std::string emblem;   ///< name of a support skill's emblem; else empty
    std::string effect;   ///< what it does: effect_sentences() in one text
    /// The same as numbered steps, one a line, where it has three or more; else empty.
    std::vector<std::string> steps;
    std::string text; ///< all of it, as skill_text()
};

SkillParts skill_parts(const Skill& skill, const CardLibrary& library, const Messages& messages);

/// One skill in words: its kind, limits and costs, then what it does, as in "ACT, once per turn:
/// [flip 1 bond] Draw 1 card."; a support skill's emblem before them. Where the effect is not
/// written yet, the facts alone, as in "ACT, once per turn: flip 1 bond".
std::string skill_text(const Skill& skill, const CardLibrary& library, const Messages& messages);

/// A filter of a skill in words: "tag:Red,other" is "Blade of Light, other".
std::string filter_text(std::string_view filter, const CardLibrary& library,
                        const Messages& messages);

/// A unit name as the language has it, where some card tells; else the English one.
std::string unit_text(std::string_view unit, const CardLibrary& library, const Messages& messages);

/// A symbol, weapon, type or gender by its slug or colour, as in "Flier"; else a unit name.
std::string tag_text(std::string_view tag, const CardLibrary& library, const Messages& messages);

} // namespace kizuna
