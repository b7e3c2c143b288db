#pragma once

#include "app/altean_deck.h"
#include "app/print/sheet_pages.h"
#include "app/scratch_folder.h"
#include "outside_program.h"

#include <string>

namespace kizuna::test {

inline SheetPages pages_of(const Deck& deck, const SheetOrder& order,
                           const Messages& messages = english(), std::string_view paper = "a4")
{
    return sheet_pages(deck_sheet(deck, shipped_catalogue(), messages, order), paper_of(paper),
                       messages);
}

inline SheetPages pages_of(const Deck& deck, SheetKind kind, const Messages& messages = english(),
                           std::string_view paper = "a4")
{
    return pages_of(deck, SheetOrder{.kind = kind}, messages, paper);
}

/// A sheet as other programs see it.
class PrintedSheet {
public:
    explicit PrintedSheet(const SheetPages& pages)
        : file_(folder_.write("sheet.pdf", sheet_pdf(pages)).string())
    {
    }

    /// All its words; those of one page where there is a number, from 1.
    std::string text(int page = 0) const
    {
        const std::string range =
            page > 0 ? "-f " + std::to_string(page) + " -l " + std::to_string(page) + ' ' : "";
        return output_of("pdftotext -layout " + range + file_ + " - 2>/dev/null");
    }
    std::string facts() const { return output_of("pdfinfo " + file_); }
    std::string fonts() const { return output_of("pdffonts " + file_); }
    /// What is read in its QR codes, as it comes out of a printer of 150 dots an inch.
    std::string qr_codes() const
    {
        const std::string picture = (folder_ / "page").string();
        output_of("pdftoppm -r 150 -png -singlefile " + file_ + ' ' + picture);
        return read_qr_codes(picture + ".png");
    }

private:
    ScratchFolder folder_;
    std::string file_;
};

inline bool has(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

} // namespace kizuna::test
