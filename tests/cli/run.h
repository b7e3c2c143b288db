#pragma once

#include "app/scratch_folder.h"
#include "cli/console/subcommands.h"
#include "shipped_catalogue.h"
#include "test_library.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

namespace kizuna::test {

using JsonDocument = nlohmann::ordered_json;

/// In which the program speaks.
inline constexpr const char* languages[] = {"en", "ja", "it"};

/// How a run of the program ended.
struct Run {
    int code = 0;
    std::string out;
    std::string err;

    bool says(std::string_view text) const { return out.find(text) != std::string::npos; }
    bool warns(std::string_view text) const { return err.find(text) != std::string::npos; }
    /// `out` as one JSON document; throws where it is none.
    JsonDocument json() const { return JsonDocument::parse(out); }
};

/// Runs the program as a shell would, but for the language, which is English unless an argument
/// says otherwise. `input` is what it reads for "-"; `at_terminal` may ask for more of the console.
inline Run run(std::vector<std::string> arguments, const std::string& input = {},
               const std::function<void(Console&)>& at_terminal = {})
{
    const bool has_language = std::ranges::any_of(
        arguments, [](const std::string& each) { return each.starts_with("--lang"); });
    if (!has_language)
        arguments.insert(arguments.begin(), "--lang=en");
    std::vector<const char*> argv{"kizuna-cli"};
    for (const std::string& argument : arguments)
        argv.push_back(argument.c_str());

    std::ostringstream out;
    std::ostringstream err;
    Console console{.out = out, .err = err};
    console.read_input = [&input]() -> std::variant<std::string, Fault> { return input; };
    console.shipped = &shipped_catalogue();
    if (at_terminal)
        at_terminal(console);
    const int code = run_command_line(static_cast<int>(argv.size()), argv.data(), console);
    return {code, out.str(), err.str()};
}

/// The same at a terminal whose user interrupts after a moment.
inline Run run_interrupted(std::vector<std::string> arguments)
{
    return run(std::move(arguments), {}, [](Console& console) {
        console.progress = true;
        console.interrupted = [asked = 0]() mutable { return ++asked > 3; };
    });
}

/// The keys of an object, in the order they stand.
inline std::vector<std::string> keys_of(const JsonDocument& object)
{
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

/// The official first starter deck, as CipherVit keeps it: legal, fifty cards, no protagonist
/// named.
inline std::string starter_file()
{
    return KIZUNA_TEST_SOURCE "/golden/S01.fe0d";
}

/// The same deck with its one copy of B01-013 replaced by a fifth copy of S01-001.
inline std::string starter_with_a_fifth_marth()
{
    std::string text = file_text(starter_file());
    std::erase(text, '\r');
    const std::size_t line = text.find("\n13\n");
    return text.replace(line, 4, "\n1\n");
}

/// A legal deck of our own kind: the starter with its protagonist named.
inline std::string native_starter()
{
    return run({"convert", starter_file(), "-", "--to", "kizuna", "--protagonist", "B01-003",
                "--quiet"})
        .out;
}

} // namespace kizuna::test
