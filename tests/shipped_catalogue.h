#pragma once

#include "app/cards/catalogue.h"

namespace kizuna::test {

inline ProgramFolders build_folders()
{
    return {KIZUNA_TEST_DATA, KIZUNA_TEST_LOCALES};
}

/// The real catalogue, read once for all tests of a program.
inline const Catalogue& shipped_catalogue()
{
    static const Catalogue catalogue = load_catalogue(build_folders());
    return catalogue;
}

} // namespace kizuna::test
