#include "app/cards/picture_folder.h"

#include "app/base/files.h"
#include "app/cards/card_pictures.h"
#include "cards/base/faults.h"
#include "cards/base/plain_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <set>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> understood_endings{".png", ".jpg", ".jpeg"};
constexpr std::array<std::string_view, 10> other_endings{".gif",  ".webp", ".bmp", ".tif", ".tiff",
                                                         ".avif", ".heic", ".jxl", ".jp2", ".svg"};

bool has_ending(const std::string& ending, const auto& endings)
{
    return std::ranges::find(endings, ending) != endings.end();
}

/// Why an existing file cannot be opened; empty if it can.
std::string refusal_to_open(const fs::path& file)
{
    errno = 0;
    const std::ifstream in(file, std::ios::binary);
    return in ? std::string() : reason_of(errno);
}

} // namespace

class PictureFolderReader {
public:
    PictureFolderReader(const fs::path& folder, const DeckFileTools& tools,
                        const std::stop_token& stop, const std::function<void(int)>& told)
        : tools_(tools), stop_(stop), told_(told)
    {
        made_.folder_ = folder;
    }

    PictureFolder read()
    {
        std::error_code error;
        fs::directory_iterator entry(made_.folder_, error);
        if (error) {
            const bool is_missing = error == std::errc::no_such_file_or_directory;
            made_.fault_ = is_missing ? file_fault(faults::FileMissing{}, made_.folder_)
                                      : file_fault(faults::FileUnreadable{reason_of(error.value())},
                                                   made_.folder_);
            return std::move(made_);
        }
        collect(made_.folder_, 0);
        std::ranges::sort(made_.found_, {}, [](const auto& each) { return each.file.native(); });
        for (std::size_t at = 0; at < made_.found_.size(); ++at)
            note(at);
        for (auto& [card, of] : made_.by_card_) {
            put_in_order(of.of_any);
            for (auto& [code, files] : of.of_printing)
                put_in_order(files);
        }
        tell_doubles();
        std::ranges::sort(made_.unused_, {}, [](const auto& each) { return each.file.native(); });
        return std::move(made_);
    }

private:
    using Reason = PictureFolder::Reason;

    void leave_out(const fs::path& file, Reason reason, std::string detail = {})
    {
        made_.unused_.push_back({.file = file, .reason = reason, .detail = std::move(detail)});
    }

    bool has_to_end()
    {
        made_.is_cut_ |= stop_.stop_requested() || files_ >= PictureFolder::max_files;
        return made_.is_cut_;
    }

    /// The canonical path identifies a folder, however many links lead to it.
    bool is_new_folder(const fs::path& folder)
    {
        std::error_code error;
        const fs::path canonical = fs::canonical(folder, error);
        return error || folders_.insert(canonical).second;
    }

