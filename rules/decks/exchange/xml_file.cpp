#include "decks/exchange/xml_file.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/yaml/checked_text.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

/// The text as UTF-8. Anything else is taken for ISO-8859-1, in which old files are, whether they
/// say so or not.
std::string utf8_of(std::string_view text)
{
    if (is_utf8(text))
        return std::string(text);
    std::string result;
    for (const char c : text)
        append_utf8(result, static_cast<unsigned char>(c));
    return result;
}

/// Blanks out the "<DOCTYPE …>" of some real files, which is no XML. Lines keep their numbers.
void remove_malformed_document_type(std::string& xml)
{
    const std::size_t begin = xml.find("<DOCTYPE");
    const std::size_t end = xml.find('>', begin);
    if (begin > xml.find("<deck") || end == std::string::npos)
        return;
    for (std::size_t at = begin; at <= end; ++at) {
        if (xml[at] != '\n')
            xml[at] = ' ';
    }
}

std::string reason_of(pugi::xml_parse_status status)
{
    switch (status) {
    case pugi::status_end_element_mismatch:
        return "open-element";
    case pugi::status_unrecognized_tag:
    case pugi::status_bad_start_element:
    case pugi::status_bad_attribute:
    case pugi::status_bad_end_element:
        return "tag";
    default:
        return {};
    }
}

} // namespace

XmlFile::XmlFile(std::string_view text, const std::string& file, const char* root)
{
    if (text.size() > max_foreign_deck_bytes) {
        fault_ = unreadable(text, file);
        return;
    }
    text_ = utf8_of(text);
    if ((fault_ = unreadable(text_, file)))
        return;
    const auto refuse = [&](std::size_t position, std::string reason) {
        fault_ = Fault{faults::XmlSyntax{std::move(reason)},
                       place_at(text_, std::min(position, text_.size()), file)};
    };
    if (const std::size_t entity = text_.find("<!ENTITY"); entity != std::string::npos) {
        refuse(entity, "entity");
        return;
    }
    remove_malformed_document_type(text_);
    const pugi::xml_parse_result result =
        document_.load_buffer(text_.data(), text_.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!result) {
        refuse(static_cast<std::size_t>(result.offset), reason_of(result.status));
        return;
    }
    if (!(root_ = document_.child(root)))
        fault_ = Fault{faults::NotADeck{}, {file}};
    for (std::size_t at = text_.find('\n'); at != std::string::npos; at = text_.find('\n', at + 1))
        line_ends_.push_back(static_cast<std::ptrdiff_t>(at));
}

int XmlFile::line_of(pugi::xml_node node) const
{
    const auto end = std::ranges::lower_bound(line_ends_, node.offset_debug());
    return static_cast<int>(end - line_ends_.begin()) + 1;
}

bool is_xml_of(std::string_view text, std::string_view root)
{
    const std::size_t first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    const std::string opening = '<' + std::string(root);
    const std::size_t at = text.find(opening);
    if (first == std::string_view::npos || text[first] != '<' || at == std::string_view::npos)
        return false;
    const std::string_view after = text.substr(at + opening.size(), 1);
    return after.find_first_of(" \t\r\n/>") == 0;
}

} // namespace kizuna
