#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Adds colour marks to text, or leaves it plain. TerminalBuffer turns the marks into escapes.
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
    bool numbers = false; ///< right-aligned
};

/// Rows in columns of equal display width, two spaces apart. The headings are left out if all are
/// empty. Every line starts with `indent` and ends with a line break.
std::string table_text(const std::vector<Column>& columns,
                       const std::vector<std::vector<std::string>>& rows, const Paint& paint,
                       std::string_view indent = {});

/// A bar for a count, `width` columns long for `max`. Empty for 0, else at least one column.
std::string bar_text(int count, int max, int width);

std::string joined(const std::vector<std::string>& words);

} // namespace kizuna
