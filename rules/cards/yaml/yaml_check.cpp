#include "cards/yaml/yaml_check.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 4> null_words = {"~", "null", "Null", "NULL"};

bool is_null_word(std::string_view text)
{
    return (text[0] == '~' || text[0] == 'n' || text[0] == 'N') &&
           std::ranges::find(null_words, text) != null_words.end();
}

// What a character may be, as bits.
constexpr std::uint8_t line_sign = 1; ///< ends a line or is a tab
constexpr std::uint8_t flow_sign = 2; ///< ends a text in brackets
constexpr std::uint8_t looked_at = 4; ///< ends a text where a blank is beside it
constexpr std::uint8_t indicator = 8; ///< begins no plain text
constexpr std::uint8_t between_values = 16;

constexpr std::array<std::uint8_t, 256> sign_kinds = [] {
    std::array<std::uint8_t, 256> kinds{};
    const auto add = [&](std::string_view signs, std::uint8_t kind) {
        for (const char c : signs)
            kinds[static_cast<unsigned char>(c)] |= kind;
    };
    add("\n\r\t", line_sign);
    add(",[]{}?", flow_sign);
    add(":#", looked_at);
    add("-?:,[]{}#&*!|>@`\"'%", indicator);
    add(" \n#", between_values);
    return kinds;
}();

std::uint8_t kind_of(char c)
{
    return sign_kinds[static_cast<unsigned char>(c)];
}

/// True where the text can stand without quotes and is all of a value.
bool is_plain(std::string_view text, bool in_flow)
{
    if (text.empty() || text.back() == ' ' || text.back() == ':' || is_null_word(text))
        return false;
    const bool is_negative = text.front() == '-' && text.size() > 1 && text[1] != ' ';
    if (!is_negative && (kind_of(text.front()) & indicator))
        return false;
    const int ends = in_flow ? line_sign | flow_sign : line_sign;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::uint8_t kind = kind_of(text[at]);
        if (!(kind & (ends | looked_at)))
            continue; // as nearly every character
        if ((kind & ends) ||
            (text[at] == '#' ? at > 0 && text[at - 1] == ' ' : text[at + 1] == ' '))
            return false;
    }
    return true;
}

/// True where the text can stand in these quotes as it is.
bool is_within(char quote, std::string_view text)
{
    return std::ranges::none_of(text, [quote](char c) {
        return c == quote || (kind_of(c) & line_sign) || (c == '\\' && quote == '"');
    });
}

constexpr int depth_of_gaps = 3; // of the map, its list and the maps in that

class Walk {
public:
    Walk(std::string_view source, std::span<const YamlShape> shapes)
        : source_(source), shapes_(shapes)
    {
        values_.reserve(std::min(shapes.size(), source.size()));
    }

    /// Lists under the key become gaps from here on.
    void pass_over(std::string_view key, std::vector<YamlGap>& gaps)
    {
        passed_over_ = key;
        gaps_ = &gaps;
    }

    bool fits() { return value({}) && (skip(), at_ == source_.size()) && shape_ == shapes_.size(); }

    /// True where the shapes, all of one gap, fit that gap.
    bool fits(const YamlValue& list, const YamlGap& gap)
    {
        at_ = list.offset;
        line_ = list.line;
        line_begin_ = at_ - list.column;
        return value({.column = gap.column,
                      .depth = depth_of_gaps,
                      .is_map = true,
                      .line = gap.line}) &&
               (skip(), at_ == gap.end) && shape_ == shapes_.size();
    }
    std::vector<YamlValue> take_values() { return std::move(values_); }

private:
    /// The list or map that a value stands in.
    struct Parent {
        int column = -1; ///< what is inside stands further to the right
        int depth = 0;
        bool is_flow = false;
        bool is_map = false;
        std::uint32_t line = 0; ///< of the key or the dash before the value
    };

    char current() const { return at_ < source_.size() ? source_[at_] : '\n'; }
    int column() const { return static_cast<int>(at_ - line_begin_); }
    bool is_at_end_of_word(std::size_t at) const
    {
        return at >= source_.size() || source_[at] == ' ' || source_[at] == '\n';
    }

