#pragma once

#include "cards/library/card_library.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Programs that name printings by numbers of their own.
enum class NumberingProgram : std::uint8_t {
    CipherVit,    ///< "47"; "47+" is another artwork
    CipherOnline, ///< FE-Cipher-Online: "0" to "748", of series 1 to 6
    Decksteria,   ///< card and artwork, as in "2/0"
};

/// The printing's code in a Lackey image's name, as in "B01-001SR+" of
/// "sets/B01/B01-001SRplus_SAMPLE.png", in the letter case of the name: without folder, extension,
/// spaces, "_sample" and "v2" to "v4".
std::string code_of_image(std::string_view image);

/// The ids by which other programs name printings, from data/exchange.tsv.
class ExchangeIds {
public:
    ExchangeIds(); ///< without any ids
    /// `table` is tab-separated, with a head line. Columns: code, CipherVit, Lackey's image if it
    /// does not follow from the code, FE-Cipher-Online, Decksteria, and the card's id in
    /// Decksteria's predecessor if that does not follow from its name. Throws DataError with the
    /// line of the first fault.
    ExchangeIds(std::string table, const std::string& file);

    /// A program's id of a printing; empty where it has none, the first where it has several.
    std::string_view id_of(NumberingProgram program, std::string_view code) const;
    /// The codes of the printings with this id, the usual one first. Empty if the id is unknown.
    const std::vector<std::string>& codes_of(NumberingProgram program, std::string_view id) const;
    /// Lackey's image id without extension, as in "B01-001SRplus_SAMPLE"; never empty.
    std::string lackey_id(std::string_view code) const;
    /// Printing codes that share this Lackey image, from any spelling of the id seen in real
    /// files (docs/EXCHANGE.md, LackeyCCG); a booster printing before a starter's. Empty where
    /// unknown.
    std::vector<std::string> from_lackey(std::string_view image_id) const;
    /// The id of the printing's card in Decksteria's predecessor; empty if it follows from the
    /// card's names, "-" if that program lacks the printing.
    std::string_view deck_builder_id(std::string_view code) const;

private:
    struct Table;
    std::shared_ptr<const Table> table_;
};

} // namespace kizuna
