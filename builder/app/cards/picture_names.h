#pragma once

#include "decks/files/deck_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// How a file name identifies a card. If several files show a card, the earlier naming here is
/// preferred.
enum class PictureNaming : unsigned char {
    Code,      ///< printing code, as in "B01-003ST+", or with "plus" for the sign
    Number,    ///< card number, as in "B01-003"
    Lackey,    ///< LackeyCCG's image name, as in "B01-003HN_SAMPLE"
    CipherVit, ///< CipherVit's number, as in "49" or "47+"
    Begins     ///< a code followed by a space or "_", or a number followed by a non-digit
};
inline constexpr int picture_namings = 5;

/// The meaning of a file name.
struct PictureName {
    PictureNaming naming = PictureNaming::Code;
    const Card* card = nullptr;     ///< null: none, or several
    std::vector<std::string> codes; ///< printings that it shows, best first; empty: any of the card
    bool is_ambiguous = false;      ///< names more than one card
};

/// Reads a file name without extension, ignoring case.
PictureName read_picture_name(std::string_view name, const DeckFileTools& tools);

/// An example file name for a naming.
struct PictureNameExample {
    PictureNaming naming;
    std::string file;
};
/// Example file names for pictures of a card, with extension, one or two for each naming. None for
/// CipherVit if it has no number for the card.
std::vector<PictureNameExample> picture_name_examples(const Card& card, const DeckFileTools& tools);

} // namespace kizuna
