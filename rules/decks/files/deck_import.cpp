#include "decks/files/deck_import.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/yaml/checked_text.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace kizuna {
std::optional<Fault> unreadable(std::string_view text, const std::string& file)
{
    if (text.size() > max_foreign_deck_bytes)
        return Fault{faults::FileTooLarge{std::to_string(max_foreign_deck_bytes)}, {file}};
    if (static_cast<std::size_t>(std::ranges::count(text, '\n')) > max_foreign_deck_lines)
        return Fault{faults::FileTooLarge{std::to_string(max_foreign_deck_lines), "lines"},
                     {.file = file, .line = static_cast<int>(max_foreign_deck_lines) + 1}};
    return no_text(text, file);
}

std::string name_from_file(const std::string& file)
{
    const std::filesystem::path path(file);
    std::string name = path.filename().string();
    if (name == "-")
        return {};
    for (const DeckFileKind& kind : deck_file_kinds()) { // "a.kizuna.yaml" has two endings
        const std::string ending = '.' + std::string(kind.extension);
        if (name.size() > ending.size() && lower_case(name).ends_with(ending))
            return name.substr(0, name.size() - ending.size());
    }
    return path.stem().string();
}

std::string entry_code(const CardMatch& match)
{
    const bool is_usual =
        !match.printing || match.printing->code == match.card->printings.front().code;
    return is_usual ? match.card->id : match.printing->code;
}

CardMatch printing_of(CardMatch match)
{
    if (match.card && !match.printing)
        match.printing = &match.card->printings.front();
    return match;
}

std::string without_controls(std::string_view text)
{
    std::string line(text);
    std::ranges::replace_if(
        line,
        [](char c) {
            return is_control(c) || trimmed({&c, 1}).empty();
        },
        ' ');
    return line;
}

std::string in_one_line(std::string_view text)
{
    return std::string(trimmed(without_controls(text)));
}

const DeckEntry* protagonist_entry(const Deck& deck, const CardLibrary& library)
{
    if (deck.protagonist.empty())
        return nullptr;
    const auto named = std::ranges::find(deck.cards, deck.protagonist, &DeckEntry::code);
    if (named != deck.cards.end())
        return &*named;
    const Card* card = library.find(deck.protagonist).card;
    const auto same = std::ranges::find_if(deck.cards, [&](const DeckEntry& entry) {
        return card && library.find(entry.code).card == card;
    });
    return same == deck.cards.end() ? nullptr : &*same;
}

std::vector<CardSuggestion> card_suggestions(const ImportProblem& problem,
                                             const CardLibrary& library)
{
    std::vector<CardSuggestion> found = card_suggestions(problem.wanted, library);
    if (problem.cards.empty())
        return found;
    std::vector<CardSuggestion> fitting;
    for (const std::string& id : problem.cards) {
        const Card* card = library.find_id(id);
        const auto same = std::ranges::find(found, card, &CardSuggestion::card);
        if (card)
            fitting.push_back({card, same == found.end() ? CardSuggestion::Why::Code : same->why});
    }
    return fitting;
}

const Card* protagonist_by_custom(const ImportedDeck& imported, const CardLibrary& library)
{
    return imported.protagonist_by_custom ? library.find(imported.deck.protagonist).card : nullptr;
}

DeckImport::DeckImport(const std::string& file)
{
    imported_.deck.name = name_from_file(file);
}

bool DeckImport::add(const DeckLine& line, const std::string& code)
{
    if (line.pile == Pile::Cards)
        imported_.cards_in = saturating_sum(imported_.cards_in, line.copies);
    told_of_last_ = false;
    std::vector<DeckEntry>& entries = imported_.deck.pile(line.pile);
    const auto [place, is_new] =
        places_[static_cast<std::size_t>(line.pile)].try_emplace(code, entries.size());
    if (is_new) {
        entries.push_back({.code = code, .copies = line.copies, .comments = {}, .raw = {}});
        return true;
    }
    DeckEntry& entry = entries[place->second];
    if (entry.copies + line.copies > max_copies_of_an_entry) {
        keep_in_notes(line, ImportProblem::Reason::BadCount);
        return false;
    }
    entry.copies += line.copies;
    return true;
}

std::string DeckImport::code_of_unknown(const std::string& card) const
{
    if (imported_.deck.game == Deck().game)
        return card;
    const std::size_t open = card.rfind('(');
    if (!card.ends_with(')') || open == card.npos)
        return card;
    const std::string id = card.substr(open + 1, card.size() - open - 2);
    const bool has_digit = id.find_first_of("0123456789") != id.npos;
    return has_digit && lower_case(id).find_first_not_of(id_characters) == id.npos ? id : card;
}

