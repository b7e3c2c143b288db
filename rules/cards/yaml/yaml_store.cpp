#include "cards/yaml/yaml_store.h"

#include "cards/text/stable_hash.h"
#include "cards/yaml/yaml_check.h"
#include "cards/yaml/yaml_reader.h"

#include <cstring>
#include <type_traits>
#include <utility>
#include <vector>

namespace kizuna {
namespace {

constexpr std::string_view magic = "kizuna yaml 3\n";

/// A YamlValue as it is kept. Its text stands in the source.
struct KeptValue {
    std::uint32_t end;
    std::uint32_t offset;
    std::uint32_t line;
    std::uint32_t column;
    std::uint32_t children;
    std::uint32_t text_size;
    std::uint32_t kind; ///< and, in the bit above, whether it is in quotes
};
constexpr std::uint32_t quoted_bit = 4;

template <typename Value>
void append(std::string& bytes, const Value& value)
{
    static_assert(std::has_unique_object_representations_v<Value>);
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// Takes a value from the front; false where too little is left.
template <typename Value>
bool take(std::string_view& bytes, Value& value)
{
    static_assert(std::is_trivially_copyable_v<Value>);
    if (bytes.size() < sizeof value)
        return false;
    std::memcpy(&value, bytes.data(), sizeof value);
    bytes.remove_prefix(sizeof value);
    return true;
}

std::uint32_t place_in_source(const YamlValue& value)
{
    return value.kind == YamlKind::Scalar ? value.offset + (value.quoted ? 1 : 0) : 0;
}

YamlValue restored(const KeptValue& kept)
{
    YamlValue value;
    value.text_size = kept.text_size;
    value.end = kept.end;
    value.offset = kept.offset;
    value.line = kept.line;
    value.column = kept.column;
    value.children = kept.children;
    value.kind = static_cast<YamlKind>(kept.kind % quoted_bit);
    value.quoted = kept.kind >= quoted_bit;
    value.text_begin = place_in_source(value);
    return value;
}

} // namespace

// The bytes: magic, maker, hash of the rest; then each text's head and values.
YamlStore::YamlStore(std::string bytes, std::uint64_t maker)
    : bytes_(std::move(bytes)), maker_(maker)
{
    std::string_view rest = bytes_;
    if (!rest.starts_with(magic))
        return;
    rest.remove_prefix(magic.size());
    std::uint64_t made_by = 0;
    std::uint64_t hash = 0;
    if (!take(rest, made_by) || made_by != maker || !take(rest, hash) || hash != stable_hash(rest))
        return;
    while (!rest.empty()) {
        Head head{};
        const std::string_view entry = rest;
        if (!take(rest, head) || head.values > rest.size() / sizeof(KeptValue))
            return;
        rest.remove_prefix(head.values * sizeof(KeptValue));
        known_.emplace(head.text, entry.substr(0, entry.size() - rest.size()));
    }
}

std::string YamlStore::to_bytes(std::size_t max_bytes) const
{
    std::string entries = news_;
    const auto add_known = [&](bool used) {
        for (const auto& [text, entry] : known_) {
            if (used_.contains(text) == used && !new_.contains(text))
                entries += entry;
        }
    };
    add_known(true);
    if (entries.size() > max_bytes)
        return {};
    if (news_.size() + bytes_.size() <= max_bytes)
        add_known(false);
    std::string all(magic);
    append(all, maker_);
    append(all, stable_hash(entries));
    return all + entries;
}

YamlStore::TextKey YamlStore::key_of(std::string_view text)
{
    return {stable_hash(text), text.size()};
}

bool YamlStore::restore(YamlDocument& document)
{
    const auto found = known_.find(key_of(document.source_));
    if (found == known_.end())
        return false;
    std::string_view rest = found->second;
    rest.remove_prefix(sizeof(Head));
    std::vector<YamlValue> values;
    values.reserve(rest.size() / sizeof(KeptValue));
    for (KeptValue kept{}; take(rest, kept);)
        values.push_back(restored(kept));
    if (!values_fit(document.source_, values))
        return false;
    document.values_ = std::move(values);
    document.text_ = &document.source_;
    const std::lock_guard lock(mutex_);
    used_.insert(found->first);
    return true;
}

void YamlStore::keep(const YamlDocument& document)
{
    std::vector<YamlValue> values = document.values_;
    for (YamlValue& value : values)
        value.text_begin = place_in_source(value);
    if (!values_fit(document.source_, values))
        return; // it would never be restored
    const Head head{key_of(document.source_), values.size()};
    const std::lock_guard lock(mutex_);
    if (!new_.insert(head.text).second)
        return;
    append(news_, head);
    for (const YamlValue& value : values)
        append(news_,
               KeptValue{value.end, value.offset, value.line, value.column, value.children,
                         value.text_size,
                         static_cast<std::uint32_t>(value.kind) | (value.quoted ? quoted_bit : 0)});
}

} // namespace kizuna
