#include "cards/library/exchange_ids.h"

#include "cards/base/fault.h"
#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

using namespace kizuna;

BOOST_AUTO_TEST_SUITE(exchange_ids)

namespace {

using Codes = std::vector<std::string>;

const ExchangeIds& shipped()
{
    static const ExchangeIds ids(
        test::file_text(std::filesystem::path(KIZUNA_TEST_DATA) / "exchange.tsv"), "exchange.tsv");
    return ids;
}

Fault fault_of_table(const std::string& table)
{
    try {
        const ExchangeIds ids(table, "table.tsv");
    } catch (const DataError& error) {
        return error.fault();
    }
    throw std::runtime_error("the table was accepted");
}

/// The fault of a table with this body under the right head line.
Fault fault_of(const std::string& body)
{
    return fault_of_table("code\tciphervit\tlackey\tcipher-online\tdecksteria\tdeck-builder\n" +
                          body);
}

} // namespace

BOOST_AUTO_TEST_CASE(every_printing_of_the_library_has_a_row)
{
    Codes missing;
    for (const Card& card : test::shipped_library().cards()) {
        for (const Printing& printing : card.printings) {
            if (shipped().id_of(NumberingProgram::CipherVit, printing.code).empty())
                missing.push_back(printing.code);
        }
    }
    BOOST_TEST(missing == Codes(), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_printing_can_be_found_again_by_both_ids)
{
    Codes lost;
    for (const Card& card : test::shipped_library().cards()) {
        for (const Printing& printing : card.printings) {
            const auto holds = [&](const Codes& codes) {
                return std::ranges::find(codes, printing.code) != codes.end();
            };
            if (!holds(shipped().codes_of(
                    NumberingProgram::CipherVit,
                    shipped().id_of(NumberingProgram::CipherVit, printing.code))) ||
                !holds(shipped().from_lackey(shipped().lackey_id(printing.code))))
                lost.push_back(printing.code);
        }
    }
    BOOST_TEST(lost == Codes(), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_plus_tells_the_alternative_artwork_apart)
{
    BOOST_TEST(shipped().codes_of(NumberingProgram::CipherVit, "47") == Codes{"B01-001SR"});
    BOOST_TEST(shipped().codes_of(NumberingProgram::CipherVit, "47+") == Codes{"B01-001SR+"});
}

BOOST_AUTO_TEST_CASE(a_shared_serial_gives_the_usual_printing_first)
{
    BOOST_TEST(shipped().codes_of(NumberingProgram::CipherVit, "1685") ==
               (Codes{"P14-009PR", "P14-009PRX"}));
    BOOST_TEST(shipped().codes_of(NumberingProgram::CipherVit, "2141") ==
               (Codes{"P16-009PR", "P16-009PRX"}));
}

BOOST_AUTO_TEST_CASE(leading_zeros_of_a_serial_do_not_matter)
{
    BOOST_TEST(shipped().codes_of(NumberingProgram::CipherVit, " 0047") == Codes{"B01-001SR"});
}

BOOST_DATA_TEST_CASE(a_serial_that_is_none_names_nothing,
                     boost::unit_test::data::make({"", "+", "0", "-47", "4 7", "47++", "B01-001",
                                                   "99999999999999999999999999"}))
{
    BOOST_TEST(shipped().codes_of(NumberingProgram::CipherVit, sample).empty());
}

BOOST_AUTO_TEST_CASE(the_first_six_series_have_all_numbers_of_cipher_online)
{
    Codes missing;
    for (int id = 0; id <= 748; ++id) {
        const std::string number = std::to_string(id);
        const Codes& codes = shipped().codes_of(NumberingProgram::CipherOnline, number);
        if (codes.size() != 1 ||
            shipped().id_of(NumberingProgram::CipherOnline, codes[0]) != number)
            missing.push_back(number);
    }
    BOOST_TEST(missing == Codes(), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(decksteria_tells_artworks_apart_by_a_second_number)
{
    BOOST_TEST(shipped().codes_of(NumberingProgram::Decksteria, "2/0") == Codes{"B01-003HN"});
    BOOST_TEST(shipped().codes_of(NumberingProgram::Decksteria, "2/3") == Codes{"B01-003ST"});
}

BOOST_AUTO_TEST_CASE(a_printing_that_decksteria_lists_under_two_cards_is_found_by_both)
{
    BOOST_TEST(shipped().codes_of(NumberingProgram::Decksteria, "192/1") == Codes{"B02-093R+"});
    BOOST_TEST(shipped().codes_of(NumberingProgram::Decksteria, "193/0") == Codes{"B02-093R+"});
    BOOST_TEST(shipped().id_of(NumberingProgram::Decksteria, "B02-093R+") == "192/1");
}

BOOST_AUTO_TEST_CASE(a_card_with_another_name_in_decksterias_predecessor_has_that_name)
{
    BOOST_TEST(shipped().deck_builder_id("B08-047bN") == "Risen.DefiledSoldierB");
    BOOST_TEST(shipped().deck_builder_id("B01-001SR").empty());
    BOOST_TEST(shipped().deck_builder_id("B01-003ST") == "-");
}

BOOST_AUTO_TEST_CASE(a_lackey_image_id_follows_from_the_code)
{
    BOOST_TEST(shipped().lackey_id("B01-001SR+") == "B01-001SRplus_SAMPLE");
    BOOST_TEST(shipped().lackey_id("B07-002R+X") == "B07-002RplusX_SAMPLE");
    BOOST_TEST(shipped().lackey_id("T01-001N") == "T01-001N_SAMPLE"); // in no table
}

BOOST_AUTO_TEST_CASE(a_starter_reprint_may_share_the_boosters_image)
{
    BOOST_TEST(shipped().lackey_id("B01-003ST") == "B01-003HN_SAMPLE");
    BOOST_TEST(shipped().from_lackey("B01-003HN_SAMPLE") == (Codes{"B01-003HN", "B01-003ST"}));
}

BOOST_AUTO_TEST_CASE(three_starter_reprints_have_an_image_of_their_own_in_lackey)
{
    for (const char* code : {"B13-027ST", "B13-029ST", "B13-031ST"})
        BOOST_TEST(shipped().from_lackey(shipped().lackey_id(code)) == Codes{code});
}

BOOST_DATA_TEST_CASE(
    every_spelling_of_an_image_id_is_understood,
    boost::unit_test::data::make({"B01-001SRplus_SAMPLE.png", "B01-001SRplus_SAMPLE",
                                  "B01-001SRplus.png", "B01-001SR+", "b01-001srPlus.PNG",
                                  "sets/setimages/B01/B01-001SRplus_SAMPLE.jpg",
                                  "setimages\\B01\\B01-001SRplus.png", "B01-001SRplus_SAMPLEv2.png",
                                  "B01-001SRplusv3_SAMPLE.png", " B01-001SRplus "}))
{
    BOOST_TEST(shipped().from_lackey(sample) == Codes{"B01-001SR+"});
}

BOOST_AUTO_TEST_CASE(a_printing_without_an_own_image_is_found_by_its_code)
{
    BOOST_TEST(shipped().from_lackey("B01-003ST.png") == Codes{"B01-003ST"});
}

BOOST_DATA_TEST_CASE(an_unknown_image_names_nothing,
                     boost::unit_test::data::make({"", ".png", "_SAMPLE", "/", "PBM-009",
                                                   "B99-001N_SAMPLE.png"}))
{
    BOOST_TEST(shipped().from_lackey(sample).empty());
}

BOOST_AUTO_TEST_CASE(a_table_without_the_head_line_is_refused)
{
    const Fault fault = fault_of_table("B01-001SR\t47\n");
    BOOST_TEST((fault.kind == FaultKind::BadTable));
    BOOST_TEST((fault.place == Place{"table.tsv", 1, 0}));
}

BOOST_AUTO_TEST_CASE(a_line_with_too_few_or_too_many_columns_is_told_by_its_number)
{
    BOOST_TEST((fault_of("B01-001SR\t47\nB01-001SR+\n").place == Place{"table.tsv", 3, 0}));
    BOOST_TEST((fault_of("B01-001SR\t47\tx\t1\t2/0\ty\tz\n").kind == FaultKind::BadTable));
}

BOOST_AUTO_TEST_CASE(a_repeated_code_is_refused_with_the_line_of_the_first)
{
    const Fault fault = fault_of("B01-001SR\t47\nB01-001SR\t48\n");
    BOOST_TEST((fault.kind == FaultKind::RepeatedPrinting));
    BOOST_TEST(fault.what == "B01-001SR");
    BOOST_TEST(fault.place.line == 3);
    BOOST_TEST(fault.other == "2");
}

BOOST_AUTO_TEST_CASE(a_serial_that_is_no_number_is_refused)
{
    BOOST_TEST((fault_of("B01-001SR\tx47\n").kind == FaultKind::NotANumber));
}

BOOST_AUTO_TEST_SUITE_END()
