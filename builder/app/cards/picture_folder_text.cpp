#include "app/cards/picture_folder_text.h"

#include "app/base/files.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/printable.h"
#include "cards/base/faults.h"

#include <array>

namespace kizuna {
namespace {

struct NamingWords {
    std::string_view id;
    MessageKey name;
};

/// In the order of PictureNaming.
constexpr std::array<NamingWords, picture_namings> naming_words{{
    {"code", "pictures.naming.code"_msg},
    {"number", "pictures.naming.number"_msg},
    {"lackey", "pictures.naming.lackey"_msg},
    {"ciphervit", "pictures.naming.ciphervit"_msg},
    {"begins", "pictures.naming.begins"_msg},
}};

struct ReasonWords {
    std::string_view id;
    MessageKey sentence;
};

/// In the order of PictureFolder::Reason. Unreadable files get the text of their fault instead.
constexpr std::array<ReasonWords, 11> reason_words{{
    {"unknown-name", "pictures.reason.unknown-name"_msg},
    {"ambiguous", "pictures.reason.ambiguous"_msg},
    {"other-kind", "pictures.reason.other-kind"_msg},
    {"empty", "pictures.reason.empty"_msg},
    {"no-picture", "pictures.reason.no-picture"_msg},
    {"cut", "pictures.reason.cut"_msg},
    {"too-large", "pictures.reason.too-large"_msg},
    {"unreadable", "pictures.reason.no-picture"_msg},
    {"twice", "pictures.reason.twice"_msg},
    {"folder-again", "pictures.reason.folder-again"_msg},
    {"deep-folder", "pictures.reason.deep-folder"_msg},
}};

template <typename Enum>
std::size_t place_of(Enum value)
{
    return static_cast<std::size_t>(value);
}

/// Counts by naming, as in "Printing code: 300, Card number: 12".
std::string namings_text(const PictureFolder& pictures, const Messages& messages)
{
    std::array<int, picture_namings> counts{};
    for (const PictureFolder::Found& found : pictures.found())
        ++counts.at(place_of(found.name.naming));
    std::string text;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        if (counts.at(at) == 0)
            continue;
        const std::string part = labelled(messages.get(naming_words.at(at).name),
                                          messages.number(counts.at(at)), messages);
        text = text.empty() ? part : joined_parts(text, part, messages);
    }
    return text;
}

} // namespace

std::string_view picture_naming_id(PictureNaming naming)
{
    return naming_words.at(place_of(naming)).id;
}

std::string picture_naming_text(PictureNaming naming, const Messages& messages)
{
    return messages.get(naming_words.at(place_of(naming)).name);
}

std::string picture_count_text(int cards, const CardLibrary& library, const Messages& messages)
{
    return messages.get("pictures.count"_msg,
                        {{"found", cards}, {"all", static_cast<int>(library.cards().size())}});
}

std::string picture_files_text(const PictureFolder& pictures, const Messages& messages)
{
    std::string text = messages.get("pictures.understood"_msg,
                                    {{"count", static_cast<int>(pictures.found().size())},
                                     {"kinds", namings_text(pictures, messages)}});
    text = joined_sentences(text,
                            messages.get("pictures.unused"_msg,
                                         {{"count", static_cast<int>(pictures.unused().size())}}),
                            messages);
    if (pictures.other_files() > 0)
        text = joined_sentences(
            text, messages.get("pictures.other-files"_msg, {{"count", pictures.other_files()}}),
            messages);
    if (pictures.is_cut())
        text = joined_sentences(text, messages.get("pictures.cut"_msg), messages);
    return text;
}

std::string_view unused_picture_id(PictureFolder::Reason reason)
{
    return reason_words.at(place_of(reason)).id;
}

std::string unused_picture_text(const PictureFolder::Unused& unused, const PictureFolder& pictures,
                                const Messages& messages)
{
    using Reason = PictureFolder::Reason;
    if (unused.reason == Reason::Unreadable)
        return fault_text(file_fault(faults::FileUnreadable{unused.detail}, unused.file), messages);
    const MessageKey sentence = reason_words.at(place_of(unused.reason)).sentence;
    if (unused.reason == Reason::Twice)
        return messages.get(sentence, {{"other", shown_below(unused.other, pictures.folder())}});
    return messages.get(sentence);
}

std::string shown_below(const std::filesystem::path& file, const std::filesystem::path& folder)
{
    const std::filesystem::path below = file.lexically_relative(folder);
    return printable((below.empty() ? file : below).string());
}

} // namespace kizuna
