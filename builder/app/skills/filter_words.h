#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// What an effect did before one of its steps, which later steps speak of as "that card".
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

/// Which language, library and card an effect is put into words for.
struct EffectReader {
    const CardLibrary& library;
    const Messages& messages;
    std::string_view parameter; ///< what `named` stands for: the `of` of a support skill
    bool chooses = true;        ///< the effect has a step that `chosen` speaks of
    bool asks_opponent = false; ///< what the other player may do is being told
    bool tells_theirs = false;  ///< the other player does it, with "their" cards
    Whose seen_of = Whose::Own; ///< whose cards the effect looks at or shows
    /// What was done before each step of the effect; null where nothing is known of the steps.
    const std::map<const Step*, StepsBefore>* steps_before = nullptr;
    StepsBefore before;          ///< of the step that is being told
    bool tells_clauses = false;  ///< what is asked of a known unit is told beside the sentence
    bool that_is_chosen = false; ///< "that unit" is what the same sentence chose
    bool card_is_unit = false;   ///< the card of the effect is a unit on the battlefield
    bool tells_support = false;  ///< "it" is the own support card
};

/// The bit of a quality, as in Filter::wanted.
constexpr std::uint32_t bit_of(Quality quality)
{
    return 1U << static_cast<unsigned>(quality);
}

/// The number of units or cards that match a filter, for a sentence.
struct HowMany {
    /// Group is all of them, where "all … cannot" could be read as "not all can".
    enum class Kind { All, Exactly, UpTo, AnyNumber, Each, Plural, Group };
    Kind kind = Kind::All;
    int count = 2;                ///< of Exactly and UpTo; plurals follow it
    const char* letter = nullptr; ///< X or Y for a computed count; else null
    bool at_random = false;
    bool by_opponent = false; ///< the opponent chooses
    Different different = Different::Nothing;
    std::optional<int> cost_sum; ///< what their costs add up to at most
};
inline constexpr HowMany one_each{HowMany::Kind::Each, 1};
inline constexpr HowMany in_plural{HowMany::Kind::Plural};
/// How many units or cards a step takes: all of them where it has no number.
HowMany how_many(const Step& step);
/// What stands for a number of units or cards that is computed: X, or Y beside an X.
const char* number_letter(const Step& step);

/// The place of a noun in its clause: Italian joins article and preposition, and Japanese says that
/// who acts on it chooses it first (Object), or only chooses it (Choice).
enum class NounCase { Plain, Of, To, By, Object, Choice };
/// Part of a sentence that speaks of units, as in "2 tapped allies other than this one" or "the
/// attacking unit". With its preposition where the language joins the two.
std::string units_text(const Filter& filter, HowMany number, const EffectReader& reader,
                       NounCase noun_case = NounCase::Plain);
/// Cards in words, as in "1 ‹Flier› card with Deployment Cost 2 or less". A zone stands next to the
/// noun where much is asked of the cards and the language would set it behind all that; else behind
/// it, or before.
std::string cards_text(const Filter& filter, HowMany number, const EffectReader& reader,
                       NounCase noun_case = NounCase::Plain);
std::string cards_text_in(const std::string& zone, const Filter& filter, HowMany number,
                          const EffectReader& reader, NounCase noun_case = NounCase::Plain);
/// A noun that something is done to, with the particle that Japanese sets behind it.
std::string object_text(const std::string& text, const EffectReader& reader);
/// The word that messages select an Italian ending by: "f", "fp", "m" or "mp", for several units
/// with p.
const char* agreement(const Filter& units, bool are_many, const EffectReader& reader);
/// The unit that is attacked since the event, if it still is.
Filter still_attacked();
/// True where units_text() is of units that are known, as in "this unit".
bool is_known_unit(const Filter& filter);
/// True where verbs agree with one unit: not with "the chosen units".
bool is_one_unit(const Filter& filter, const EffectReader& reader);
/// What a filter asks of a known unit, as in "is not the protagonist"; else empty.
std::string known_unit_clause(const Filter& filter, const EffectReader& reader);
/// The known unit of a filter where the sentence already named it: "this unit", "that unit".
std::string known_unit_again(const Filter& filter, const EffectReader& reader);
/// "That card is ‹Sword›": one card that is known by a word.
std::string card_clause(const std::string& card, const Filter& filter, const EffectReader& reader);
/// The same of bonds and orbs, by that noun: "1 ‹Flier› bond", "2 of the opponent’s orbs".
std::string own_cards_text(const char* noun, const Filter& filter, HowMany number, Whose whose,
                           const EffectReader& reader);

/// Clauses: "you have 2 or more allies", "this unit is attacking". A bound of 99 or more is none.
std::string units_clause(const Filter& filter, int min, int max, const EffectReader& reader);
std::string cards_clause(const Filter& filter, int min, int max, Zone zone, Whose whose,
                         const EffectReader& reader);

/// Two clauses joined by a message, as `effect.and` or `effect.or`.
std::string joined_text(const std::string& one, const std::string& two, MessageKey joint,
                        const EffectReader& reader);
/// The same of any number of clauses.
std::string joined_text(const std::vector<std::string>& clauses, MessageKey joint,
                        const EffectReader& reader);

/// "Yes" where a unit that is known by a word has something: "this unit’s attack", but "the attack
/// of an ally".
const char* has_by_word(const Filter& filter, const EffectReader& reader);

/// The preposition that a zone stands with.
/// FirstOf: From, with another zone after it; There: where there are cards.
enum class ZoneRole { From, To, In, FirstOf, There };
/// A zone in words, as in "from your hand", "on top of the opponent’s deck". `top`: only so many
/// cards from the top of the deck; 0: all of it.
std::string zone_text(Zone zone, Whose whose, ZoneRole role, const EffectReader& reader,
                      bool to_top = true, int top = 0);

/// The word that messages select by: "own", "opponent" or "both".
const char* whose_word(Whose whose);
/// The same, or "theirs" where the other player is who does something with their cards.
const char* whose_word(Whose whose, const EffectReader& reader);
/// What is counted, for languages that count each thing in its own way.
enum class Counted { Cards, Units, Orbs, Points };
/// A bound of this or more is none.
constexpr int max_bound = 99;
/// The bounds in words, as in "2", "2 or more", "2 or less", "2 to 4".
std::string bounds_text(int min, int max, Counted counted, const EffectReader& reader,
                        int no_bound = max_bound);

} // namespace kizuna
