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

std::optional<Fault> UserCards::add_texts(CardTexts more)
{
    CardTexts all = texts();
    all.take(std::move(more));
    return replace_texts(std::move(all));
}

std::optional<Fault> UserCards::replace_texts(CardTexts texts)
{
    texts_ = std::move(texts);
    std::optional<Fault> fault;
    std::error_code error;
    if (texts_->size() > 0) {
        std::filesystem::create_directories(folder_, error);
        fault = write_file(texts_file(folder_), card_texts_file_text(*texts_));
    } else if (!std::filesystem::remove(texts_file(folder_), error) && error) {
        fault = Fault{.kind = FaultKind::FileUnwritable,
                      .place = {.file = texts_file(folder_).string()},
                      .other = reason_of(error.value())};
    }
    texts_changed.emit();
    return fault;
}

} // namespace kizuna
