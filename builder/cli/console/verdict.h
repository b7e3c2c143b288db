#pragma once

#include "app/studies/study_verdict.h"
#include "cli/console/json.h"
#include "cli/console/subcommands.h"

namespace kizuna {

/// What the window says first of a study, before everything else that a command says.
void say_verdict(CommandLine& line, const StudyVerdict& verdict);
/// The sentence and its figures, in the user's language.
Json verdict_json(const StudyVerdict& verdict);

} // namespace kizuna
