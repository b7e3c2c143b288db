#pragma once

#include "app/cards/card_fact_texts.h"
#include "app/cards/card_texts.h"
#include "decks/exchange/lackey_card.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A card as a file of another program tells it. What it does not tell is empty.
struct CardRow {
    int line = 0;       ///< from 1
    std::string name;   ///< as the row has it
    LackeyCard lackey;  ///< how a set file calls it
    std::string serial; ///< how CipherVit calls it
    std::string code;   ///< of the printing, where what the row says has the form of one
    std::string unit;
    std::string title;
    std::string unit_ja;
    std::string title_ja;
    std::string unit_class;
    CardFactTexts facts;
    CardFactTexts unclear;          ///< as it is written, where it was not understood
    std::vector<std::string> texts; ///< a paragraph a skill
};

/// A list of cards of another program: which, and its rows.
struct CardList {
    enum class Kind : std::uint8_t {
        None,      ///< neither of these
        Lackey,    ///< a set file of a LackeyCCG plug-in: columns parted by tabs or four spaces
        CipherVit, ///< a .fe0db: cells parted by commas, without a head line
    };
    Kind kind = Kind::None;
    std::vector<CardRow> rows;
};

/// Known by its content.
CardList read_card_list(std::string_view text, const Vocabulary& words);

} // namespace kizuna
