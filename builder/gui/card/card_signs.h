#pragma once

#include "app/skills/skill_text.h"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <map>
#include <string>
#include <string_view>

namespace kizuna {

/// Small line drawings of weapons, types and genders and of what skills cost, in the colour of the
/// text beside them. They stand beside words, never instead of them.
class CardSigns {
public:
    /// Not IsOk() where the word has no picture.
    wxBitmapBundle sign(std::string_view slug, const wxColour& colour) const;
    wxBitmapBundle cost(SkillParts::CostKind kind, const wxColour& colour) const;

private:
    mutable std::map<std::string, wxBitmapBundle> made_; ///< by name and colour
};

} // namespace kizuna
