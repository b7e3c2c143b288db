#include "cli/console/json.h"

#include <nlohmann/json.hpp>

namespace kizuna {

struct JsonWriter {
    using Document = nlohmann::ordered_json;

    static Document document(const Json& json) { return std::visit(JsonWriter(), json.value_); }

    template <typename Scalar>
    Document operator()(const Scalar& scalar) const
    {
        return scalar;
    }
    Document operator()(const Json::Array& items) const
    {
        Document array = Document::array();
        for (const Json& item : items)
            array.push_back(document(item));
        return array;
    }
    Document operator()(const Json::Object& members) const
    {
        Document object = Document::object();
        for (const auto& [key, value] : members)
            object[key] = document(value);
        return object;
    }
};

Json Json::object(std::initializer_list<Member> members)
{
    Json json;
    json.value_ = Object(members);
    return json;
}

Json& Json::set(std::string key, Json value)
{
    std::get<Object>(value_).emplace_back(std::move(key), std::move(value));
    return *this;
}

std::string Json::to_text(bool on_one_line) const
{
    return JsonWriter::document(*this).dump(on_one_line ? -1 : 2, ' ', false,
                                            nlohmann::ordered_json::error_handler_t::replace);
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
