#include "cards/yaml/yaml_store.h"

#include "cards/base/stable_hash.h"
#include "cards/yaml/yaml_check.h"
#include "cards/yaml/yaml_reader.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view magic = "kizuna yaml 5\n";

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
        if (!take(rest, head) || head.values > rest.size() / sizeof(YamlShape))
            return;
        const std::size_t size = head.values * sizeof(YamlShape);
        known_.emplace(head.text, Known{rest.substr(0, size), head.stamps});
        rest.remove_prefix(size);
    }
}

/// The caller holds the lock.
YamlStore::Stamps YamlStore::stamps_of(const Text& text) const
{
    if (const auto changed = stamps_.find(text); changed != stamps_.end())
        return changed->second;
    const auto known = known_.find(text);
    return known != known_.end() && !news_.contains(text) ? known->second.stamps : Stamps{};
}

void YamlStore::append_entry(std::string& entries, const Text& text, std::string_view shapes) const
{
    append(entries, Head{text, stamps_of(text), shapes.size() / sizeof(YamlShape)});
    entries += shapes;
}

bool YamlStore::has_news() const
{
    const std::lock_guard lock(mutex_);
    return !news_.empty() || !stamps_.empty();
}

std::string YamlStore::to_bytes(std::size_t max_bytes) const
{
    const std::lock_guard lock(mutex_);
    std::string entries;
    for (const auto& [text, shapes] : news_)
        append_entry(entries, text, shapes);
    const std::size_t size_of_news = entries.size();
    const auto add_known = [&](bool used) {
        for (const auto& [text, known] : known_) {
            if (used_.contains(text) == used && !news_.contains(text))
                append_entry(entries, text, known.shapes);
        }
    };
    add_known(true);
    if (entries.size() > max_bytes)
        return {};
    if (size_of_news + bytes_.size() <= max_bytes)
        add_known(false);
    std::string all(magic);
    append(all, maker_);
    append(all, stable_hash(entries));
    return all + entries;
}

YamlStore::Text YamlStore::text_of(std::string_view text)
{
    return {stable_hash(text), text.size()};
}

YamlStore::Text YamlStore::text_of(const YamlDocument& document)
{
    return text_of(document.source_);
}

bool YamlStore::has_stamp(const Text& text, std::uint64_t stamp) const
{
    const std::lock_guard lock(mutex_);
    return (used_.contains(text) || news_.contains(text)) &&
           std::ranges::count(stamps_of(text), stamp) > 0;
}

void YamlStore::set_stamp(const Text& text, std::uint64_t stamp)
{
    const std::lock_guard lock(mutex_);
    if (!used_.contains(text) && !news_.contains(text))
        return;
    Stamps stamps = stamps_of(text);
    if (std::ranges::count(stamps, stamp) > 0)
        return;
    std::rotate(stamps.begin(), stamps.end() - 1, stamps.end());
    stamps.front() = stamp;
    stamps_[text] = stamps;
}

bool YamlStore::restore(YamlDocument& document, std::string_view passed_over)
{
    const auto found = known_.find(text_of(document.source_));
    if (found == known_.end())
        return false;
    const auto& [bytes, stamps] = found->second;
    const auto gaps = std::make_shared<YamlGaps>();
    gaps->shapes.resize(bytes.size() / sizeof(YamlShape));
    std::memcpy(gaps->shapes.data(), bytes.data(), bytes.size());
    auto values = placed_values(document.source_, *gaps,
                                stamps.front() != 0 ? passed_over : std::string_view());
    if (!values)
        return false;
    document.values_ = *std::move(values);
    document.text_ = &document.source_;
    if (!gaps->gaps.empty())
        document.gaps_ = gaps;
    const std::lock_guard lock(mutex_);
    used_.insert(found->first);
    return true;
}

void YamlStore::keep(const YamlDocument& document)
{
    YamlGaps all{.shapes = {document.values_.begin(), document.values_.end()}, .gaps = {}};
    const auto values = placed_values(document.source_, all);
    if (!values || !std::ranges::equal(*values, document.values_, is_same_value))
        return; // it would never be restored
    std::string bytes;
    for (const YamlShape shape : all.shapes)
        append(bytes, shape);
    const std::lock_guard lock(mutex_);
    news_.try_emplace(text_of(document.source_), std::move(bytes));
}

} // namespace kizuna
