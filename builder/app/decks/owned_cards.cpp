#include "app/decks/owned_cards.h"

#include "app/files.h"

#include <algorithm>
#include <utility>

namespace kizuna {

OwnedCards::OwnedCards(std::filesystem::path file, const DeckFileTools& tools)
    : file_(std::move(file)), tools_(tools)
{
    const auto text = read_file(file_);
    if (const auto* content = std::get_if<std::string>(&text))
        collection_ = read_collection(*content, file_.string(), tools_).collection;
}

std::optional<Fault> OwnedCards::replace(Collection collection)
{
    collection_ = std::move(collection);
    std::error_code error;
    std::filesystem::create_directories(file_.parent_path(), error);
    const std::optional<Fault> fault =
        write_file(file_, collection_text(collection_, tools_.library));
    changed.emit();
    return fault;
}

std::optional<Fault> OwnedCards::set_owned(const Card& card, int copies)
{
    Collection next = collection_;
    int change = std::max(copies, 0) - next.owned(card);
    if (change > 0)
        next.add(card.id, change);
    std::vector<std::string> codes{card.id};
    for (const Printing& printing : card.printings)
        codes.push_back(printing.code);
    for (const std::string& code : codes) {
        const auto found = next.copies().find(code);
        if (change >= 0 || found == next.copies().end())
            continue;
        const int taken = std::min(-change, found->second);
        next.add(code, -taken);
        change += taken;
    }
    return replace(std::move(next));
}

} // namespace kizuna
