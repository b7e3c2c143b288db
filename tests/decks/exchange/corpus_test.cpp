#include "cards/base/encodings.h"
#include "decks/files/deck_file.h"

#include "decks/files/deck_tools.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>

using namespace kizuna;
namespace fs = std::filesystem;

// Files of other programs with the oddities that real ones have, a folder a kind. What is read in
// each stands beside it in a file that ends in ".read"; KIZUNA_WRITE_CORPUS=1 writes these anew, to
// be looked at before they are kept.
BOOST_AUTO_TEST_SUITE(corpus)

namespace {

std::vector<fs::path> files_of(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && entry.path().extension() != ".read")
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

void add_line(std::string& text, const std::string& key, const std::string& value)
{
    if (!value.empty())
        text += key + ": " + value + '\n';
}

std::string what_is_read(const fs::path& file)
{
    const DecodedText decoded = decoded_text(test::file_text(file));
    const std::string name = file.filename().string();
    const DeckFileKind* kind = deck_file_kind_for(decoded.text, name);
    std::string text = "kind: " + (kind ? std::string(kind->id) : "none") + '\n';
    if (decoded.encoding != TextEncoding::Utf8)
        add_line(text, "encoding", std::string(name_of(decoded.encoding)));
    const ImportedDeck imported = read_deck(decoded.text, name, test::shipped_tools());
    for (const Fault& fault : imported.faults)
        text += "refused: " + std::to_string(fault.place.line) + ':' +
                std::to_string(fault.place.column) + ' ' + fault.other + '\n';
    const Deck& deck = imported.deck;
    add_line(text, "name", deck.name);
    add_line(text, "author", deck.author);
    add_line(text, "format", deck.format);
    add_line(text, "protagonist", deck.protagonist);
    for (const std::string& tag : deck.tags)
        add_line(text, "tag", tag);
    text += "copies: " + std::to_string(imported.cards_in) + '\n' + test::listed(deck.cards);
    if (!deck.maybe.empty())
        text += "maybe:\n" + test::listed(deck.maybe);
    if (!deck.notes.empty())
        text += "notes:\n" + deck.notes + (deck.notes.ends_with('\n') ? "" : "\n");
    if (!imported.problems.empty())
        text += "told:\n" + test::listed(imported.problems);
    return text;
}

} // namespace

BOOST_AUTO_TEST_CASE(each_file_is_read_as_it_was_looked_at)
{
    const fs::path folder = fs::path(KIZUNA_TEST_SOURCE) / "corpus";
    for (const fs::path& file : files_of(folder)) {
        const std::string read = what_is_read(file);
        const fs::path expected = file.string() + ".read";
        if (std::getenv("KIZUNA_WRITE_CORPUS"))
            std::ofstream(expected) << read;
        BOOST_TEST(read == test::file_text(expected), file.filename().string());
    }
}

BOOST_AUTO_TEST_CASE(every_kind_that_is_read_has_files)
{
    for (const DeckFileKind& kind : deck_file_kinds()) {
        if (kind.read && kind.id != "spreadsheet") // which is read as every table
            BOOST_TEST(fs::exists(fs::path(KIZUNA_TEST_SOURCE) / "corpus" / kind.id), kind.id);
    }
}

BOOST_AUTO_TEST_SUITE_END()
