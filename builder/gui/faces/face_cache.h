#pragma once

#include "app/base/messages.h"
#include "app/base/signal.h"
#include "app/cards/picture_folder.h"
#include "app/faces/card_face.h"
#include "gui/faces/face_picture.h"

#include <wx/event.h>

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

class wxWindow;

namespace kizuna {

/// How a card lies: upright, or on its side with its top to the right.
enum class FaceTurn : unsigned char { Upright, OnItsSide };

/// Pictures of cards' faces, drawn in a background thread. A face that is ready is returned at
/// once; others are drawn, and `arrived` is sent when they are ready.
class FaceCache : private wxEvtHandler {
public:
    /// Both outlive this.
    FaceCache(const CardLibrary& library, const Messages& messages);
    ~FaceCache() override;
    FaceCache(const FaceCache&) = delete;
    FaceCache& operator=(const FaceCache&) = delete;

    /// The face whose shorter side, however it lies, is `width` device-independent pixels, drawn
    /// for the window's resolution. Null if it is not ready; `arrived` is sent when it is. The
    /// pointer is valid until the next call of this class.
    const FacePicture* face(const Card& card, int width, const wxWindow& window,
                            FaceTurn lies = FaceTurn::Upright);
    /// The back of a card, as face().
    const FacePicture* back(int width, const wxWindow& window, FaceTurn lies = FaceTurn::Upright);
    /// Uses the user's pictures in place of drawn faces; null: none. Empties the cache.
    void use_pictures(std::shared_ptr<const PictureFolder> pictures);
    /// The user's pictures; null: none.
    const std::shared_ptr<const PictureFolder>& pictures() const { return pictures_; }
    /// True if face() would return this face at once. Does not start drawing it.
    bool has(const Card& card, int width, const wxWindow& window) const;
    /// Empties the cache. To be called when language, theme or pictures change.
    void forget();
    const CardLibrary& library() const { return library_; }

    /// Sent when faces became ready, and after `renewed`.
    Signal arrived;
    /// Sent after use_pictures() emptied the cache: all faces must be drawn again.
    Signal renewed;

private:
    struct Key {
        const Card* card; ///< null: a back
        int width;        ///< in pixels of the screen
        FaceTurn lies;
        auto operator<=>(const Key&) const = default;
    };
    /// What faces are drawn with until forget().
    struct Style {
        FaceLook look;
        Typeface letters;
        std::string card_language;
    };
    struct Kept {
        FacePicture picture;
        std::uint64_t used; ///< number of the call that used it last
    };
    struct Order {
        Key key;
        double scale;
        Style style;
        std::shared_ptr<const PictureFolder> pictures;
        std::uint64_t age; ///< of the cache when it was ordered; forget() begins another age
    };
    struct Drawn {
        Key key;
        double scale;
        Pixels pixels;
        std::uint64_t age;
    };

    static Key key_of(const Card* card, int width, const wxWindow& window, FaceTurn lies);
    const Style& style(const wxWindow& window);
    const FacePicture* find(const Key& key, const wxWindow& window);
    void order(const Key& key, const wxWindow& window);
    Pixels pixels_of(const Order& order, Messages& words) const;
    void work(const std::stop_token& stop, Messages& words);
    void take_drawn();
    void make_room();

    const CardLibrary& library_;
    const Messages& messages_;
    std::shared_ptr<const PictureFolder> pictures_;
    std::optional<Style> style_; ///< empty: to be made anew
    std::map<Key, Kept> kept_;
    std::map<Key, bool> wanted_; ///< ordered and not ready yet
    std::size_t bytes_ = 0;      ///< size of all pictures in kept_
    std::uint64_t clock_ = 0;    ///< counts the calls, for Kept::used
    std::uint64_t age_ = 0;      ///< counts the calls of forget()

    std::mutex mutex_; ///< guards the members below
    std::condition_variable_any something_to_do_;
    std::deque<Order> orders_;
    std::vector<Drawn> drawn_;

    std::jthread thread_;
};

/// The look of faces that fits the desktop's theme: light_face or dark_face.
FaceLook face_look_of_theme();

} // namespace kizuna
