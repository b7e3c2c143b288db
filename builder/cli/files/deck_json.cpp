#include "cli/files/deck_json.h"

#include "app/card_games/card_game_text.h"
#include "app/charts/deck_charts.h"
#include "app/text/import_text.h"
#include "app/text/violation_text.h"
#include "cards/library/card_words.h"
#include "cli/cards/card_json.h"
#include "cli/cards/listed_cards.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr auto edit_words = std::to_array<std::pair<std::string_view, Edit::Kind>>({
    {"add", Edit::Kind::Add},
    {"remove", Edit::Kind::Remove},
    {"protagonist", Edit::Kind::Protagonist},
});
constexpr auto suggestion_words = std::to_array<std::pair<std::string_view, CardSuggestion::Why>>({
    {"code", CardSuggestion::Why::Code},
    {"number", CardSuggestion::Why::Number},
    {"shared-number", CardSuggestion::Why::Shared},
    {"name", CardSuggestion::Why::Name},
    {"old-name", CardSuggestion::Why::OldName},
    {"like-name", CardSuggestion::Why::LikeName},
    {"like-number", CardSuggestion::Why::LikeCode},
    {"same-unit", CardSuggestion::Why::SameUnit},
});
constexpr auto problem_words = std::to_array<std::pair<std::string_view, ImportProblem::Reason>>({
    {"ambiguous", ImportProblem::Reason::Ambiguous},
    {"unknown", ImportProblem::Reason::Unknown},
    {"malformed", ImportProblem::Reason::Malformed},
    {"bad-count", ImportProblem::Reason::BadCount},
    {"other-name", ImportProblem::Reason::OtherName},
    {"other-artwork", ImportProblem::Reason::OtherArtwork},
    {"unknown-artwork", ImportProblem::Reason::UnknownArtwork},
    {"in-maybe", ImportProblem::Reason::InMaybe},
    {"changed", ImportProblem::Reason::Changed},
    {"not-carried", ImportProblem::Reason::NotCarried},
});

/// The subject of a violation, as documented keys.
struct Facts {
    Json card;
    Json::Array cards;
    Json allowed;
    Json actual;
};

Json::Array ids(const std::vector<const Card*>& cards)
{
    Json::Array result;
    for (const Card* card : cards)
        result.emplace_back(card->id);
    return result;
}

/// The bound that was violated.
template <typename Count>
int bound(const Count& count)
{
    return count.actual < count.min ? count.min : count.max;
}

struct FactsOf {
    const CardLibrary& library;

    Facts operator()(const WrongSize& size) const { return {{}, {}, bound(size), size.actual}; }
    Facts operator()(const TooManyCopies& copies) const
    {
        return {name_group_id(*copies.cards.front(), library), ids(copies.cards), copies.allowed,
                copies.actual};
    }
    Facts operator()(const NoCostOneCard&) const { return {}; }
    Facts operator()(const WrongProtagonist& wrong) const
    {
        const std::string& id = wrong.card ? wrong.card->id : wrong.code;
        return {id, {id}, {}, {}};
    }
    Facts operator()(const UnknownCard& unknown) const
    {
        return {unknown.code, {unknown.code}, 0, unknown.copies};
    }
    Facts operator()(const NotAllowed& banned) const
    {
        return {banned.card->id, {banned.card->id}, 0, banned.copies};
    }
    Facts operator()(const WrongCount& count) const
    {
        return {{}, ids(count.cards), bound(count), count.actual};
    }
    Facts operator()(const WrongOpening& opening) const
    {
        return {{}, ids(opening.cards), bound(opening), opening.actual};
    }
    Facts operator()(const WrongSum& sum) const
    {
        return (*this)(static_cast<const WrongOpening&>(sum));
    }
};

Json counts_json(const std::map<std::string, int>& counts)
{
    Json json = Json::object();
    for (const auto& [value, count] : in_number_order(counts))
        json.set(value, count);
    return json;
}

} // namespace

Json id_json(const Card* card)
{
    return card ? Json(card->id) : Json();
}

Json edit_json(const Edit& edit)
{
    Json card = id_json(edit.card);
    if (!edit.code.empty())
        card = edit.code;
    Json json = Json::object({{"op", word_of(edit_words, edit.kind)}, {"card", card}});
    if (!edit.query.empty())
        json.set("query", edit.query);
    return json.set("copies", edit.copies);
}