    /// Goes on to what is neither blank nor comment.
    void skip()
    {
        while (at_ < source_.size() && (kind_of(source_[at_]) & between_values)) {
            if (source_[at_] == ' ')
                ++at_;
            else if (source_[at_] == '\n')
                begin_line();
            else if (at_ == 0 || is_at_end_of_word(at_ - 1))
                at_ = std::min(source_.find('\n', at_), source_.size());
            else
                return;
        }
    }

    void begin_line()
    {
        ++line_;
        line_begin_ = ++at_;
    }

    bool take_next(char wanted)
    {
        skip();
        return take(wanted);
    }

    bool take(char wanted)
    {
        if (at_ >= source_.size() || source_[at_] != wanted)
            return false;
        ++at_;
        return true;
    }

    bool value(const Parent& parent)
    {
        skip();
        // A list that opens where its map does is not counted by the limit, but here.
        if (shape_ >= shapes_.size() || parent.depth >= 2 * max_yaml_depth)
            return false;
        const std::size_t index = values_.size();
        const YamlShape shape = shapes_[shape_++];
        if (shape.kind() != YamlKind::Scalar && shape.quoted())
            return false;
        const bool is_list_under_key = shape.kind() == YamlKind::Sequence && current() == '-' &&
                                       parent.is_map && column() == parent.column;
        if (!parent.is_flow && column() <= parent.column && !is_list_under_key)
            return false;
        place_here(shape);
        const bool fits = inside(shape, parent);
        values_[index].end = static_cast<std::uint32_t>(values_.size());
        return fits;
    }

    void place_here(YamlShape shape)
    {
        YamlValue& value = values_.emplace_back();
        value.kind = shape.kind();
        value.quoted = shape.quoted();
        value.offset = static_cast<std::uint32_t>(at_);
        value.line = line_;
        value.column = static_cast<std::uint32_t>(column());
        if (value.kind == YamlKind::Scalar) {
            value.text_begin = value.offset + (shape.quoted() ? 1 : 0);
            value.text_size = shape.size();
        } else {
            value.children = shape.size();
        }
    }

    bool inside(YamlShape shape, const Parent& parent)
    {
        const bool is_block = current() != '[' && current() != '{';
        const bool begins_line = parent.line != line_ || !parent.is_map;
        switch (shape.kind()) {
        case YamlKind::Null:
            return shape.size() == 0 && null(parent.is_flow);
        case YamlKind::Scalar:
            return scalar(shape, parent.is_flow);
        case YamlKind::Sequence:
            return is_block ? !parent.is_flow && begins_line && items(shape, parent)
                            : between('[', ']', shape, parent,
                                      [&](const Parent& in) { return value(in); });
        case YamlKind::Map:
            return is_block ? !parent.is_flow && begins_line && entries(shape, parent)
                            : between('{', '}', shape, parent,
                                      [&](const Parent& in) { return entry(in); });
        }
        return false;
    }

    bool null(bool in_flow)
    {
        const auto word = std::ranges::find_if(null_words, [&](std::string_view each) {
            return source_.substr(at_, each.size()) == each;
        });
        if (word == null_words.end())
            return false;
        at_ += word->size();
        return ends_plain(in_flow);
    }

    bool scalar(YamlShape shape, bool in_flow)
    {
        const char quote = current();
        if (shape.quoted() && !((quote == '"' || quote == '\'') && take(quote)))
            return false;
        if (shape.size() > source_.size() - at_)
            return false;
        const std::string_view text = source_.substr(at_, shape.size());
        at_ += text.size();
        if (shape.quoted())
            return is_within(quote, text) && take(quote) && current() != quote;
        return is_plain(text, in_flow) && ends_plain(in_flow);
    }

    /// True where no more of a text without quotes can follow in its line.
    bool ends_plain(bool in_flow) const
    {
        const char next_sign = current();
        if (next_sign == ':')
            return is_at_end_of_word(at_ + 1);
        if (next_sign == '\n' ||
            (in_flow && (next_sign == ',' || next_sign == ']' || next_sign == '}')))
            return true;
        if (next_sign != ' ')
            return false;
        const std::size_t next = source_.find_first_not_of(' ', at_);
        return next == std::string_view::npos || source_[next] == '\n' || source_[next] == '#' ||
               (in_flow && source_[next] != ':');
    }

    bool items(YamlShape list, const Parent& parent)
    {
        const int own_column = column();
        for (std::uint32_t item = 0; item < list.size(); ++item) {
            skip();
            if (column() != own_column || !take('-') || !is_at_end_of_word(at_) ||
                !value({.column = own_column, .depth = parent.depth + 1, .line = line_}))
                return false;
        }
        return list.size() > 0;
    }

