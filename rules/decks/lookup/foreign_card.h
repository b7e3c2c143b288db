#pragma once

#include <string>
#include <string_view>

namespace kizuna {

/// What another program's file says of a card that the library lacks. A deck keeps it as one text,
/// the code of its entry, so that the parts can be written into other files again.
struct ForeignCard {
    std::string name;
    std::string set;
    std::string id; ///< a code, a number or the name of a picture, as the file has it
    bool operator==(const ForeignCard&) const = default;
};

/// All parts as one text: "Nobody, Hero of None [X99] (X99-006HN)". Those that look like no set or
/// id get a number sign, as in "Nobody (#42)". Parts that are empty are left out.
std::string foreign_code(const ForeignCard& card);

/// The parts of such a text. A text that looks like an id is one; every other is a name.
ForeignCard foreign_card(std::string_view code);

} // namespace kizuna
