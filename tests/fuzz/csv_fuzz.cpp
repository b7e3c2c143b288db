#include "targets.h"

#include "cards/base/csv.h"

#include <string>

namespace kizuna::fuzz {

void use_csv(std::string_view input)
{
    for (const char separator : {',', ';', '\t', csv_separator(input)}) {
        const CsvTable table = read_csv(input, separator);
        int line = 0;
        for (const CsvRow& row : table.rows) {
            require(row.line > line, "rows stand one below the other");
            line = row.line;
            require(!row.cells.empty(), "a row has cells");
            const CsvTable again = read_csv(plain_csv_row(row.cells), ',');
            const bool is_empty = row.cells.size() == 1 && row.cells.front().empty();
            require(is_empty || (again.rows.size() == 1 && again.rows.front().cells == row.cells),
                    "a row that is written is read as it was");
        }
    }
}

} // namespace kizuna::fuzz