    void collect(const fs::path& folder, int depth)
    {
        constexpr int max_depth = 16;
        if (depth > max_depth)
            return leave_out(folder, Reason::DeepFolder);
        if (!is_new_folder(folder))
            return leave_out(folder, Reason::FolderAgain);
        std::vector<fs::path> folders;
        std::error_code error;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error)) {
            if (has_to_end())
                return;
            if (entry->path().filename().native().starts_with('.'))
                continue;
            std::error_code unknown;
            if (entry->is_directory(unknown))
                folders.push_back(entry->path());
            else
                look_at(*entry);
        }
        if (error)
            leave_out(folder, Reason::Unreadable, reason_of(error.value()));
        // Sorted, so that a folder with several paths is always found by the same one.
        std::ranges::sort(folders, {}, [](const fs::path& each) { return each.native(); });
        for (const fs::path& each : folders)
            collect(each, depth + 1);
    }

    void look_at(const fs::directory_entry& entry)
    {
        constexpr int files_between = 64;
        if (++files_ % files_between == 0 && told_)
            told_(files_);
        const fs::path& file = entry.path();
        const std::string ending = lower_case(file.extension().string());
        if (has_ending(ending, other_endings))
            return leave_out(file, Reason::OtherKind);
        if (!has_ending(ending, understood_endings)) {
            ++made_.other_files_;
            return;
        }
        PictureName name = read_picture_name(file.stem().string(), tools_);
        if (!name.card)
            return leave_out(file, name.is_ambiguous ? Reason::Ambiguous : Reason::UnknownName);
        std::error_code error;
        if (!entry.is_regular_file(error))
            return leave_out(file, Reason::NoPicture); // a device or a dangling link
        if (entry.file_size(error) == 0)
            return leave_out(file, Reason::Empty);
        if (std::string refusal = refusal_to_open(file); !refusal.empty())
            return leave_out(file, Reason::Unreadable, std::move(refusal));
        if (!picture_size(file))
            return leave_out(file, Reason::NoPicture);
        if (!may_be_loaded(file))
            return leave_out(file, Reason::TooLarge);
        if (!has_picture_end(file))
            return leave_out(file, Reason::Cut);
        made_.found_.push_back({file, std::move(name)});
    }

    void note(std::size_t at)
    {
        const PictureName& name = made_.found_[at].name;
        PictureFolder::Of& of = made_.by_card_[name.card->id];
        if (name.codes.empty())
            of.of_any.push_back(at);
        for (const std::string& code : name.codes)
            of.of_printing[code].push_back(at);
    }

    void put_in_order(std::vector<std::size_t>& files) const
    {
        std::ranges::stable_sort(files, {},
                                 [&](std::size_t at) { return made_.found_[at].name.naming; });
    }

    /// Reports files that are never shown, because each of their printings has a better one.
    void tell_doubles()
    {
        std::set<std::size_t> shown;
        const auto each_list = [&](const auto& visit) {
            for (const auto& [card, of] : made_.by_card_) {
                visit(of.of_any);
                for (const auto& [code, files] : of.of_printing)
                    visit(files);
            }
        };
        each_list([&](const std::vector<std::size_t>& files) {
            if (!files.empty())
                shown.insert(files.front());
        });
        std::set<std::size_t> told;
        each_list([&](const std::vector<std::size_t>& files) {
            for (const std::size_t at : files) {
                if (!shown.contains(at) && told.insert(at).second)
                    made_.unused_.push_back({.file = made_.found_[at].file,
                                             .reason = Reason::Twice,
                                             .other = made_.found_[files.front()].file});
            }
        });
    }

    const DeckFileTools& tools_;
    const std::stop_token& stop_;
    const std::function<void(int)>& told_;
    PictureFolder made_;
    std::set<fs::path> folders_; ///< folders read so far, canonical
    int files_ = 0;
};

std::vector<fs::path> PictureFolder::files_of(const Card& card, const std::string& code) const
{
    std::vector<fs::path> files;
    const auto found = by_card_.find(card.id);
    if (found == by_card_.end())
        return files;
    const auto add = [&](const std::vector<std::size_t>& places) {
        for (const std::size_t at : places) {
            if (std::ranges::find(files, found_[at].file) == files.end())
                files.push_back(found_[at].file);
        }
    };
    const auto add_printing = [&](const std::string& wanted) {
        const auto of = found->second.of_printing.find(wanted);
        if (of != found->second.of_printing.end())
            add(of->second);
    };
    add_printing(code);
    add(found->second.of_any);
    for (const Printing& printing : card.printings)
        add_printing(printing.code);
    return files;
}

std::vector<const Card*> PictureFolder::cards_with_picture(const CardLibrary& library) const
{
    std::vector<const Card*> cards;
    for (const Card& card : library.cards()) {
        if (by_card_.contains(card.id))
            cards.push_back(&card);
    }
    return cards;
}

PictureFolder read_picture_folder(const fs::path& folder, const DeckFileTools& tools,
                                  const std::stop_token& stop,
                                  const std::function<void(int files)>& told)
{
    return PictureFolderReader(folder, tools, stop, told).read();
}

} // namespace kizuna
