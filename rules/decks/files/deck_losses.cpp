#include "decks/files/deck_import.h"

#include <utility>

namespace kizuna {
namespace {

void lose(std::vector<ImportProblem>& losses, std::string text,
          std::optional<DeckPart> part = std::nullopt)
{
    ImportProblem& loss =
        losses.emplace_back(ImportProblem{0, std::move(text), ImportProblem::Reason::NotCarried});
    loss.part = part;
}

void lose_part(std::vector<ImportProblem>& losses, DeckPart part, const std::string& value)
{
    if (!value.empty())
        lose(losses, std::string(name_of(part)) + ": " + in_one_line(value), part);
}

void lose_comments(std::vector<ImportProblem>& losses, const std::vector<std::string>& comments)
{
    for (const std::string& comment : comments) {
        if (!comment.empty()) // a blank line
            lose(losses, comment);
    }
}

} // namespace

std::vector<ImportProblem> losses(const Deck& deck, const Carried& carried)
{
    std::vector<ImportProblem> found;
    if (!carried.name)
        lose_part(found, DeckPart::Name, deck.name);
    if (!carried.author)
        lose_part(found, DeckPart::Author, deck.author);
    if (!carried.game && deck.game != Deck().game)
        lose_part(found, DeckPart::Game, deck.game);
    if (!carried.format && deck.format != Deck().format)
        lose_part(found, DeckPart::Format, deck.format);
    if (!carried.alternatives) {
        for (const std::string& code : deck.alternatives)
            lose_part(found, DeckPart::Alternatives, code);
    }
    if (!carried.tags) {
        for (const std::string& tag : deck.tags)
            lose_part(found, DeckPart::Tags, tag);
    }
    if (!carried.notes)
        lose_part(found, DeckPart::Notes, deck.notes);
    if (!carried.maybe) {
        for (const DeckEntry& entry : deck.maybe) {
            lose_part(found, DeckPart::Maybe, std::to_string(entry.copies) + ' ' + entry.code);
            found.back().code = entry.code;
        }
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
        leave_out(written, DeckPart::Protagonist, deck.protagonist);
    return written;
}

void leave_out(WrittenDeck& written, DeckPart part, const std::string& value)
{
    lose_part(written.problems, part, value);
}

void leave_out(WrittenDeck& written, const DeckEntry& entry)
{
    lose(written.problems, std::to_string(entry.copies) + ' ' + entry.code, DeckPart::Cards);
    written.problems.back().code = entry.code;
}

void change(WrittenDeck& written, DeckPart part, const std::string& value)
{
    leave_out(written, part, value);
    written.problems.back().reason = ImportProblem::Reason::Changed;
}

void change(WrittenDeck& written, const DeckEntry& entry)
{
    leave_out(written, entry);
    written.problems.back().reason = ImportProblem::Reason::Changed;
}

void change_artwork(WrittenDeck& written, const DeckEntry& entry)
{
    ImportProblem& change = written.problems.emplace_back(
        ImportProblem{0, entry.code, ImportProblem::Reason::OtherArtwork});
    change.part = DeckPart::Cards;
    change.code = entry.code;
}

} // namespace kizuna
