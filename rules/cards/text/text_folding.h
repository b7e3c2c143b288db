#pragma once

#include "cards/text/utf8.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// A text as searches compare it: case, accents, width, hiragana/katakana, long-vowel signs,
/// punctuation and bracketed suffixes ("Robin (Male)") make no difference. Words stay apart by
/// one space. A text of nothing but signs ("???") keeps them, so that it can still be found.
std::string fold(std::string_view text);
/// Puts fold(text) behind another text.
void append_folded(std::string& out, std::string_view text);

/// The kana of a text as romaji in the folded spelling of fold_romaji(); runs of kana are
/// separated by spaces, all else is dropped. Empty where there is no kana.
std::string kana_to_romaji(std::string_view text);
/// The same of a text that is folded already.
std::string folded_kana_to_romaji(std::string_view folded);

/// A typed word as romaji are compared: folded, and the common spellings of one sound made equal
/// ("si" and "shi", "ou" and "o"). A word may break off anywhere. Empty where the text holds
/// anything but Latin letters, or where kana cannot sound so ("marth").
std::string fold_romaji(std::string_view text);

/// Columns a text takes in a terminal: two for a full-width character, none for a combining mark.
int display_width(std::string_view text);

/// Keys whose byte order is the language's alphabetical order (ICU collation).
std::vector<std::string> collation_keys(const std::vector<std::string>& texts,
                                        std::string_view language);

/// A regular expression of ICU's for folded texts. Its own letters are folded where that keeps its
/// meaning: case, hiragana, width and accents do not matter, and signs that folding drops match
/// nothing. Compiled once; any thread may use it.
class RegularExpression {
public:
    /// The expression, or ICU's name for what is wrong with it, as in "mismatched paren".
    static std::variant<RegularExpression, std::string> compile(std::string_view pattern);
    RegularExpression(RegularExpression&&) noexcept;
    RegularExpression& operator=(RegularExpression&&) noexcept;
    ~RegularExpression();

private:
    friend class ExpressionFinder;
    struct Compiled;
    explicit RegularExpression(std::unique_ptr<const Compiled> compiled);
    std::unique_ptr<const Compiled> compiled_;
};

/// Looks for one expression, which must outlive it, in many texts. Not for several threads at once.
class ExpressionFinder {
public:
    explicit ExpressionFinder(const RegularExpression& expression);
    ExpressionFinder(ExpressionFinder&&) noexcept;
    ExpressionFinder& operator=(ExpressionFinder&&) noexcept;
    ~ExpressionFinder();

    /// True where a line of the folded text holds a match; no match goes over lines. Time is
    /// limited by counting steps, the same on every machine: a line that takes too many does not
    /// match, and after ten such lines nothing does.
    bool found_in(std::string_view folded_text);

private:
    struct Search;
    std::unique_ptr<Search> search_;
};

} // namespace kizuna
