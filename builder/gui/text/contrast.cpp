#include "gui/text/contrast.h"

namespace kizuna {

Colour from_wx(const wxColour& colour)
{
    return {colour.Red(), colour.Green(), colour.Blue()};
}

wxColour to_wx(Colour colour)
{
    return {colour.red, colour.green, colour.blue};
}

wxColour mixed(const wxColour& one, const wxColour& other, double share_of_other)
{
    return to_wx(mixed(from_wx(one), from_wx(other), share_of_other));
}

wxColour readable_on(std::initializer_list<wxColour> papers, const wxColour& colour,
                     double min_contrast)
{
    std::vector<Colour> colours;
    for (const wxColour& paper : papers)
        colours.push_back(from_wx(paper));
    return to_wx(readable_on(colours, from_wx(colour), min_contrast));
}

wxColour text_colour_on(const wxColour& background)
{
    return to_wx(text_colour_on(from_wx(background)));
}

} // namespace kizuna
