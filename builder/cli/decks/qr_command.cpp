#include "cli/console/options.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_output.h"

#include "app/faces/qr_code.h"
#include "app/text/joined_text.h"
#include "cards/base/plain_text.h"
#include "decks/codes/deck_code.h"

#include <ostream>

namespace kizuna {
namespace {

/// Points for each module in a PNG file, enough for printers and screens.
constexpr int module_points = 8;

void print_code(CommandLine& line, const QrCode& code, const std::string& link)
{
    // With colours, light modules are white whatever the terminal's own colours are.
    constexpr std::string_view white_on_black = "\x1b[97;40m";
    constexpr std::string_view usual = "\x1b[0m";
    const std::string text = qr_code_text(code);
    for (const std::string_view row : lines_of(text)) {
        if (line.colours())
            line.content() << white_on_black << row << usual << '\n';
        else
            line.content() << row << '\n';
    }
    line.content() << link << '\n';
}

bool write_code(CommandLine& line, const QrCode& code, const std::string& file)
{
    return write_output(
        line, file, ends_like(file, ".svg") ? qr_code_svg(code) : qr_code_png(code, module_points));
}

void show_qr_code(CommandLine& line, const std::string& deck, const std::string& out)
{
    if (!out.empty() && !is_picture_file(line, out))
        return;
    const auto input = read_deck_input(line, deck);
    if (!input)
        return;
    const std::string link = deck_link(input->deck, line.catalogue().library);
    const auto code = qr_code(link);
    if (!code)
        return line.fail(line.text("cli.qr.too-long"_msg), input->name);
    if (!out.empty() && !write_code(line, *code, out))
        return;
    if (line.options.json) {
        Json answer = Json::object({{"in", input->name}, {"link", link}, {"modules", code->size}});
        if (!out.empty())
            answer.set("out", out);
        line.print(std::move(answer));
    } else if (out.empty()) {
        print_code(line, *code, link);
    } else {
        line.out << labelled(out, link, line.messages()) << '\n';
    }
}

} // namespace

void add_qr_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "qr", "cli.qr"_msg,
                             {"qr bundled:altean-vanguard -o deck.png", "cli.qr.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const CLI::Option& out = command.value("-o,--output", "OUT", "cli.qr.output"_msg);
    command.runs([&line, &deck, &out] { show_qr_code(line, value_of(deck), value_of(out)); });
}

} // namespace kizuna
