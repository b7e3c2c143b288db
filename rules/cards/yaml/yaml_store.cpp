#include "cards/yaml/yaml_store.h"

#include "cards/yaml/yaml_reader.h"

#include <cstring>
#include <functional>
#include <type_traits>

namespace kizuna {
namespace {

constexpr std::string_view magic = "kizuna  yaml  2\n";
constexpr std::size_t alignment = alignof(std::uint64_t);

template <typename Number>
void append(std::string& bytes, const Number& number)
{
    static_assert(std::is_trivially_copyable_v<Number>);
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// Takes a number from the front; false where too little is left.
template <typename Number>
bool take(std::string_view& bytes, Number& number)
{
    if (bytes.size() < sizeof number)
        return false;
    std::memcpy(&number, bytes.data(), sizeof number);
    bytes.remove_prefix(sizeof number);
    return true;
}

/// The same for the same program only, which is all that is asked of it.
std::uint64_t hash_of(std::string_view bytes)
{
    return std::hash<std::string_view>()(bytes);
}

} // namespace

// The bytes: magic, maker, hash of the rest; then each text's head, values, scalars and zeros up to
// where the next head may stand.
YamlStore::YamlStore(std::string_view bytes, std::uint64_t maker) : bytes_(bytes), maker_(maker)
{
    static_assert(magic.size() % alignment == 0 && sizeof(Head) % alignment == 0);
    std::string_view rest = bytes_;
    const bool is_aligned = reinterpret_cast<std::uintptr_t>(rest.data()) % alignment == 0;
    if (!is_aligned || !rest.starts_with(magic))
        return;
    rest.remove_prefix(magic.size());
    std::uint64_t made_by = 0;
    std::uint64_t hash = 0;
    if (!take(rest, made_by) || made_by != maker || !take(rest, hash) || hash != hash_of(rest))
        return;
    while (!rest.empty()) {
        Head head{};
        std::string_view entry = rest;
        if (!take(rest, head) || head.values > rest.size() || head.scalar_bytes > rest.size() ||
            size_of(head) > entry.size()) {
            known_.clear();
            return;
        }
        known_.emplace(head.text, entry.substr(0, size_of(head)));
        rest = entry.substr(size_of(head));
    }
}

std::string YamlStore::to_bytes(std::size_t most_bytes) const
{
    std::string entries = news_;
    for (const auto& [text, entry] : known_) {
        if (used_.contains(text))
            entries += entry;
    }
    if (entries.size() > most_bytes)
        return {};
    if (news_.size() + bytes_.size() <= most_bytes) {
        for (const auto& [text, entry] : known_) {
            if (!used_.contains(text))
                entries += entry;
        }
    }
    std::string all(magic);
    append(all, maker_);
    append(all, hash_of(entries));
    return all + entries;
}

YamlStore::TextKey YamlStore::key_of(std::string_view text)
{
    return {hash_of(text), text.size()};
}

std::size_t YamlStore::size_of(const Head& head)
{
    const std::size_t size =
        sizeof head + head.values * sizeof(YamlDocument::Value) + head.scalar_bytes;
    return (size + alignment - 1) / alignment * alignment;
}

bool YamlStore::restore(YamlDocument& document)
{
    const auto found = known_.find(key_of(document.source_));
    if (found == known_.end())
        return false;
    std::string_view rest = found->second;
    Head head{};
    take(rest, head);
    document.values_ = {reinterpret_cast<const YamlDocument::Value*>(rest.data()), head.values};
    document.text_ = rest.substr(document.values_.size_bytes(), head.scalar_bytes);
    const std::lock_guard lock(mutex_);
    used_.insert(head.text);
    return true;
}

void YamlStore::keep(const YamlDocument& document)
{
    static_assert(std::is_trivially_copyable_v<YamlDocument::Value> &&
                  alignof(YamlDocument::Value) <= alignment);
    const Head head{key_of(document.source_), document.values_.size(), document.text_.size()};
    const std::lock_guard lock(mutex_);
    if (!used_.insert(head.text).second)
        return;
    append(news_, head);
    news_.append(reinterpret_cast<const char*>(document.values_.data()),
                 document.values_.size_bytes());
    news_ += document.text_;
    news_.resize((news_.size() + alignment - 1) / alignment * alignment);
}

} // namespace kizuna
