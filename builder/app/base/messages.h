#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kizuna {

/// The name of a message in locales/*.txt.
struct MessageKey {
    const char* text;
};

/// Written "deck.size"_msg, so that the locales test can find every key that the code uses.
constexpr MessageKey operator""_msg(const char* text, std::size_t)
{
    return {text};
}

/// What fills one placeholder of a message, by name: {"count", 3}.
using MessageArgument = std::pair<std::string_view, std::variant<int, double, std::string>>;

/// The program's words in the language of its user. Numbers and plurals are ICU's. One thread only:
/// a pattern is compiled when it is first asked for, and kept.
class Messages {
public:
    /// `folder` holds the compiled bundles. `locale` as in "ja", "it_IT.UTF-8", "C": the language
    /// is taken from its start, and a language without a bundle is English whatever the system
    /// speaks. Throws DataError where there is no bundle at all.
    Messages(const std::filesystem::path& folder, std::string_view locale);
    ~Messages();
    Messages(Messages&&) noexcept;
    Messages& operator=(Messages&&) noexcept;
    /// The same words, for another thread.
    Messages for_another_thread() const;

    /// "en", "ja" or "it".
    const std::string& language() const;
    /// The language that cards are named in, for card_name() and the like: "en", "ja", or "both";
    /// language() unless another was chosen.
    const std::string& card_language() const;
    /// Empty: language().
    void choose_card_language(std::string language);

    /// Plurals and word order follow the language; whole numbers are grouped as it groups them. A
    /// key that is in no bundle comes back as itself, which the locales test keeps from ever
    /// happening. Every argument that the message has must be given.
    std::string get(MessageKey key, std::span<const MessageArgument> arguments) const;
    std::string get(MessageKey key, std::initializer_list<MessageArgument> arguments = {}) const
    {
        return get(key, std::span(arguments.begin(), arguments.size()));
    }

    /// Several things in one phrase, as in "A, B and C".
    std::string list(const std::vector<std::string>& items) const;
    /// A choice in one phrase, as in "A, B or C".
    std::string either(const std::vector<std::string>& items) const;
    /// 0.1837 as "18.4%" in the language's way, always with so many decimals.
    std::string percent(double share, int decimals = 1) const;
    /// A number with up to `decimals` decimals in the language's way.
    std::string number(double value, int decimals = 0) const;
    /// The same with always so many, as numbers have that stand below each other.
    std::string fixed(double value, int decimals) const;
    /// The same of a number that a double would round.
    std::string whole_number(std::uint64_t value) const;

private:
    struct Bundle;
    std::unique_ptr<Bundle> bundle_;
    std::string card_language_; ///< empty: the bundle's
};

/// The languages there are bundles for, English first: "en", "ja", "it".
const std::vector<std::string>& message_languages();

/// The word by which a `select` in a message chooses.
constexpr const char* yes_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

} // namespace kizuna
