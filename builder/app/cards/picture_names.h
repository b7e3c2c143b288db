#pragma once

#include "decks/files/deck_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// How the name of a file says which card it shows. Where several files show one card, the earlier
/// of these goes first.
enum class PictureNaming : unsigned char {
    Code,      ///< a printing's code, as in "B01-003ST+", or with "plus" for its sign
    Number,    ///< the card's number, as in "B01-003"
    Lackey,    ///< LackeyCCG's image, as in "B01-003HN_SAMPLE"
    CipherVit, ///< CipherVit's number, as in "49" or "47+"
    Begins     ///< a code, then a space or "_" and more, or a number, then more that is no digit
};
inline constexpr int picture_namings = 5;

/// What a name says.
struct PictureName {
    PictureNaming naming = PictureNaming::Code;
    const Card* card = nullptr;     ///< null: no card, or more than one
    std::vector<std::string> codes; ///< the printings it shows, best first; empty: any of the card
    bool is_ambiguous = false;      ///< it means more than one card
};

/// Reads the name of a file without its ending. Letter case makes no difference.
PictureName read_picture_name(std::string_view name, const DeckFileTools& tools);

/// An example file name for a naming.
struct PictureNameExample {
    PictureNaming naming;
    std::string file;
};
/// File names for a picture of the card, with endings, one or two for each naming. Without
/// CipherVit where that program has no number for the card.
std::vector<PictureNameExample> picture_name_examples(const Card& card, const DeckFileTools& tools);

} // namespace kizuna