    bool entries(YamlShape map, const Parent& parent)
    {
        const int own_column = column();
        for (std::uint32_t entry = 0; entry < map.size(); ++entry) {
            skip();
            if (column() != own_column ||
                !this->entry({.column = own_column, .depth = parent.depth + 1, .is_map = true}))
                return false;
        }
        return map.size() > 0;
    }

    bool entry(Parent in)
    {
        skip();
        in.line = line_;
        if (shape_ >= shapes_.size() || shapes_[shape_].kind() != YamlKind::Scalar)
            return false;
        Parent of_key = in;
        of_key.column = -1;
        if (!value(of_key) || !take(':') || !is_at_end_of_word(at_))
            return false;
        return is_passed_over(in) ? gap(in) : value(in);
    }

    /// True where the list of a key to pass over begins, on a line below the key.
    bool is_passed_over(const Parent& in)
    {
        if (in.depth != depth_of_gaps || in.is_flow || passed_over_.empty() ||
            text_of(values_.back()) != passed_over_)
            return false;
        skip();
        return current() == '-' && is_at_end_of_word(at_ + 1) && line_ != in.line &&
               column() >= in.column && shape_ < shapes_.size() &&
               shapes_[shape_].kind() == YamlKind::Sequence && !shapes_[shape_].quoted();
    }

    bool gap(const Parent& in)
    {
        YamlGap gap{.value = static_cast<std::uint32_t>(values_.size()),
                    .shapes = static_cast<std::uint32_t>(shape_),
                    .line = in.line,
                    .column = in.column};
        place_here(shapes_[shape_]);
        values_.back().end = gap.value + 1;
        for (std::size_t open = 1; open > 0; --open, ++shape_) {
            if (shape_ >= shapes_.size())
                return false;
            const YamlShape shape = shapes_[shape_];
            if (shape.kind() == YamlKind::Sequence)
                open += shape.size();
            else if (shape.kind() == YamlKind::Map)
                open += std::size_t(2) * shape.size();
        }
        const int of_list = column();
        do {
            at_ = std::min(source_.find('\n', at_), source_.size());
            skip();
        } while (at_ < source_.size() &&
                 (column() > of_list ||
                  (column() == of_list && current() == '-' && is_at_end_of_word(at_ + 1))));
        gap.shapes_end = static_cast<std::uint32_t>(shape_);
        gap.end = static_cast<std::uint32_t>(at_);
        gaps_->push_back(gap);
        return true;
    }

    std::string_view text_of(const YamlValue& value) const
    {
        return source_.substr(value.text_begin, value.text_size);
    }

    template <typename Part>
    bool between(char open, char close, YamlShape shape, const Parent& parent, Part part)
    {
        if (!take(open))
            return false;
        const Parent in{.depth = parent.depth + 1, .is_flow = true};
        for (std::uint32_t at = 0; at < shape.size(); ++at) {
            if ((at > 0 && !take_next(',')) || !part(in))
                return false;
        }
        return take_next(close);
    }

    std::string_view source_;
    std::span<const YamlShape> shapes_;
    std::size_t shape_ = 0;         ///< the next of them
    std::vector<YamlValue> values_; ///< placed so far
    std::string_view passed_over_;
    std::vector<YamlGap>* gaps_ = nullptr;
    std::size_t at_ = 0; ///< position in the text
    std::uint32_t line_ = 1;
    std::size_t line_begin_ = 0;
};

} // namespace

std::optional<std::vector<YamlValue>> placed_values(std::string_view source, YamlGaps& gaps,
                                                    std::string_view passed_over)
{
    Walk walk(source, gaps.shapes);
    walk.pass_over(passed_over, gaps.gaps);
    if (!walk.fits())
        return std::nullopt;
    return walk.take_values();
}

std::optional<std::vector<YamlValue>> placed_gap(std::string_view source, const YamlGaps& gaps,
                                                 const YamlGap& gap, const YamlValue& list)
{
    Walk walk(source, std::span(gaps.shapes).subspan(gap.shapes, gap.shapes_end - gap.shapes));
    if (!walk.fits(list, gap))
        return std::nullopt;
    return walk.take_values();
}

} // namespace kizuna
