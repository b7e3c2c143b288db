#include "targets.h"

#include "test_library.h"

#include "cards/query/query.h"

namespace kizuna::fuzz {

void use_query(std::string_view input)
{
    const CardLibrary& library = test::shipped_library();
    const auto parsed = Query::parse(input, library);
    if (const Fault* fault = std::get_if<Fault>(&parsed)) {
        require(fault->place.line >= 1 && fault->place.column >= 1, "a query's fault has a place");
        with_caret(input, *fault);
        return;
    }
    const Query& query = std::get<Query>(parsed);
    const std::string text = query.to_text();
    const auto again = Query::parse(text, library);
    require(std::holds_alternative<Query>(again), "a query's text is a query");
    require(std::get<Query>(again).to_text() == text, "a query's text stays as it is");

    const QueryContext context{.library = &library, .protagonist = library.find_id("B01-003")};
    constexpr std::size_t step = 97;
    for (std::size_t at = 0; at < library.cards().size(); at += step) {
        const Card& card = library.cards()[at];
        require(query.matches(card, context) == std::get<Query>(again).matches(card, context),
                "a query's text asks the same question");
    }
}

} // namespace kizuna::fuzz
