#include "cli/console/subcommands.h"

#include "app/base/files.h"
#include "app/base/program_files.h"
#include "app/collection/user_cards.h"
#include "app/text/fault_text.h"
#include "app/text/printable.h"
#include "cards/base/faults.h"
#include "cards/query/query.h"

#include <algorithm>
#include <cerrno>
#include <ostream>

namespace kizuna {
namespace {

Complaint complaint_about(const Fault& fault, const Messages& messages)
{
    return {.place = fault.place,
            .message = fault_text(fault, messages),
            .suggestions = fault.suggestions};
}

Json error_json(const Complaint& complaint)
{
    const auto or_null = [](int number) { return number > 0 ? Json(number) : Json(); };
    const Place& place = complaint.place;
    return Json::object({{"file", place.file.empty() ? Json() : Json(place.file)},
                         {"line", or_null(place.line)},
                         {"column", or_null(place.column)},
                         {"message", complaint.message},
                         {"suggestions", Json::list(complaint.suggestions)}});
}

} // namespace

std::string place_text(const Place& place)
{
    std::string text = printable(place.file, place.file.size());
    for (const int number : {place.line, place.column}) {
        if (number > 0)
            text += ':' + std::to_string(number);
    }
    return text;
}

CommandLine::CommandLine(const Console& console, ProgramFolders folders, Messages messages)
    : terminal_out_(console.out, &options.json), terminal_err_(console.err), out(&terminal_out_),
      err(&terminal_err_), console_(console), folders_(std::move(folders)),
      messages_(std::move(messages))
{
}

CommandLine::~CommandLine() = default;

bool CommandLine::choose_game(const std::string& id, const Place& place)
{
    game_ = nullptr;
    if (id == cipher_game)
        return true;
    auto found = games().find(id);
    if (auto* fault = std::get_if<Fault>(&found)) {
        if (fault->place.file.empty())
            fault->place = place;
        fail(*fault);
        return false;
    }
    game_ = std::get<const CardGameCatalogue*>(found);
    return true;
}

CardGameCatalogues& CommandLine::games()
{
    if (!games_)
        games_ = std::make_unique<CardGameCatalogues>(folders_, options.library);
    return *games_;
}

const Catalogue& CommandLine::catalogue()
{
    if (game_)
        return game_->catalogue;
    if (console_.shipped && !options.library.instead && options.library.also.empty())
        return *console_.shipped;
    if (catalogue_)
        return *catalogue_;
    LibraryChoice choice = options.library;
    std::error_code error;
    if (const auto own = own_cards_folder(user_data_folder());
        !choice.instead && std::filesystem::exists(own, error))
        choice.if_readable.push_back(own);
    catalogue_ = std::make_unique<Catalogue>(load_catalogue(folders_, choice));
    for (const Fault& fault : catalogue_->left_out)
        note(text("gui.library.not-read"_msg, {{"fault", placed_fault_text(fault, messages_)}}));
    return *catalogue_;
}

UserCards& CommandLine::user_cards()
{
    if (!user_cards_)
        user_cards_ = std::make_unique<UserCards>(user_data_folder(), catalogue().tools());
    return *user_cards_;
}

std::optional<std::string> CommandLine::read(const std::string& argument)
{
    return read(argument, argument);
}

std::optional<std::string> CommandLine::read(const std::string& argument,
                                             const std::filesystem::path& file)
{
    auto text = argument == "-" ? console_.read_input() : read_file(file);
    if (auto* fault = std::get_if<Fault>(&text)) {
        fault->place.file = argument;
        fail(*fault);
        return std::nullopt;
    }
    return std::get<std::string>(std::move(text));
}

bool CommandLine::colours() const
{
    return options.color == "always" || (options.color == "auto" && console_.colours);
}

void CommandLine::answer(Answer answer)
{
    worst_ = std::max(worst_, answer);
}

void CommandLine::fail(const Complaint& complaint, Answer answer)
{
    out.flush(); // so that a terminal shows both in order
    err << (complaint.place.file.empty() ? "kizuna-cli" : place_text(complaint.place)) << ": "
        << complaint.message << '\n';
    if (!complaint.picture.empty())
        err << complaint.picture;
    else if (!complaint.suggestions.empty())
        err << "  " << suggestion_text(complaint.suggestions, messages_) << '\n';
    complaints_.push_back(complaint);
    this->answer(answer);
}

void CommandLine::fail(const Fault& fault, Answer answer)
{
    fail(complaint_about(fault, messages_), answer);
}

void CommandLine::fail(const std::string& message, const std::string& file,
                       const std::vector<std::string>& suggestions)
{
    fail(Complaint{.place = {.file = file}, .message = message, .suggestions = suggestions});
}

void CommandLine::fail_at_caret(const Fault& fault, const std::string& typed)
{
    Complaint complaint = complaint_about(fault, messages_);
    complaint.picture = with_caret(typed, fault) + '\n';
    if (!fault.suggestions.empty())
        complaint.picture += "  " + suggestion_text(fault.suggestions, messages_) + '\n';
    fail(complaint);
}

void CommandLine::note(const std::string& text)
{
    if (options.quiet)
        return;
    out.flush();
    err << text << '\n';
}

int CommandLine::finish()
{
    if (options.json && (document_ || !complaints_.empty())) {
        Json document = std::move(document_).value_or(Json::object());
        if (!complaints_.empty())
            document.set("error", error_json(complaints_.front()));
        if (complaints_.size() > 1)
            document.set("errors", Json::list(complaints_, error_json));
        out << document.to_text() << '\n';
    }
    out.flush();
    // A closed pipe is no failure: the reader has seen enough.
    if (const int error = console_.output_error(); error != 0 && error != EPIPE)
        fail(Fault{faults::FileUnwritable{reason_of(error)}, {.file = "-"}},
             has_written_file_ ? Answer::Yes : Answer::Unusable);
    err.flush();
    return static_cast<int>(worst_);
}

} // namespace kizuna
