#include "app/text/import_text.h"

#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/printable.h"

namespace kizuna {
namespace {

struct ImportWords {
    MessageKey reason;
    MessageKey outcome;
};

ImportWords words_of(ImportProblem::Reason reason)
{
    switch (reason) {
    case ImportProblem::Reason::Ambiguous:
        return {"import.reason.ambiguous"_msg, "import.outcome.unknown-card"_msg};
    case ImportProblem::Reason::Unknown:
        return {"import.reason.unknown"_msg, "import.outcome.unknown-card"_msg};
    case ImportProblem::Reason::Malformed:
        return {"import.reason.malformed"_msg, "import.outcome.in-notes"_msg};
    case ImportProblem::Reason::BadCount:
        return {"import.reason.bad-count"_msg, "import.outcome.in-notes"_msg};
    case ImportProblem::Reason::OtherName:
        return {"import.reason.other-name"_msg, "import.outcome.code-decides"_msg};
    case ImportProblem::Reason::OtherArtwork:
        return {"import.reason.other-artwork"_msg, "import.outcome.other-artwork"_msg};
    case ImportProblem::Reason::NotCarried:
        break;
    }
    return {"import.reason.not-carried"_msg, "import.outcome.left-out"_msg};
}

} // namespace

std::string import_reason(ImportProblem::Reason reason, const Messages& messages)
{
    return messages.get(words_of(reason).reason);
}

std::string import_outcome(ImportProblem::Reason reason, const Messages& messages)
{
    return messages.get(words_of(reason).outcome);
}

std::string import_reason_and_outcome(ImportProblem::Reason reason, const Messages& messages)
{
    return messages.get("import.reason-and-outcome"_msg,
                        {{"reason", import_reason(reason, messages)},
                         {"outcome", import_outcome(reason, messages)}});
}

std::string import_problem_text(const ImportProblem& problem, const Messages& messages)
{
    std::string text = messages.get(
        "import.problem"_msg, {{"text", printable(problem.text)},
                               {"problem", import_reason_and_outcome(problem.reason, messages)}});
    if (problem.line > 0)
        text = messages.get("import.at-line"_msg, {{"line", problem.line}, {"problem", text}});
    return joined_sentences(text, suggestion_text(problem.suggestions, messages), messages);
}

} // namespace kizuna
