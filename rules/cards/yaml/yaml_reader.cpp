// Long because: yaml-cpp has this one door, and the builder of its events needs the document’s
// insides.
#include "cards/yaml/yaml_reader.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/yaml/checked_text.h"
#include "cards/yaml/yaml_store.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <streambuf>
#include <unordered_set>

namespace kizuna {
namespace {

/// Lets the parser read a text without a copy of it.
class TextBuffer : public std::streambuf {
public:
    explicit TextBuffer(std::string_view text)
    {
        char* begin = const_cast<char*>(text.data()); // never written: only an input buffer
        setg(begin, begin, begin + text.size());
    }
};

/// A message of the parser, and the fault that it becomes.
struct Complaint {
    const char* message; ///< the beginning of the parser's message
    FaultKind kind;
    const char* reason; ///< of faults::YamlSyntax
};
const Complaint complaints[] = {
    {YAML::ErrorMsg::END_OF_MAP_FLOW, FaultKind::YamlSyntax, "open-bracket"},
    {YAML::ErrorMsg::END_OF_SEQ_FLOW, FaultKind::YamlSyntax, "open-bracket"},
    {YAML::ErrorMsg::FLOW_END, FaultKind::YamlSyntax, "stray-bracket"},
    {YAML::ErrorMsg::EOF_IN_SCALAR, FaultKind::YamlSyntax, "open-quote"},
    {YAML::ErrorMsg::DOC_IN_SCALAR, FaultKind::YamlSyntax, "open-quote"},
    {YAML::ErrorMsg::END_OF_MAP, FaultKind::YamlSyntax, "layout"},
    {YAML::ErrorMsg::END_OF_SEQ, FaultKind::YamlSyntax, "layout"},
    {YAML::ErrorMsg::BLOCK_ENTRY, FaultKind::YamlSyntax, "layout"},
    {YAML::ErrorMsg::MAP_KEY, FaultKind::YamlSyntax, "layout"},
    {YAML::ErrorMsg::MAP_VALUE, FaultKind::YamlSyntax, "colon"},
    {YAML::ErrorMsg::INVALID_HEX, FaultKind::YamlSyntax, "escape"},
    {YAML::ErrorMsg::INVALID_UNICODE, FaultKind::YamlSyntax, "escape"},
    {YAML::ErrorMsg::INVALID_ESCAPE, FaultKind::YamlSyntax, "escape"},
    {YAML::ErrorMsg::UNKNOWN_TOKEN, FaultKind::YamlSyntax, "sign"},
    {YAML::ErrorMsg::CHAR_IN_BLOCK, FaultKind::YamlSyntax, "block"},
    {YAML::ErrorMsg::ZERO_INDENT_IN_BLOCK, FaultKind::YamlSyntax, "block"},
    {YAML::ErrorMsg::UNKNOWN_ANCHOR, FaultKind::AliasNotAllowed, ""},
    {YAML::ErrorMsg::ALIAS_NOT_FOUND, FaultKind::AliasNotAllowed, ""},
    {YAML::ErrorMsg::ANCHOR_NOT_FOUND, FaultKind::AliasNotAllowed, ""},
    {YAML::ErrorMsg::CHAR_IN_ALIAS, FaultKind::AliasNotAllowed, ""},
    {YAML::ErrorMsg::CHAR_IN_ANCHOR, FaultKind::AliasNotAllowed, ""},
    {YAML::ErrorMsg::MULTIPLE_ANCHORS, FaultKind::AliasNotAllowed, ""},
    {YAML::ErrorMsg::ALIAS_CONTENT, FaultKind::AliasNotAllowed, ""},
    {YAML::ErrorMsg::CHAR_IN_TAG_HANDLE, FaultKind::TagNotAllowed, ""},
    {YAML::ErrorMsg::TAG_WITH_NO_SUFFIX, FaultKind::TagNotAllowed, ""},
    {YAML::ErrorMsg::END_OF_VERBATIM_TAG, FaultKind::TagNotAllowed, ""},
    {YAML::ErrorMsg::MULTIPLE_TAGS, FaultKind::TagNotAllowed, ""},
};

FaultReason complaint_of(const std::string& message)
{
    for (const Complaint& complaint : complaints) {
        if (!message.starts_with(complaint.message))
            continue;
        if (complaint.kind == FaultKind::AliasNotAllowed)
            return faults::AliasNotAllowed{};
        if (complaint.kind == FaultKind::TagNotAllowed)
            return faults::TagNotAllowed{};
        return faults::YamlSyntax{complaint.reason};
    }
    return faults::YamlSyntax{};
}

} // namespace

/// Turns the parser's events into values and refuses what is not allowed in our files.
class YamlBuilder : public YAML::EventHandler {
public:
    explicit YamlBuilder(YamlDocument& document) : document_(document) {}

