#include "app/faces/shapes.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

// Chosen so that each is told from the others by its outline alone, 14 pixels high.
constexpr std::array known_looks{
    // The blade.
    SymbolLook{"red", {0xc8, 0x30, 0x2f}, "M8 1 L15 14.5 L1 14.5 Z"},
    SymbolLook{"blue", {0x2b, 0x63, 0xc4}, "M8 0.8 L15 8 L8 15.2 L1 8 Z"},
    SymbolLook{"white", {0xf2, 0xf0, 0xe6}, "M2 2 H14 V14 H2 Z"},
    // The night.
    SymbolLook{"black",
               {0x2c, 0x2a, 0x33},
               "M11.5 1.2 A7.2 7.2 0 1 0 11.5 14.8 A8.4 8.4 0 0 1 11.5 1.2 Z"},
    // The medallion.
    SymbolLook{"green", {0x2e, 0x8b, 0x4a}, "M8 1.2 A6.8 6.8 0 1 0 8 14.8 A6.8 6.8 0 1 0 8 1.2 Z"},
    SymbolLook{"purple",
               {0x7c, 0x45, 0xa8},
               "M8 0.6 L9.9 5.8 L15.4 6 L11.1 9.4 L12.6 14.8 L8 11.7 L3.4 14.8 L4.9 9.4 L0.6 6 "
               "L6.1 5.8 Z"},
    // The banner.
    SymbolLook{"yellow", {0xe3, 0xb1, 0x1f}, "M2.5 1.5 H13.5 V15 L8 10 L2.5 15 Z"},
    SymbolLook{"brown",
               {0x8a, 0x5a, 0x33},
               "M5.5 1 H10.5 V5.5 H15 V10.5 H10.5 V15 H5.5 V10.5 H1 V5.5 H5.5 Z"},
};

constexpr SymbolLook other_symbol{"", {0x8c, 0x90, 0x96}, "M1 1.5 L15 1.5 L8 15 Z"};
/// A ring, which is hollow as nothing else is: its inside is drawn the other way round.
constexpr SymbolLook hollow_ring{"",
                                 {0x8c, 0x90, 0x96},
                                 "M8 1 A7 7 0 1 0 8 15 A7 7 0 1 0 8 1 Z "
                                 "M8 4 A4 4 0 1 1 8 12 A4 4 0 1 1 8 4 Z"};

struct Sign {
    std::string_view word;
    std::string_view strokes;
};

constexpr std::array known_signs{
    // Weapons.
    Sign{"sword", "M20 4L9 15 M20 4l-1 5-8 8-3-3 8-8z M5 14l5 5 M7.5 16.5L4 20"},
    Sign{"lance", "M4 20L15 9 M13 7l7-3-3 7z"},
    Sign{"axe", "M5 21L16 6 M12 5c4-3 8-1 9 3-2 1-3 3-3 5-3-1-5-3-6-8z"},
    Sign{"bow", "M7 3c11 2 14 12 14 14 M7 3l0 0 M7 3l14 14 M4 20L16 8 M4 20h4 M4 20v-4"},
    Sign{"tome", "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2z M12 6v14"},
    Sign{"staff", "M12 10v12 M12 3a4 4 0 1 0 .01 0z M9 13h6"},
    Sign{"dragonstone", "M12 3l7 6-7 12L5 9z M5 9h14 M12 3v18"},
    Sign{"knife", "M19 4L9 14 M19 4c1 5-1 9-7 12l-3-3 M9 14l-5 6"},
    Sign{"fang", "M4 5c3 2 13 2 16 0 M7 6l2 10 3-9 3 9 2-10"},
    Sign{"brawl", "M6 11V8a2 2 0 0 1 4 0 2 2 0 0 1 4 0 2 2 0 0 1 4 0v6a6 6 0 0 1-12 0z M6 11h6"},
    // Types.
    Sign{"armored", "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"},
    Sign{"flier",
         "M3 17C4 9 10 4 21 4c-1 3-3 4-5 5 1 0 2 0 3 0-1 3-3 4-6 4 1 1 2 1 3 1-3 3-8 4-13 3z"},
    Sign{"beast",
         "M8 12a4 3.500 0 1 0 8 0 4 3.500 0 1 0-8 0 M8 20c0-4 8-4 8 0z M5 8a1.500 2 0 1 0 .01 0z "
         "M10 3a1.500 2 0 1 0 .01 0z M15 3a1.500 2 0 1 0 .01 0z M19 8a1.500 2 0 1 0 .01 0z"},
    Sign{"dragon", "M4 20c0-8 4-13 12-13l4-4-1 6 2 3-5 1c-4 0-6 3-6 7z M14 10l.01 0"},
    Sign{"mirage", "M12 3v18 M3 12h18 M6 6l12 12 M18 6L6 18"},
    Sign{"monster", "M5 11a7 7 0 0 1 14 0v5l-3 1v3H8v-3l-3-1z M9 12l.01 0 M15 12l.01 0"},
    // Genders.
    Sign{"male", "M10 9a5.500 5.500 0 1 0 .01 0z M14 10l6-6 M15 4h5v5"},
    Sign{"female", "M12 3a5.500 5.500 0 1 0 .01 0z M12 14v8 M8 18h8"},
    // Costs.
    Sign{"cost tap", "M19 8a8 8 0 1 0 1 6 M19 3v5h-5"},
    Sign{"cost tap others", "M16 9a6 6 0 1 0 1 5 M17 4v5h-5 M20 14l3 3 M20 20l3-3"},
    Sign{"cost flip", "M5 4h9v14H5z M18 8c3 3 3 7 0 10 M18 18h3 M18 18v-3"},
    Sign{"cost discard", "M6 3h10v11H6z M11 10v11 M7 17l4 4 4-4"},
    Sign{"cost orbs", "M12 4a8 8 0 1 0 .01 0z M12 8a4 4 0 0 0-4 4"},
    Sign{"cost other", "M12 3l9 9-9 9-9-9z"},
};

} // namespace

const SymbolLook& symbol_look(std::string_view colour)
{
    const auto found = std::ranges::find(known_looks, colour, &SymbolLook::colour);
    return found == known_looks.end() ? other_symbol : *found;
}

std::vector<const SymbolLook*> symbol_looks(WordSet<SymbolId> symbols, const Vocabulary& words)
{
    std::vector<const SymbolLook*> found;
    for (std::size_t at = 0; at < words.symbols.size(); ++at) {
        if (symbols.contains(static_cast<SymbolId>(at)))
            found.push_back(&symbol_look(words.symbols[at].colour));
    }
    if (found.empty())
        found.push_back(&hollow_ring);
    return found;
}

std::string_view sign_strokes(std::string_view word)
{
    const auto found = std::ranges::find(known_signs, word, &Sign::word);
    return found == known_signs.end() ? std::string_view() : found->strokes;
}

} // namespace kizuna
