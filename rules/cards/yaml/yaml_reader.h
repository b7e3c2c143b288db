#pragma once

#include "cards/base/fault.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace YAML {
class Exception;
}

namespace kizuna {

// Larger or deeper texts are refused before any caller sees a value.
inline constexpr std::size_t max_yaml_bytes = 16U << 20;
inline constexpr int max_yaml_depth = 16;

enum class YamlKind : std::uint8_t { Null, Scalar, Sequence, Map };

/// A value as the parser found it. Values stand in the order of the text, each before what is
/// inside it.
struct YamlValue {
    std::uint32_t text_begin = 0; ///< of a scalar
    std::uint32_t text_size = 0;
    std::uint32_t end = 0;    ///< index after the last value inside this one
    std::uint32_t offset = 0; ///< bytes from the start of the text
    std::uint32_t line = 0;   ///< from 1
    std::uint32_t column = 0; ///< bytes from 0, as the parser counts
    std::uint32_t children = 0;
    YamlKind kind = YamlKind::Null;
    bool quoted = false;
    bool operator==(const YamlValue&) const = default;
};

class YamlBuilder;
class YamlDocument;
class YamlStore;
struct YamlGaps;

/// One value of a document, cheap to copy. Lives as long as its document.
class YamlNode {
public:
    YamlKind kind() const;
    Place place() const;
    int line() const;           ///< from 1
    std::size_t offset() const; ///< of its first byte in the text, a byte order mark not counted
    bool is_scalar() const { return kind() == YamlKind::Scalar; }
    bool is_null() const { return kind() == YamlKind::Null; }
    /// A scalar's text as it stands, without quotes; empty for the others.
    std::string_view scalar() const;
    bool is_quoted() const;

    /// Items of a sequence, entries of a map, else 0.
    std::size_t size() const;

    /// Items of a sequence, in order.
    std::vector<YamlNode> items() const;
    struct Entry;
    /// Entries of a map, in order.
    std::vector<Entry> entries() const;
    /// The value of a key of a map; empty where there is none.
    std::optional<YamlNode> find(std::string_view key) const;
    /// True where a scalar in it, a key or a value at any depth, is just this.
    bool says(std::string_view scalar) const;

    // Checked values. Each throws DataError with the place where the value is of another kind.
    /// A non-empty text. Null is refused.
    std::string_view text() const;
    /// Decimal digits with an optional minus, no leading zero, no plus: nothing else is a number.
    int number(int min, int max) const;
    /// Exactly "true" or "false".
    bool flag() const;
    /// A year and a month, as in 2015-06.
    std::string_view month() const;
    void require_map() const;
    void require_sequence() const;
    /// The value of a key that must be there.
    YamlNode at(std::string_view key) const;
    /// Throws for the first key that is not among `known`, with the nearest as a suggestion.
    void only_keys(std::initializer_list<std::string_view> known) const;

    /// A fault at this place.
    Fault fault(FaultReason reason, std::vector<std::string> suggestions = {}) const;
    /// Throws it.
    [[noreturn]] void refuse(FaultReason reason) const;
    /// The same for a word that is none of `known`, with the nearest of these.
    [[noreturn]] void refuse_unknown(FaultReason reason,
                                     const std::vector<std::string>& known) const;

private:
    friend class YamlDocument;
    YamlNode(const YamlDocument& document, std::uint32_t at) : document_(&document), at_(at) {}
    const YamlDocument* document_;
    std::uint32_t at_;
};

struct YamlNode::Entry {
    YamlNode key;
    YamlNode value;
};

/// A whole YAML text, read through the event interface and checked: UTF-8, size, depth, one
/// document, no aliases, no tags, no repeated keys. Keys are scalars. The one door for every
/// YAML input (docs/ARCHITECTURE.md).
class YamlDocument {
public:
    /// Throws DataError with the place of the first fault. An empty text is a fault.
    YamlDocument(std::string_view text, std::string file, std::size_t max_bytes = max_yaml_bytes);
    /// The same, but restored from `store` if it knows the text; otherwise parsed and added to it.
    /// `store` may be null. If it has a mark for the text, lists under the key `passed_over` may be
    /// gaps, whose items part() gives.
    YamlDocument(std::string_view text, std::string file, YamlStore* store,
                 std::string_view passed_over = {});
    YamlDocument(const YamlDocument&) = delete;
    YamlDocument& operator=(const YamlDocument&) = delete;

    YamlNode root() const { return YamlNode(*this, 0); }

    bool has_gaps() const { return gaps_ != nullptr; }
    /// The content of a list that is a gap, with its places in this document, which outlives the
    /// result; null if the list is no gap. Parses the list if the store was wrong about it, which
    /// may throw DataError.
    std::unique_ptr<const YamlDocument> part(const YamlNode& list) const;

private:
    friend class YamlNode;
    friend class YamlBuilder;
    friend class YamlStore;
    YamlDocument(const YamlDocument& whole, std::vector<YamlValue> values);
    std::unique_ptr<const YamlDocument> parsed_part(const YamlNode& list) const;
    const std::string& source() const { return whole_ ? whole_->source_ : source_; }
    void take(std::string_view text, std::size_t max_bytes);
    void read();
    [[noreturn]] void refuse(FaultReason reason) const;
    void parse(std::string_view text, YamlBuilder& builder);
    void refuse_deep_brackets();
    Fault syntax_fault(const YAML::Exception& error, const YamlBuilder& builder) const;
    // Lines and columns as the parser counts: from 0, in bytes.
    Place place(int line, int column) const;
    std::size_t begin_of_line(int line) const;
    int tab_in_indentation(int line) const; // its column; negative where there is none
    std::string_view text_of(std::uint32_t at) const;
    bool is_closed(std::uint32_t at) const;

    std::string file_;
    std::vector<YamlValue> values_;
    std::string parsed_text_; ///< every scalar's text, one after the other; empty where restored
    const std::string* text_ = &parsed_text_; ///< what the values' texts are parts of
    std::string source_;                      ///< kept to count columns in code points
    const YamlDocument* whole_ = nullptr;     ///< that this is a part of; null for a whole one
    std::shared_ptr<const YamlGaps> gaps_;    ///< null where nothing was passed over
};

// Inline, as they are called for every value of every file.
inline std::string_view YamlDocument::text_of(std::uint32_t at) const
{
    const YamlValue& value = values_[at];
    return {text_->data() + value.text_begin, value.text_size};
}

inline YamlKind YamlNode::kind() const
{
    return document_->values_[at_].kind;
}

inline std::string_view YamlNode::scalar() const
{
    return document_->text_of(at_);
}

inline bool YamlNode::is_quoted() const
{
    return document_->values_[at_].quoted;
}

inline std::size_t YamlNode::size() const
{
    return document_->values_[at_].children;
}

} // namespace kizuna
