#include "gui/window/arguments.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

namespace kizuna {
namespace {

bool is_hex(char letter)
{
    return std::isxdigit(static_cast<unsigned char>(letter)) != 0;
}

/// The path of a file:// URL, decoded; any other word unchanged.
std::string file_of(const std::string& word)
{
    constexpr std::string_view scheme = "file://";
    if (!word.starts_with(scheme))
        return word;
    std::string file;
    for (std::size_t at = std::min(word.find('/', scheme.size()), word.size()); at < word.size();
         ++at) {
        const bool is_coded =
            word[at] == '%' && at + 2 < word.size() && is_hex(word[at + 1]) && is_hex(word[at + 2]);
        file +=
            is_coded ? static_cast<char>(std::stoi(word.substr(at + 1, 2), nullptr, 16)) : word[at];
        at += is_coded ? 2 : 0;
    }
    return file;
}

class Reader {
public:
    explicit Reader(const std::vector<std::string>& words) : words_(words) {}

    Arguments read()
    {
        for (; at_ < words_.size() && !result_.wrong; ++at_)
            read_word();
        return std::move(result_);
    }

private:
    void read_word()
    {
        const std::string& word = words_[at_];
        if (only_decks_ || word.empty() || word.front() != '-')
            take_deck(word);
        else if (word == "--")
            only_decks_ = true;
        else if (word == "--help" || word == "-h")
            result_.help = true;
        else if (word == "--version")
            result_.version = true;
        else if (const auto language = value_of("--lang"))
            result_.language = *language;
        else if (const auto folder = value_of("--add-library"))
            result_.libraries.push_back(*folder);
        else
            result_.wrong = word;
    }

    void take_deck(const std::string& word)
    {
        if (result_.deck.empty())
            result_.deck = file_of(word);
        else
            result_.wrong = word;
    }

    /// The value of the option if the current word is that option; else empty. Moves to the value
    /// if it is the next word.
    std::optional<std::string> value_of(std::string_view option)
    {
        const std::string_view word = words_[at_];
        if (word == option && at_ + 1 < words_.size())
            return words_[++at_];
        if (word.starts_with(option) && word.substr(option.size()).starts_with("="))
            return std::string(word.substr(option.size() + 1));
        return std::nullopt;
    }

    const std::vector<std::string>& words_;
    std::size_t at_ = 0;
    bool only_decks_ = false;
    Arguments result_;
};

} // namespace

Arguments parse_arguments(const std::vector<std::string>& words)
{
    return Reader(words).read();
}

} // namespace kizuna
