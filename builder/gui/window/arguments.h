#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// What `kizuna` was asked on its command line.
struct Arguments {
    std::string deck;                   ///< a file, bundled:ID or a deck code; empty: none
    std::string language;               ///< empty: not given
    std::vector<std::string> libraries; ///< folders of cards on top of the shipped ones
    bool help = false;
    bool version = false;
    std::optional<std::string> wrong; ///< the first argument that is not understood
};

/// Without the program's name. A file may be a URL, as desktops give it. Options are written
/// `--lang ja` or `--lang=ja`; after `--` all is a deck.
Arguments parse_arguments(const std::vector<std::string>& words);

} // namespace kizuna
