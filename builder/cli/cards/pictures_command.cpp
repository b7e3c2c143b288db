#include "cli/console/options.h"

#include "app/cards/picture_folder_text.h"
#include "app/text/joined_text.h"

#include <ostream>

namespace kizuna {
namespace {

std::string path_below(const std::filesystem::path& file, const PictureFolder& pictures)
{
    return file.lexically_relative(pictures.folder()).string();
}

Json pictures_json(const PictureFolder& pictures, const CardLibrary& library)
{
    const auto found_json = [&](const PictureFolder::Found& each) {
        return Json::object({{"file", path_below(each.file, pictures)},
                             {"card", each.name.card->id},
                             {"codes", Json::list(each.name.codes)},
                             {"by", picture_naming_id(each.name.naming)}});
    };
    const auto unused_json = [&](const PictureFolder::Unused& each) {
        Json entry = Json::object({{"file", path_below(each.file, pictures)},
                                   {"reason", unused_picture_id(each.reason)}});
        if (!each.other.empty())
            entry.set("other", path_below(each.other, pictures));
        return entry;
    };
    return Json::object({{"folder", pictures.folder().string()},
                         {"cards", library.cards().size()},
                         {"with_picture", pictures.cards()},
                         {"found", Json::list(pictures.found(), found_json)},
                         {"unused", Json::list(pictures.unused(), unused_json)},
                         {"other_files", pictures.other_files()},
                         {"complete", !pictures.is_cut()}});
}

void tell_pictures(CommandLine& line, const std::string& folder)
{
    const PictureFolder pictures = read_picture_folder(folder, line.catalogue().tools());
    if (pictures.fault())
        return line.fail(*pictures.fault());
    const CardLibrary& library = line.catalogue().library;
    const Messages& messages = line.messages();
    if (line.options.json)
        return line.print(pictures_json(pictures, library));
    line.out << picture_count_text(pictures.cards(), library, messages) << '\n'
             << picture_files_text(pictures, messages) << '\n';
    for (const PictureFolder::Unused& unused : pictures.unused())
        line.out << "  "
                 << labelled(shown_below(unused.file, pictures.folder()),
                             unused_picture_text(unused, pictures, messages), messages)
                 << '\n';
}

} // namespace

void add_pictures_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "pictures", "cli.pictures"_msg,
                             {"pictures ~/Pictures/cipher", "cli.pictures.example"_msg});
    const CLI::Option& folder = command.argument("FOLDER", "cli.pictures.folder"_msg);
    command.runs([&line, &folder] { tell_pictures(line, value_of(folder)); });
}

} // namespace kizuna
