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
/// most of the time that loading cards takes. Any thread may use it.
///
/// The shape of each value is kept, never its text or place, and used only where placed_values()
/// finds just these in the text at hand. So bytes that were damaged, or made up, or written by
/// another program, cost the time to parse anew and nothing else: no value is ever read that does
/// not stand in the text so.
class YamlStore {
public:
    /// `bytes` are what to_bytes() gave to the same `maker`: a number that another build of the
    /// program does not share. Damaged ones and those of another maker count as none.
    YamlStore(std::string bytes, std::uint64_t maker);
    YamlStore(const YamlStore&) = delete;
    YamlStore& operator=(const YamlStore&) = delete;

    /// True where a text was read that `bytes` did not hold.
    bool has_news() const { return !news_.empty(); }
    /// All that is known; where that is over `max_bytes`, only what this run asked for; empty
    /// where that is too much as well.
    std::string to_bytes(std::size_t max_bytes) const;

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
    using TextKeys = std::unordered_set<TextKey, TextKeyHash>;
    struct Head {
        TextKey text;
        std::uint64_t values; ///< how many
    };
    static TextKey key_of(std::string_view text);
    /// Fills in the values of the document's text; false where they are not known.
    bool restore(YamlDocument& document);
    void keep(const YamlDocument& document);

    std::string bytes_;
    std::uint64_t maker_;
    std::unordered_map<TextKey, std::string_view, TextKeyHash> known_; ///< entries in `bytes_`
    std::mutex mutex_;                                                 ///< for what follows
    TextKeys used_;                                                    ///< of those known
    TextKeys new_;
    std::string news_; ///< entries
};

} // namespace kizuna
