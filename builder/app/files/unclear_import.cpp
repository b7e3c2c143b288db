#include "app/files/unclear_import.h"

#include "app/text/card_label.h"
#include "app/text/import_text.h"
#include "app/text/joined_text.h"
#include "cards/base/plain_text.h"
#include "cards/query/query.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/card_lookup.h"
#include "decks/lookup/card_suggestions.h"

#include <algorithm>
#include <list>
#include <unordered_map>
#include <utility>

namespace kizuna {
namespace {

using Answer = UnclearImport::Answer;
using ImportLine = UnclearImport::Line;
using Reason = ImportProblem::Reason;

/// A pile with an index by code, so that many lines can be answered fast. Writes the pile back when
/// destroyed.
class AnsweredPile {
public:
    explicit AnsweredPile(std::vector<DeckEntry>& pile) : pile_(pile)
    {
        for (DeckEntry& entry : pile) {
            std::string code = entry.code;
            places_.emplace(std::move(code), entries_.insert(entries_.end(), std::move(entry)));
        }
    }
    AnsweredPile(const AnsweredPile&) = delete;
    AnsweredPile& operator=(const AnsweredPile&) = delete;
    ~AnsweredPile() { pile_.assign(entries_.begin(), entries_.end()); }

    bool has(const std::string& code) const { return places_.contains(code); }

    /// True if an entry can hold this many more copies of the card.
    bool has_room(const std::string& card, int copies) const
    {
        const auto there = places_.find(card);
        return copies <=
               max_copies_of_an_entry - (there == places_.end() ? 0 : there->second->copies);
    }

    /// Turns some copies of an entry into a card, at the same place.
    void become(const std::string& code, int copies, const std::string& card)
    {
        const auto found = places_.find(code);
        if (found == places_.end() || code == card)
            return;
        const Place from = found->second;
        const int moved = std::min(copies, from->copies);
        if (!has_room(card, moved))
            return;
        from->copies -= moved;
        from->raw.clear();
        std::vector<std::string> comments;
        if (from->copies == 0)
            comments = std::move(from->comments);
        add_before(from, card, moved, std::move(comments));
        if (from->copies > 0)
            return;
        auto [gone, end] = places_.equal_range(code); // not `found`: adding may have invalidated it
        while (gone != end && gone->second != from)
            ++gone;
        entries_.erase(from);
        places_.erase(gone);
    }

    void add(const std::string& card, int copies) { add_before(entries_.end(), card, copies, {}); }

private:
    using Place = std::list<DeckEntry>::iterator;

    void add_before(Place place, const std::string& card, int copies,
                    std::vector<std::string> comments)
    {
        const auto there = places_.find(card);
        if (there == places_.end()) {
            const Place added = entries_.insert(
                place,
                {.code = card, .copies = copies, .comments = std::move(comments), .raw = {}});
            places_.emplace(card, added);
            return;
        }
        DeckEntry& entry = *there->second;
        entry.copies += copies;
        entry.comments.insert(entry.comments.begin(), comments.begin(), comments.end());
    }

    std::vector<DeckEntry>& pile_;
    std::list<DeckEntry> entries_;
    std::unordered_multimap<std::string, Place> places_; ///< by code
};

/// Removes up to `times` whole lines equal to `line` from the notes.
void forget_in_notes(std::string& notes, const std::string& line, int times)
{
    for (std::size_t at = 0; times > 0 && (at = notes.find(line, at)) != std::string::npos;) {
        const std::size_t end = at + line.size();
        const bool is_whole =
            (at == 0 || notes[at - 1] == '\n') && (end == notes.size() || notes[end] == '\n');
        if (!is_whole) {
            at = end;
            continue;
        }
        notes.erase(at, line.size() + (end == notes.size() ? 0 : 1));
        --times;
    }
}

void add_note(std::string& notes, const std::string& line)
{
    if (!notes.empty() && !notes.ends_with('\n'))
        notes += '\n';
    notes += line + '\n';
}

/// The code for a card chosen by the user: its printing of the set that the line names, else its
/// id.
std::string answered_code(const Card& card, const std::string& set, const CardLibrary& library)
{
    const auto is_of_set = [&](const Printing& printing) {
        return library.sets()[printing.release_set].id == set;
    };
    const auto printing = std::ranges::find_if(card.printings, is_of_set);
    return printing == card.printings.end() || is_of_set(card.printings.front())
               ? card.id
               : entry_code({&card, &*printing});
}

/// Applies the answers of an import to its deck.
class Answers {
public:
    Answers(Deck& deck, const CardLibrary& library)
        : deck_(deck), library_(library), cards_(deck.cards), maybe_(deck.maybe)
    {
    }

