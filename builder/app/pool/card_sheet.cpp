#include "app/pool/card_sheet.h"

#include "app/cards/card_facts.h"
#include "app/skills/skill_text.h"
#include "app/text/card_label.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

namespace kizuna {
namespace {

std::vector<CardSheet::Number> numbers_of(const Card& card, const Messages& messages)
{
    const std::string none = "–";
    const auto number = [&](MessageKey caption, MessageKey label, std::string text) {
        return CardSheet::Number{messages.get(caption), messages.get(label), std::move(text)};
    };
    return {
        number("gui.column.cost"_msg, "facts.label.cost"_msg, amount_text(card.cost)),
        number("gui.column.class-change"_msg, "facts.label.class-change"_msg,
               card.class_change_cost ? amount_text(*card.class_change_cost) : none),
        number("gui.column.attack"_msg, "facts.label.attack"_msg, amount_text(card.attack)),
        number("gui.column.support"_msg, "facts.label.support"_msg, amount_text(card.support)),
        number("gui.column.range"_msg, "facts.label.range"_msg,
               card.range.empty() ? none : range_text(card.range)),
    };
}

template <typename Id>
void add_signs(std::vector<CardSheet::Sign>& signs, WordSet<Id> set, const std::vector<Word>& words,
               const Messages& messages)
{
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto id = static_cast<Id>(at);
        if (!set.contains(id))
            continue;
        signs.push_back({words[at].slug, in_language(words[at].name, messages), {}});
        if constexpr (std::is_same_v<Id, SymbolId>)
            signs.back().symbols.insert(id);
    }
}

std::vector<CardSheet::Sign> signs_of(const Card& card, const Vocabulary& words,
                                      const Messages& messages)
{
    std::vector<CardSheet::Sign> signs;
    add_signs(signs, card.symbols, words.symbols, messages);
    if (card.symbols.empty())
        signs.push_back({"none", messages.get("facts.filter.no-symbol"_msg), {}});
    if (!card.unit_class.empty())
        signs.push_back({{}, class_name(card, messages.card_language()), {}});
    add_signs(signs, card.genders, words.genders, messages);
    add_signs(signs, card.weapons, words.weapons, messages);
    add_signs(signs, card.types, words.types, messages);
    return signs;
}

CardSheet::Line printing_line(const Printing& printing, const CardLibrary& library,
                              const Messages& messages)
{
    const CardSet& set = library.sets()[printing.release_set];
    std::string product = in_language(set.name, messages);
    if (product.empty())
        product = set.name.ja.empty() ? set.id : set.name.ja;
    if (!set.released.empty())
        product = with_aside(product, set.released, messages);
    return {printing.code, product, false};
}

template <typename Labelled>
std::string joined(const Labelled& line, const Messages& messages)
{
    return labelled(line.label, line.text, messages) + "\n";
}

} // namespace

CardSheet card_sheet(const Card& card, const DeckDocument& document, const Messages& messages,
                     const UserCards* cards)
{
    const CardLibrary& library = document.catalogue().library;
    const ResolvedDeck& deck = document.resolved();
    CardSheet sheet;
    sheet.card = &card;
    sheet.unit = unit_name(card, messages.card_language());
    sheet.title = card_title(card, messages.card_language());
    sheet.other_name = other_name(card, messages.card_language());
    sheet.in_deck = messages.get("gui.card.in-deck"_msg,
                                 {{"count", deck.copies_of(card)},
                                  {"protagonist", deck.designated == &card ? "yes" : "no"}});
    sheet.numbers = numbers_of(card, messages);
    sheet.signs = signs_of(card, library.words(), messages);
    for (CardFact& fact : card_facts(card, library, messages)) {
        if (!fact.is_number)
            sheet.facts.push_back({std::move(fact.label), std::move(fact.text), fact.is_sign});
    }
    sheet.skills_heading = messages.get("gui.card.skills"_msg);
    for (const Skill& skill : card.skills)
        sheet.skills.push_back(skill_parts(skill, library, messages));
    if (cards) {
        sheet.texts_heading = messages.get("gui.card.texts"_msg);
        sheet.texts = cards->texts().of(card);
        if (!cards->owned().empty())
            sheet.owned =
                messages.get("gui.card.owned"_msg, {{"count", cards->owned().owned(card)}});
    }
    sheet.printings_heading = messages.get("gui.card.printings"_msg);
    for (const Printing& printing : card.printings)
        sheet.printings.push_back(printing_line(printing, library, messages));
    return sheet;
}

std::string CardSheet::as_text(const Messages& messages) const
{
    if (!card)
        return {};
    std::string text = unit + "\n" + title + "\n";
    if (!other_name.empty())
        text += other_name + "\n";
    text += card->id + "\n" + in_deck + "\n";
    if (!owned.empty())
        text += owned + "\n";
    for (const Number& number : numbers)
        text += joined(number, messages);
    for (const Line& line : facts)
        text += joined(line, messages);
    if (!skills.empty())
        text += skills_heading + "\n";
    for (const SkillParts& skill : skills)
        text += (skill.unplayed.empty()
                     ? skill.text
                     : messages.get("skills.unplayed.text"_msg, {{"text", skill.text}})) +
                "\n";
    if (!texts.empty())
        text += texts_heading + "\n";
    for (const std::string& paragraph : texts)
        text += paragraph + "\n";
    text += printings_heading + "\n";
    for (const Line& line : printings)
        text += joined(line, messages);
    return text;
}

std::string spoken_card(const Card& card, const CardLibrary& library, const std::string& copies,
                        const std::string& mark, const Messages& messages)
{
    std::string text = card_label(card, messages.card_language());
    if (!mark.empty())
        text = messages.get("mark.before"_msg, {{"mark", mark}, {"name", text}});
    if (!copies.empty())
        text = joined_parts(text, copies, messages);
    for (const CardFact& fact : card_facts(card, library, messages)) {
        if (fact.is_number || fact.is_sign)
            text = joined_parts(text, labelled(fact.label, fact.text, messages), messages);
    }
    return text;
}

} // namespace kizuna
