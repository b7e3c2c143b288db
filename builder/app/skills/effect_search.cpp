#include "app/skills/effect_search.h"

#include "app/skills/skill_text.h"
#include "cards/text/text_folding.h"

#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace kizuna {
namespace {

/// Folded sentences of skills in every language; skills with equal data share one text.
class FoldedSentences {
public:
    FoldedSentences(const std::filesystem::path& locales, const CardLibrary& library)
        : library_(library)
    {
        for (const std::string& language : message_languages())
            languages_.emplace_back(locales, language);
    }

    /// The text of a skill, one line for each language.
    const std::string& of(const Skill& skill)
    {
        auto& alike = made_[{skill.script.get(), skill.emblem, skill.category}];
        for (const auto& [known, sentences] : alike) {
            if (*known == skill)
                return sentences;
        }
        std::string sentences;
        for (const Messages& messages : languages_)
            sentences.append(sentences.empty() ? "" : "\n")
                .append(fold(skill_text(skill, library_, messages)));
        return alike.emplace_back(&skill, std::move(sentences)).second;
    }

private:
    using Alike = std::tuple<const Script*, std::optional<std::uint16_t>, SkillCategory>;
    const CardLibrary& library_;
    std::vector<Messages> languages_;
    std::map<Alike, std::vector<std::pair<const Skill*, std::string>>> made_;
};

} // namespace

std::string_view EffectSearchTexts::of(const Card& card, const CardLibrary& library) const
{
    const std::scoped_lock lock(mutex_);
    if (texts_.empty())
        make(library, {});
    return texts_[library.index_of(card)];
}

void EffectSearchTexts::use(Imported imported)
{
    const std::scoped_lock lock(mutex_);
    imported_ = std::move(imported);
    texts_.clear();
    are_made_ = false;
}

void EffectSearchTexts::prepare(const CardLibrary& library, const std::stop_token& stop) const
{
    const std::scoped_lock lock(mutex_);
    if (texts_.empty())
        make(library, stop);
}

void EffectSearchTexts::make(const CardLibrary& library, const std::stop_token& stop) const
{
    FoldedSentences sentences(locales_, library);
    std::vector<std::string> texts(library.cards().size());
    for (const Card& card : library.cards()) {
        if (stop.stop_requested())
            return;
        std::string& text = texts[library.index_of(card)];
        const auto add = [&](const std::string& line) {
            text.append(text.empty() ? "" : "\n").append(line);
        };
        for (const Skill& skill : card.skills)
            add(sentences.of(skill));
        if (!imported_)
            continue;
        for (const std::string& paragraph : imported_(card))
            add(fold(paragraph));
    }
    texts_ = std::move(texts);
    are_made_ = true;
}

} // namespace kizuna
