#include "cli/console/verdict.h"

#include "cli/console/text_layout.h"

#include <ostream>

namespace kizuna {

void say_verdict(CommandLine& line, const StudyVerdict& verdict)
{
    line.out << Paint(line.colours()).strong(verdict.sentence) << "\n\n";
}

Json verdict_json(const StudyVerdict& verdict)
{
    Json::Array figures;
    for (const VerdictFigure& figure : verdict.figures)
        figures.push_back(Json::object({{"value", figure.value}, {"meaning", figure.meaning}}));
    return Json::object({{"sentence", verdict.sentence}, {"figures", std::move(figures)}});
}

} // namespace kizuna
