#include "deck_target.h"
#include "target.h"

#include "app/cards/card_texts.h"

namespace kizuna::fuzz {

void use(std::string_view input)
{
    const ImportedTexts imported = read_lackey_texts(input, tools());
    require(imported.is_set_file || imported.texts.size() == 0, "no other file gives texts");
    // What is kept is read as it was.
    const std::string kept = card_texts_file_text(imported.texts);
    require(read_card_texts(kept) == imported.texts, "texts that are kept come back");
    read_card_texts(input);
}

} // namespace kizuna::fuzz
