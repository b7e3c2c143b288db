#include "cli/console/options.h"
#include "cli/files/deck_input.h"

#include "app/faces/qr_code.h"
#include "app/text/joined_text.h"
#include "cards/base/plain_text.h"
#include "decks/exchange/deck_code.h"

#include <ostream>

namespace kizuna {
namespace {

/// The points of a module in a PNG file: well over what a printer or a screen makes of one point.
constexpr int module_points = 8;

bool has_ending(const std::string& file, std::string_view ending)
{
    return lower_case(file).ends_with(ending);
}

void print_code(CommandLine& line, const QrCode& code, const std::string& link)
{
    // With colours the light modules are light whatever the terminal's own colours are.
    constexpr std::string_view white_on_black = "\x1b[97;40m";
    constexpr std::string_view usual = "\x1b[0m";
    std::string text = qr_code_text(code);
    if (line.colours()) {
        std::string coloured;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            coloured += white_on_black;
            coloured += text.substr(at, end - at);
            coloured += usual;
            coloured += '\n';
            at = end + 1;
        }
        text = std::move(coloured);
    }
    line.content() << text << link << '\n';
}

bool write_code(CommandLine& line, const QrCode& code, const std::string& file)
{
    const bool is_svg = has_ending(file, ".svg");
    if (const auto fault =
            write_file(file, is_svg ? qr_code_svg(code) : qr_code_png(code, module_points))) {
        line.fail(*fault);
        return false;
    }
    line.note_file_written();
    return true;
}

void show_qr_code(CommandLine& line, const std::string& deck, const std::string& out)
{
    if (!out.empty() && !has_ending(out, ".png") && !has_ending(out, ".svg"))
        return line.fail(line.text("cli.picture.which-kind"_msg), out, {".png", ".svg"});
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
    CLI::App& command =
        add_command(parser, line, "qr", "cli.qr"_msg,
                    {"qr bundled:altean-vanguard -o deck.png", "cli.qr.example"_msg});
    const CLI::Option& deck = add_argument(command, line, "DECK", "cli.deck"_msg);
    const CLI::Option& out = add_value(command, line, "-o,--output", "OUT", "cli.qr.output"_msg);
    command.callback([&line, &deck, &out] { show_qr_code(line, value_of(deck), value_of(out)); });
}

} // namespace kizuna
