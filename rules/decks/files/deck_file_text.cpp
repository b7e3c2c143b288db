#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "decks/files/deck_import.h"
#include "decks/legality/format.h"
#include "decks/lookup/line_lookup.h"
#include "decks/lookup/line_remark.h"
#include "decks/lookup/text_line.h"

#include <algorithm>
#include <utility>

// Lists as people type and paste them: a count and a card a line, under headings, with comments.
// What the program writes itself has the same form and loses nothing:
//
//   # Name: Altean Starter
//
//   Protagonist:
//   4 Marth: Altean Prince (B01-003ST)
//
//   Cards:
//   2 Caeda: Talys's Heart (B01-006ST)
//
// Cards under a protagonist heading, or on a line that begins with one, belong to the deck like all
// others: they are counted there and nowhere else.

namespace kizuna {
namespace {

/// Reads one file from top to bottom.
class TextReader {
public:
    TextReader(const std::string& file, const DeckFileTools& tools)
        : library_(tools.library), import_(file)
    {
    }
    ImportedDeck read(std::string_view text);

private:
    std::optional<std::size_t> title_line(const std::vector<std::string_view>& lines) const;
    void read_blank_line();
    void drop_blank_lines();
    void read_comment(std::string_view body);
    bool read_head_line(std::string_view body);
    bool read_game(std::string_view value);
    void read_line();
    void read_heading();
    void read_counted(std::string_view card, const TextCount& count, TextSection section);
    void read_numbered(std::string_view card, const TextCount& count, TextSection section);
    bool may_be_card(const CountedCard& counted, std::string_view whole);
    bool is_like_a_card(const CardLookup& found);
    void read_uncounted(std::string_view card, bool is_card, TextSection section);
    void add(const CardLookup& found, std::string_view card, std::optional<int> counted,
             TextSection section);
    DeckLine line_with(int copies, TextSection section) const;
    void settle_protagonist(ImportedDeck& imported) const;

