#include "cards/yaml/yaml_check.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 4> null_words = {"~", "null", "Null", "NULL"};

bool is_null_word(std::string_view text)
{
    return std::ranges::find(null_words, text) != null_words.end();
}

/// True where the text can stand without quotes and cannot go on.
bool is_plain(std::string_view text, bool in_flow)
{
    constexpr std::string_view indicators = "-?:,[]{}#&*!|>@`\"'%";
    if (text.empty() || text.back() == ' ' || text.back() == ':' || is_null_word(text) ||
        text.find_first_of(in_flow ? "\n\r\t,[]{}?" : "\n\r\t") != std::string_view::npos ||
        text.find(" #") != std::string_view::npos || text.find(": ") != std::string_view::npos)
        return false;
    const bool is_negative = text.front() == '-' && text.size() > 1 && text[1] != ' ';
    return is_negative || indicators.find(text.front()) == std::string_view::npos;
}

class Walk {
public:
    Walk(std::string_view source, std::span<const YamlValue> values)
        : source_(source), values_(values)
    {
    }

    bool fits() { return value({}) && (skip(), at_ == source_.size()) && next_ == values_.size(); }

private:
    /// What a value stands in.
    struct Parent {
        int column = -1; ///< what is inside stands further to the right
        int depth = 0;
        bool is_flow = false;
        bool is_map = false;
        std::uint32_t line = 0; ///< of the key or the dash before the value
    };

    char sign() const { return at_ < source_.size() ? source_[at_] : '\n'; }
    int column() const { return static_cast<int>(at_ - line_begin_); }
    bool is_at_end_of_word(std::size_t at) const
    {
        return at >= source_.size() || source_[at] == ' ' || source_[at] == '\n';
    }

    /// To what is neither blank nor comment.
    void skip()
    {
        while (at_ < source_.size()) {
            const bool begins_word = at_ == 0 || is_at_end_of_word(at_ - 1);
            if (source_[at_] == '#' && begins_word)
                at_ = std::min(source_.find('\n', at_), source_.size());
            else if (source_[at_] == ' ')
                ++at_;
            else if (source_[at_] == '\n')
                begin_line();
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
        if (next_ >= values_.size() || parent.depth >= 2 * YamlLimits().depth)
            return false;
        const std::size_t index = next_++;
        const YamlValue& value = values_[index];
        if (value.offset != at_ || value.line != line_ ||
            value.column != static_cast<std::uint32_t>(column()) ||
            (value.kind != YamlKind::Scalar && (value.quoted || value.text_size > 0)))
            return false;
        const bool is_list_under_key = value.kind == YamlKind::Sequence && sign() == '-' &&
                                       parent.is_map && column() == parent.column;
        if (!parent.is_flow && column() <= parent.column && !is_list_under_key)
            return false;
        return inside(value, parent) && value.end == next_;
    }

    bool inside(const YamlValue& value, const Parent& parent)
    {
        const bool is_block = sign() != '[' && sign() != '{';
        const bool begins_line = parent.line != line_ || !parent.is_map;
        switch (value.kind) {
        case YamlKind::Null:
        case YamlKind::Scalar:
            return value.children == 0 && scalar(value, parent.is_flow);
        case YamlKind::Sequence:
            return is_block ? !parent.is_flow && begins_line && items(value, parent)
                            : between('[', ']', value, parent,
                                      [&](const Parent& in) { return this->value(in); });
        case YamlKind::Map:
            return is_block ? !parent.is_flow && begins_line && entries(value, parent)
                            : between('{', '}', value, parent,
                                      [&](const Parent& in) { return entry(in); });
        }
        return false;
    }

    bool scalar(const YamlValue& value, bool in_flow)
    {
        const char quote = value.quoted ? sign() : '\0';
        if (value.quoted && quote != '"' && quote != '\'')
            return false;
        if (value.kind == YamlKind::Null) {
            const auto word = std::ranges::find_if(null_words, [&](std::string_view each) {
                return source_.substr(at_, each.size()) == each;
            });
            if (word == null_words.end())
                return false;
            at_ += word->size();
            return ends_plain(in_flow);
        }
        const std::size_t begin = at_ + (value.quoted ? 1 : 0);
        if (value.text_begin != begin || value.text_size > source_.size() - begin)
            return false;
        const std::string_view text = source_.substr(begin, value.text_size);
        at_ = begin + text.size();
        if (!value.quoted)
            return is_plain(text, in_flow) && ends_plain(in_flow);
        return text.find_first_of(quote == '"' ? "\"\\\n\r\t" : "'\n\r\t") ==
                   std::string_view::npos &&
               take(quote) && sign() != quote;
    }

    /// True where no more of a text without quotes can follow in its line.
    bool ends_plain(bool in_flow) const
    {
        if (at_ >= source_.size() || source_[at_] == '\n' ||
            (in_flow && std::string_view(",]}").find(source_[at_]) != std::string_view::npos))
            return true;
        if (source_[at_] == ':')
            return is_at_end_of_word(at_ + 1);
        const std::size_t next = source_.find_first_not_of(' ', at_);
        return source_[at_] == ' ' && (next == std::string_view::npos || source_[next] == '\n' ||
                                       source_[next] == '#' || (in_flow && source_[next] != ':'));
    }

    bool items(const YamlValue& list, const Parent& parent)
    {
        const int own_column = column();
        for (std::uint32_t item = 0; item < list.children; ++item) {
            skip();
            if (column() != own_column || !take('-') || !is_at_end_of_word(at_) ||
                !value({.column = own_column, .depth = parent.depth + 1, .line = line_}))
                return false;
        }
        return list.children > 0;
    }

    bool entries(const YamlValue& map, const Parent& parent)
    {
        const int own_column = column();
        for (std::uint32_t entry = 0; entry < map.children; ++entry) {
            skip();
            if (column() != own_column ||
                !this->entry({.column = own_column, .depth = parent.depth + 1, .is_map = true}))
                return false;
        }
        return map.children > 0;
    }

    bool entry(Parent in)
    {
        skip();
        in.line = line_;
        if (next_ >= values_.size() || values_[next_].kind != YamlKind::Scalar)
            return false;
        Parent of_key = in;
        of_key.column = -1;
        return value(of_key) && take(':') && is_at_end_of_word(at_) && value(in);
    }

    template <typename Part>
    bool between(char open, char close, const YamlValue& value, const Parent& parent, Part part)
    {
        if (!take(open))
            return false;
        const Parent in{.depth = parent.depth + 1, .is_flow = true};
        for (std::uint32_t at = 0; at < value.children; ++at) {
            if ((at > 0 && !take_next(',')) || !part(in))
                return false;
        }
        return take_next(close);
    }

    std::string_view source_;
    std::span<const YamlValue> values_;
    std::size_t next_ = 0; ///< value
    std::size_t at_ = 0;   ///< position in the text
    std::uint32_t line_ = 1;
    std::size_t line_begin_ = 0;
};

} // namespace

bool values_fit(std::string_view source, std::span<const YamlValue> values)
{
    return Walk(source, values).fits();
}

} // namespace kizuna
