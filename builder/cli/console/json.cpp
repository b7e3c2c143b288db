#include "cli/console/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace kizuna {

/// Writes a document directly: building a tree of the JSON library first would take more time and
/// memory than everything else in a long answer.
struct JsonWriter {
    std::string& text;
    bool on_one_line;
    int depth = 0;

    void write(const Json& json) { std::visit(*this, json.value_); }

    /// Numbers and literals.
    template <typename Scalar>
    void operator()(const Scalar& scalar) const
    {
        text += nlohmann::json(scalar).dump();
    }
    void operator()(const std::string& string) const
    {
        const bool is_plain = std::ranges::all_of(
            string, [](char c) { return c >= ' ' && c < '\x7F' && c != '"' && c != '\\'; });
        if (is_plain)
            text.append(1, '"').append(string).append(1, '"');
        else
            text += nlohmann::json(string).dump(-1, ' ', false,
                                                nlohmann::json::error_handler_t::replace);
    }
    void operator()(const Json::Array& items)
    {
        list('[', ']', items, [this](const Json& item) { write(item); });
    }
    void operator()(const Json::Object& members)
    {
        list('{', '}', members, [this](const Json::Member& member) {
            (*this)(member.key);
            text += on_one_line ? ":" : ": ";
            write(member.value);
        });
    }

private:
    template <typename Items, typename Write>
    void list(char begin, char end, const Items& items, const Write& write_item)
    {
        text += begin;
        ++depth;
        for (const auto& item : items) {
            if (&item != items.data())
                text += ',';
            new_line();
            write_item(item);
        }
        --depth;
        if (!items.empty())
            new_line();
        text += end;
    }
    void new_line() const
    {
        if (!on_one_line)
            text.append(1, '\n').append(2 * static_cast<std::size_t>(depth), ' ');
    }
};

Json Json::object(std::initializer_list<Member> members)
{
    Json json;
    Object& object = json.value_.emplace<Object>();
    object.reserve(members.size());
    for (const Member& member : members)
        object.push_back({member.key, std::move(member.value)});
    return json;
}

Json& Json::set(std::string key, Json value)
{
    std::get<Object>(value_).push_back({std::move(key), std::move(value)});
    return *this;
}

std::string Json::to_text(bool on_one_line) const
{
    std::string text;
    JsonWriter{text, on_one_line}.write(*this);
    return text;
}

JsonListWriter::JsonListWriter(std::ostream& out, const Json& head, std::string_view list_key)
    : out_(out)
{
    std::string text = head.to_text(true);
    text.pop_back();
    out_ << text << (text == "{" ? "" : ",") << Json(list_key).to_text(true) << ":[";
}

void JsonListWriter::add(const Json& item)
{
    out_ << (empty_ ? "\n" : ",\n") << item.to_text(true);
    empty_ = false;
}

void JsonListWriter::finish()
{
    out_ << "\n]}\n";
}

} // namespace kizuna
