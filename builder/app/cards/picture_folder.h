#pragma once

#include "app/cards/picture_names.h"
#include "cards/base/fault.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace kizuna {

/// The user's pictures of cards: which files of a folder, and of the folders in it, show which
/// card, and why others do not. A value, which any thread may read; files that come later are not
/// in it.
class PictureFolder {
public:
    struct Found {
        std::filesystem::path file; ///< with the folder
        PictureName name;
    };
    /// Why a file that might be a picture is not used.
    enum class Reason : unsigned char {
        UnknownName, ///< its name means no card
        Ambiguous,   ///< its name means several
        OtherKind,   ///< a picture of another kind than PNG and JPEG, by its ending
        Empty,       ///< a file of no length
        NoPicture,   ///< neither PNG nor JPEG inside
        Cut,         ///< its end is missing
        TooLarge,    ///< would take more memory than it is worth (may_be_loaded())
        Unreadable,  ///< a file or folder; `detail` as reason_of() says
        Twice,       ///< shows what `other` shows, which goes before it
        FolderAgain, ///< a link to a folder that is read already, as where links make a circle
        DeepFolder   ///< a folder in too many others
    };
    struct Unused {
        std::filesystem::path file;
        Reason reason;
        std::filesystem::path other{};
        std::string detail{};
        bool operator==(const Unused&) const = default;
    };

    const std::filesystem::path& folder() const { return folder_; }
    /// Why the folder itself could not be read; empty where it could.
    const std::optional<Fault>& fault() const { return fault_; }
    const std::vector<Found>& found() const { return found_; }    ///< by path
    const std::vector<Unused>& unused() const { return unused_; } ///< by path
    /// Files that do not look like pictures, which nobody wants to hear of one by one.
    int other_files() const { return other_files_; }
    /// Reading ended early: there are more than max_files, or it was asked to stop.
    bool is_cut() const { return is_cut_; }

    /// The pictures of a card, best first: of the wanted printing, of any, of other printings.
    std::vector<std::filesystem::path> files_of(const Card& card, const std::string& code) const;
    /// How many cards have a picture.
    int cards() const { return static_cast<int>(by_card_.size()); }
    /// Cards that have one, by their place in the library.
    std::vector<const Card*> cards_with_picture(const CardLibrary& library) const;

    static constexpr int max_files = 50'000;

private:
    friend class PictureFolderReader;
    struct Of {
        std::vector<std::size_t> of_any; ///< places in found_, best first
        std::map<std::string, std::vector<std::size_t>> of_printing; ///< by code
    };

    std::filesystem::path folder_;
    std::optional<Fault> fault_;
    std::vector<Found> found_;
    std::vector<Unused> unused_;
    std::map<std::string, Of, std::less<>> by_card_; ///< by id
    int other_files_ = 0;
    bool is_cut_ = false;
};

/// Reads a folder and those in it; links to folders are followed. Looks into the head and the end
/// of each picture, so a big folder takes a while: `told` hears now and then how many files there
/// were so far.
PictureFolder read_picture_folder(const std::filesystem::path& folder, const DeckFileTools& tools,
                                  const std::stop_token& stop = {},
                                  const std::function<void(int files)>& told = {});

} // namespace kizuna
