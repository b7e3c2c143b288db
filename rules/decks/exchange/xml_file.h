#pragma once

#include "cards/base/fault.h"

#include <pugixml.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Another program's XML file, parsed. Entities are left as they stand, and nothing that the file
/// points at is ever fetched.
class XmlFile {
public:
    /// Text that is not UTF-8 is taken for ISO-8859-1. fault() tells of a file that is too large,
    /// is no XML, has entities of its own, or has no element named `root` on the highest level.
    XmlFile(std::string_view text, const std::string& file, const char* root);

    const std::optional<Fault>& fault() const { return fault_; }
    pugi::xml_node root() const { return root_; }
    /// The line of a node in the file, from 1.
    int line_of(pugi::xml_node node) const;

private:
    std::string text_;
    pugi::xml_document document_;
    pugi::xml_node root_;
    std::vector<std::ptrdiff_t> line_ends_;
    std::optional<Fault> fault_;
};

/// True where the text begins as XML does and has an element of this name.
bool is_xml_of(std::string_view text, std::string_view root);

} // namespace kizuna