    void apply(const ImportLine& line)
    {
        if (line.answer.kind == Answer::Kind::Notes)
            return add_note(deck_.notes, line.what.source.text);
        if (line.answer.kind != Answer::Kind::Card)
            return;
        const ImportProblem& problem = line.what.source;
        const Card& card = *line.answer.card;
        const std::string code = answered_code(card, problem.set, library_);
        AnsweredPile& pile = problem.pile == Pile::Cards ? cards_ : maybe_;
        if (!problem.code.empty()) {
            pile.become(problem.code, line.copies, code);
            return lead_by(card, problem);
        }
        if (!pile.has_room(code, line.copies))
            return;
        pile.add(code, line.copies);
        if (problem.reason == Reason::Malformed || problem.reason == Reason::BadCount)
            forget_in_notes(deck_.notes, line.what.source.text, line.times);
    }

private:
    /// If the line designated the protagonist, or the protagonist's entry is gone, the card becomes
    /// it.
    void lead_by(const Card& card, const ImportProblem& problem)
    {
        const Card* taken = library_.find(problem.code).card;
        const std::string& before = taken ? taken->id : problem.code;
        if (!problem.designates && cards_.has(problem.code))
            return;
        if (deck_.protagonist == before)
            deck_.protagonist = card.id;
        std::ranges::replace(deck_.alternatives, before, card.id);
    }

