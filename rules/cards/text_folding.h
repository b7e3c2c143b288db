#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A text as searches compare it: case, accents, width, hiragana/katakana, long-vowel signs,
/// punctuation and bracketed suffixes ("Robin (Male)") make no difference. Words stay apart by
/// one space. A text of nothing but signs ("???") keeps them, so that it can still be found.
std::string fold(std::string_view text);

/// The kana of a text as romaji in the folded spelling of fold_romaji(); runs of kana are
/// separated by spaces, all else is dropped. Empty where there is no kana.
std::string kana_to_romaji(std::string_view text);

/// A typed word as romaji are compared: folded, and the common spellings of one sound made equal
/// ("si" and "shi", "ou" and "o"). Empty where the text holds anything but Latin letters.
std::string fold_romaji(std::string_view text);

/// True where the bytes are well-formed UTF-8.
bool is_utf8(std::string_view text);
/// Position of the first byte that is not part of well-formed UTF-8; npos where there is none.
std::size_t first_bad_utf8(std::string_view text);

/// Keys whose byte order is the language's alphabetical order (ICU collation).
std::vector<std::string> collation_keys(const std::vector<std::string>& texts,
                                        std::string_view language);

/// How unlike two folded texts are: the least number of inserted, removed, changed or swapped
/// code points. Stops counting above `limit` and returns limit + 1.
int edit_distance(std::string_view one, std::string_view other, int limit);

/// The nearest of `known` to `text`, best first, at most `most`; none that is not much alike.
std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& known,
                                 std::size_t most = 3);

} // namespace kizuna
