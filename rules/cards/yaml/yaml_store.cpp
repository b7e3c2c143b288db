#include "cards/yaml/yaml_store.h"

#include "cards/text/stable_hash.h"
#include "cards/yaml/yaml_check.h"
#include "cards/yaml/yaml_reader.h"

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <utility>
#include <vector>

namespace kizuna {
namespace {

constexpr std::string_view magic = "kizuna yaml 4\n";

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

/// The same but for where the text is kept.
bool is_same_value(YamlValue one, const YamlValue& other)
{
    one.text_begin = other.text_begin;
    return one == other;
}

} // namespace

// The bytes: magic, maker, hash of the rest; then each text's head and shapes.
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
        if (!take(rest, head) || head.values > rest.size() / sizeof(YamlShape))
            return;
        rest.remove_prefix(head.values * sizeof(YamlShape));
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
    std::vector<YamlShape> shapes(rest.size() / sizeof(YamlShape));
    std::memcpy(shapes.data(), rest.data(), rest.size());
    auto values = placed_values(document.source_, shapes);
    if (!values)
        return false;
    document.values_ = *std::move(values);
    document.text_ = &document.source_;
    const std::lock_guard lock(mutex_);
    used_.insert(found->first);
    return true;
}

void YamlStore::keep(const YamlDocument& document)
{
    const std::vector<YamlShape> shapes(document.values_.begin(), document.values_.end());
    const auto values = placed_values(document.source_, shapes);
    if (!values || !std::ranges::equal(*values, document.values_, is_same_value))
        return; // it would never be restored
    const Head head{key_of(document.source_), shapes.size()};
    const std::lock_guard lock(mutex_);
    if (!new_.insert(head.text).second)
        return;
    append(news_, head);
    for (const YamlShape shape : shapes)
        append(news_, shape);
}

} // namespace kizuna
