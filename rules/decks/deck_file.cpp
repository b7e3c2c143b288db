#include "decks/deck_file.h"

#include "cards/text_folding.h"
#include "cards/yaml_reader.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array kinds{
    DeckFileKind{"kizuna", "kizuna.yaml", is_kizuna_deck, read_kizuna_deck, write_kizuna_deck},
    DeckFileKind{"text", "txt", is_text_deck, read_text_deck, write_text_deck},
    DeckFileKind{"lackey", "dek", is_lackey_deck, read_lackey_deck, write_lackey_deck},
    DeckFileKind{"ciphervit", "fe0d", is_ciphervit_deck, read_ciphervit_deck, write_ciphervit_deck},
};

/// The most particular content first: almost anything may pass for plain text.
constexpr std::array<std::string_view, 4> recognition_order{"lackey", "ciphervit", "kizuna",
                                                            "text"};

bool has_extension(std::string_view file, std::string_view extension)
{
    if (file.size() <= extension.size())
        return false;
    const std::string_view ending = file.substr(file.size() - extension.size());
    const auto is_same_letter = [](char one, char other) {
        return (one >= 'A' && one <= 'Z' ? one - 'A' + 'a' : one) == other;
    };
    return file[file.size() - extension.size() - 1] == '.' &&
           std::ranges::equal(ending, extension, is_same_letter);
}

Place place_at(std::string_view text, const std::string& file, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t line_begin = before.rfind('\n') + 1; // npos + 1 is 0
    return {file, static_cast<int>(std::ranges::count(before, '\n')) + 1,
            column_in_code_points(text.substr(line_begin), offset - line_begin)};
}

std::size_t first_control_character(std::string_view text)
{
    return text.find_first_of(std::string_view("\x00\x01\x02\x03\x04\x05\x06\x07\x08\x0B\x0E\x0F"
                                               "\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1A\x1B"
                                               "\x1C\x1D\x1E\x1F\x7F",
                                               29));
}

/// Why a text is no deck of any kind.
Fault why_not_a_deck(std::string_view text, const std::string& file)
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return {FaultKind::Empty, {file, 0, 0}, {}, {}, {}, {}};
    if (const std::size_t at = first_control_character(text); at != std::string_view::npos)
        return {FaultKind::ControlCharacter, place_at(text, file, at), {}, {}, {}, {}};
    if (const std::size_t at = first_bad_utf8(text); at != std::string_view::npos)
        return {FaultKind::NotUtf8, place_at(text, file, at), {}, {}, {}, {}};
    return {FaultKind::NotADeck, {file, 0, 0}, {}, {}, {}, {}};
}

} // namespace

std::span<const DeckFileKind> deck_file_kinds()
{
    return kinds;
}

const DeckFileKind* deck_file_kind(std::string_view id)
{
    const auto kind = std::ranges::find(kinds, id, &DeckFileKind::id);
    return kind == kinds.end() ? nullptr : &*kind;
}

const DeckFileKind* deck_file_kind_for(std::string_view text, const std::string& file)
{
    for (const std::string_view id : recognition_order) {
        if (const DeckFileKind* kind = deck_file_kind(id); kind->recognises(text))
            return kind;
    }
    const auto kind = std::ranges::find_if(
        kinds, [&](const DeckFileKind& known) { return has_extension(file, known.extension); });
    return kind == kinds.end() ? nullptr : &*kind;
}

ImportedDeck read_deck(std::string_view text, const std::string& file, const DeckFileTools& tools)
{
    if (const DeckFileKind* kind = deck_file_kind_for(text, file))
        return kind->read(text, file, tools);
    ImportedDeck unusable;
    unusable.faults.push_back(why_not_a_deck(text, file));
    return unusable;
}

} // namespace kizuna
