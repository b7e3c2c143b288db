#include "gui/text/text_output.h"

#include "app/base/files.h"
#include "app/text/fault_text.h"
#include "gui/base/wx_text.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>

namespace kizuna {

bool copy_text(const std::string& text)
{
    const wxClipboardLocker clipboard;
    if (!clipboard)
        return false;
    const bool done = wxTheClipboard->SetData(new wxTextDataObject(to_wx(text)));
    wxTheClipboard->Flush(); // so that it outlives the program
    return done;
}

bool copy_bitmap(const wxBitmap& bitmap)
{
    const wxClipboardLocker clipboard;
    if (!clipboard)
        return false;
    const bool done = wxTheClipboard->SetData(new wxBitmapDataObject(bitmap));
    wxTheClipboard->Flush(); // so that it outlives the program
    return done;
}

std::string pasted_text()
{
    const wxClipboardLocker clipboard;
    wxTextDataObject text;
    if (!clipboard || !wxTheClipboard->IsSupported(wxDF_UNICODETEXT) ||
        !wxTheClipboard->GetData(text))
        return {};
    return from_wx(text.GetText());
}

void save_text(wxWindow& parent, const Messages& messages, const std::string& suggested,
               const std::string& ending, const std::string& text)
{
    wxFileDialog dialog(&parent, to_wx(messages.get("gui.text.save"_msg)), "",
                        to_wx(suggested + "." + ending), to_wx("*." + ending),
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK)
        return;
    if (const auto fault = write_file(from_wx(dialog.GetPath()), text))
        wxMessageBox(to_wx(placed_fault_text(*fault, messages)),
                     to_wx(messages.get("gui.program"_msg)), wxOK | wxICON_ERROR, &parent);
}

} // namespace kizuna
