#pragma once

#include "app/base/messages.h"
#include "app/faces/canvas.h"
#include "cards/library/card_library.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace kizuna {

struct SymbolLook;

/// All texts and symbols of a card's face in the user's language: a plain value that any thread may
/// draw.
struct CardFace {
    struct Number {
        std::string caption; ///< short, as in "Atk"
        std::string text;
    };
    struct Skill {
        std::string head; ///< its kind, limits and costs
        std::string text;
    };

    std::string id;
    std::string unit;
    std::string title;
    std::string other_name; ///< full name in the other of English and Japanese; may be empty
    std::string unit_class;
    std::string cost;
    std::string class_change;               ///< empty if the card has none
    std::vector<const SymbolLook*> symbols; ///< never empty: a ring if the card has none
    std::vector<Number> numbers;            ///< attack, support, range
    std::vector<std::string> signs;         ///< words of sign_strokes(): weapons, types, genders
    std::vector<Skill> skills;              ///< only if requested
    std::shared_ptr<const Pixels> picture;  ///< the user's picture; null: the face is drawn
};

/// `with_skills`: include the effects of the skills, which take longer to word than everything
/// else.
CardFace card_face(const Card& card, const CardLibrary& library, const Messages& messages,
                   bool with_skills);

/// The height of a card divided by its width: 88 by 63 millimetres.
inline constexpr double card_shape = 88.0 / 63.0;
/// From this width on, a face has room for the skills in the smallest letters.
inline constexpr int skills_face_width = 104;
/// From this width on, the skills are easy to read.
inline constexpr int easy_face_width = 150;
/// From this width on, a face has room for every word of the skills.
inline constexpr int whole_face_width = 320;
/// The factor by which the smallest letters of a face grow: at most `text_scale`, the user's text
/// size, and less if the rest of the face needs the room.
double face_letters(double width, double text_scale);
/// The height of the head with costs and name, which stays visible under another card. `letters`:
/// as face_letters() returns it.
double face_head_height(double width, double letters = 1);

/// The parts of a face that can change in a game, so that current values can be drawn over them.
struct FacePlaces {
    Box words;                  ///< the title and the skills
    Box signs;                  ///< weapons, types and class
    std::array<Box, 3> numbers; ///< attack, support, range
};
FacePlaces face_places(const Box& face, double letters = 1);

/// The colours and text size of drawn faces.
struct FaceLook {
    Colour paper = white;
    Colour ink = black;
    bool saves_ink = false; ///< lines and letters only, without colours and pictures
    double text_scale = 1;  ///< the user's text size, 1 being the usual one
    bool operator==(const FaceLook&) const = default;
};
inline constexpr FaceLook light_face{{0xfb, 0xfa, 0xf7}, {0x1c, 0x1b, 0x20}};
inline constexpr FaceLook dark_face{{0x2b, 0x2b, 0x30}, {0xf2, 0xf1, 0xee}};

/// Draws a card's face into a box at least 90 units wide, as much of it as fits, or the user's
/// picture instead.
void draw_card_face(Canvas& canvas, const Box& where, const CardFace& face, const FaceLook& look);
/// As draw_card_face(), but with every word of the skills, for paper: letters shrink as far as
/// needed, down to `min` units. False if the words still do not fit and end in "…".
bool draw_whole_card_face(Canvas& canvas, const Box& where, const CardFace& face,
                          const FaceLook& look, double min);
void draw_card_back(Canvas& canvas, const Box& where, const FaceLook& look);

} // namespace kizuna
