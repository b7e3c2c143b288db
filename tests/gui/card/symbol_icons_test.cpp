#include "gui/card/symbol_icons.h"

#include "shipped_catalogue.h"

#include <boost/test/unit_test.hpp>

#include <wx/image.h>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

namespace symbol_icons {

constexpr int pixels = 14; ///< as small as lists show them

struct SymbolIconsTest {
    const Vocabulary& words = shipped_catalogue().library.words();
    SymbolIcons icons{words};

    /// Every symbol alone, then none.
    std::vector<WordSet<SymbolId>> all() const
    {
        std::vector<WordSet<SymbolId>> sets;
        for (std::size_t at = 0; at < words.symbols.size(); ++at) {
            WordSet<SymbolId> set;
            set.insert(static_cast<SymbolId>(at));
            sets.push_back(set);
        }
        sets.emplace_back();
        return sets;
    }
    /// How much of each pixel the shape covers, 0 to 1: nothing of its colour.
    std::vector<double> outline(WordSet<SymbolId> symbols) const
    {
        const wxImage image =
            icons.icon(symbols).GetBitmap(wxSize(pixels, pixels)).ConvertToImage();
        std::vector<double> covered;
        for (int y = 0; y < pixels; ++y) {
            for (int x = 0; x < pixels; ++x)
                covered.push_back(image.GetAlpha(x, y) / 255.0);
        }
        return covered;
    }
};

} // namespace symbol_icons

BOOST_FIXTURE_TEST_SUITE(symbol_icons, SymbolIconsTest)

BOOST_AUTO_TEST_CASE(each_symbol_is_told_by_its_outline_alone)
{
    const auto sets = all();
    for (std::size_t one = 0; one < sets.size(); ++one) {
        for (std::size_t other = one + 1; other < sets.size(); ++other) {
            const auto first = outline(sets[one]);
            const auto second = outline(sets[other]);
            double differs = 0;
            for (std::size_t at = 0; at < first.size(); ++at)
                differs += std::abs(first[at] - second[at]);
            // In pixels, of the 196 there are.
            BOOST_TEST(differs > 20, one << " and " << other << " differ by " << differs);
        }
    }
}

BOOST_AUTO_TEST_CASE(two_symbols_stand_beside_one_another)
{
    WordSet<SymbolId> both;
    both.insert(SymbolId{0});
    both.insert(SymbolId{3});
    const wxSize one = icons.icon({}).GetDefaultSize();
    BOOST_TEST(icons.icon(both).GetDefaultSize().x >= 2 * one.x);
    BOOST_TEST(icons.icon(both).GetDefaultSize().y == one.y);
    BOOST_TEST(icons.stamps(both).size() == 2U);
    BOOST_TEST(icons.stamps({}).size() == 1U);
}

BOOST_AUTO_TEST_CASE(signs_of_flaws_stand_before_the_symbol_and_differ)
{
    const auto drawn = [&](CardFlaw flaw) {
        return icons.icon({}, flaw).GetBitmap(wxSize(34, 16)).ConvertToImage();
    };
    const wxImage forbidden = drawn(CardFlaw::Forbidden);
    const wxImage over_limit = drawn(CardFlaw::OverLimit);
    int differing = 0;
    for (int x = 0; x < 15; ++x) {
        for (int y = 0; y < 16; ++y)
            differing += forbidden.GetAlpha(x, y) / 128 != over_limit.GetAlpha(x, y) / 128 ? 1 : 0;
    }
    BOOST_TEST(differing > 40); // a disc and a triangle, not colours alone
    BOOST_TEST(icons.icon({}, CardFlaw::Forbidden).GetDefaultSize().x >
               2 * icons.icon({}).GetDefaultSize().x);
}

BOOST_AUTO_TEST_SUITE_END()
