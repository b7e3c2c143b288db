#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace kizuna {

class YamlDocument;

/// What the parser made of whole texts, kept from one run of a program to the next, for parsing is
/// most of the time that loading cards takes. Only texts that were read without a fault are kept,
/// and what a value means is asked again each time. Any thread may use it.
class YamlStore {
public:
    /// `bytes` are what to_bytes() gave to the same `maker`: a number that another build of the
    /// program does not share. Damaged ones and those of another maker count as none. They are not
    /// copied: they outlive the store and every document that was read with it, and lie where a
    /// block of memory may begin.
    YamlStore(std::string_view bytes, std::uint64_t maker);

    /// True where a text was read that `bytes` did not hold.
    bool has_news() const { return !news_.empty(); }
    /// All that is known; where that is over `most_bytes`, only what this run asked for; empty
    /// where that is too much as well.
    std::string to_bytes(std::size_t most_bytes) const;

private:
    friend class YamlDocument;
    struct TextKey {
        std::uint64_t hash;
        std::uint64_t size;
        bool operator==(const TextKey&) const = default;
    };
    struct TextKeyHash {
        std::size_t operator()(const TextKey& key) const { return key.hash; }
    };
    struct Head {
        TextKey text;
        std::uint64_t values; ///< how many
        std::uint64_t scalar_bytes;
    };
    static TextKey key_of(std::string_view text);
    static std::size_t size_of(const Head& head);
    /// Fills in the values of the document's text; false where it was never read.
    bool restore(YamlDocument& document);
    void keep(const YamlDocument& document);

    std::string_view bytes_;
    std::uint64_t maker_;
    std::unordered_map<TextKey, std::string_view, TextKeyHash> known_; ///< entries in `bytes_`
    std::mutex mutex_;                                                 ///< for what follows
    std::unordered_set<TextKey, TextKeyHash> used_;
    std::string news_; ///< entries
};

} // namespace kizuna
