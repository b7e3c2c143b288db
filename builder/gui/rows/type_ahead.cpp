#include "gui/rows/type_ahead.h"

#include "cards/text/text_folding.h"
#include "gui/base/wx_text.h"

#include <wx/time.h>

namespace kizuna {

std::optional<std::size_t> TypeAhead::type(wxUniChar letter, std::size_t items,
                                           std::optional<std::size_t> current, const Name& name)
{
    constexpr int pause_ms = 1000; // a letter after this pause begins a new name
    const wxLongLong now = wxGetLocalTimeMillis();
    if (now - last_ > pause_ms)
        typed_.clear();
    last_ = now;
    const std::string one = fold(from_wx(wxString(letter)));
    const bool is_again = typed_ == one;
    if (!is_again)
        typed_ += one;
    const bool goes_on = typed_ == one; // the first letter starts after the current item
    const std::size_t first = current ? *current + (goes_on ? 1 : 0) : 0;
    const std::string romaji = fold_romaji(typed_);
    for (std::size_t step = 0; step < items; ++step) {
        const std::size_t at = (first + step) % items;
        const std::string whole = name(at);
        if (fold(whole).starts_with(typed_) ||
            (!romaji.empty() && kana_to_romaji(whole).starts_with(romaji)))
            return at;
    }
    return std::nullopt;
}

} // namespace kizuna
