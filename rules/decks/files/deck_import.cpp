#include "decks/files/deck_import.h"

#include "cards/text/plain_text.h"
#include "cards/yaml/checked_text.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace kizuna {
namespace {

void lose(std::vector<ImportProblem>& losses, std::string text)
{
    losses.push_back({0, std::move(text), ImportProblem::Reason::NotCarried, {}});
}

void lose_field(std::vector<ImportProblem>& losses, const std::string& field,
                const std::string& value)
{
    if (!value.empty())
        lose(losses, field + ": " + in_one_line(value));
}

void lose_comments(std::vector<ImportProblem>& losses, const std::vector<std::string>& comments)
{
    for (const std::string& comment : comments) {
        if (!comment.empty()) // a blank line
            lose(losses, comment);
    }
}

} // namespace

std::optional<Fault> unreadable(std::string_view text, const std::string& file)
{
    if (text.size() > max_foreign_deck_bytes)
        return Fault{
            FaultKind::FileTooLarge, {file}, {}, std::to_string(max_foreign_deck_bytes), {}, {}};
    return no_text(text, file);
}

std::vector<std::string_view> lines_of(std::string_view text)
{
    text = without_byte_order_mark(text);
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string name_from_file(const std::string& file)
{
    const std::string name = std::filesystem::path(file).stem().string();
    return name == "-" ? std::string() : name;
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
        [](char sign) {
            return is_control(sign) || trimmed({&sign, 1}).empty();
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

std::vector<std::string> suggested_ids(const ImportProblem& problem, const CardLibrary& library)
{
    std::vector<std::string> ids;
    for (const CardSuggestion& suggestion : card_suggestions(problem, library))
        ids.push_back(suggestion.card->id);
    return ids;
}

const Card* protagonist_by_custom(const ImportedDeck& imported, const CardLibrary& library)
{
    return imported.protagonist_by_custom ? library.find(imported.deck.protagonist).card : nullptr;
}

DeckImport::DeckImport(const std::string& file)
{
    imported_.deck.name = name_from_file(file);
}

std::vector<DeckEntry>& DeckImport::pile(Pile pile)
{
    return pile == Pile::Cards ? imported_.deck.cards : imported_.deck.maybe;
}

void DeckImport::add(Pile to, const std::string& code, int copies, int line, std::string_view text)
{
    if (to == Pile::Cards)
        imported_.cards_in = saturating_sum(imported_.cards_in, copies);
    std::vector<DeckEntry>& entries = pile(to);
    const auto [place, is_new] =
        places_[static_cast<std::size_t>(to)].try_emplace(code, entries.size());
    if (is_new) {
        entries.push_back({.code = code, .copies = copies, .comments = {}, .raw = {}});
        return;
    }
    DeckEntry& entry = entries[place->second];
    if (entry.copies + copies > max_copies_of_an_entry)
        add_bad_count(line, text);
    else
        entry.copies += copies;
}

void DeckImport::add_unknown(Pile to, const std::string& code, int copies, int line,
                             std::string_view text, const CardLookup& found)
{
    using Reason = ImportProblem::Reason;
    const Reason reason = found.matches.empty() ? Reason::Unknown : Reason::Ambiguous;
    ImportProblem problem{line, std::string(text), reason, {}, found.wanted};
    for (const CardMatch& match : found.matches) {
        if (problem.cards.size() < max_card_suggestions &&
            std::ranges::find(problem.cards, match.card->id) == problem.cards.end())
            problem.cards.push_back(match.card->id);
    }
    imported_.problems.push_back(std::move(problem));
    add(to, code, copies, line, text);
}

void DeckImport::add_comments(Pile to, const std::string& code, std::vector<std::string> comments)
{
    const std::size_t place = places_[static_cast<std::size_t>(to)].at(code);
    std::vector<std::string>& kept = pile(to)[place].comments;
    kept.insert(kept.end(), std::make_move_iterator(comments.begin()),
                std::make_move_iterator(comments.end()));
}

void DeckImport::add_malformed(int line, std::string_view text)
{
    keep_in_notes(line, text, ImportProblem::Reason::Malformed);
}

void DeckImport::add_bad_count(int line, std::string_view text)
{
    keep_in_notes(line, text, ImportProblem::Reason::BadCount);
}

void DeckImport::keep_in_notes(int line, std::string_view text, ImportProblem::Reason reason)
{
    imported_.problems.push_back({line, std::string(text), reason, {}});
    noted_ += text;
    noted_ += '\n';
}

void DeckImport::add_other_name(int line, std::string_view text, const Card& taken,
                                const std::vector<const Card*>& named)
{
    std::vector<std::string> ids = {taken.id};
    for (const Card* card : named) {
        if (ids.size() < max_card_suggestions)
            ids.push_back(card->id);
    }
    imported_.problems.push_back(
        {line, std::string(text), ImportProblem::Reason::OtherName, std::move(ids)});
}

void DeckImport::add_not_carried(int line, std::string_view text)
{
    imported_.problems.push_back({line, std::string(text), ImportProblem::Reason::NotCarried, {}});
}

void DeckImport::designate(const std::string& code)
{
    Deck& deck = imported_.deck;
    if (deck.protagonist.empty()) {
        deck.protagonist = code;
        return;
    }
    // A reader may have added some by itself.
    for (; known_alternatives_ < deck.alternatives.size(); ++known_alternatives_)
        alternatives_.insert(deck.alternatives[known_alternatives_]);
    if (deck.protagonist != code && !alternatives_.contains(code))
        deck.alternatives.push_back(code);
}

ImportedDeck DeckImport::take()
{
    std::string& notes = imported_.deck.notes;
    if (!noted_.empty() && !notes.empty() && !notes.ends_with('\n'))
        notes += '\n';
    notes += noted_;
    return std::move(imported_);
}

ImportedDeck refused_deck(Fault fault)
{
    return {.deck = {}, .problems = {}, .faults = {std::move(fault)}, .cards_in = 0};
}

std::vector<ImportProblem> losses(const Deck& deck, const Carried& carried)
{
    std::vector<ImportProblem> found;
    if (!carried.name)
        lose_field(found, "name", deck.name);
    if (!carried.author)
        lose_field(found, "author", deck.author);
    if (!carried.format && deck.format != Deck().format)
        lose_field(found, "format", deck.format);
    if (!carried.alternatives) {
        for (const std::string& code : deck.alternatives)
            lose_field(found, "alternatives", code);
    }
    if (!carried.tags) {
        for (const std::string& tag : deck.tags)
            lose_field(found, "tags", tag);
    }
    if (!carried.notes)
        lose_field(found, "notes", deck.notes);
    if (!carried.maybe) {
        for (const DeckEntry& entry : deck.maybe)
            lose_field(found, "maybe", std::to_string(entry.copies) + ' ' + entry.code);
    }
    for (const DeckSection& section : deck.memory.sections) {
        if (!section.raw.empty())
            lose(found, in_one_line(section.raw));
        if (!carried.comments) {
            lose_comments(found, section.comments);
            lose_comments(found, {section.trailing});
        }
    }
    if (!carried.comments) {
        for (const DeckEntry& entry : deck.cards)
            lose_comments(found, entry.comments);
        for (const DeckEntry& entry : deck.maybe)
            lose_comments(found, entry.comments);
        lose_comments(found, deck.memory.last_comments);
    }
    return found;
}

WrittenDeck begin_writing(const Deck& deck, const Carried& carried, const CardLibrary& library)
{
    WrittenDeck written{.text = {}, .problems = losses(deck, carried), .cards_out = 0};
    if (!deck.protagonist.empty() && !protagonist_entry(deck, library))
        leave_out(written, "protagonist: " + deck.protagonist);
    return written;
}

void leave_out(WrittenDeck& written, std::string what)
{
    lose(written.problems, std::move(what));
}

void leave_out(WrittenDeck& written, const DeckEntry& entry)
{
    leave_out(written, std::to_string(entry.copies) + ' ' + entry.code);
}

void change_artwork(WrittenDeck& written, const DeckEntry& entry)
{
    written.problems.push_back({0, entry.code, ImportProblem::Reason::OtherArtwork, {}});
}

} // namespace kizuna
