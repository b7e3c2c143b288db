#pragma once

#include "app/skills/skill_text.h"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <map>
#include <string>
#include <string_view>

namespace kizuna {

/// Small line drawings of weapons, types, genders and the costs of skills, in the colour of the
/// text beside them. They accompany words and never replace them.
class CardSigns {
public:
    /// `slug` is a word of the vocabulary. Not IsOk() if there is no drawing for it.
    wxBitmapBundle sign(std::string_view slug, const wxColour& colour) const;
    wxBitmapBundle cost(SkillParts::CostKind kind, const wxColour& colour) const;

private:
    mutable std::map<std::string, wxBitmapBundle> made_; ///< by name and colour
};

} // namespace kizuna