    const CardLibrary& library_;
    DeckImport import_;
    const Card* first_card_ = nullptr; ///< where the list begins with one copy of a cost-1 card
    /// A line that names the protagonist by a name of several cards, as in "主人公：マルス".
    struct OpenProtagonist {
        int line;
        std::vector<CardMatch> matches;
        bool is_counted; ///< the line says a number of copies
    };
    std::optional<OpenProtagonist> open_protagonist_;
    bool has_headings_ = false;
    bool is_numbered_ = false; ///< "1) …", "2) …", "3) …" number the lines
    bool has_cards_ = false;
    int searches_left_ = 10'000;
    int line_number_ = 0;
    std::string_view line_; ///< being read
    bool in_head_ = true;
    bool has_notes_ = false;
    TextSection section_ = TextSection::Cards;
    std::vector<std::string> comments_; ///< since the last card
};

ImportedDeck TextReader::read(std::string_view text)
{
    const std::vector<std::string_view> lines = lines_of(text);
    is_numbered_ = are_numbered(lines);
    const std::optional<std::size_t> title = title_line(lines);
    for (const std::string_view line : lines) {
        ++line_number_;
        line_ = line;
        const std::string_view content = trimmed(line);
        if (title && line_number_ == static_cast<int>(*title) + 1)
            import_.deck().name = content;
        else if (content.starts_with('#'))
            read_comment(line.substr(line.find('#') + 1));
        else if (content.starts_with("//"))
            read_comment(line.substr(line.find('/') + 2));
        else if (!content.empty())
            read_line();
        else
            read_blank_line();
    }
    drop_blank_lines();
    import_.deck().memory.last_comments = std::move(comments_);
    const bool by_custom = first_card_ && !has_headings_ && import_.deck().protagonist.empty();
    if (by_custom)
        import_.designate(first_card_->id);
    ImportedDeck imported = import_.take();
    imported.protagonist_by_custom = by_custom;
    settle_protagonist(imported);
    return imported;
}

/// Takes the list's own card of cost 1 where the protagonist's line may mean several cards. Where
/// the list is whole without it, the line only names the card.
void TextReader::settle_protagonist(ImportedDeck& imported) const
{
    if (!open_protagonist_)
        return;
    const auto problem =
        std::ranges::find(imported.problems, open_protagonist_->line, &ImportProblem::line);
    if (problem == imported.problems.end() || problem->code.empty())
        return; // its copies were too many
    std::vector<DeckEntry>& cards = imported.deck.cards;
    DeckEntry* meant = nullptr;
    int others = -problem->copies;
    for (DeckEntry& entry : cards) {
        others = saturating_sum(others, entry.copies);
        const CardMatch match = library_.find(entry.code);
        if (!match.card || match.card->cost != 1 ||
            !holds_card(open_protagonist_->matches, *match.card))
            continue;
        if (meant && library_.find(meant->code).card != match.card)
            return;
        meant = meant ? meant : &entry;
    }
    if (!meant || meant->copies + problem->copies > max_copies_of_an_entry)
        return;
    const Card& card = *library_.find(meant->code).card;
    if (open_protagonist_->is_counted || others < rulebook_deck_size)
        meant->copies += problem->copies;
    else
        imported.cards_in -= problem->copies;
    const auto unclear = std::ranges::find(cards, problem->code, &DeckEntry::code);
    unclear->copies -= problem->copies;
    if (unclear->copies == 0) {
        meant->comments.insert(meant->comments.begin(), unclear->comments.begin(),
                               unclear->comments.end());
        cards.erase(unclear);
    }
    imported.deck.protagonist = card.id;
    imported.problems.erase(problem);
}

/// The first line may be the deck's name, as Cockatrice and players have it: words without a count
/// that no card bears, alone but for comments above a blank line.
std::optional<std::size_t> TextReader::title_line(const std::vector<std::string_view>& lines) const
{
    const auto is_comment = [](std::string_view line) {
        return line.starts_with('#') || line.starts_with("//");
    };
    std::optional<std::size_t> title;
    std::size_t at = 0;
    for (; at < lines.size(); ++at) {
        const std::string_view line = trimmed(lines[at]);
        if (line.empty() && title)
            break;
        if (line.empty() || is_comment(line))
            continue;
        const TextLine parsed = parse_text_line(line);
        if (title || parsed.is_heading || parsed.section || parsed.count ||
            count_at_end(parsed.card) || looks_like_heading(line) ||
            !look_up_card(parsed.card, library_).matches.empty())
            return std::nullopt;
        title = at;
    }
    const auto is_card = [](std::string_view line) {
        return !trimmed(line).empty() && counts_a_card(trimmed(line));
    };
    return std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(at), lines.end(), is_card)
               ? title
               : std::nullopt;
}

/// Notes a blank line between cards. It ends the protagonist's own section.
void TextReader::read_blank_line()
{
    if (!in_head_ && (comments_.empty() || !comments_.back().empty()))
        comments_.emplace_back();
    if (section_ == TextSection::Protagonist && !import_.deck().protagonist.empty())
        section_ = TextSection::Cards;
}

/// Drops the blank line before a heading and at the end, where it separates no comments.
void TextReader::drop_blank_lines()
{
    if (!comments_.empty() && comments_.back().empty())
        comments_.pop_back();
}

void TextReader::read_comment(std::string_view body)
{
    if (!in_head_ || !read_head_line(body))
        comments_.emplace_back(trimmed('#' + std::string(body)));
}

/// Sets the game if the value is one word, known or not. False for more words: "# Game: with
/// friends" is a remark.
bool TextReader::read_game(std::string_view value)
{
    std::string id = names_cipher(value) ? Deck().game : lower_case(trimmed(value));
    if (id.empty() || id.find_first_not_of(id_characters) != id.npos)
        return false;
    const auto before = static_cast<std::size_t>(trimmed(value).data() - line_.data());
    const auto column = static_cast<int>(code_points(line_.substr(0, before)).size()) + 1;
    import_.set_game(std::move(id), {.line = line_number_, .column = column});
    return true;
}

/// Reads a comment that holds a part of the deck, as "# Author: Someone". False for any other
/// comment.
bool TextReader::read_head_line(std::string_view body)
{
    Deck& deck = import_.deck();
    const std::size_t colon = body.find(':');
    if (colon == body.npos)
        return false;
    const std::string key = lower_case(trimmed(body.substr(0, colon)));
    const std::string_view value = body.substr(colon + 1);
    if (key == "name")
        deck.name = trimmed(value);
    else if (key == "author")
        deck.author = trimmed(value);
    else if (key == "game")
        return read_game(value);
    else if (key == "format")
        deck.format = lower_case(trimmed(value)); // as every id is
    else if (key == "alternative")
        deck.alternatives.emplace_back(trimmed(value));
    else if (key == "tag")
        deck.tags.emplace_back(trimmed(value));
    else if (key == "notes") {
        if (has_notes_)
            deck.notes += '\n';
        deck.notes += value.starts_with(' ') ? value.substr(1) : value;
        has_notes_ = true;
    } else
        return false;
    return true;
}

void TextReader::read_line()
{
    const std::string_view line = trimmed(line_);
    in_head_ = false;
    const TextLine parsed = parse_text_line(line);
    if (parsed.is_heading) {
        section_ = *parsed.section;
        has_headings_ = true;
        drop_blank_lines();
        return;
    }
    if (!parsed.section && groups_cards(line) && !names_card(parsed.card, library_))
        return read_heading();
    const TextSection section = parsed.section.value_or(section_);
    if (parsed.count && (parsed.count->may_be_number || (is_numbered_ && line_number(line))))
        return read_numbered(parsed.card, *parsed.count, section);
    if (parsed.count)
        return read_counted(parsed.card, *parsed.count, section);
    // Without a count before it the text may be a card with its count behind, a card alone, a
    // heading of the player's own, or no card at all. A name may itself end with a number.
    const std::optional<CountedCard> counted = count_at_end(parsed.card);
    if (counted && may_be_card(*counted, parsed.card))
        return read_counted(counted->card, counted->count, section);
    read_uncounted(parsed.card, parsed.section.has_value(), section);
}

/// Reports a heading of the player's own, for which a deck has no place.
void TextReader::read_heading()
{
    import_.add_not_carried(line_number_, trimmed(line_));
    if (section_ == TextSection::Protagonist)
        section_ = TextSection::Cards;
}

/// "4) Marth": the number is the line's own where another one counts copies, or where the lines
/// count up.
void TextReader::read_numbered(std::string_view card, const TextCount& count, TextSection section)
{
    const std::optional<CountedCard> counted = count_at_end(card);
    if (counted && may_be_card(*counted, card))
        read_counted(counted->card, counted->count, section);
    else if (is_numbered_)
        read_uncounted(card, false, section);
    else
        read_counted(card, count, section);
}

/// False where the whole text is a name that ends with a number. A text that could be a heading,
/// too, is a card where its words are like a card's name.
bool TextReader::may_be_card(const CountedCard& counted, std::string_view whole)
{
    if (!counted.may_be_heading)
        return cards_with_name(whole, library_).empty();
    if (is_word_for_sum(counted.card))
        return true;
    const CardLookup found = line_lookup(counted.card, library_);
    return !found.matches.empty() || is_like_a_card(found);
}

/// True where there are suggestions for the text. Searches are limited, for texts that are no list.
bool TextReader::is_like_a_card(const CardLookup& found)
{
    if (searches_left_ == 0)
        return false;
    --searches_left_;
    return !card_suggestions(found.wanted, library_).empty();
}

/// `is_card`: a prefix of the line says that it is one.
void TextReader::read_uncounted(std::string_view card, bool is_card, TextSection section)
{
    const CardLookup whole = line_lookup(card, library_);
    if (!whole.matches.empty())
        add(whole, card, std::nullopt, section);
    else if (looks_like_heading(trimmed(line_)))
        read_heading();
    else if (is_card || is_like_a_card(whole))
        add(whole, card, std::nullopt, section);
    else
        import_.add_malformed(line_with(0, section));
}

void TextReader::read_counted(std::string_view card, const TextCount& count, TextSection section)
{
    if (is_word_for_sum(card))
        import_.add_not_carried(line_number_, trimmed(line_));
    else if (card.empty())
        import_.add_malformed(line_with(count.copies.value_or(0), section));
    else if (!count.copies)
        import_.add_bad_count(line_with(0, section));
    else
        add(line_lookup(card, library_), card, count.copies, section);
}

DeckLine TextReader::line_with(int copies, TextSection section) const
{
    return {.number = line_number_,
            .text = trimmed(line_),
            .pile = section == TextSection::Maybe ? Pile::Maybe : Pile::Cards,
            .copies = copies};
}

void TextReader::add(const CardLookup& found, std::string_view card, std::optional<int> counted,
                     TextSection section)
{
    const int copies = counted.value_or(1);
    const DeckLine here = line_with(copies, section);
    std::string code(card);
    if (found.found()) {
        const CardMatch& match = found.matches.front();
        const LineRemark remark = line_remark(card, match, library_);
        const Printing* printing = match.printing ? match.printing : remark.printing;
        code = printing ? printing->code : match.card->id;
        import_.add(here, code);
        if (!remark.words.empty())
            comments_.push_back(remark.words);
        if (!has_cards_ && copies == 1 && costs_one(*match.card))
            first_card_ = match.card;
    } else {
        code = import_.code_of_unknown(code);
        import_.add_unknown(here, code, found);
        if (section == TextSection::Protagonist && import_.deck().protagonist.empty() &&
            found.matches.size() > 1)
            open_protagonist_ = {line_number_, found.matches, counted.has_value()};
    }
    has_cards_ = true;
    import_.add_comments(here.pile, code, std::exchange(comments_, {}));
    if (section == TextSection::Protagonist)
        import_.designate(found.found() ? found.matches.front().card->id : code);
}

} // namespace

ImportedDeck read_text_deck(std::string_view text, const std::string& file,
                            const DeckFileTools& tools)
{
    if (const std::optional<Fault> fault = unreadable(text, file))
        return refused_deck(*fault);
    return TextReader(file, tools).read(text);
}

} // namespace kizuna
