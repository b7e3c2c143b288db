#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// What an effect did before one of its steps, for words such as "that card" that refer to it.
struct StepsBefore {
    int seen = 0;                    ///< number of cards looked at or shown last; 0: unknown
    bool seen_shown = false;         ///< the seen cards were shown, not only looked at
    Zone seen_in = Zone::Deck;       ///< zone of the seen cards
    bool took_seen = false;          ///< some seen cards were put elsewhere since
    bool chose_many = false;         ///< `chosen` may be several units
    bool chose_done = false;         ///< `chosen` is the unit that a step was done to
    const Step* done = nullptr;      ///< the last step that took, drew or destroyed something
    int done_count = 0;              ///< max number of cards or units of `done`; 0: unknown
    int paid_count = 0;              ///< number of cards or units paid; 0: unknown
    const char* paid_with = "other"; ///< as messages select by it: "tap", "discard" or "other"
};

/// The language, library and card that an effect is put into words with.
struct EffectReader {
    const CardLibrary& library;
    const Messages& messages;
    std::string_view parameter; ///< the `of` of a support skill, meant by `named` in filters
    bool chooses = true;        ///< the effect has a Choose step, whose units "chosen" refers to
    bool asks_opponent = false; ///< the text is about what the other player may do
    bool tells_theirs = false;  ///< the other player acts, so that their cards are "their" cards
    Whose seen_of = Whose::Own; ///< owner of the cards that the effect looks at or shows
    /// State before each step of the effect; null if the steps are not known.
    const std::map<const Step*, StepsBefore>* steps_before = nullptr;
    StepsBefore before;          ///< of the current step
    bool tells_clauses = false;  ///< a condition on a known unit is left out here and told in a
                                 ///< clause of its own
    bool that_is_chosen = false; ///< "that unit" is the unit chosen in the same sentence
    bool card_is_unit = false;   ///< the card of the effect is a unit on the battlefield
    bool tells_support = false;  ///< the own support card is called "it"
};

/// The bit of a quality, as in Filter::wanted.
constexpr std::uint32_t bit_of(Quality quality)
{
    return 1U << static_cast<unsigned>(quality);
}

/// The number of units or cards that match a filter, for a sentence.
struct HowMany {
    /// Group: all of them, for messages where "all … cannot" could be read as "not all can".
    enum class Kind { All, Exactly, UpTo, AnyNumber, Each, Plural, Group };
    Kind kind = Kind::All;
    int count = 2;                ///< of Exactly and UpTo; also selects the plural form
    const char* letter = nullptr; ///< X or Y for a computed count; else null
    bool at_random = false;
    bool by_opponent = false; ///< the opponent chooses
    Different different = Different::Nothing;
    std::optional<int> cost_sum; ///< the highest sum of their costs
};
inline constexpr HowMany one_each{HowMany::Kind::Each, 1};
inline constexpr HowMany in_plural{HowMany::Kind::Plural};
/// The number of units or cards that a step takes; All if the step gives none.
HowMany how_many(const Step& step);
/// The letter that stands for a computed number of units or cards: X, or Y if the step's amount is
/// already X.
const char* number_letter(const Step& step);

/// The grammatical role of a noun: Italian joins article and preposition, and Japanese adds that
/// the player chooses it, before an action (Object) or as the action itself (Choice).
enum class NounCase { Plain, Of, To, By, Object, Choice };
/// Units in words, as in "2 tapped allies other than this one" or "the attacking unit". Includes
/// the preposition of `noun_case` where the language joins the two.
std::string units_text(const Filter& filter, HowMany number, const EffectReader& reader,
                       NounCase noun_case = NounCase::Plain);
/// Cards in words, as in "1 ‹Flier› card with Deployment Cost 2 or less". cards_text_in() adds a
/// zone, right beside the noun if the filter is long, so that the zone does not end far from it.
std::string cards_text(const Filter& filter, HowMany number, const EffectReader& reader,
                       NounCase noun_case = NounCase::Plain);
std::string cards_text_in(const std::string& zone, const Filter& filter, HowMany number,
                          const EffectReader& reader, NounCase noun_case = NounCase::Plain);
/// A noun as the object of a verb: Japanese adds a particle.
std::string object_text(const std::string& text, const EffectReader& reader);
/// The select word of an Italian ending: "f", "fp", "m" or "mp", where "p" means several units.
const char* agreement(const Filter& units, bool are_many, const EffectReader& reader);
/// Matches the unit of the event while it is still being attacked.
Filter still_attacked();
/// True if units_text() names the unit by a fixed word, as in "this unit".
bool is_known_unit(const Filter& filter);
/// True if verbs agree with one unit; false for "the chosen units".
bool is_one_unit(const Filter& filter, const EffectReader& reader);
/// The conditions of a filter on a known unit, as in "is not the protagonist"; empty if the unit is
/// not known or there are none.
std::string known_unit_clause(const Filter& filter, const EffectReader& reader);
/// The known unit of a filter when the sentence has named it already: "this unit", "that unit".
std::string known_unit_again(const Filter& filter, const EffectReader& reader);
/// The clause "that card is ‹Sword›", with `card` as its subject.
std::string card_clause(const std::string& card, const Filter& filter, const EffectReader& reader);
/// Bonds or orbs in words, by `noun`: "1 ‹Flier› bond", "2 of the opponent’s orbs".
std::string own_cards_text(const char* noun, const Filter& filter, HowMany number, Whose whose,
                           const EffectReader& reader);

/// Clauses, as in "you have 2 or more allies" or "this unit is attacking". A `max` of max_bound or
/// more means no upper bound.
std::string units_clause(const Filter& filter, int min, int max, const EffectReader& reader);
std::string cards_clause(const Filter& filter, int min, int max, Zone zone, Whose whose,
                         const EffectReader& reader);

/// Two clauses joined by a message, as in `effect.and` or `effect.or`.
std::string joined_text(const std::string& one, const std::string& two, MessageKey joint,
                        const EffectReader& reader);
/// Any number of clauses joined one after another; empty for none.
std::string joined_text(const std::vector<std::string>& clauses, MessageKey joint,
                        const EffectReader& reader);

/// "yes" if the owner is a single known unit, as in "this unit’s attack"; "no" for "the attack of
/// an ally". A select word of messages.
const char* has_by_word(const Filter& filter, const EffectReader& reader);

/// The preposition of a zone.
/// FirstOf: as From, with another zone after it. There: for "there are cards in …".
enum class ZoneRole { From, To, In, FirstOf, There };
/// A zone in words, as in "from your hand", "on top of the opponent’s deck". `top`: only this many
/// cards from the top of the deck; 0 means the whole zone.
std::string zone_text(Zone zone, Whose whose, ZoneRole role, const EffectReader& reader,
                      bool to_top = true, int top = 0);

/// The select word in messages: "own", "opponent" or "both".
const char* whose_word(Whose whose);
/// As above, but "theirs" where the opponent does something with the opponent's own cards.
const char* whose_word(Whose whose, const EffectReader& reader);
/// The kind of thing counted, for languages with a counter word for each kind.
enum class Counted { Cards, Units, Orbs, Points };
/// An upper bound of this or more means no bound.
constexpr int max_bound = 99;
/// Bounds in words, as in "2", "2 or more", "2 or less", "2 to 4". `no_bound`: a `max` of this or
/// more means no upper bound.
std::string bounds_text(int min, int max, Counted counted, const EffectReader& reader,
                        int no_bound = max_bound);

} // namespace kizuna
