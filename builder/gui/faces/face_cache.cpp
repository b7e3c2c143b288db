#include "gui/faces/face_cache.h"

#include "app/faces/deck_picture.h"
#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"
#include "gui/text/readable_theme.h"

#include <wx/window.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kizuna {
namespace {

/// Max size of the cache in bytes: some three hundred faces of middle size.
constexpr std::size_t max_bytes = 96U << 20;
/// Max number of pending orders. Beyond it the oldest is dropped: its face is out of sight by then.
constexpr std::size_t max_orders = 400;

/// The picture turned by 90 degrees to the right.
Pixels turned(const Pixels& upright)
{
    Pixels lying{upright.height, upright.width, {}};
    lying.points.resize(upright.points.size());
    const auto wide = static_cast<std::size_t>(upright.width);
    const auto high = static_cast<std::size_t>(upright.height);
    for (std::size_t y = 0; y < high; ++y) {
        for (std::size_t x = 0; x < wide; ++x)
            lying.points[x * high + (high - 1 - y)] = upright.points[y * wide + x];
    }
    return lying;
}

} // namespace

FaceCache::FaceCache(const CardLibrary& library, const Messages& messages)
    : library_(library), messages_(messages)
{
}

FaceCache::~FaceCache()
{
    thread_.request_stop();
    if (thread_.joinable())
        thread_.join(); // now, before ~wxEvtHandler() drops the events that it queued
}

FaceCache::Key FaceCache::key_of(const Card* card, int width, const wxWindow& window, FaceTurn lies)
{
    return {card, static_cast<int>(std::lround(width * window.GetContentScaleFactor())), lies};
}

const FacePicture* FaceCache::face(const Card& card, int width, const wxWindow& window,
                                   FaceTurn lies)
{
    return find(key_of(&card, width, window, lies), window);
}

const FacePicture* FaceCache::back(int width, const wxWindow& window, FaceTurn lies)
{
    return find(key_of(nullptr, width, window, lies), window);
}

const FacePicture* FaceCache::find(const Key& key, const wxWindow& window)
{
    ++clock_;
    if (const auto found = kept_.find(key); found != kept_.end()) {
        found->second.used = clock_;
        return &found->second.picture;
    }
    if (wanted_.emplace(key, true).second)
        order(key, window);
    return nullptr;
}

bool FaceCache::has(const Card& card, int width, const wxWindow& window) const
{
    return kept_.contains(key_of(&card, width, window, FaceTurn::Upright));
}

const FaceCache::Style& FaceCache::style(const wxWindow& window)
{
    if (!style_) {
        style_ = {face_look_of_theme(),
                  {from_wx(window.GetFont().GetFaceName()), messages_.language()},
                  messages_.card_language()};
        style_->look.text_scale = text_scale();
    }
    return *style_;
}

void FaceCache::order(const Key& key, const wxWindow& window)
{
    Order order{key, window.GetContentScaleFactor(), style(window), pictures_, age_};
    {
        const std::scoped_lock lock(mutex_);
        orders_.push_back(std::move(order));
        if (orders_.size() > max_orders) {
            wanted_.erase(orders_.front().key);
            orders_.pop_front();
        }
    }
    if (!thread_.joinable())
        thread_ = std::jthread([this, words = messages_.for_another_thread()](
                                   const std::stop_token& stop) mutable { work(stop, words); });
    something_to_do_.notify_one();
}

/// Draws a face. Runs in the thread, also to make its texts, which takes as long as drawing them.
Pixels FaceCache::pixels_of(const Order& order, Messages& words) const
{
    const Key& key = order.key;
    const double width = key.width / order.scale;
    CardFace face; // stays empty for a card back
    if (key.card) {
        words.choose_card_language(order.style.card_language);
        const double letters = face_letters(width, order.style.look.text_scale);
        face = card_face(*key.card, library_, words, width >= skills_face_width * letters);
        if (order.pictures)
            face.picture = card_picture(*order.pictures, *key.card,
                                        key.card->printings.front().code, key.width);
    }
    const int height = static_cast<int>(std::lround(key.width * card_shape));
    const Box where{0, 0, width, height / order.scale};
    Pixels pixels =
        Canvas::pixels(key.width, height, order.scale, order.style.letters, [&](Canvas& canvas) {
            if (key.card)
                draw_card_face(canvas, where, face, order.style.look);
            else
                draw_card_back(canvas, where, order.style.look);
        });
    return key.lies == FaceTurn::OnItsSide ? turned(pixels) : pixels;
}

/// Runs in the thread. Draws the newest order first, because its face is in sight now. Passes faces
/// that are ready to the window's thread together.
void FaceCache::work(const std::stop_token& stop, Messages& words)
{
    std::unique_lock lock(mutex_);
    while (something_to_do_.wait(lock, stop, [this] { return !orders_.empty(); })) {
        const Order order = std::move(orders_.back());
        orders_.pop_back();
        lock.unlock();
        Drawn done{order.key, order.scale, pixels_of(order, words), order.age};
        lock.lock();
        const bool is_first = drawn_.empty();
        drawn_.push_back(std::move(done));
        if (is_first)
            CallAfter([this] { take_drawn(); });
    }
}

void FaceCache::take_drawn()
{
    std::vector<Drawn> drawn;
    {
        const std::scoped_lock lock(mutex_);
        drawn.swap(drawn_);
    }
    bool is_new = false;
    for (Drawn& each : drawn) {
        if (each.age != age_)
            continue;
        wanted_.erase(each.key);
        bytes_ += each.pixels.bytes();
        kept_.insert_or_assign(each.key,
                               Kept{FacePicture(std::move(each.pixels), each.scale), ++clock_});
        is_new = true;
    }
    make_room();
    if (is_new)
        arrived.emit();
}

/// If the cache is larger than `max_bytes`, removes the least recently used half.
void FaceCache::make_room()
{
    if (bytes_ <= max_bytes)
        return;
    std::vector<std::uint64_t> ages;
    for (const auto& [key, kept] : kept_)
        ages.push_back(kept.used);
    const auto middle = ages.begin() + static_cast<std::ptrdiff_t>(ages.size() / 2);
    std::ranges::nth_element(ages, middle);
    std::erase_if(kept_, [&](const auto& each) { return each.second.used < *middle; });
    bytes_ = 0;
    for (const auto& [key, kept] : kept_)
        bytes_ += kept.picture.bytes();
}

void FaceCache::use_pictures(std::shared_ptr<const PictureFolder> pictures)
{
    pictures_ = std::move(pictures);
    forget();
    renewed.emit();
    arrived.emit();
}

void FaceCache::forget()
{
    ++age_;
    style_.reset();
    kept_.clear();
    wanted_.clear();
    bytes_ = 0;
    const std::scoped_lock lock(mutex_);
    orders_.clear();
}

FaceLook face_look_of_theme()
{
    return ThemeColours::of_desktop().is_dark() ? dark_face : light_face;
}

} // namespace kizuna
