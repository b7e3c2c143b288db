#pragma once

#include "cards/base/utf8.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A text as searches compare it: case, accents, width, hiragana/katakana, long-vowel signs,
/// punctuation and bracketed suffixes ("Robin (Male)") make no difference. Words stay apart by
/// one space. A text of punctuation alone ("???") keeps them, so that it can still be found.
std::string fold(std::string_view text);
/// Appends fold(text) to `out`.
void append_folded(std::string& out, std::string_view text);

/// The kana of a text as romaji in the folded spelling of fold_romaji(); runs of kana are
/// separated by spaces, all else is dropped. Empty where there is no kana.
std::string kana_to_romaji(std::string_view text);
/// Appends kana_to_romaji() of a text that is folded already.
void append_folded_kana(std::string& romaji, std::string_view folded);

/// A typed word in the form in which romaji are compared: folded, and the common spellings of one
/// sound made equal ("si" and "shi", "ou" and "o"). A word may break off anywhere. Empty where the
/// text holds anything but Latin letters, or where kana cannot sound so ("marth").
std::string fold_romaji(std::string_view text);

/// Columns a text takes in a terminal: two for a full-width character, none for a combining mark.
int display_width(std::string_view text);

/// Keys whose byte order is the language's alphabetical order (ICU collation).
std::vector<std::string> collation_keys(const std::vector<std::string>& texts,
                                        std::string_view language);

} // namespace kizuna
