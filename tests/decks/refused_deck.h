#pragma once

#include "decks/files/deck_import.h"
#include "refused_text.h"

#include <boost/test/unit_test.hpp>

namespace kizuna::test {

/// What an import of a text gave that must be refused: one fault, at its place, and no deck.
inline void check_refused(const ImportedDeck& imported, const RefusedText& row,
                          const std::string& file)
{
    BOOST_REQUIRE(imported.faults.size() == 1U);
    const Fault& fault = imported.faults.front();
    BOOST_TEST((fault.kind == row.kind));
    BOOST_TEST(fault.place.file == file);
    BOOST_TEST(fault.place.line == row.line);
    BOOST_TEST(fault.place.column == row.column);
    BOOST_TEST(imported.deck.cards.empty());
}

} // namespace kizuna::test
