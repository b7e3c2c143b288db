#include "app/faces/shapes.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

// Each shape can be told from the others by its outline alone at a height of 14 pixels.
constexpr std::array known_looks{
    // A blade.
    SymbolLook{"red", {0xc8, 0x30, 0x2f}, "M8 1 L15 14.5 L1 14.5 Z"},
    SymbolLook{"blue", {0x2b, 0x63, 0xc4}, "M8 0.8 L15 8 L8 15.2 L1 8 Z"},
    SymbolLook{"white", {0xf2, 0xf0, 0xe6}, "M2 2 L14 2 L14 14 L2 14 Z"},
    // A moon, for the night.
    SymbolLook{"black",
               {0x2c, 0x2a, 0x33},
               "M11.5 1.2 C8.519 0.163 5.211 1.187 3.338 3.728 C1.465 6.268 1.465 9.732 3.338 "
               "12.272 C5.211 14.813 8.519 15.837 11.5 14.8 C9.321 13.22 8.032 10.691 8.032 8 "
               "C8.032 5.309 9.321 2.78 11.5 1.2 Z"},
    // A medallion.
    SymbolLook{"green",
               {0x2e, 0x8b, 0x4a},
               "M8 1.2 C5.571 1.2 3.326 2.496 2.111 4.6 C0.896 6.704 0.896 9.296 2.111 11.4 C3.326 "
               "13.504 5.571 14.8 8 14.8 C10.429 14.8 12.674 13.504 13.889 11.4 C15.104 9.296 "
               "15.104 6.704 13.889 4.6 C12.674 2.496 10.429 1.2 8 1.2 Z"},
    SymbolLook{"purple",
               {0x7c, 0x45, 0xa8},
               "M8 0.6 L9.9 5.8 L15.4 6 L11.1 9.4 L12.6 14.8 L8 11.7 L3.4 14.8 L4.9 9.4 L0.6 6 "
               "L6.1 5.8 Z"},
    // A banner.
    SymbolLook{"yellow", {0xe3, 0xb1, 0x1f}, "M2.5 1.5 L13.5 1.5 L13.5 15 L8 10 L2.5 15 Z"},
    SymbolLook{"brown",
               {0x8a, 0x5a, 0x33},
               "M5.5 1 L10.5 1 L10.5 5.5 L15 5.5 L15 10.5 L10.5 10.5 L10.5 15 L5.5 15 L5.5 10.5 L1 "
               "10.5 L1 5.5 L5.5 5.5 Z"},
};

constexpr SymbolLook other_symbol{"", {0x8c, 0x90, 0x96}, "M1 1.5 L15 1.5 L8 15 Z"};
/// A ring. Its inner circle runs in the opposite direction, which leaves it unfilled.
constexpr SymbolLook hollow_ring{
    "",
    {0x8c, 0x90, 0x96},
    "M8 1 C4.134 1 1 4.134 1 8 C1 11.866 4.134 15 8 15 C11.866 15 15 11.866 15 8 C15 4.134 11.866 "
    "1 8 1 Z M8 4 C10.209 4 12 5.791 12 8 C12 10.209 10.209 12 8 12 C5.791 12 4 10.209 4 8 C4 "
    "5.791 5.791 4 8 4 Z"};

struct Sign {
    std::string_view word;
    std::string_view strokes;
};

