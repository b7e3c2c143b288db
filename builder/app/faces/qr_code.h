#pragma once

#include "app/faces/canvas.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A QR code (ISO/IEC 18004) as a square of dark and light modules.
struct QrCode {
    int size = 0;           ///< modules along a side, without the quiet zone
    std::vector<bool> dark; ///< row by row from the top
    bool is_dark(int column, int row) const
    {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                    static_cast<std::size_t>(column)];
    }
};

/// Light modules that a reader needs on each side.
inline constexpr int qr_quiet_zone = 4;

/// Readable with 15 % of the code damaged, or 7 % if the text is too long for that. Empty for an
/// empty text or one over 2,953 bytes.
std::optional<QrCode> qr_code(std::string_view text);

/// Draws the code in black on white; the quiet zone is inside the box.
void draw_qr_code(Canvas& canvas, const Box& box, const QrCode& code);
/// The bytes of a PNG file, with modules `module_width` points wide.
std::string qr_code_png(const QrCode& code, int module_width);
std::string qr_code_svg(const QrCode& code);
/// The code in half-block characters, two rows of modules to a line. Blocks are the light modules,
/// for terminals with light text on dark.
std::string qr_code_text(const QrCode& code);

} // namespace kizuna
