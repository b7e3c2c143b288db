#pragma once

#include "app/base/error_reports.h"
#include "gui/base/guarded_app.h"

#include <functional>
#include <stdexcept>
#include <string>

namespace kizuna::test {

/// The program that the windows' tests run in.
class TestApp : public GuardedApp {
public:
    /// Hears of exceptions that come out of handlers. Empty: they fail the test.
    std::function<void(const std::string&)> hear_exception;

    /// A failed wxWidgets assertion fails the test instead of opening a dialog.
    void OnAssertFailure(const wxChar* file, int line, const wxChar*, const wxChar* condition,
                         const wxChar*) override
    {
        throw std::logic_error(wxString::Format("%s:%d: %s", file, line, condition).utf8_string());
    }

protected:
    bool take_exception() override
    {
        if (hear_exception)
            hear_exception(exception_text());
        return hear_exception != nullptr;
    }
};

} // namespace kizuna::test
