#include "cards/query/query_node.h"

#include "cards/base/plain_text.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <numeric>

namespace kizuna {
namespace {

using Node = Query::Node;

std::string in_brackets(const std::string& text)
{
    return "(" + text + ")";
}

std::string joined(const std::vector<Node>& parts, std::string_view between)
{
    std::string text;
    for (const Node& part : parts) {
        if (!text.empty())
            text += between;
        // Words beside each other bind closer than "or".
        const bool binds_less = between == " " && std::holds_alternative<Node::AnyOf>(part.value);
        text += binds_less ? in_brackets(to_text(part)) : to_text(part);
    }
    return text;
}

bool is_about_protagonist(const QueryTerm& term)
{
    const auto* property = std::get_if<PropertyTest>(&term.test);
    return std::holds_alternative<ProtagonistTest>(term.test) ||
           (property && property->property == Property::Promotion);
}

bool is_about_format(const QueryTerm& term)
{
    return std::holds_alternative<FormatTest>(term.test);
}

template <typename Test>
bool any_term(const Node& node, Test test)
{
    const auto in_part = [&](const Node& part) { return any_term(part, test); };
    if (const auto* term = std::get_if<QueryTerm>(&node.value))
        return test(*term);
    if (const auto* all = std::get_if<Node::AllOf>(&node.value))
        return std::ranges::any_of(all->parts, in_part);
    if (const auto* any = std::get_if<Node::AnyOf>(&node.value))
        return std::ranges::any_of(any->parts, in_part);
    if (const auto* apart = std::get_if<Node::Apart>(&node.value))
        return any_term(*apart->part, test);
    return any_term(*std::get<Node::Not>(node.value).part, test);
}

/// The texts of the query that may be unit names: each word, each whole text, and its romaji.
std::vector<std::string> asked_names(const Node& node)
{
    std::vector<std::string> names;
    any_term(node, [&](const QueryTerm& term) {
        const auto* text = std::get_if<TextTest>(&term.test);
        if (text && (text->field == TextField::Words || text->field == TextField::Name ||
                     text->field == TextField::Unit)) {
            const std::string& folded = text->folded.text();
            for (const std::string_view word : split(folded, ' '))
                names.emplace_back(word);
            names.push_back(folded);
            names.emplace_back(text->romaji.text());
        }
        return false;
    });
    std::erase(names, std::string());
    return names;
}

} // namespace

std::string to_text(const Query::Node& node)
{
    if (const auto* term = std::get_if<QueryTerm>(&node.value))
        return term->text;
    if (const auto* all = std::get_if<Node::AllOf>(&node.value))
        return joined(all->parts, " ");
    if (const auto* any = std::get_if<Node::AnyOf>(&node.value))
        return joined(any->parts, " or ");
    if (const auto* apart = std::get_if<Node::Apart>(&node.value))
        return in_brackets(to_text(*apart->part));
    const Node& part = *std::get<Node::Not>(node.value).part;
    const auto* term = std::get_if<QueryTerm>(&part.value);
    return term ? term->negated : "-" + in_brackets(to_text(part));
}

bool Query::matches(const Card& card, const QueryContext& context) const
{
    return !root_ || QueryMatcher(*root_, context).matches(card);
}

std::string Query::to_text() const
{
    return root_ ? kizuna::to_text(*root_) : std::string{};
}

bool Query::asks_about_protagonist() const
{
    return root_ && any_term(*root_, is_about_protagonist);
}

bool Query::asks_about_format() const
{
    return root_ && any_term(*root_, is_about_format);
}

std::vector<CardIndex> search(const Query& query, const QueryContext& context)
{
    std::vector<CardIndex> found(context.library->cards().size());
    std::iota(found.begin(), found.end(), CardIndex{0});
    if (query.root_)
        QueryMatcher(*query.root_, context).keep_matching(found);
    return found;
}

void sort_cards(std::vector<CardIndex>& cards, SortKey key, bool descending,
                const CardLibrary& library)
{
    // Rank and card in one number: comparing two cards is comparing two numbers.
    std::vector<std::uint64_t> order;
    order.reserve(cards.size());
    const std::span<const std::uint32_t> ranks = library.ranks(key);
    for (const CardIndex card : cards) {
        const std::uint64_t upper = descending ? ~ranks[card] : ranks[card];
        order.push_back(upper << 32 | card);
    }
    std::ranges::sort(order);
    std::ranges::transform(order, cards.begin(),
                           [](std::uint64_t entry) { return static_cast<CardIndex>(entry); });
}

void put_named_first(std::vector<CardIndex>& cards, const Query& query, const CardLibrary& library)
{
    const std::vector<std::string> asked =
        query.root_ ? asked_names(*query.root_) : std::vector<std::string>();
    if (asked.empty())
        return;
    const auto is_asked = [&](std::string_view name) {
        return std::ranges::find(asked, name) != asked.end();
    };
    std::stable_partition(cards.begin(), cards.end(), [&](CardIndex at) {
        const Card& card = library.cards()[at];
        const std::string unit = fold(card.unit);
        return std::ranges::all_of(split(unit, ' '), is_asked) || is_asked(fold(card.unit_ja)) ||
               is_asked(kana_to_romaji(card.unit_ja));
    });
}

std::string with_caret(std::string_view query, const Fault& fault)
{
    const auto before = static_cast<std::size_t>(std::max(fault.place.column, 1) - 1);
    std::string line;
    std::size_t column_of_caret = 0;
    std::size_t count = 0;
    for (const char32_t c : code_points(query)) {
        if (count++ == before)
            column_of_caret = line.size();
        append_utf8(line, c < 0x20 || c == 0x7F ? U' ' : c);
    }
    if (before >= count)
        column_of_caret = line.size();
    const int width = display_width(std::string_view(line).substr(0, column_of_caret));
    return line + "\n" + std::string(static_cast<std::size_t>(width), ' ') + "^";
}

} // namespace kizuna
