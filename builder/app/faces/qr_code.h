#pragma once

#include "app/faces/canvas.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A text as a square of dark and light modules (ISO/IEC 18004), before anybody draws it.
struct QrCode {
    int size = 0;           ///< modules along a side, without the light zone around them
    std::vector<bool> dark; ///< row by row from the top
    bool is_dark(int column, int row) const
    {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                    static_cast<std::size_t>(column)];
    }
};

/// How many light modules a reader needs on each side.
inline constexpr int qr_quiet_zone = 4;

/// Still read with 15 % of it lost or, where the text is too long for that, 7 %. Empty for a text
/// that no QR code holds (2,953 bytes).
std::optional<QrCode> qr_code(std::string_view text);

/// Draws the code dark on white over the box, its light zone within it.
void draw_qr_code(Canvas& canvas, const Box& box, const QrCode& code);
/// The code as a PNG file's bytes, each module so many points wide.
std::string qr_code_png(const QrCode& code, int module_width);
std::string qr_code_svg(const QrCode& code);
/// The code in half blocks, two rows of modules a line. The blocks are the light modules, as on a
/// terminal that writes light on dark.
std::string qr_code_text(const QrCode& code);

} // namespace kizuna
