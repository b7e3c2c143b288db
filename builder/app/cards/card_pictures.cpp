#include "app/cards/card_pictures.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <istream>
#include <iterator>
#include <string>
#include <string_view>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// A card scanned at 1200 dpi has 13 million points.
constexpr std::int64_t max_points = 32'000'000;

/// The next byte; 0 at the end of the file, where the stream then fails.
int byte_of(std::istream& in)
{
    return in.get() & 0xFF;
}

int two_bytes_of(std::istream& in)
{
    const int high = byte_of(in);
    return high << 8 | byte_of(in);
}

std::int64_t four_bytes_of(std::istream& in)
{
    const std::int64_t high = two_bytes_of(in);
    return high << 16 | two_bytes_of(in);
}

/// After the signature comes the IHDR chunk: length, name, width and height (PNG, 11.2.2).
std::optional<PictureSize> png_size(std::istream& in)
{
    constexpr std::int64_t max_side = 0x7FFFFFFF;
    in.ignore(8 + 4 + 4);
    const std::int64_t width = four_bytes_of(in);
    const std::int64_t height = four_bytes_of(in);
    if (!in || width > max_side || height > max_side)
        return std::nullopt;
    return PictureSize{static_cast<int>(width), static_cast<int>(height)};
}

/// SOF0 to SOF15; some markers in this range mean other things (ITU-T T.81, table B.1).
bool is_start_of_frame(int marker)
{
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

/// Reads segments, each a marker and a length, up to the start of the frame.
std::optional<PictureSize> jpeg_size(std::istream& in)
{
    in.ignore(2);
    while (in) {
        int marker = byte_of(in) == 0xFF ? byte_of(in) : 0;
        while (in && marker == 0xFF) // fill bytes before a marker
            marker = byte_of(in);
        const int length = two_bytes_of(in);
        if (!in || marker == 0 || length < 2)
            return std::nullopt;
        if (!is_start_of_frame(marker)) {
            in.ignore(length - 2);
            continue;
        }
        in.ignore(1); // bits per sample
        const int height = two_bytes_of(in);
        const int width = two_bytes_of(in);
        return in ? std::optional(PictureSize{width, height}) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::optional<PictureSize> picture_size(const fs::path& file)
{
    constexpr std::string_view png = "\x89PNG\r\n\x1A\n";
    constexpr std::string_view jpeg = "\xFF\xD8\xFF";
    std::ifstream in(file, std::ios::binary);
    std::array<char, png.size()> head{};
    in.read(head.data(), head.size());
    const std::string_view begin(head.data(), static_cast<std::size_t>(in.gcount()));
    in.clear();
    in.seekg(0);
    if (begin.starts_with(png))
        return png_size(in);
    return begin.starts_with(jpeg) ? jpeg_size(in) : std::nullopt;
}

bool may_be_loaded(const fs::path& file)
{
    const std::optional<PictureSize> size = picture_size(file);
    return size && size->width > 0 && size->height > 0 &&
           std::int64_t{size->width} * size->height <= max_points;
}

bool has_picture_end(const fs::path& file)
{
    constexpr std::string_view png_end = "IEND";
    constexpr std::string_view jpeg_end = "\xFF\xD9";
    std::ifstream in(file, std::ios::binary);
    in.seekg(0, std::ios::end);
    const std::streamoff size = in.tellg();
    // Cameras and programs may append data, mostly little.
    for (const std::streamoff looked_at : {std::streamoff{4} << 10, std::streamoff{64} << 10}) {
        in.clear();
        in.seekg(std::max<std::streamoff>(0, size - looked_at));
        const std::string end{std::istreambuf_iterator<char>(in), {}};
        if (end.find(png_end) != std::string::npos || end.find(jpeg_end) != std::string::npos)
            return true;
    }
    return false;
}

} // namespace kizuna
