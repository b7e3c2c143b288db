#pragma once

#include "cards/library/card_library.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The ids by which other programs name printings, from data/exchange.tsv.
class ExchangeIds {
public:
    ExchangeIds(); ///< none
    /// `table`: tab-separated with a head line: code, CipherVit id, Lackey image id where it does
    /// not follow from the code. Throws DataError with the line that is wrong.
    ExchangeIds(std::string table, const std::string& file);

    /// CipherVit's id of a printing, as in "47" or "47+"; empty where it has none.
    std::string_view ciphervit_id(std::string_view code) const;
    /// Printing codes that CipherVit calls so: two ids name two printings, the usual one first.
    const std::vector<std::string>& from_ciphervit(std::string_view id) const;
    /// Lackey's image id without extension, as in "B01-001SRplus_SAMPLE"; never empty.
    std::string lackey_id(std::string_view code) const;
    /// Printing codes that share this Lackey image, from any spelling of the id seen in real
    /// files (docs/EXCHANGE.md, LackeyCCG); a booster printing before a starter's. Empty where
    /// unknown.
    std::vector<std::string> from_lackey(std::string_view image_id) const;

private:
    struct Table;
    std::shared_ptr<const Table> table_;
};

} // namespace kizuna
