#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/text/nearest.h"
#include "cards/yaml/checked_text.h"
#include "cards/yaml/yaml_check.h"
#include "cards/yaml/yaml_reader.h"

#include <algorithm>

namespace kizuna {

YamlDocument::YamlDocument(const YamlDocument& whole, std::vector<YamlValue> values)
    : file_(whole.file_), values_(std::move(values)), text_(whole.text_), whole_(&whole)
{
}

std::unique_ptr<const YamlDocument> YamlDocument::part(const YamlNode& list) const
{
    if (!gaps_)
        return nullptr;
    const auto gap = std::ranges::lower_bound(gaps_->gaps, list.at_, {}, &YamlGap::value);
    if (gap == gaps_->gaps.end() || gap->value != list.at_)
        return nullptr;
    auto values = placed_gap(source_, *gaps_, *gap, values_[list.at_]);
    return values ? std::unique_ptr<const YamlDocument>(new YamlDocument(*this, *std::move(values)))
                  : parsed_part(list);
}

std::unique_ptr<const YamlDocument> YamlDocument::parsed_part(const YamlNode& list) const
{
    YamlDocument parsed(source_, file_);
    const auto begin = std::ranges::find_if(parsed.values_, [&](const YamlValue& value) {
        return value.kind == YamlKind::Sequence && value.offset == list.offset();
    });
    if (begin == parsed.values_.end())
        list.refuse(faults::YamlSyntax{});
    const auto first = static_cast<std::uint32_t>(begin - parsed.values_.begin());
    std::vector<YamlValue> values(begin, parsed.values_.begin() + begin->end);
    for (YamlValue& value : values)
        value.end -= first;
    std::unique_ptr<YamlDocument> part(new YamlDocument(*this, std::move(values)));
    part->parsed_text_ = std::move(parsed.parsed_text_);
    part->text_ = &part->parsed_text_;
    return part;
}

Place YamlNode::place() const
{
    const YamlValue& value = document_->values_[at_];
    const std::string_view line =
        std::string_view(document_->source()).substr(value.offset - value.column);
    return {document_->file_, static_cast<int>(value.line),
            column_in_code_points(line, value.column)};
}

int YamlNode::line() const
{
    return static_cast<int>(document_->values_[at_].line);
}

std::size_t YamlNode::offset() const
{
    return document_->values_[at_].offset;
}

std::vector<YamlNode> YamlNode::items() const
{
    std::vector<YamlNode> all;
    if (kind() != YamlKind::Sequence)
        return all;
    all.reserve(size());
    const std::uint32_t end = document_->values_[at_].end;
    for (std::uint32_t at = at_ + 1; at < end; at = document_->values_[at].end)
        all.push_back(YamlNode(*document_, at));
    return all;
}

std::vector<YamlNode::Entry> YamlNode::entries() const
{
    std::vector<Entry> all;
    if (kind() != YamlKind::Map)
        return all;
    all.reserve(size());
    const std::uint32_t end = document_->values_[at_].end;
    for (std::uint32_t key = at_ + 1; key < end; key = document_->values_[key + 1].end)
        all.push_back({YamlNode(*document_, key), YamlNode(*document_, key + 1)});
    return all;
}

std::optional<YamlNode> YamlNode::find(std::string_view key) const
{
    if (kind() != YamlKind::Map)
        return std::nullopt;
    const std::uint32_t end = document_->values_[at_].end;
    for (std::uint32_t at = at_ + 1; at < end; at = document_->values_[at + 1].end) {
        if (document_->text_of(at) == key)
            return YamlNode(*document_, at + 1);
    }
    return std::nullopt;
}

bool YamlNode::says(std::string_view scalar) const
{
    for (std::uint32_t at = at_; at < document_->values_[at_].end; ++at) {
        if (document_->values_[at].kind == YamlKind::Scalar && document_->text_of(at) == scalar)
            return true;
    }
    return false;
}

std::string_view YamlNode::text() const
{
    if (!is_scalar())
        refuse(faults::WrongType{"text"});
    if (scalar().empty())
        refuse(faults::NotText{});
    return scalar();
}

int YamlNode::number(int min, int max) const
{
    const std::string_view digits = scalar();
    const auto range = [&] { return std::to_string(min) + "–" + std::to_string(max); };
    if (!is_scalar())
        refuse(faults::WrongType{"number"});
    const std::string_view unsigned_part = digits.substr(digits.starts_with('-') ? 1 : 0);
    const bool all_digits = !unsigned_part.empty() && std::ranges::all_of(unsigned_part, is_digit);
    if (is_quoted() || !all_digits || (unsigned_part.size() > 1 && unsigned_part[0] == '0'))
        refuse(faults::NotANumber{digits, range()});
    const auto value = number_in<int>(digits);
    if (!value || *value < min || *value > max)
        refuse(faults::OutOfRange{digits, range()});
    return *value;
}

bool YamlNode::flag() const
{
    if (!is_scalar() || is_quoted() || (scalar() != "true" && scalar() != "false"))
        refuse(faults::WrongType{.expected = "true/false", .what = scalar()});
    return scalar() == "true";
}

std::string_view YamlNode::month() const
{
    const std::string_view month = text();
    const auto digits = [&](std::size_t from, std::size_t count) {
        return std::ranges::all_of(month.substr(from, count), is_digit);
    };
    if (month.size() != 7 || month[4] != '-' || !digits(0, 4) || !digits(5, 2) ||
        month.substr(5) < "01" || month.substr(5) > "12")
        refuse(faults::NotANumber{month, "2015-06"});
    return month;
}

void YamlNode::require_map() const
{
    if (kind() != YamlKind::Map)
        refuse(faults::WrongType{.expected = "map", .what = scalar()});
}

void YamlNode::require_sequence() const
{
    if (kind() != YamlKind::Sequence)
        refuse(faults::WrongType{.expected = "list", .what = scalar()});
}

YamlNode YamlNode::at(std::string_view key) const
{
    require_map();
    if (const std::optional<YamlNode> value = find(key))
        return *value;
    refuse(faults::MissingKey{key});
}

void YamlNode::only_keys(std::initializer_list<std::string_view> known) const
{
    require_map();
    const std::uint32_t end = document_->values_[at_].end;
    for (std::uint32_t at = at_ + 1; at < end; at = document_->values_[at + 1].end) {
        const std::string_view key = document_->text_of(at);
        if (std::ranges::find(known, key) == known.end())
            YamlNode(*document_, at)
                .refuse_unknown(faults::UnknownKey{key}, {known.begin(), known.end()});
    }
}

Fault YamlNode::fault(FaultReason reason, std::vector<std::string> suggestions) const
{
    reason.what = shortened(reason.what);
    return {std::move(reason), place(), std::move(suggestions)};
}

void YamlNode::refuse(FaultReason reason) const
{
    throw DataError(fault(std::move(reason)));
}

void YamlNode::refuse_unknown(FaultReason reason, const std::vector<std::string>& known) const
{
    std::vector<std::string> nearest_words = nearest(reason.what, known);
    throw DataError(fault(std::move(reason), std::move(nearest_words)));
}

} // namespace kizuna
