#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Which language, library and card an effect is put into words for.
struct EffectReader {
    const CardLibrary& library;
    const Messages& messages;
    std::string_view parameter; ///< what `named` stands for: the `of` of a support skill, or empty
    bool chooses = true;        ///< the effect has a step that `chosen` speaks of
    bool asks_opponent = false; ///< what the other player may do is being told
    Whose seen_of = Whose::Own; ///< whose cards the effect looks at or shows
};

/// How many of what a filter passes.
struct HowMany {
    enum class Kind { All, Exactly, UpTo, AnyNumber, Each, Plural };
    Kind kind = Kind::All;
    int count = 2;                ///< of Exactly and UpTo; plurals follow it
    const char* letter = nullptr; ///< that stands for a count which is computed
};
/// Of the units or cards that a step takes: all of them where it has no number.
HowMany how_many(const Step& step);
/// What stands for a number of units or cards that is computed: X, or Y beside an X.
const char* number_letter(const Step& step);

/// The place of a noun in its clause: Italian joins article and preposition.
enum class NounCase { Plain, Of, To, By };
/// Part of a sentence that speaks of units, as in "2 tapped allies other than this one" or "the
/// attacking unit". With its preposition where the language joins the two.
std::string units_text(const Filter& filter, HowMany number, const EffectReader& reader,
                       NounCase noun_case = NounCase::Plain);
/// As in "1 ‹Flier› card with Deployment Cost 2 or less".
std::string cards_text(const Filter& filter, HowMany number, const EffectReader& reader);
/// True where units_text() is of one unit that is known, as in "this unit".
bool is_one_unit(const Filter& filter);

/// Clauses: "there are 2 or more allies", "this unit is attacking". A bound of 99 or more is none;
/// `zone` is a zone_text() in the role In.
std::string units_clause(const Filter& filter, int least, int most, const EffectReader& reader);
std::string cards_clause(const Filter& filter, int least, int most, const std::string& zone,
                         const EffectReader& reader);

/// "with different Unit Names".
std::string different_text(Different different, const EffectReader& reader);

/// The preposition that a zone stands with.
enum class ZoneRole { From, To, In };
/// As in "from your hand", "on top of the opponent’s deck". `top`: only so many cards from the top
/// of the deck; 0: all of it.
std::string zone_text(Zone zone, Whose whose, ZoneRole role, const EffectReader& reader,
                      bool to_top = true, int top = 0);

/// As messages select by it: "own", "opponent" or "both".
std::string_view whose_word(Whose whose);
/// What is counted, for languages that count each thing in its own way.
enum class Counted { Cards, Units, Points };
/// From here on a bound is none.
constexpr int largest_bound = 99;
/// As in "2", "2 or more", "2 or less", "2 to 4".
std::string bounds_text(int least, int most, Counted counted, const EffectReader& reader,
                        int no_bound = largest_bound);

} // namespace kizuna
