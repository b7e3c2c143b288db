#pragma once

#include "app/studies/study_verdict.h"
#include "cli/console/json.h"
#include "cli/console/subcommands.h"

namespace kizuna {

/// Says the verdict of a study, with which the window begins too. Call it before all other output.
void say_verdict(CommandLine& line, const StudyVerdict& verdict);
/// The sentence and its figures, in the user's language.
Json verdict_json(const StudyVerdict& verdict);

} // namespace kizuna
