#pragma once

#include "cli/run.h"

#include <string>
#include <vector>

namespace kizuna::test {

inline const std::string card_list =
    "game: detainer\n"
    "cards:\n"
    "- {id: D-1, name: Guard, name-ja: 衛兵, type: unit, level: 2}\n"
    "- {id: D-2, name: Seal, type: stigmata}\n"
    "- {id: D-3, name: Scout, type: unit, level: 1, range: 1-2}\n";
inline const std::string deck_text = "kizuna: 1\n"
                                     "name: Mine\n"
                                     "game: detainer\n"
                                     "cards:\n"
                                     "  D-1: 2\n"
                                     "  D-2: 3\n"
                                     "  D-3: 1\n";

/// A folder with a card list and a deck of its cards.
struct OwnCards {
    ScratchFolder folder;
    OwnCards()
    {
        folder.write("cards/mine.yaml", card_list);
        folder.write("deck.kizuna.yaml", deck_text);
    }
    std::string cards() const { return (folder / "cards").string(); }
    std::string deck() const { return (folder / "deck.kizuna.yaml").string(); }
    Run run(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.end(), {"--library", cards()});
        return kizuna::test::run(std::move(arguments));
    }
};

} // namespace kizuna::test
