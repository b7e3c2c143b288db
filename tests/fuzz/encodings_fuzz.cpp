#include "targets.h"

#include "cards/base/encodings.h"
#include "cards/base/utf8.h"

#include <string>

namespace kizuna::fuzz {

void use_encodings(std::string_view input)
{
    const DecodedText decoded = decoded_text(std::string(input));
    if (decoded.encoding == TextEncoding::Utf8) {
        require(decoded.text == input, "a text in UTF-8 or in nothing known stays as it is");
        return;
    }
    // What could not be read stands for itself at the end alone.
    const std::size_t bad = first_bad_utf8(decoded.text);
    require(bad == std::string::npos || bad + 1 == decoded.text.size(),
            "what is decoded is UTF-8 up to where it breaks off");
    require(decoded.text.size() <= 3 * input.size() + 1, "no byte becomes more than a letter");
}

} // namespace kizuna::fuzz
