#include "app/text/import_text.h"

#include "app/text/card_label.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/printable.h"

#include "cards/base/plain_text.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace kizuna {
namespace {

struct ImportWords {
    MessageKey reason;
    MessageKey outcome;
};

/// In the order of ImportProblem::Reason.
constexpr std::array import_words = {
    ImportWords{"import.reason.ambiguous"_msg, "import.outcome.unknown-card"_msg},
    ImportWords{"import.reason.unknown"_msg, "import.outcome.unknown-card"_msg},
    ImportWords{"import.reason.malformed"_msg, "import.outcome.in-notes"_msg},
    ImportWords{"import.reason.bad-count"_msg, "import.outcome.in-notes"_msg},
    ImportWords{"import.reason.not-carried"_msg, "import.outcome.left-out"_msg},
    ImportWords{"import.reason.other-name"_msg, "import.outcome.code-decides"_msg},
    ImportWords{"import.reason.other-artwork"_msg, "import.outcome.other-artwork"_msg},
    ImportWords{"import.reason.unknown-artwork"_msg, "import.outcome.usual-artwork"_msg},
    ImportWords{"import.reason.in-maybe"_msg, "import.outcome.in-maybe"_msg},
    ImportWords{"import.reason.changed"_msg, "import.outcome.changed"_msg},
};
static_assert(import_words.size() == static_cast<std::size_t>(ImportProblem::Reason::Changed) + 1);

/// What is lost, as in "author: Me", with the name of the part in the user's language.
std::string lost_text(const ImportProblem& problem, const Messages& messages)
{
    if (!problem.part)
        return printable(problem.text);
    const std::string part(name_of(*problem.part));
    if (!problem.text.starts_with(part + ": "))
        return printable(problem.text);
    const std::string value = problem.text.substr(part.size() + 2);
    const bool is_none = problem.part == DeckPart::Protagonist && value == no_protagonist;
    return messages.get("import.part"_msg,
                        {{"part", messages.get("deck.part"_msg, {{"part", part}})},
                         {"value", is_none ? messages.get("import.none"_msg) : printable(value)}});
}

/// Notes have several lines, and often end with a line break.
std::string on_one_line(std::string_view text)
{
    std::string line(trimmed(text));
    std::ranges::replace(line, '\n', ' ');
    return printable(line);
}

std::string why_suggested(CardSuggestion::Why why, const Messages& messages)
{
    constexpr std::array keys = {"import.why.code"_msg,      "import.why.number"_msg,
                                 "import.why.shared"_msg,    "import.why.name"_msg,
                                 "import.why.old-name"_msg,  "import.why.like-name"_msg,
                                 "import.why.like-code"_msg, "import.why.same-unit"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(CardSuggestion::Why::SameUnit) + 1);
    return messages.get(keys.at(static_cast<std::size_t>(why)));
}

} // namespace

std::string import_reason(ImportProblem::Reason reason, const Messages& messages)
{
    return messages.get(import_words.at(static_cast<std::size_t>(reason)).reason);
}

std::string import_outcome(ImportProblem::Reason reason, const Messages& messages)
{
    return messages.get(import_words.at(static_cast<std::size_t>(reason)).outcome);
}

std::string import_reason_and_outcome(ImportProblem::Reason reason, const Messages& messages)
{
    return messages.get("import.reason-and-outcome"_msg,
                        {{"reason", import_reason(reason, messages)},
                         {"outcome", import_outcome(reason, messages)}});
}

std::string suggestion_choice_text(const CardSuggestion& suggestion, const Messages& messages)
{
    return messages.get("import.choice"_msg,
                        {{"card", card_label(*suggestion.card, messages.card_language())},
                         {"why", why_suggested(suggestion.why, messages)}});
}

std::string import_problem_text(const ImportProblem& problem, const CardLibrary& library,
                                const Messages& messages)
{
    std::string text = messages.get(
        "import.problem"_msg, {{"text", lost_text(problem, messages)},
                               {"problem", import_reason_and_outcome(problem.reason, messages)}});
    if (problem.line > 0)
        text = messages.get("import.at-line"_msg, {{"line", problem.line}, {"problem", text}});
    constexpr std::size_t max_named = 3;
    std::vector<std::string> cards;
    for (const CardSuggestion& suggestion : card_suggestions(problem, library)) {
        if (cards.size() < max_named)
            cards.push_back(card_label(*suggestion.card, messages.card_language()));
    }
    return joined_sentences(text, suggestion_text(cards, messages), messages);
}

std::vector<std::string> import_problem_texts(const std::vector<ImportProblem>& problems,
                                              const CardLibrary& library, const Messages& messages)
{
    std::vector<std::string> texts;
    for (const ImportProblem& problem : problems) {
        if (texts.size() == max_told_problems) {
            texts.push_back(
                messages.get("import.more"_msg,
                             {{"count", static_cast<int>(problems.size() - max_told_problems)}}));
            break;
        }
        texts.push_back(import_problem_text(problem, library, messages));
    }
    return texts;
}

std::string by_custom_text(const ImportedDeck& imported, const CardLibrary& library,
                           const Messages& messages)
{
    const Card* card = protagonist_by_custom(imported, library);
    return card ? messages.get("import.by-custom"_msg,
                               {{"card", card_label(*card, messages.card_language())}})
                : std::string();
}

std::string lost_parts_text(const ProvenDeck& deck, const CardLibrary& library,
                            const Messages& messages)
{
    std::set<std::optional<DeckPart>> lost;
    for (const ImportProblem& problem : deck.written.problems)
        lost.insert(problem.part);
    for (const DeckDifference& difference : deck.unannounced(library))
        lost.insert(difference.what);
    std::vector<std::string> names;
    for (const std::optional<DeckPart>& part : lost)
        names.push_back(messages.get(
            "deck.part"_msg, {{"part", part ? std::string(name_of(*part)) : std::string()}}));
    return messages.list(names);
}

std::vector<std::string> loss_texts(const ProvenDeck& deck, const CardLibrary& library,
                                    const Messages& messages)
{
    std::vector<std::string> texts = import_problem_texts(deck.written.problems, library, messages);
    for (const DeckDifference& difference : deck.unannounced(library))
        texts.push_back(difference_text(difference, library, messages));
    return texts;
}

std::string difference_text(const DeckDifference& difference, const CardLibrary& library,
                            const Messages& messages)
{
    if (difference.code.empty()) {
        const std::string before = on_one_line(difference.before);
        const std::string after = on_one_line(difference.after);
        const bool is_seen = before != after; // else they differ in spaces at the ends
        return messages.get("difference.field"_msg,
                            {{"field", std::string(name_of(difference.what))},
                             {"before", is_seen ? before : printable(difference.before)},
                             {"after", is_seen ? after : printable(difference.after)}});
    }
    // The printing may be the difference.
    const Card* card = library.find(difference.code).card;
    std::string label = printable(difference.code);
    if (card)
        label = card_name(*card, messages.card_language()) + " (" + difference.code + ')';
    return messages.get("difference.copies"_msg, {{"where", std::string(name_of(difference.what))},
                                                  {"card", label},
                                                  {"before", difference.before},
                                                  {"after", difference.after}});
}

} // namespace kizuna