namespace {

Json violation_json(const Violation& violation, CommandLine& line)
{
    const CardLibrary& library = line.catalogue().library;
    Facts facts = std::visit(FactsOf{library}, violation.reason);
    Json json = Json::object({{"clause", code_of(violation)},
                              {"card", std::move(facts.card)},
                              {"cards", std::move(facts.cards)},
                              {"allowed", std::move(facts.allowed)},
                              {"actual", std::move(facts.actual)},
                              {"message", violation_text(violation, line.messages())},
                              {"fix", Json::list(violation.fix, edit_json)}});
    if (const auto* unknown = std::get_if<UnknownCard>(&violation.reason))
        json.set("suggestions", ids(unknown->suggestions));
    if (const auto* count = std::get_if<WrongCount>(&violation.reason);
        count && !violation.stated_as.empty())
        json.set("open", count->open).set("sure", count->is_sure());
    return json;
}

Json warning_json(const Warning& warning, const Messages& messages)
{
    Json json = Json::object({{"code", code_of(warning.kind)},
                              {"message", warning_text(warning, messages)},
                              {"cards", ids(warning.cards)}});
    if (warning.going != Warning::Going::Either)
        json.set("going", warning.going == Warning::Going::First ? "first" : "second")
            .set("sure", warning.is_sure);
    return json;
}

} // namespace

Json violations_json(const std::vector<Violation>& violations, CommandLine& line)
{
    return Json::list(violations,
                      [&](const Violation& each) { return violation_json(each, line); });
}

Json problems_json(const std::vector<ImportProblem>& problems, const CardLibrary& library)
{
    std::size_t told = 0;
    return Json::list(problems, [&](const ImportProblem& problem) {
        const auto suggestions = told++ < max_told_problems ? card_suggestions(problem, library)
                                                            : std::vector<CardSuggestion>();
        const auto choice_json = [](const CardSuggestion& each) {
            return Json::object(
                {{"card", each.card->id}, {"reason", word_of(suggestion_words, each.why)}});
        };
        return Json::object(
            {{"line", problem.line},
             {"text", problem.text},
             {"reason", word_of(problem_words, problem.reason)},
             {"suggestions",
              Json::list(suggestions, [](const CardSuggestion& each) { return each.card->id; })},
             {"choices", Json::list(suggestions, choice_json)}});
    });
}

Json unknown_json(const std::vector<DeckEntry>& entries, const CardLibrary& library)
{
    Json::Array cards;
    for (const DeckEntry& entry : entries) {
        if (!library.find(entry.code).card)
            cards.push_back(Json::object({{"card", entry.code}, {"copies", entry.copies}}));
    }
    return cards;
}

Json differences_json(const std::vector<DeckDifference>& differences)
{
    return Json::list(differences, [](const DeckDifference& difference) {
        return Json::object({{"what", name_of(difference.what)},
                             {"card", difference.code.empty() ? Json() : Json(difference.code)},
                             {"before", difference.before},
                             {"after", difference.after}});
    });
}

Json statistics_json(const DeckStatistics& statistics)
{
    return Json::object({{"protagonist", id_json(statistics.protagonist)},
                         {"size", statistics.size},
                         {"protagonist_line", statistics.protagonist_line},
                         {"promotions", statistics.promotions},
                         {"by_cost", counts_json(statistics.by_cost)},
                         {"by_class_change", counts_json(statistics.by_class_change)},
                         {"by_symbol", counts_json(statistics.by_symbol)},
                         {"by_support", counts_json(statistics.by_support)},
                         {"by_attack", counts_json(statistics.by_attack)},
                         {"by_range", counts_json(statistics.by_range)},
                         {"by_weapon", counts_json(statistics.by_weapon)},
                         {"by_type", counts_json(statistics.by_type)},
                         {"by_gender", counts_json(statistics.by_gender)},
                         {"support_mean", statistics.support_mean},
                         {"support_failure", statistics.support_failure},
                         {"by_effect", counts_json(statistics.by_effect)},
                         {"flips", statistics.flips},
                         {"flip_copies", statistics.flip_copies}});
}

Json check_json(CommandLine& line, const JudgedDeck& deck)
{
    // Where a document leaves rules open, a deck without violations may still be illegal. Its rules
    // are no format.
    const CardGame* game = line.card_game();
    const bool is_open =
        game && game->partial &&
        (std::ranges::none_of(deck.violations, is_sure) || !game->has_construction_rules);
    Json json = Json::object(
        {{"file", deck.file},
         {"name", deck.name},
         {"format", game ? Json() : Json(deck.format.id)},
         {"legal", is_open ? Json() : Json(deck.violations.empty())},
         {"size", deck.size},
         {"protagonist", id_json(deck.protagonist)},
         {"violations", violations_json(deck.violations, line)},
         {"warnings",
          Json::list(deck.warnings,
                     [&](const Warning& each) { return warning_json(each, line.messages()); })},
         {"problems", problems_json(deck.problems, line.catalogue().library)}});
    if (game) {
        json.set("game", card_game_json(line).set(
                             "verdict", card_game_verdict_text(*game, deck.violations,
                                                               deck.warnings, line.messages())));
    }
    return json;
}

} // namespace kizuna