constexpr std::array known_signs{
    // Weapons.
    Sign{"sword", "M20 4 L9 15 M20 4 L19 9 L11 17 L8 14 L16 6 Z M5 14 L10 19 M7.5 16.5 L4 20"},
    Sign{"lance", "M4 20 L15 9 M13 7 L20 4 L17 11 Z"},
    Sign{"axe", "M5 21 L16 6 M12 5 C16 2 20 4 21 8 C19 9 18 11 18 13 C15 12 13 10 12 5 Z"},
    Sign{"bow", "M7 3 C18 5 21 15 21 17 M7 3 L7 3 M7 3 L21 17 M4 20 L16 8 M4 20 L8 20 M4 20 L4 16"},
    Sign{"tome", "M12 6 C10 4 7 4 4 4 L4 18 C7 18 10 18 12 20 C14 18 17 18 20 18 L20 4 C17 4 14 4 "
                 "12 6 Z M12 6 L12 20"},
    Sign{"staff",
         "M12 10 L12 22 M12 3 C9.792 3.003 8.004 4.794 8.005 7.002 C8.006 9.211 9.797 11 12.005 11 "
         "C14.213 11 16.004 9.211 16.005 7.002 C16.006 4.794 14.218 3.003 12.01 3 Z M9 13 L15 13"},
    Sign{"dragonstone", "M12 3 L19 9 L12 21 L5 9 Z M5 9 L19 9 M12 3 L12 21"},
    Sign{"knife", "M19 4 L9 14 M19 4 C20 9 18 13 12 16 L9 13 M9 14 L4 20"},
    Sign{"fang", "M4 5 C7 7 17 7 20 5 M7 6 L9 16 L12 7 L15 16 L17 6"},
    Sign{"brawl", "M6 11 L6 8 C6 6.895 6.895 6 8 6 C9.105 6 10 6.895 10 8 C10 6.895 10.895 6 12 6 "
                  "C13.105 6 14 6.895 14 8 C14 6.895 14.895 6 16 6 C17.105 6 18 6.895 18 8 L18 14 "
                  "C18 17.314 15.314 20 12 20 C8.686 20 6 17.314 6 14 Z M6 11 L12 11"},
    // Types.
    Sign{"armored", "M12 3 L20 6 L20 12 C20 17 16 20 12 21 C8 20 4 17 4 12 L4 6 Z"},
    Sign{"flier", "M3 17 C4 9 10 4 21 4 C20 7 18 8 16 9 C17 9 18 9 19 9 C18 12 16 13 13 13 C14 14 "
                  "15 14 16 14 C13 17 8 18 3 17 Z"},
    Sign{"beast",
         "M8 12 C8 13.933 9.791 15.5 12 15.5 C14.209 15.5 16 13.933 16 12 C16 10.067 14.209 8.5 12 "
         "8.5 C9.791 8.5 8 10.067 8 12 M8 20 C8 16 16 16 16 20 Z M5 8 C4.173 8.004 3.504 8.9 3.505 "
         "10.003 C3.506 11.107 4.178 12 5.005 12 C5.832 12 6.504 11.107 6.505 10.003 C6.506 8.9 "
         "5.837 8.004 5.01 8 Z M10 3 C9.173 3.004 8.504 3.9 8.505 5.003 C8.506 6.107 9.178 7 "
         "10.005 7 C10.832 7 11.504 6.107 11.505 5.003 C11.506 3.9 10.837 3.004 10.01 3 Z M15 3 "
         "C14.173 3.004 13.504 3.9 13.505 5.003 C13.506 6.107 14.178 7 15.005 7 C15.832 7 16.504 "
         "6.107 16.505 5.003 C16.506 3.9 15.837 3.004 15.01 3 Z M19 8 C18.173 8.004 17.504 8.9 "
         "17.505 10.003 C17.506 11.107 18.178 12 19.005 12 C19.832 12 20.504 11.107 20.505 10.003 "
         "C20.506 8.9 19.837 8.004 19.01 8 Z"},
    Sign{"dragon",
         "M4 20 C4 12 8 7 16 7 L20 3 L19 9 L21 12 L16 13 C12 13 10 16 10 20 Z M14 10 L14.01 10"},
    Sign{"mirage", "M12 3 L12 21 M3 12 L21 12 M6 6 L18 18 M18 6 L6 18"},
    Sign{"monster", "M5 11 C5 7.134 8.134 4 12 4 C15.866 4 19 7.134 19 11 L19 16 L16 17 L16 20 L8 "
                    "20 L8 17 L5 16 Z M9 12 L9.01 12 M15 12 L15.01 12"},
    // Genders.
    Sign{"male", "M10 9 C6.963 9.003 4.504 11.466 4.505 14.502 C4.506 17.539 6.968 20 10.005 20 "
                 "C13.042 20 15.504 17.539 15.505 14.502 C15.506 11.466 13.047 9.003 10.01 9 Z M14 "
                 "10 L20 4 M15 4 L20 4 L20 9"},
    Sign{"female", "M12 3 C8.963 3.003 6.504 5.466 6.505 8.502 C6.506 11.539 8.968 14 12.005 14 "
                   "C15.042 14 17.504 11.539 17.505 8.502 C17.506 5.466 15.047 3.003 12.01 3 Z M12 "
                   "14 L12 22 M8 18 L16 18"},
    // Costs.
    Sign{"cost tap",
         "M19 8 C16.986 4.753 12.958 3.383 9.382 4.73 C5.807 6.076 3.682 9.763 4.31 13.532 C4.938 "
         "17.3 8.144 20.099 11.963 20.213 C15.782 20.327 19.148 17.725 20 14 M19 3 L19 8 L14 8"},
    Sign{"cost tap others", "M16 9 C14.33 6.739 11.315 5.941 8.745 7.079 C6.175 8.217 4.739 10.986 "
                            "5.291 13.742 C5.842 16.498 8.232 18.502 11.042 18.564 C13.852 18.626 "
                            "16.328 16.729 17 14 M17 4 L17 9 L12 9 M20 14 L23 17 M20 20 L23 17"},
    Sign{"cost flip",
         "M5 4 L14 4 L14 18 L5 18 Z M18 8 C21 11 21 15 18 18 M18 18 L21 18 M18 18 L18 15"},
    Sign{"cost discard", "M6 3 L16 3 L16 14 L6 14 Z M11 10 L11 21 M7 17 L11 21 L15 17"},
    Sign{"cost orbs", "M12 4 C7.583 4.003 4.004 7.585 4.005 12.002 C4.006 16.42 7.588 20 12.005 20 "
                      "C16.422 20 20.004 16.42 20.005 12.002 C20.006 7.585 16.427 4.003 12.01 4 Z "
                      "M12 8 C9.791 8 8 9.791 8 12"},
    Sign{"cost other", "M12 3 L21 12 L12 21 L3 12 Z"},
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