    /// The last value in quotes: the only one that may lack its closing one.
    std::optional<std::uint32_t> last_quoted() const { return last_quoted_; }
    /// The fault of a key that is a list or map. Only right for a text that is known to be whole:
    /// the parser takes every bracket that is never closed for a key.
    const std::optional<Fault>& odd_key() const { return odd_key_; }
    /// The innermost flow list or map that is not yet closed.
    std::optional<std::uint32_t> open_bracket() const
    {
        for (auto open = open_.rbegin(); open != open_.rend(); ++open) {
            const char first = document_.source_[document_.values_[open->at].offset];
            if (first == '[' || first == '{')
                return open->at;
        }
        return std::nullopt;
    }

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (++documents_ == 1) {
            document_begin_ = mark.pos;
            return;
        }
        // On a stray character such as a lone comma the parser offers the same place again and
        // again, and what does not belong to a list or map it takes for another document.
        const auto begin = static_cast<std::size_t>(std::max(mark.pos, 0));
        if (mark.pos == document_begin_)
            refuse(faults::YamlSyntax{}, mark);
        if (document_.source_.compare(begin, 3, "---") != 0)
            refuse(faults::YamlSyntax{"layout"}, mark);
        refuse(faults::SecondDocument{}, mark);
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        check_anchor(mark, anchor);
        add(YamlKind::Null, mark, {}, false);
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override
    {
        refuse(faults::AliasNotAllowed{}, mark);
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        check_anchor(mark, anchor);
        if (tag != "?" && tag != "!") // plain and quoted: the parser's marks for "no tag given"
            refuse(faults::TagNotAllowed{}, mark);
        const bool plain = tag == "?";
        if (!plain)
            last_quoted_ = static_cast<std::uint32_t>(document_.values_.size());
        if (plain && (value.empty() || value == "~" || value == "null"))
            add(YamlKind::Null, mark, {}, false);
        else
            add(YamlKind::Scalar, mark, value, !plain);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        open(YamlKind::Sequence, mark, tag, anchor);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        open(YamlKind::Map, mark, tag, anchor);
    }
    void OnMapEnd() override { close(); }

private:
    struct Open {
        std::uint32_t at;
        bool is_map;
        bool same_place; ///< as its parent; see depth()
        bool key_is_next = true;
        std::vector<std::uint32_t> few_keys;       // searched one by one
        std::unordered_set<std::string> many_keys; // once there are many
    };
    static constexpr std::size_t few = 16;

    [[noreturn]] void refuse(FaultReason reason, const YAML::Mark& mark) const
    {
        throw DataError({std::move(reason), document_.place(mark.line, mark.column)});
    }
    void check_anchor(const YAML::Mark& mark, YAML::anchor_t anchor) const
    {
        if (anchor != 0)
            refuse(faults::AliasNotAllowed{}, mark);
    }

