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

/// Everything that a card's face says, in the user's language: a plain value, which any thread may
/// draw.
struct CardFace {
    struct Number {
        std::string caption; ///< short, as in "Atk"
        std::string text;
    };
    struct Skill {
        std::string head; ///< its kind, and what it costs or how often it may be used
        std::string text;
    };

    std::string id;
    std::string unit;
    std::string title;
    std::string other_name; ///< the whole name in the other of English and Japanese; may be empty
    std::string unit_class;
    std::string cost;
    std::string class_change;               ///< empty where none is printed
    std::vector<const SymbolLook*> symbols; ///< never empty
    std::vector<Number> numbers;            ///< attack, support, range
    std::vector<std::string> signs;         ///< words of sign_strokes(): weapons, types, genders
    std::vector<Skill> skills;              ///< empty where not asked for
    std::shared_ptr<const Pixels> picture;  ///< the user's own; null: the face is drawn
};

/// `with_skills`: what its skills do, which takes longer to word than all the rest.
CardFace card_face(const Card& card, const CardLibrary& library, const Messages& messages,
                   bool with_skills);

/// A card's height for its width: 88 by 63 millimetres.
inline constexpr double card_shape = 88.0 / 63.0;
/// From this width on a face has room for what the skills do, in the smallest letters.
inline constexpr int skills_face_width = 104;
/// From this width on they are read with ease.
inline constexpr int easy_face_width = 150;
/// From this width on a face has room for every word of them.
inline constexpr int whole_face_width = 320;
/// By how much the smallest letters of a face of that width grow where all texts are `text_scale`
/// times as large as usual: less than that where the rest of the face needs the room.
double face_letters(double width, double text_scale);
/// How much of a card that lies under another one shows its costs and its name; `letters` as above.
double face_head_height(double width, double letters = 1);

/// Where on a drawn face what may change in a game stands, so that what it is now can be written
/// there.
struct FacePlaces {
    Box words;                  ///< the title and the skills
    Box signs;                  ///< weapons, types and class
    std::array<Box, 3> numbers; ///< attack, support, range
};
FacePlaces face_places(const Box& face, double letters = 1);

/// What a face is drawn with: light or dark paper, its letters, and how much of it.
struct FaceLook {
    Colour paper = white;
    Colour ink = black;
    bool saves_ink = false; ///< lines and letters alone, without colours and pictures
    double text_scale = 1;  ///< how many times as large as usual texts are
    bool operator==(const FaceLook&) const = default;
};
inline constexpr FaceLook light_face{{0xfb, 0xfa, 0xf7}, {0x1c, 0x1b, 0x20}};
inline constexpr FaceLook dark_face{{0x2b, 0x2b, 0x30}, {0xf2, 0xf1, 0xee}};

/// Draws a card's face over a box of any width from 90 units on, with as much of it as there
/// is room for, or the user's picture in its place.
void draw_card_face(Canvas& canvas, const Box& where, const CardFace& face, const FaceLook& look);
/// The same with every word of its skills, for paper: in letters as small as that takes, but not
/// smaller than `min` units. False where they have no room even so; what is missing ends in "…".
bool draw_whole_card_face(Canvas& canvas, const Box& where, const CardFace& face,
                          const FaceLook& look, double min);
/// The back of a card.
void draw_card_back(Canvas& canvas, const Box& where, const FaceLook& look);

} // namespace kizuna
