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
    const auto figure_json = [](const VerdictFigure& figure) {
        return Json::object({{"value", figure.value}, {"meaning", figure.meaning}});
    };
    return Json::object(
        {{"sentence", verdict.sentence}, {"figures", Json::list(verdict.figures, figure_json)}});
}

} // namespace kizuna
