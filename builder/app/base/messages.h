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

/// Write "deck.size"_msg, so that the locales test can find every key in the code.
constexpr MessageKey operator""_msg(const char* text, std::size_t)
{
    return {text};
}

/// The value of a placeholder in a message, by name: {"count", 3}.
using MessageArgument = std::pair<std::string_view, std::variant<int, double, std::string>>;

/// The program's texts in the user's language, with ICU's numbers and plurals. For one thread only:
/// patterns are compiled on first use and cached.
class Messages {
public:
    /// `folder` holds the compiled bundles. `locale` as in "ja", "it_IT.UTF-8" or "C"; only its
    /// language counts. English if that language has no bundle. Throws DataError if there is no
    /// bundle at all.
    Messages(const std::filesystem::path& folder, std::string_view locale);
    ~Messages();
    Messages(Messages&&) noexcept;
    Messages& operator=(Messages&&) noexcept;
    /// A copy for another thread.
    Messages for_another_thread() const;

    /// "en", "ja" or "it".
    const std::string& language() const;
    /// The language of card names, for card_name() and the like: "en", "ja" or "both"; language()
    /// unless another was chosen.
    const std::string& card_language() const;
    /// An empty `language` means language().
    void choose_card_language(std::string language);

    /// The text of a message, with plurals, word order and digit grouping of the language. All
    /// arguments of the message must be given. Returns the key if no bundle has it, which the
    /// locales test rules out.
    std::string get(MessageKey key, std::span<const MessageArgument> arguments) const;
    std::string get(MessageKey key, std::initializer_list<MessageArgument> arguments = {}) const
    {
        return get(key, std::span(arguments.begin(), arguments.size()));
    }

    /// A list in one phrase, as in "A, B and C".
    std::string list(const std::vector<std::string>& items) const;
    /// A choice in one phrase, as in "A, B or C".
    std::string either(const std::vector<std::string>& items) const;
    /// 0.1837 as "18.4%", in the language's notation and with exactly `decimals` decimals.
    std::string percent(double share, int decimals = 1) const;
    /// A number with up to `decimals` decimals, in the language's notation.
    std::string number(double value, int decimals = 0) const;
    /// As number(), but with exactly `decimals` decimals, for columns of numbers.
    std::string fixed(double value, int decimals) const;
    /// As number(), for values that a double would round.
    std::string whole_number(std::uint64_t value) const;

private:
    struct Bundle;
    std::unique_ptr<Bundle> bundle_;
    std::string card_language_; ///< empty: the language of the bundle
};

/// The languages with a bundle, English first: "en", "ja", "it".
const std::vector<std::string>& message_languages();

/// The select word of a flag in messages.
constexpr const char* yes_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

} // namespace kizuna
