#include "deck_target.h"
#include "targets.h"

#include "app/cards/card_import.h"

namespace kizuna::fuzz {

void use_card_list(std::string_view input)
{
    const CardImport imported = import_card_text(std::string(input), "list", tools());
    require(imported.is_card_list || (imported.texts.size() == 0 && imported.cards.empty()),
            "no other file gives cards");
    // What is kept is read as it was.
    const std::string kept = card_texts_file_text(imported.texts);
    require(read_card_texts(kept) == imported.texts, "texts that are kept come back");
    read_card_texts(input);
}

} // namespace kizuna::fuzz
