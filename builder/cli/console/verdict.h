#pragma once

#include "app/studies/study_verdict.h"
#include "cli/console/json.h"
#include "cli/console/subcommands.h"

namespace kizuna {

/// Writes the verdict of a study, as the window shows it. Call before all other output.
void say_verdict(CommandLine& line, const StudyVerdict& verdict);
Json verdict_json(const StudyVerdict& verdict);

} // namespace kizuna
