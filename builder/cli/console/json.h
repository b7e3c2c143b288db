#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace kizuna {

/// A JSON document under construction. Keys keep the order in which they are set. The JSON library
/// that writes it is included only in json.cpp.
class Json {
public:
    struct Member;
    using Array = std::vector<Json>;
    using Object = std::vector<Member>;

    Json();
    Json(std::nullptr_t);
    Json(bool flag);
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) Json(Number number);
    Json(double number);
    Json(std::string text);
    Json(std::string_view text);
    Json(const char* text);
    Json(Array items);
    /// null if there is no value.
    template <typename T>
    Json(const std::optional<T>& value);

    static Json object(std::initializer_list<Member> members = {});
    /// A list of the items in order, each converted by `of`.
    template <typename Range, typename Of = std::identity>
    static Json list(const Range& items, const Of& of = {});

    /// Adds a key at the end of an object. Returns the object.
    Json& set(std::string key, Json value);

    /// Indented text, or a single line. Invalid UTF-8, as in file names, becomes U+FFFD.
    std::string to_text(bool on_one_line = false) const;

private:
    friend struct JsonWriter;
    std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, Array,
                 Object>
        value_;
};

struct Json::Member {
    std::string key;
    mutable Json value; ///< mutable, so that it can be moved out of an initialiser list
};

// Defined here because clang needs the complete type Member.
template <std::integral Number>
requires(!std::same_as<Number, bool>) Json::Json(Number number)
{
    if constexpr (std::is_signed_v<Number>)
        value_ = static_cast<std::int64_t>(number);
    else
        value_ = static_cast<std::uint64_t>(number);
}
template <typename T>
Json::Json(const std::optional<T>& value) : Json(value ? Json(*value) : Json())
{
}
template <typename Range, typename Of>
Json Json::list(const Range& items, const Of& of)
{
    Array array;
    for (const auto& item : items)
        array.emplace_back(std::invoke(of, item));
    return array;
}
inline Json::Json() : value_(nullptr) {}
inline Json::Json(std::nullptr_t) : value_(nullptr) {}
inline Json::Json(bool flag) : value_(flag) {}
inline Json::Json(double number) : value_(number) {}
inline Json::Json(std::string text) : value_(std::move(text)) {}
inline Json::Json(std::string_view text) : value_(std::string(text)) {}
inline Json::Json(const char* text) : value_(std::string(text)) {}
inline Json::Json(Array items) : value_(std::move(items)) {}

/// Writes an object whose last member is a long list, item by item, so that the whole list is never
/// in memory.
class JsonListWriter {
public:
    /// Writes the members of `head`, which is an object, and starts the list.
    JsonListWriter(std::ostream& out, const Json& head, std::string_view list_key);
    void add(const Json& item);
    /// Ends the list and the document.
    void finish();

private:
    std::ostream& out_;
    bool empty_ = true;
};

} // namespace kizuna