void say_what_was_found(ImportProblem& problem, const CardLookup& found)
{
    problem.reason =
        found.matches.empty() ? ImportProblem::Reason::Unknown : ImportProblem::Reason::Ambiguous;
    problem.wanted = found.wanted;
    for (const CardMatch& match : found.matches) {
        if (problem.cards.size() < max_card_suggestions &&
            std::ranges::find(problem.cards, match.card->id) == problem.cards.end())
            problem.cards.push_back(match.card->id);
    }
}

void DeckImport::add_unknown(const DeckLine& line, const std::string& code, const CardLookup& found)
{
    if (!add(line, code))
        return;
    ImportProblem& problem = tell(line, ImportProblem::Reason::Unknown);
    problem.code = code;
    say_what_was_found(problem, found);
    told_of_last_ = true;
}

void DeckImport::add_comments(Pile to, const std::string& code, std::vector<std::string> comments)
{
    const std::size_t place = places_[static_cast<std::size_t>(to)].at(code);
    std::vector<std::string>& kept = imported_.deck.pile(to)[place].comments;
    kept.insert(kept.end(), std::make_move_iterator(comments.begin()),
                std::make_move_iterator(comments.end()));
}

ImportProblem& DeckImport::tell(const DeckLine& line, ImportProblem::Reason reason)
{
    ImportProblem problem{line.number, std::string(line.text), reason};
    problem.pile = line.pile;
    problem.copies = line.copies;
    problem.set = line.set;
    told_of_last_ = false;
    return imported_.problems.emplace_back(std::move(problem));
}

void DeckImport::add_malformed(const DeckLine& line)
{
    keep_in_notes(line, ImportProblem::Reason::Malformed);
}

void DeckImport::add_bad_count(const DeckLine& line)
{
    keep_in_notes(line, ImportProblem::Reason::BadCount);
}

void DeckImport::keep_in_notes(const DeckLine& line, ImportProblem::Reason reason)
{
    tell(line, reason);
    // Forms other than lists have the copies in a place of their own.
    const std::string copies = std::to_string(line.copies);
    if (line.copies > 0 && line.text.find(copies) == std::string_view::npos)
        noted_ += copies + ' ';
    noted_ += line.text;
    noted_ += '\n';
}

void DeckImport::add_other_name(const DeckLine& line, const std::string& code, const Card& taken,
                                const std::vector<const Card*>& named)
{
    ImportProblem& problem = tell(line, ImportProblem::Reason::OtherName);
    problem.code = code;
    problem.cards = {taken.id};
    for (const Card* card : named) {
        if (problem.cards.size() < max_card_suggestions)
            problem.cards.push_back(card->id);
    }
    told_of_last_ = true;
}

void DeckImport::add_other_artwork(const DeckLine& line, const std::string& code,
                                   const std::string& artwork)
{
    ImportProblem& problem = tell(line, ImportProblem::Reason::UnknownArtwork);
    problem.text = artwork;
    problem.code = code;
    told_of_last_ = true;
}

void DeckImport::add_in_maybe(int line, std::string_view text)
{
    tell({.number = line, .text = text}, ImportProblem::Reason::InMaybe);
}

void DeckImport::add_notes(std::string_view text)
{
    std::string& notes = imported_.deck.notes;
    if (!notes.empty() && !text.empty() && !notes.ends_with('\n'))
        notes += '\n';
    notes += text;
}

void DeckImport::set_once(std::string& field, int line, std::string_view key,
                          const std::string& value)
{
    if (set_.insert(&field).second)
        field = value;
    else if (field != value)
        add_not_carried(line, std::string(key) + ": " + value);
}

void DeckImport::add_not_carried(int line, std::string_view text)
{
    tell({.number = line, .text = text}, ImportProblem::Reason::NotCarried);
}

void DeckImport::designate(const std::string& code)
{
    if (told_of_last_) {
        ImportProblem& last = imported_.problems.back();
        const bool has_other_name = last.reason == ImportProblem::Reason::OtherName;
        last.designates = code == (has_other_name ? last.cards.front() : last.code);
    }
    Deck& deck = imported_.deck;
    if (deck.protagonist.empty()) {
        deck.protagonist = code;
        return;
    }
    // The reader may have added alternatives itself.
    for (; known_alternatives_ < deck.alternatives.size(); ++known_alternatives_)
        alternatives_.insert(deck.alternatives[known_alternatives_]);
    if (deck.protagonist != code && !alternatives_.contains(code))
        deck.alternatives.push_back(code);
}

ImportedDeck DeckImport::take()
{
    add_notes(noted_);
    return std::move(imported_);
}

ImportedDeck refused_deck(Fault fault)
{
    return {.deck = {}, .problems = {}, .faults = {std::move(fault)}, .cards_in = 0};
}

} // namespace kizuna
