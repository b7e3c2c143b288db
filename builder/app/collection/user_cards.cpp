#include "app/collection/user_cards.h"

#include "app/base/files.h"

namespace kizuna {
namespace {

std::filesystem::path texts_file(const std::filesystem::path& folder)
{
    return folder / "card-texts.tsv";
}

} // namespace

UserCards::UserCards(std::filesystem::path folder, const DeckFileTools& tools)
    : folder_(std::move(folder)), tools_(tools), owned_(folder_ / "collection.txt", tools)
{
}

const CardTexts& UserCards::texts() const
{
    if (!texts_) {
        const auto text = read_file(texts_file(folder_));
        const auto* content = std::get_if<std::string>(&text);
        texts_ = content ? read_card_texts(*content) : CardTexts();
    }
    return *texts_;
}

ImportedTexts UserCards::import_texts(const std::vector<std::filesystem::path>& files,
                                      std::optional<Fault>& fault)
{
    ImportedTexts imported = import_card_texts(files, tools_);
    if (imported.texts.size() == 0)
        return imported;
    CardTexts all = texts();
    all.take(imported.texts);
    texts_ = std::move(all);
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    fault = write_file(texts_file(folder_), card_texts_file_text(*texts_));
    texts_changed.emit();
    return imported;
}

} // namespace kizuna
