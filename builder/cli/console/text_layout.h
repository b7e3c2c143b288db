#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Marks up text for a terminal, or leaves it plain. TerminalBuffer makes escapes of the marks.
class Paint {
public:
    explicit Paint(bool colours) : colours_(colours) {}

    std::string strong(std::string_view text) const { return with("1", text); }
    std::string good(std::string_view text) const { return with("32", text); }
    std::string bad(std::string_view text) const { return with("31", text); }
    std::string faint(std::string_view text) const { return with("2", text); }

private:
    std::string with(std::string_view code, std::string_view text) const;
    bool colours_;
};

/// One column of a table.
struct Column {
    std::string heading;
    bool numbers = false; ///< aligned to the right
};

/// Rows in aligned columns, two spaces apart, as wide as a terminal shows them. Headings are left
/// out where all are empty. Every line begins with `indent` and ends with a newline.
std::string table_text(const std::vector<Column>& columns,
                       const std::vector<std::vector<std::string>>& rows, const Paint& paint,
                       std::string_view indent = {});

/// A bar for a count, `width` columns long for the greatest. Empty for 0, else never shorter than
/// one.
std::string bar_text(int count, int max, int width);

/// The words with a space between them.
std::string joined(const std::vector<std::string>& words);

} // namespace kizuna
