#pragma once

#include "decks/legality/legality.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

namespace kizuna::test {

inline const Card& card(std::string_view id)
{
    const Card* found = shipped_library().find_id(id);
    if (!found)
        throw std::runtime_error("no card " + std::string(id));
    return *found;
}

/// A legal deck of fifty in every shipped format but the example: five units with their class
/// changes and three healers, led by Marth.
inline Deck legal_deck()
{
    Deck deck;
    deck.protagonist = "B22-014";
    for (const char* code : {"B22-014", "B22-001", "B22-021", "B22-020", "B22-023", "B22-002",
                             "B22-028", "B22-003", "B22-031", "B22-030", "B22-018", "B22-026"})
        deck.cards.push_back({.code = code, .copies = 4, .comments = {}, .raw = {}});
    deck.cards.push_back({.code = "B22-029", .copies = 2, .comments = {}, .raw = {}});
    return deck;
}

/// Sets how many copies the entry with this code has, at the end where there is none; 0 takes it
/// out.
inline void set_copies(std::vector<DeckEntry>& entries, const std::string& code, int copies)
{
    const auto entry = std::ranges::find(entries, code, &DeckEntry::code);
    if (entry != entries.end() && copies == 0)
        entries.erase(entry);
    else if (entry != entries.end())
        entry->copies = copies;
    else if (copies > 0)
        entries.push_back({.code = code, .copies = copies, .comments = {}, .raw = {}});
}

inline Query query(std::string_view text)
{
    auto parsed = Query::parse(text, shipped_library());
    if (const auto* fault = std::get_if<Fault>(&parsed))
        throw DataError(*fault);
    return std::get<Query>(parsed);
}

inline Format shipped_format(const std::string& id)
{
    const std::string file = id + ".yaml";
    return read_format(file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "formats" / file), file,
                       shipped_library());
}

/// The codes of the clauses, one a violation, as in "DECK-1 DECK-2".
inline std::string codes(const std::vector<Violation>& violations)
{
    std::string text;
    for (const Violation& violation : violations) {
        text += text.empty() ? "" : " ";
        text += code_of(violation);
    }
    return text;
}

/// As in "-1 B22-014, +2 B22-001, +1 [cost=1], lead B22-014".
inline std::string edits_text(const std::vector<Edit>& edits)
{
    std::string text;
    for (const Edit& edit : edits) {
        text += text.empty() ? "" : ", ";
        if (edit.kind == Edit::Kind::Protagonist)
            text += "lead ";
        else
            text += (edit.kind == Edit::Kind::Add ? "+" : "-") + std::to_string(edit.copies) + " ";
        text += edit.card ? edit.card->id : !edit.code.empty() ? edit.code : "[" + edit.query + "]";
    }
    return text;
}

/// The ids of cards, as in "B22-001 B22-014".
inline std::string ids(const std::vector<const Card*>& cards)
{
    std::string text;
    for (const Card* one : cards)
        text += (text.empty() ? "" : " ") + one->id;
    return text;
}

/// How many cards of the shipped library the format admits.
inline int allowed_cards(const Format& format)
{
    return static_cast<int>(std::ranges::count_if(shipped_library().cards(), [&](const Card& one) {
        return is_allowed(one, format, shipped_library());
    }));
}

inline bool allows(const Format& format, std::string_view id)
{
    return is_allowed(card(id), format, shipped_library());
}

/// The clauses that the deck breaks.
inline std::string broken(const Deck& deck, const Format& format)
{
    return codes(check_legality(deck, format, shipped_library()));
}

/// How the one violation is mended.
inline std::string fix_of(const Deck& deck, const Format& format)
{
    const std::vector<Violation> found = check_legality(deck, format, shipped_library());
    BOOST_REQUIRE_EQUAL(found.size(), 1U);
    return edits_text(found.front().fix);
}

/// The one violation, which is of that kind.
template <typename Details>
Details only(const Deck& deck, const Format& format)
{
    const std::vector<Violation> found = check_legality(deck, format, shipped_library());
    BOOST_REQUIRE_EQUAL(found.size(), 1U);
    return std::get<Details>(found.front().reason);
}

/// A legal deck; each test breaks one thing.
struct LegalityTest {
    const CardLibrary& library = shipped_library();
    Format format;
    Deck deck = legal_deck();

    std::vector<Violation> violations() const { return check_legality(deck, format, library); }
    std::string broken() const { return test::broken(deck, format); }
    template <typename Details>
    Details only() const
    {
        return test::only<Details>(deck, format);
    }
    std::string only_fix() const { return fix_of(deck, format); }
};

} // namespace kizuna::test
