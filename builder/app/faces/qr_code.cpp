#include "app/faces/qr_code.h"

#include <qrencode.h>

#include <memory>

namespace kizuna {
namespace {

struct FreedCode {
    void operator()(QRcode* code) const { QRcode_free(code); }
};
using EncodedCode = std::unique_ptr<QRcode, FreedCode>;

EncodedCode encoded(std::string_view text, QRecLevel level)
{
    constexpr int smallest_that_fits = 0;
    return EncodedCode(QRcode_encodeData(static_cast<int>(text.size()),
                                         reinterpret_cast<const unsigned char*>(text.data()),
                                         smallest_that_fits, level));
}

/// The size of a code with its quiet zone, in modules.
int whole_size(const QrCode& code)
{
    return code.size + 2 * qr_quiet_zone;
}

/// All dark modules as one outline, so that no seams show between neighbours.
std::string qr_outline(const QrCode& code)
{
    std::string outline;
    const auto at = [](int x, int y) { return std::to_string(x) + ' ' + std::to_string(y) + ' '; };
    for (int row = 0; row < code.size; ++row) {
        for (int from = 0; from < code.size; ++from) {
            int to = from;
            while (to < code.size && code.is_dark(to, row))
                ++to;
            if (to == from)
                continue;
            outline += 'M' + at(from, row) + 'L' + at(to, row) + 'L' + at(to, row + 1) + 'L' +
                       at(from, row + 1) + 'Z';
            from = to;
        }
    }
    return outline;
}

} // namespace

std::optional<QrCode> qr_code(std::string_view text)
{
    constexpr std::size_t longest = 2953;
    if (text.empty() || text.size() > longest)
        return std::nullopt;
    EncodedCode made = encoded(text, QR_ECLEVEL_M);
    if (!made)
        made = encoded(text, QR_ECLEVEL_L);
    if (!made)
        return std::nullopt;
    QrCode code{made->width, {}};
    const int modules = code.size * code.size;
    for (int at = 0; at < modules; ++at)
        code.dark.push_back((made->data[at] & 1U) != 0);
    return code;
}

void draw_qr_code(Canvas& canvas, const Box& box, const QrCode& code)
{
    canvas.fill(box, white);
    const double module = box.width / whole_size(code);
    canvas.fill_outline(qr_outline(code), code.size, box.inset(qr_quiet_zone * module), black);
}

std::string qr_code_png(const QrCode& code, int module_width)
{
    const int side = whole_size(code);
    return Canvas::png(
        side * module_width, side * module_width, module_width, {}, [&](Canvas& canvas) {
            draw_qr_code(canvas, {0, 0, static_cast<double>(side), static_cast<double>(side)},
                         code);
        });
}

std::string qr_code_svg(const QrCode& code)
{
    constexpr double side = 320;
    return Canvas::svg(side, side, {}, [&](Canvas& canvas) {
        draw_qr_code(canvas, {0, 0, side, side}, code);
    });
}

std::string qr_code_text(const QrCode& code)
{
    const auto is_light = [&](int column, int row) {
        return column < 0 || row < 0 || column >= code.size || row >= code.size ||
               !code.is_dark(column, row);
    };
    constexpr const char* blocks[] = {" ", "▄", "▀", "█"};
    std::string text;
    for (int row = -qr_quiet_zone; row < code.size + qr_quiet_zone; row += 2) {
        for (int column = -qr_quiet_zone; column < code.size + qr_quiet_zone; ++column) {
            const bool below = row + 1 < code.size + qr_quiet_zone && is_light(column, row + 1);
            text += blocks[(is_light(column, row) ? 2 : 0) + (below ? 1 : 0)];
        }
        text += '\n';
    }
    return text;
}

} // namespace kizuna
