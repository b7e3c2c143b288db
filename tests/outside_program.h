#pragma once

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>

namespace kizuna::test {

/// What another program says on its standard output, run as a shell runs it. It comes with the
/// packages of installer/packages.txt.
inline std::string output_of(const std::string& command)
{
    std::string said;
    FILE* pipe = popen(command.c_str(), "r");
    if (!pipe)
        return said;
    std::array<char, 4096> part{};
    while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe))
        said.append(part.data(), count);
    pclose(pipe);
    return said;
}

/// What zbar reads in a picture of QR codes, a line each.
inline std::string read_qr_codes(const std::filesystem::path& picture)
{
    return output_of("zbarimg --quiet --raw --nodbus '" + picture.string() + "' 2>/dev/null");
}

} // namespace kizuna::test
