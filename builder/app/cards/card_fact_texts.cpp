#include "app/cards/card_fact_texts.h"

#include "app/cards/card_texts.h"
#include "cards/base/plain_text.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, card_fact_kinds> fact_words{
    "name", "symbols", "tags", "cost", "class-change", "range", "attack", "support", "text"};

constexpr std::string_view absent = "-";

std::string& at(CardFactTexts& facts, CardFactKind kind)
{
    return facts[static_cast<std::size_t>(kind)];
}

bool is_short_number(std::string_view text)
{
    constexpr std::size_t max_digits = 4;
    return !text.empty() && text.size() <= max_digits && std::ranges::all_of(text, is_digit);
}

using WordLists = std::vector<const std::vector<Word>*>;

/// The slug of a Chinese word in CipherVit's lists, or of another spelling that some lists use.
std::string_view translated(std::string_view word)
{
    constexpr auto other_words =
        std::to_array<std::pair<std::string_view, std::string_view>>({{"光之剑", "blade-of-light"},
                                                                      {"圣痕", "mark-of-naga"},
                                                                      {"神器", "divine-weapons"},
                                                                      {"男", "male"},
                                                                      {"女", "female"},
                                                                      {"剑", "sword"},
                                                                      {"枪", "lance"},
                                                                      {"弓", "bow"},
                                                                      {"魔法", "tome"},
                                                                      {"杖", "staff"},
                                                                      {"龙石", "dragonstone"},
                                                                      {"暗器", "knife"},
                                                                      {"飞行", "flier"},
                                                                      {"龙", "dragon"},
                                                                      {"幻影", "mirage"},
                                                                      {"魔物", "monster"},
                                                                      {"重甲", "armored"},
                                                                      {"兽马", "beast"},
                                                                      {"armor", "armored"},
                                                                      {"armour", "armored"},
                                                                      {"flying", "flier"},
                                                                      {"shuriken", "knife"}});
    const auto* const found =
        std::ranges::find(other_words, word, &std::pair<std::string_view, std::string_view>::first);
    return found == other_words.end() ? word : found->second;
}

std::string slug_of(std::string_view word, const WordLists& lists)
{
    const std::string folded = fold(translated(lower_case(word)));
    for (const std::vector<Word>* list : lists) {
        for (const Word& known : *list) {
            for (const std::string& spelling :
                 {known.slug, known.colour, known.name.en, known.name.ja, known.name.it}) {
                if (!spelling.empty() && fold(spelling) == folded)
                    return known.slug;
            }
        }
    }
    return {};
}

/// The normal form of several slugs: sorted, each once, joined by "/"; "-" for none.
std::string in_order(std::vector<std::string> slugs)
{
    std::ranges::sort(slugs);
    slugs.erase(std::unique(slugs.begin(), slugs.end()), slugs.end());
    std::string text;
    for (const std::string& slug : slugs)
        text.append(text.empty() ? "" : "/").append(slug);
    return text.empty() ? std::string(absent) : text;
}

} // namespace

bool is_absent(std::string_view cell)
{
    return cell.empty() || cell == absent;
}

void CardFactReader::amount(CardFactKind kind, const std::string& cell)
{
    if (cell == "X" || is_short_number(cell))
        at(facts_, kind) = cell;
    else if (!is_absent(cell))
        at(unclear_, kind) = cell;
}

void CardFactReader::class_change(const std::string& cell)
{
    if (is_absent(cell))
        at(facts_, CardFactKind::ClassChange) = absent;
    else
        amount(CardFactKind::ClassChange, cell);
}

void CardFactReader::costs(const std::string& cell)
{
    const std::size_t bracket = cell.find('(');
    if (bracket == std::string::npos || !cell.ends_with(')')) {
        amount(CardFactKind::Cost, cell);
        if (!is_absent(cell))
            at(facts_, CardFactKind::ClassChange) = absent;
        return;
    }
    amount(CardFactKind::Cost, std::string(trimmed(cell.substr(0, bracket))));
    amount(CardFactKind::ClassChange,
           std::string(trimmed(cell.substr(bracket + 1, cell.size() - bracket - 2))));
}

void CardFactReader::range(std::string cell)
{
    cell = narrowed(cell);
    std::erase(cell, ' ');
    const auto distance = [](char c) { return c >= '1' && c <= '3'; };
    const bool is_span =
        cell.size() == 3 && distance(cell[0]) && cell[1] == '-' && distance(cell[2]);
    if (is_absent(cell) || (cell.size() == 1 && distance(cell[0])) || is_span)
        at(facts_, CardFactKind::Range) = cell.empty() ? absent : cell;
    else
        at(unclear_, CardFactKind::Range) = cell;
}

void CardFactReader::symbols(const std::string& cell)
{
    note_words(CardFactKind::Symbols, {cell}, {&words_.symbols});
}

void CardFactReader::tags(const std::vector<std::string>& cells)
{
    note_words(CardFactKind::Tags, cells, {&words_.genders, &words_.weapons, &words_.types});
}

void CardFactReader::note_words(CardFactKind kind, const std::vector<std::string>& cells,
                                const WordLists& lists)
{
    std::vector<std::string> slugs;
    for (const std::string& cell : cells) {
        for (const std::string& word : cells_of(cell, "/")) {
            const std::string lower = lower_case(word);
            if (is_absent(word) || lower == "none" || lower == "colorless" || word == "无")
                continue;
            slugs.push_back(slug_of(word, lists));
            if (slugs.back().empty())
                at(unclear_, kind) = word;
        }
    }
    if (at(unclear_, kind).empty())
        at(facts_, kind) = in_order(std::move(slugs));
}

std::string_view card_fact_word(CardFactKind kind)
{
    return fact_words[static_cast<std::size_t>(kind)];
}

CardFactTexts fact_texts(const Card& card, const Vocabulary& words)
{
    const auto amount = [](Amount number) {
        return number.is_x() ? "X" : std::to_string(number.or_zero());
    };
    CardFactTexts facts;
    at(facts, CardFactKind::Cost) = amount(card.cost);
    at(facts, CardFactKind::ClassChange) =
        card.class_change_cost ? amount(*card.class_change_cost) : std::string(absent);
    at(facts, CardFactKind::Attack) = amount(card.attack);
    at(facts, CardFactKind::Support) = amount(card.support);
    std::string& range = at(facts, CardFactKind::Range);
    for (const int distance : {1, 2, 3}) {
        if (card.range.contains(distance))
            range = range.empty() ? std::to_string(distance)
                                  : range.substr(0, 1) + "-" + std::to_string(distance);
    }
    if (range.empty())
        range = absent;
    const auto add = [](std::vector<std::string>& list, const auto& more) {
        list.insert(list.end(), more.begin(), more.end());
    };
    std::vector<std::string> symbols;
    add(symbols, slugs(words, card.symbols));
    at(facts, CardFactKind::Symbols) = in_order(std::move(symbols));
    std::vector<std::string> tags;
    add(tags, slugs(words, card.genders));
    add(tags, slugs(words, card.weapons));
    add(tags, slugs(words, card.types));
    at(facts, CardFactKind::Tags) = in_order(std::move(tags));
    return facts;
}

} // namespace kizuna
