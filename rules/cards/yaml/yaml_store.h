#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace kizuna {

class YamlDocument;

/// A cache of parsed texts that is kept from one run of a program to the next, as parsing is most
/// of the time that loading cards takes. Several threads may use it at once.
///
/// Keeps the shape of each value, never its text or place, and uses the shapes only if
/// placed_values() finds exactly them in the text. Damaged or forged bytes, or those of another
/// program, therefore cost a new parse and nothing else: no value is read that the text lacks.
///
/// Each text has up to four stamps, the newest ones: numbers by which their owner notes what it has
/// verified about the text. Nothing verifies a stamp again, so its owner must survive a wrong one.
class YamlStore {
public:
    /// A text by its hash and size.
    struct Text {
        std::uint64_t hash = 0;
        std::uint64_t size = 0;
        bool operator==(const Text&) const = default;
    };

    /// `bytes` are what to_bytes() gave to the same `maker`: a number that another build of the
    /// program does not share. Damaged ones and those of another maker count as none.
    YamlStore(std::string bytes, std::uint64_t maker);
    YamlStore(const YamlStore&) = delete;
    YamlStore& operator=(const YamlStore&) = delete;

    static Text text_of(const YamlDocument& document);
    /// True if the text was read in this run and has the stamp, from this run or an earlier one.
    bool has_stamp(const Text& text, std::uint64_t stamp) const;
    /// Does nothing if the text is not kept here. `stamp` is not 0.
    void set_stamp(const Text& text, std::uint64_t stamp);

    /// True where a text was read that `bytes` did not hold, or a stamp is new.
    bool has_news() const;
    /// All that is known; where that is over `max_bytes`, only what this run used; empty where that
    /// is too much as well.
    std::string to_bytes(std::size_t max_bytes) const;

private:
    friend class YamlDocument;
    struct HashOfText {
        std::size_t operator()(const Text& text) const { return text.hash; }
    };
    template <typename Value>
    using ByText = std::unordered_map<Text, Value, HashOfText>;
    using Stamps = std::array<std::uint64_t, 4>; ///< the newest first; 0 for none
    struct Head {
        Text text;
        Stamps stamps;
        std::uint64_t values; ///< how many
    };
    struct Known {
        std::string_view shapes; ///< in `bytes_`
        Stamps stamps;
    };
    static Text text_of(std::string_view text);
    Stamps stamps_of(const Text& text) const;
    void append_entry(std::string& entries, const Text& text, std::string_view shapes) const;
    /// Fills in the values of the document's text; false where they are not known.
    bool restore(YamlDocument& document, std::string_view passed_over);
    void keep(const YamlDocument& document);

    std::string bytes_;
    std::uint64_t maker_;
    ByText<Known> known_;
    mutable std::mutex mutex_;                  ///< for what follows
    std::unordered_set<Text, HashOfText> used_; ///< texts of `known_` that this run used
    ByText<std::string> news_;                  ///< shapes
    ByText<Stamps> stamps_;                     ///< that differ from those known
};

} // namespace kizuna
