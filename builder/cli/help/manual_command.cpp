#include "cli/console/options.h"
#include "cli/files/deck_output.h"
#include "cli/help/completions.h"
#include "cli/help/manual_pages.h"

namespace kizuna {
namespace {

void write_all(CommandLine& line, const std::filesystem::path& folder, const CLI::App& program)
{
    std::map<std::string, std::string> files;
    for (auto& [name, page] : manual_pages(program, line.messages()))
        files["man1/" + name] = std::move(page);
    files["bash/kizuna-cli"] = bash_completion(program);
    files["zsh/_kizuna-cli"] = zsh_completion(program);
    files["fish/kizuna-cli.fish"] = fish_completion(program);
    for (const auto& [name, text] : files) {
        const std::filesystem::path file = folder / name;
        std::error_code error;
        std::filesystem::create_directories(file.parent_path(), error);
        if (!write_output(line, file.string(), text))
            return;
    }
}

} // namespace

void add_manual_command(CLI::App& parser, CommandLine& line)
{
    CLI::App& command = add_command(parser, line, "manual", "cli.manual"_msg,
                                    {"manual ~/kizuna-manual", "cli.manual.example.says"_msg});
    const CLI::Option& folder = add_argument(command, line, "DIR", "cli.manual.folder"_msg);
    command.callback([&line, &folder, &parser] { write_all(line, value_of(folder), parser); });
}

} // namespace kizuna
