#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// The command line of `kizuna`.
struct Arguments {
    std::string deck;                   ///< a file, bundled:ID or a deck code; empty: none
    std::string language;               ///< empty: not given
    std::vector<std::string> libraries; ///< folders of cards on top of the shipped ones
    bool help = false;
    bool version = false;
    std::optional<std::string> wrong; ///< the first argument not understood; reading stops there
};

/// `words` are the arguments without the program's name. The deck may be a file:// URL, as desktops
/// give it. Options are written `--lang ja` or `--lang=ja`; after `--` every word is a deck.
Arguments parse_arguments(const std::vector<std::string>& words);

} // namespace kizuna
