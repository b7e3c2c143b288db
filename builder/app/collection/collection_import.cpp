#include "app/collection/collection_import.h"

#include "app/base/files.h"
#include "cards/base/encodings.h"

#include <utility>

namespace kizuna {

bool can_import(const ImportedCollection& list)
{
    return list.faults.empty() && !list.collection.empty();
}

CollectionImport plan_import(const OwnedList& owned, const ImportedCollection& list, ImportWay way)
{
    CollectionImport plan{.after = owned};
    for (const ImportProblem& problem : list.problems) {
        (is_taken(problem.reason) ? plan.other_names : plan.not_understood).push_back(problem);
    }
    if (!can_import(list))
        return plan;
    Collection& after = plan.after.cards;
    if (way == ImportWay::Replace) {
        after = list.collection;
        plan.gone_lines = std::exchange(plan.after.unknown, {});
    } else {
        for (const auto& [code, copies] : list.collection.copies())
            after.add(code, copies);
    }
    for (const auto& [code, copies] : after.copies()) {
        const int before = owned.cards.copies_of(code);
        if (before == 0)
            plan.added.push_back({code, before, copies});
        else if (before != copies)
            plan.changed.push_back({code, before, copies});
    }
    for (const auto& [code, copies] : owned.cards.copies()) {
        if (after.copies_of(code) == 0)
            plan.gone.push_back({code, copies, 0});
    }
    return plan;
}

std::variant<CollectionImportPlans, Fault> read_import_plans(const std::filesystem::path& file,
                                                             const OwnedList& owned,
                                                             const DeckFileTools& tools)
{
    auto text = read_file(file);
    if (auto* fault = std::get_if<Fault>(&text))
        return std::move(*fault);
    CollectionImportPlans plans{
        read_collection(decoded_text(std::move(std::get<std::string>(text))).text, file.string(),
                        tools),
        {},
        {}};
    if (!plans.list.faults.empty())
        return std::move(plans.list.faults.front());
    plans.merge = plan_import(owned, plans.list, ImportWay::Merge);
    plans.replace = plan_import(owned, plans.list, ImportWay::Replace);
    return plans;
}

} // namespace kizuna