    void open(YamlKind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor)
    {
        check_anchor(mark, anchor);
        if (!tag.empty() && tag != "?" && tag != "!")
            refuse(faults::TagNotAllowed{}, mark);
        const bool same_place = opens_where_its_parent_does(mark);
        if (depth() >= max_yaml_depth && !same_place)
            refuse(faults::TooDeep{std::to_string(max_yaml_depth)}, mark);
        same_places_ += same_place ? 1 : 0;
        const std::uint32_t at = add(kind, mark, {}, false);
        open_.push_back({.at = at,
                         .is_map = kind == YamlKind::Map,
                         .same_place = same_place,
                         .few_keys = {},
                         .many_keys = {}});
    }
    void close()
    {
        document_.values_[open_.back().at].end =
            static_cast<std::uint32_t>(document_.values_.size());
        same_places_ -= open_.back().same_place ? 1 : 0;
        open_.pop_back();
    }
    /// The depth, without maps that open where their parent does: a bracket that is never closed
    /// seems to open one, for a key.
    int depth() const { return static_cast<int>(open_.size()) - same_places_; }
    bool opens_where_its_parent_does(const YAML::Mark& mark) const
    {
        return !open_.empty() &&
               document_.values_[open_.back().at].offset == static_cast<std::uint32_t>(mark.pos);
    }

    std::uint32_t add(YamlKind kind, const YAML::Mark& mark, std::string_view text, bool quoted)
    {
        if (!open_.empty())
            count_into(open_.back(), kind, mark, text);
        const auto at = static_cast<std::uint32_t>(document_.values_.size());
        YamlValue value;
        value.kind = kind;
        value.quoted = quoted;
        value.text_begin = static_cast<std::uint32_t>(document_.parsed_text_.size());
        value.text_size = static_cast<std::uint32_t>(text.size());
        value.end = at + 1;
        value.offset = static_cast<std::uint32_t>(mark.pos);
        value.line = static_cast<std::uint32_t>(mark.line + 1);
        value.column = static_cast<std::uint32_t>(mark.column);
        document_.parsed_text_ += text;
        document_.values_.push_back(value);
        return at;
    }

    void count_into(Open& parent, YamlKind kind, const YAML::Mark& mark, std::string_view text)
    {
        if (!parent.is_map) {
            ++document_.values_[parent.at].children;
            return;
        }
        if (parent.key_is_next) {
            if (kind == YamlKind::Scalar)
                remember_key(parent, mark, text);
            else if (!odd_key_)
                odd_key_ =
                    Fault{faults::WrongType{"text"}, document_.place(mark.line, mark.column)};
            ++document_.values_[parent.at].children;
        }
        parent.key_is_next = !parent.key_is_next;
    }

    void remember_key(Open& parent, const YAML::Mark& mark, std::string_view key)
    {
        bool is_new = true;
        if (parent.few_keys.size() < few) {
            is_new = std::ranges::none_of(
                parent.few_keys, [&](std::uint32_t at) { return document_.text_of(at) == key; });
            parent.few_keys.push_back(static_cast<std::uint32_t>(document_.values_.size()));
        } else {
            if (parent.many_keys.empty()) {
                for (const std::uint32_t at : parent.few_keys)
                    parent.many_keys.emplace(document_.text_of(at));
            }
            is_new = parent.many_keys.emplace(key).second;
        }
        if (!is_new)
            refuse(faults::RepeatedKey{shortened(key)}, mark);
    }

