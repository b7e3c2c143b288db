#include "app/skills/effect_tip.h"

#include "app/skills/skill_text.h"
#include "app/text/card_label.h"
#include "app/text/line_breaks.h"
#include "cards/base/utf8.h"
#include "cards/text/text_folding.h"

namespace kizuna {
namespace {

std::string utf8_of(std::u32string_view letters)
{
    std::string text;
    for (const char32_t letter : letters)
        append_utf8(text, letter);
    return text;
}

/// Breaks one paragraph into lines; a word wider than a line stays whole.
std::string wrapped_paragraph(std::string_view paragraph, int columns)
{
    const std::u32string letters = code_points(paragraph);
    std::vector<std::size_t> ends = line_breaks(paragraph);
    ends.push_back(letters.size());
    std::string text;
    std::string line;
    std::size_t begin = 0;
    for (const std::size_t end : ends) {
        const std::string part = utf8_of(std::u32string_view(letters).substr(begin, end - begin));
        std::string visible = line + part;
        visible.erase(visible.find_last_not_of(' ') + 1);
        if (!line.empty() && display_width(visible) > columns) {
            line.erase(line.find_last_not_of(' ') + 1);
            text += line + '\n';
            line.clear();
        }
        line += part;
        begin = end;
    }
    return text + line;
}

} // namespace

std::string in_columns(std::string_view text, int columns)
{
    std::string whole;
    for (;;) {
        const std::size_t end = text.find('\n');
        whole += wrapped_paragraph(text.substr(0, end), columns);
        if (end == std::string_view::npos)
            return whole;
        whole += '\n';
        text.remove_prefix(end + 1);
    }
}

std::string spoken_skill_text(const Skill& skill, const CardLibrary& library,
                              const Messages& messages)
{
    const std::string text = skill_text(skill, library, messages);
    return skill.scripted ? text : messages.get("skills.unplayed.text"_msg, {{"text", text}});
}

std::string marked_skill_text(const Skill& skill, const CardLibrary& library,
                              const Messages& messages)
{
    const std::string text = spoken_skill_text(skill, library, messages);
    return skill.scripted ? text : std::string(unplayed_sign) + ' ' + text;
}

std::string effect_tip(const Card& card, const CardLibrary& library, const Messages& messages)
{
    const std::string skills = skills_tip(card, library, messages);
    return in_columns(card_name(card, messages.card_language())) +
           (skills.empty() ? "" : '\n' + skills);
}

std::string skills_tip(const Card& card, const CardLibrary& library, const Messages& messages)
{
    std::string tip;
    for (const Skill& skill : card.skills)
        tip += (tip.empty() ? "" : "\n") + in_columns(marked_skill_text(skill, library, messages));
    return tip;
}

} // namespace kizuna
