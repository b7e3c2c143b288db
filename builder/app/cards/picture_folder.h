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

/// The user's card pictures in a folder and its subfolders, and why other files are not used. A
/// plain value that any thread may read; does not notice files added later.
class PictureFolder {
public:
    struct Found {
        std::filesystem::path file; ///< full path
        PictureName name;
    };
    /// Why a file that looks like a picture is not used.
    enum class Reason : unsigned char {
        UnknownName, ///< names no card
        Ambiguous,   ///< names several cards
        OtherKind,   ///< has the extension of a picture format other than PNG and JPEG
        Empty,       ///< zero bytes
        NoPicture,   ///< its content is neither PNG nor JPEG
        Cut,         ///< its end is missing
        TooLarge,    ///< needs too much memory (may_be_loaded())
        Unreadable,  ///< file or folder; `detail` is its reason_of()
        Twice,       ///< `other` shows the same and is preferred
        FolderAgain, ///< a link to a folder that was read already
        DeepFolder   ///< in too many nested folders
    };
    struct Unused {
        std::filesystem::path file;
        Reason reason;
        std::filesystem::path other{};
        std::string detail{};
        bool operator==(const Unused&) const = default;
    };

    const std::filesystem::path& folder() const { return folder_; }
    /// Why the folder itself could not be read; empty if it was.
    const std::optional<Fault>& fault() const { return fault_; }
    const std::vector<Found>& found() const { return found_; }    ///< by path
    const std::vector<Unused>& unused() const { return unused_; } ///< by path
    /// Number of files without the extension of a picture, which are not listed.
    int other_files() const { return other_files_; }
    /// True if reading ended early, at max_files or because it was stopped.
    bool is_cut() const { return is_cut_; }

    /// The pictures of a card, best first: of printing `code`, of any printing, then of the others.
    std::vector<std::filesystem::path> files_of(const Card& card, const std::string& code) const;
    /// The number of cards with a picture.
    int cards() const { return static_cast<int>(by_card_.size()); }
    /// The cards with a picture, in library order.
    std::vector<const Card*> cards_with_picture(const CardLibrary& library) const;

    static constexpr int max_files = 50'000;

private:
    friend class PictureFolderReader;
    struct Of {
        std::vector<std::size_t> of_any; ///< indices in found_, best first
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

/// Reads a folder and its subfolders, also behind links. Slow for a big folder, because it reads
/// the head and end of every picture; `told` is called from time to time with the number of files
/// so far.
PictureFolder read_picture_folder(const std::filesystem::path& folder, const DeckFileTools& tools,
                                  const std::stop_token& stop = {},
                                  const std::function<void(int files)>& told = {});

} // namespace kizuna