    YamlDocument& document_;
    int same_places_ = 0;
    int documents_ = 0;
    int document_begin_ = 0;
    std::optional<std::uint32_t> last_quoted_;
    std::optional<Fault> odd_key_;
    std::vector<Open> open_;
};

YamlDocument::YamlDocument(std::string_view text, std::string file, std::size_t max_bytes)
    : file_(std::move(file))
{
    take(text, max_bytes);
    read();
}

YamlDocument::YamlDocument(std::string_view text, std::string file, YamlStore* store,
                           std::string_view passed_over)
    : file_(std::move(file))
{
    take(text, max_yaml_bytes);
    if (store && store->restore(*this, passed_over))
        return;
    read();
    if (store)
        store->keep(*this);
}

void YamlDocument::refuse(FaultReason reason) const
{
    throw DataError({std::move(reason), {file_}});
}

void YamlDocument::take(std::string_view text, std::size_t max_bytes)
{
    text = without_byte_order_mark(text);
    if (text.size() > max_bytes)
        refuse(faults::FileTooLarge{std::to_string(max_bytes)});
    source_ = text;
}

void YamlDocument::read()
{
    if (std::optional<Fault> fault = no_text(source_, file_))
        throw DataError(std::move(*fault));
    refuse_deep_brackets();
    YamlBuilder builder(*this);
    try {
        parse(source_, builder);
    } catch (const YAML::Exception& error) {
        throw DataError(syntax_fault(error, builder));
    }
    if (const auto quoted = builder.last_quoted(); quoted && !is_closed(*quoted))
        YamlNode(*this, *quoted).refuse(faults::YamlSyntax{"open-quote"});
    if (builder.odd_key())
        throw DataError(*builder.odd_key());
    if (values_.empty() || root().is_null())
        refuse(faults::Empty{});
}

Fault YamlDocument::syntax_fault(const YAML::Exception& error, const YamlBuilder& builder) const
{
    Fault fault{complaint_of(error.msg), place(error.mark.line, error.mark.column)};
    if (fault.kind != FaultKind::YamlSyntax)
        return fault;
    // For a bracket that is never closed the parser only says that the text has ended, and for a
    // tab that what follows it does not fit.
    const std::optional<std::uint32_t> bracket = builder.open_bracket();
    if (bracket && fault.other == "open-bracket") {
        fault.place = YamlNode(*this, *bracket).place();
    } else if (const int tab = tab_in_indentation(error.mark.line); tab >= 0) {
        fault = {faults::YamlSyntax{"tab"}, place(error.mark.line, tab)};
    }
    return fault;
}

void YamlDocument::parse(std::string_view text, YamlBuilder& builder)
{
    TextBuffer buffer(text);
    std::istream stream(&buffer);
    YAML::Parser parser(stream);
    // Asked at most twice: on some broken texts the parser would offer documents for ever.
    if (parser.HandleNextDocument(builder))
        parser.HandleNextDocument(builder);
}

/// The parser looks through all the text for the end of an outermost bracket before it tells of it:
/// megabytes of brackets would cost seconds. So the text up to a place that looks too deep is
/// parsed first, by itself. Brackets in quotes may look so too: then the next such place is tried,
/// but never before the text has doubled.
void YamlDocument::refuse_deep_brackets()
{
    std::size_t at = deep_brackets(source_, 0, max_yaml_depth);
    while (at != std::string_view::npos) {
        YamlBuilder builder(*this);
        try {
            parse(std::string_view(source_).substr(0, at + 1), builder);
        } catch (const DataError& error) {
            if (error.fault().kind == FaultKind::TooDeep)
                throw;
        } catch (const YAML::Exception&) { // the text ends within a bracket, as it must
        }
        values_.clear();
        parsed_text_.clear();
        at = deep_brackets(source_, 2 * at, max_yaml_depth);
    }
}

std::size_t YamlDocument::begin_of_line(int line) const
{
    std::size_t begin = 0;
    for (int at = 0; at < line && begin != std::string::npos; ++at) {
        begin = source_.find('\n', begin);
        begin = begin == std::string::npos ? begin : begin + 1;
    }
    return begin;
}

int YamlDocument::tab_in_indentation(int line) const
{
    const std::size_t begin = line < 0 ? std::string::npos : begin_of_line(line);
    const std::size_t tab = source_.find_first_not_of(' ', begin);
    return tab != std::string::npos && source_[tab] == '\t' ? static_cast<int>(tab - begin) : -1;
}

Place YamlDocument::place(int line, int column) const
{
    if (line < 0) // the parser's word for "nowhere"
        return {file_, 0, 0};
    const std::size_t begin = begin_of_line(line);
    if (begin == std::string::npos)
        return {file_, line + 1, 0};
    return {file_, line + 1,
            column_in_code_points(std::string_view(source_).substr(begin),
                                  static_cast<std::size_t>(std::max(column, 0)))};
}

/// False for a text in quotes that is never closed. The parser accepts one that runs to the end of
/// the file.
bool YamlDocument::is_closed(std::uint32_t at) const
{
    const char quote = source_[values_[at].offset];
    return (quote != '"' && quote != '\'') || // a block scalar, which ends where its lines do
           end_of_quoted(source_, values_[at].offset) != std::string::npos;
}

} // namespace kizuna
