#pragma once

#include <rapidcheck.h>

#include <string>
#include <vector>

namespace kizuna::test {

/// Texts that careless writers of YAML spoil.
inline const std::vector<std::string> nasty_texts{
    "",
    "plain",
    " leading",
    "trailing ",
    "\ttab",
    "null",
    "~",
    "N",
    "1e3",
    "010",
    "0x10",
    "a: b",
    "a #b",
    "# a",
    "a:",
    ":",
    "- a",
    "?",
    "? a",
    "-",
    "{a",
    "[a]",
    "a, b",
    "}",
    "&a",
    "*a",
    "!a",
    "!!int 1",
    "|",
    ">",
    "'",
    "''",
    "it's",
    "\"",
    "\"a\"",
    "a\\",
    "\\n",
    "%YAML 1.2",
    "@a",
    "`a",
    "--- a",
    "---",
    "...",
    "<<",
    "=",
    "one\ntwo",
    "one\ntwo\n",
    "one\n\n\n",
    "\n",
    "\n\none",
    "one\n  two\n three\n",
    "one  \ntwo\t\n",
    "one\n# two\n--- three\n... \n",
    "one\r\ntwo\r",
    "絆の力",
    "マルス：アリティアの王子\n二行目\n",
    "\xF0\x9F\x90\x89 dragon",
    "Lon’qu",
    "a\xC2\x85"
    "b",
    "a\xE2\x80\xA8"
    "b\xE2\x80\xA9",
    "\xEF\xBB\xBF"
    "a",
    "a\xC2\xA0",
    "\xE3\x80\x80"
    "a",
    "\xEF\xBF\xBE\xEF\xBF\xBF",
    std::string("a\0b", 3),
    "\x04",
    "\x1B[31m",
    "\x7F",
    std::string(5000, 'x'),
    std::string(2000, ' ') + "x: y",
};

/// One of them, or characters out of which they are made.
inline rc::Gen<std::string> nasty_text()
{
    static const std::vector<std::string> pieces{
        "a",
        "B",
        "0",
        "1",
        "e",
        " ",
        "  ",
        "\t",
        "\n",
        "\n\n",
        ":",
        "#",
        "-",
        "'",
        "\"",
        "\\",
        ",",
        "[",
        "}",
        "|",
        ">",
        "%",
        "!",
        "&",
        "*",
        "?",
        "絆",
        "é",
        "~",
        "\r",
        "\x01",
        "\x7F",
        "\xC2\x85",
        "\xE2\x80\xA8",
        "\xF0\x9F\x90\x89",
        "\xEF\xBB\xBF",
    };
    const auto made =
        rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces)),
                     [](const std::vector<std::string>& parts) {
                         std::string text;
                         for (const std::string& part : parts)
                             text += part;
                         return text;
                     });
    return rc::gen::oneOf(rc::gen::elementOf(nasty_texts), made, made);
}

} // namespace kizuna::test