    Deck& deck_;
    const CardLibrary& library_;
    AnsweredPile cards_;
    AnsweredPile maybe_;
};

void apply_answers(Deck& deck, const std::vector<ImportLine>& lines, const CardLibrary& library)
{
    Answers answers(deck, library);
    for (const ImportLine& line : lines)
        answers.apply(line);
}

/// True if an answer adds copies that the reader did not count.
bool is_uncounted(const ImportProblem& problem)
{
    const bool is_too_much = problem.reason == Reason::BadCount && problem.copies > 0;
    return problem.code.empty() && !is_too_much && problem.pile == Pile::Cards;
}

bool could_take_suggestion(const ImportLine& line)
{
    const ImportProblem& problem = line.what.source;
    return line.answer == Answer() && !line.has_no_card &&
           !(problem.wanted.empty() && problem.cards.empty());
}

} // namespace

UnclearImport::UnclearImport(ImportedDeck imported, const Catalogue& catalogue,
                             const Messages& messages, Same same)
    : catalogue_(catalogue), imported_(std::move(imported))
{
    std::unordered_map<std::string, std::size_t> places; // of lines, by their content
    for (const ImportProblem& problem : imported_.problems) {
        ImportLine line;
        // Without the outcome, which the user decides.
        line.what = {problem, import_reason(problem.reason, messages)};
        line.copies = std::max(problem.copies, 1);
        const std::string key = problem.text + '\n' + line.what.problem + '\n' + problem.code +
                                '\n' + problem.set + (problem.pile == Pile::Maybe ? "\n?" : "\n");
        const auto [place, is_new] = places.try_emplace(key, lines_.size());
        if (is_new || same == Same::Apart) {
            lines_.push_back(std::move(line));
        } else {
            ImportLine& first = lines_[place->second];
            ++first.times;
            first.copies = saturating_sum(first.copies, line.copies);
            first.what.source.designates |= problem.designates;
        }
    }
}

void UnclearImport::answer(std::size_t line, Answer answer)
{
    lines_.at(line).answer = answer;
}

void UnclearImport::take_suggestions()
{
    std::unordered_map<std::string, const Card*> firsts; // by a line's words, as lines repeat
    for (ImportLine& line : lines_) {
        if (!could_take_suggestion(line))
            continue;
        const ImportProblem& problem = line.what.source;
        std::string key = problem.wanted;
        for (const std::string& card : problem.cards)
            key += '\n' + card;
        const auto [first, is_new] = firsts.try_emplace(key, nullptr);
        if (is_new) {
            const std::vector<CardSuggestion> choices = card_suggestions(problem, library());
            first->second = choices.empty() ? nullptr : choices.front().card;
        }
        line.has_no_card = !first->second;
        if (first->second)
            line.answer = {Answer::Kind::Card, first->second};
    }
}

bool UnclearImport::has_suggestions() const
{
    return std::ranges::any_of(lines_, could_take_suggestion);
}

Deck UnclearImport::deck() const
{
    Deck deck = imported_.deck;
    apply_answers(deck, lines_, catalogue_.library);
    return deck;
}

int UnclearImport::cards_in() const
{
    int copies = imported_.cards_in;
    for (const ImportLine& line : lines_) {
        if (line.answer.kind == Answer::Kind::Card && is_uncounted(line.what.source))
            copies = saturating_sum(copies, line.copies);
    }
    return copies;
}

std::string UnclearImport::summary(const Messages& messages) const
{
    const auto open = std::ranges::count_if(lines_, [](const ImportLine& line) {
        return line.answer.kind == Answer::Kind::AsItStands;
    });
    return joined_sentences(
        messages.get("paste.summary"_msg, {{"cards", understood_copies(deck(), catalogue_.library)},
                                           {"lines", static_cast<int>(open)}}),
        by_custom_text(imported_, catalogue_.library, messages), messages);
}

ImportedDeck unknown_cards_as_lines(const Deck& deck, const CardLibrary& library)
{
    ImportedDeck imported{.deck = deck, .problems = {}, .faults = {}};
    for (const Pile pile : {Pile::Cards, Pile::Maybe}) {
        for (const DeckEntry& entry : deck.pile(pile)) {
            if (pile == Pile::Cards)
                imported.cards_in = saturating_sum(imported.cards_in, entry.copies);
            if (library.find(entry.code).card)
                continue;
            const CardLookup found = look_up_card(entry.code, library);
            ImportProblem problem{.text = std::to_string(entry.copies) + ' ' + entry.code};
            say_what_was_found(problem, found);
            problem.pile = pile;
            problem.code = entry.code;
            problem.copies = entry.copies;
            problem.designates = deck.protagonist == entry.code;
            imported.problems.push_back(std::move(problem));
        }
    }
    return imported;
}

std::string answer_text(const ImportLine& line, const Answer& answer, const Messages& messages)
{
    switch (answer.kind) {
    case Answer::Kind::Card:
        return card_label(*answer.card, messages.card_language());
    case Answer::Kind::Notes:
        return messages.get("import.into-notes"_msg);
    case Answer::Kind::AsItStands:
        break;
    }
    return import_outcome(line.what.source.reason, messages);
}

std::vector<Answer> plain_answers(const ImportLine& line)
{
    std::vector<Answer> answers = {{}};
    if (line.what.source.reason == Reason::NotCarried)
        answers.push_back({Answer::Kind::Notes, nullptr});
    return answers;
}

std::vector<const Card*> cards_meant(std::string_view words, const CardLibrary& library)
{
    constexpr std::size_t max_meant = 30;
    std::vector<const Card*> meant;
    const auto add = [&](const Card* card) {
        if (card && meant.size() < max_meant && std::ranges::find(meant, card) == meant.end())
            meant.push_back(card);
    };
    if (trimmed(words).empty())
        return {};
    for (const CardMatch& match : look_up_card(words, library).matches)
        add(match.card);
    const auto query = Query::parse(words, library);
    if (const Query* asked = std::get_if<Query>(&query)) {
        for (const CardIndex card : search(*asked, {.library = &library}))
            add(&library.cards()[card]);
    }
    for (const CardSuggestion& suggestion : card_suggestions(words, library))
        add(suggestion.card);
    return meant;
}

int understood_copies(const Deck& deck, const CardLibrary& library)
{
    int copies = 0;
    for (const auto* pile : {&deck.cards, &deck.maybe}) {
        for (const DeckEntry& entry : *pile) {
            if (library.find(entry.code).card)
                copies = saturating_sum(copies, entry.copies);
        }
    }
    return copies;
}

} // namespace kizuna
