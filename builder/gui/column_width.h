#pragma once

class wxDataViewCtrl;
class wxString;

namespace kizuna {

/// How wide a column must be: `least` in device-independent pixels, and never so narrow that its
/// title is cut in a language with longer words.
int column_width(const wxDataViewCtrl& list, const wxString& title, int least);

} // namespace kizuna
