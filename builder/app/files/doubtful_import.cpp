#include "app/files/doubtful_import.h"

#include "app/text/card_label.h"
#include "app/text/import_text.h"
#include "app/text/joined_text.h"
#include "cards/text/plain_text.h"
#include "decks/lookup/text_line.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace kizuna {
namespace {

using Answer = DoubtfulImport::Answer;
using ImportLine = DoubtfulImport::Line;

std::vector<DeckEntry>::iterator entry_of(std::vector<DeckEntry>& pile, const std::string& code)
{
    return std::ranges::find(pile, code, &DeckEntry::code);
}

bool has_entry(const Deck& deck, const std::string& code)
{
    const auto is_it = [&](const DeckEntry& entry) { return entry.code == code; };
    return std::ranges::any_of(deck.cards, is_it) || std::ranges::any_of(deck.maybe, is_it);
}

/// The codes of all entries, to find one among many.
std::unordered_set<std::string_view> codes_in(const Deck& deck)
{
    std::unordered_set<std::string_view> codes;
    for (const auto* pile : {&deck.cards, &deck.maybe}) {
        for (const DeckEntry& entry : *pile)
            codes.insert(entry.code);
    }
    return codes;
}

/// Some copies of an unknown entry become a card, in its place.
void become(std::vector<DeckEntry>& pile, std::vector<DeckEntry>::iterator unknown, int copies,
            const std::string& card)
{
    const int moved = std::min(copies, unknown->copies);
    unknown->copies -= moved;
    const bool is_gone = unknown->copies == 0;
    std::vector<std::string> comments;
    if (is_gone)
        comments = std::move(unknown->comments);
    const auto place = is_gone ? pile.erase(unknown) : unknown;
    if (const auto there = entry_of(pile, card); there != pile.end()) {
        there->copies = std::min(saturating_sum(there->copies, moved), max_copies_of_an_entry);
        there->comments.insert(there->comments.begin(), comments.begin(), comments.end());
    } else {
        pile.insert(place, {.code = card, .copies = moved, .comments = comments, .raw = {}});
    }
}

/// Takes lines out of the notes, each once for every time.
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

void apply_card(Deck& deck, const ImportLine& line, const CardLibrary& library)
{
    const std::string& card = line.answer.card->id;
    if (line.reason == ImportProblem::Reason::Malformed ||
        line.reason == ImportProblem::Reason::BadCount)
        forget_in_notes(deck.notes, line.doubt.text, line.times);
    if (line.code.empty())
        return change_copies(deck, Pile::Cards, card, line.copies, library);
    int left = line.copies;
    for (auto* pile : {&deck.cards, &deck.maybe}) {
        const auto unknown = entry_of(*pile, line.code);
        if (unknown == pile->end() || left == 0)
            continue;
        const int there = unknown->copies;
        become(*pile, unknown, left, card);
        left -= std::min(left, there);
    }
    if (has_entry(deck, line.code))
        return;
    if (deck.protagonist == line.code)
        deck.protagonist = card;
    std::ranges::replace(deck.alternatives, line.code, card);
}

bool could_take_suggestion(const ImportLine& line)
{
    const ImportProblem& problem = line.doubt.source;
    return line.answer == Answer() && !line.has_no_card &&
           !(problem.wanted.empty() && problem.cards.empty());
}

} // namespace

DoubtfulImport::DoubtfulImport(ImportedDeck imported, const Catalogue& catalogue,
                               const Messages& messages)
    : catalogue_(catalogue), imported_(std::move(imported))
{
    const EntryCodes entries = codes_in(imported_.deck);
    std::unordered_map<std::string, std::size_t> places; // of lines, by what is told of them
    for (const ImportProblem& problem : imported_.problems) {
        ImportLine line = line_of(problem, entries, messages);
        const auto [place, is_new] =
            places.try_emplace(line.doubt.text + '\n' + line.doubt.problem, lines_.size());
        if (is_new) {
            lines_.push_back(std::move(line));
        } else {
            ImportLine& same = lines_[place->second];
            ++same.times;
            same.copies =
                std::min(saturating_sum(same.copies, line.copies), max_copies_of_an_entry);
        }
    }
}

