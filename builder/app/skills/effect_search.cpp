#include "app/skills/effect_search.h"

#include "app/skills/skill_text.h"
#include "cards/text/text_folding.h"

namespace kizuna {

std::string_view EffectSearchTexts::of(const Card& card, const CardLibrary& library) const
{
    const std::scoped_lock lock(mutex_);
    if (texts_.empty())
        make(library);
    return texts_[library.index_of(card)];
}

void EffectSearchTexts::use(Imported imported)
{
    const std::scoped_lock lock(mutex_);
    imported_ = std::move(imported);
    texts_.clear();
}

void EffectSearchTexts::prepare(const CardLibrary& library, const std::stop_token& stop) const
{
    const std::scoped_lock lock(mutex_);
    if (texts_.empty())
        make(library, stop);
}

void EffectSearchTexts::make(const CardLibrary& library, const std::stop_token& stop) const
{
    std::vector<Messages> languages;
    for (const std::string& language : message_languages())
        languages.emplace_back(locales_, language);
    texts_.resize(library.cards().size());
    for (const Card& card : library.cards()) {
        if (stop.stop_requested()) {
            texts_.clear();
            return;
        }
        std::string& text = texts_[library.index_of(card)];
        const auto add = [&](const std::string& line) {
            text.append(text.empty() ? "" : "\n").append(fold(line));
        };
        for (const Skill& skill : card.skills) {
            for (const Messages& messages : languages)
                add(skill_text(skill, library, messages));
        }
        if (!imported_)
            continue;
        for (const std::string& paragraph : imported_(card))
            add(paragraph);
    }
}

} // namespace kizuna
