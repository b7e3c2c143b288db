#include "cli/console/json.h"

#include <nlohmann/json.hpp>

namespace kizuna {

struct JsonWriter {
    using Document = nlohmann::ordered_json;

    /// Takes the tree apart on the way, so that a long answer is in memory once.
    static Document document(Json json) { return std::visit(JsonWriter(), std::move(json.value_)); }

    template <typename Scalar>
    Document operator()(Scalar&& scalar) const
    {
        return std::forward<Scalar>(scalar);
    }
    Document operator()(Json::Array&& items) const
    {
        Document array = Document::array();
        for (Json& item : items)
            array.push_back(document(std::move(item)));
        return array;
    }
    Document operator()(Json::Object&& members) const
    {
        Document object = Document::object();
        for (auto& [key, value] : members)
            object[key] = document(std::move(value));
        return object;
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

std::string Json::to_text(bool on_one_line) const&
{
    return Json(*this).to_text(on_one_line);
}

std::string Json::to_text(bool on_one_line) &&
{
    return JsonWriter::document(std::move(*this))
        .dump(on_one_line ? -1 : 2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
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