/// The readers name the line; which entry it became follows from how each of them calls it.
std::string DoubtfulImport::unknown_code(const ImportProblem& problem,
                                         const EntryCodes& entries) const
{
    const std::vector<std::string>& serials =
        catalogue_.exchange.codes_of(NumberingProgram::CipherVit, problem.text);
    const std::string words(trimmed(problem.text));
    const std::array codes = {
        problem.text, counted_line(words).card, words.empty() ? words : parse_text_line(words).card,
        "ciphervit:" + problem.text, serials.empty() ? std::string() : serials.front()};
    const auto found = std::ranges::find_if(codes, [&](const std::string& code) {
        return !code.empty() && !catalogue_.library.find(code).card && entries.contains(code);
    });
    return found == codes.end() ? std::string() : *found;
}

/// The entry of the card that a line with another name was taken for.
std::string DoubtfulImport::taken_code(const ImportProblem& problem) const
{
    const CardLibrary& library = catalogue_.library;
    const Card* taken = library.find(problem.cards.front()).card;
    for (const auto* pile : {&imported_.deck.cards, &imported_.deck.maybe}) {
        for (const DeckEntry& entry : *pile) {
            if (library.find(entry.code).card == taken)
                return entry.code;
        }
    }
    return {};
}

DoubtfulImport::Line DoubtfulImport::line_of(const ImportProblem& problem,
                                             const EntryCodes& entries,
                                             const Messages& messages) const
{
    using Reason = ImportProblem::Reason;
    ImportLine line;
    line.doubt = doubtful_line(problem, messages);
    // What becomes of it is the person's to say.
    line.doubt.problem = import_reason(problem.reason, messages);
    line.reason = problem.reason;
    if (problem.reason == Reason::Unknown || problem.reason == Reason::Ambiguous)
        line.code = unknown_code(problem, entries);
    else if (problem.reason == Reason::OtherName)
        line.code = taken_code(problem);
    // A form with one line a copy says the card alone, perhaps with a number in its name.
    const bool is_counted = line.code != problem.text;
    line.copies =
        is_counted ? std::clamp(counted_line(problem.text).copies, 1, max_copies_of_an_entry) : 1;
    return line;
}

void DoubtfulImport::answer(std::size_t line, Answer answer)
{
    lines_.at(line).answer = answer;
}

void DoubtfulImport::take_suggestions()
{
    for (ImportLine& line : lines_) {
        if (!could_take_suggestion(line))
            continue;
        const std::vector<CardSuggestion> choices = choices_for(line.doubt, library());
        line.has_no_card = choices.empty();
        if (!choices.empty())
            line.answer = {Answer::Kind::Card, choices.front().card};
    }
}

bool DoubtfulImport::has_suggestions() const
{
    return std::ranges::any_of(lines_, could_take_suggestion);
}

Deck DoubtfulImport::deck() const
{
    Deck deck = imported_.deck;
    for (const ImportLine& line : lines_) {
        if (line.answer.kind == Answer::Kind::Card)
            apply_card(deck, line, catalogue_.library);
        else if (line.answer.kind == Answer::Kind::Notes)
            add_note(deck.notes, line.doubt.text);
    }
    return deck;
}

std::string DoubtfulImport::summary(const Messages& messages) const
{
    const auto open = std::ranges::count_if(lines_, [](const ImportLine& line) {
        return line.answer.kind == Answer::Kind::AsItStands;
    });
    return joined_sentences(
        messages.get("paste.summary"_msg, {{"cards", known_copies(deck(), catalogue_.library)},
                                           {"lines", static_cast<int>(open)}}),
        by_custom_text(imported_, catalogue_.library, messages), messages);
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
    return import_outcome(line.reason, messages);
}

std::vector<Answer> plain_answers(const ImportLine& line)
{
    std::vector<Answer> answers = {{}};
    if (line.reason == ImportProblem::Reason::NotCarried)
        answers.push_back({Answer::Kind::Notes, nullptr});
    return answers;
}

int known_copies(const Deck& deck, const CardLibrary& library)
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
