#pragma once

#include "app/cards/card_fact_texts.h"
#include "app/cards/card_texts.h"
#include "decks/exchange/lackey_card.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A card in a list of another program. Values that the list lacks are empty.
struct CardRow {
    int line = 0;       ///< from 1
    std::string name;   ///< as the row has it
    LackeyCard lackey;  ///< its name and image in a set file
    std::string serial; ///< its number in CipherVit
    std::string code;   ///< printing code, if the row has text of that form
    std::string unit;
    std::string title;
    std::string unit_ja;
    std::string title_ja;
    std::string unit_class;
    CardFactTexts facts;
    CardFactTexts unclear;          ///< values that were not understood, as written
    std::vector<std::string> texts; ///< one paragraph for each skill
};

/// A card list of another program.
struct CardList {
    enum class Kind : std::uint8_t {
        None,      ///< neither of the kinds below
        Lackey,    ///< a set file of a LackeyCCG plug-in, with tabs or four spaces between columns
        CipherVit, ///< a .fe0db file, with commas between cells and no line of headings
    };
    Kind kind = Kind::None;
    std::vector<CardRow> rows;
};

/// Detects the kind by the content.
CardList read_card_list(std::string_view text, const Vocabulary& words);

} // namespace kizuna
