# Writes the description for software centres: cmake -D INTO=FILE [-D SITE=ADDRESS] -P metainfo.cmake
#
# They take pictures from the web alone, so it has some only where SITE says at which address the repository's files are
# published.
set(screenshots "")
if(SITE)
  set(pictures ${SITE}/installer/screenshots)
  string(JOIN "\n" screenshots
    "  <screenshots>"
    "    <screenshot type=\"default\">"
    "      <caption>The card pool, a card with what one more copy would change, and a deck in piles under its curve</caption>"
    "      <caption xml:lang=\"ja\">カード一覧、1枚増やしたときの変化、コスト別に並べたデッキ</caption>"
    "      <caption xml:lang=\"it\">Le carte, una carta con ciò che una copia in più cambierebbe, e un mazzo in pile sotto la sua curva</caption>"
    "      <image type=\"source\">${pictures}/builder-en.png</image>"
    "      <image type=\"source\" xml:lang=\"ja\">${pictures}/builder-ja.png</image>"
    "      <image type=\"source\" xml:lang=\"it\">${pictures}/builder-it.png</image>"
    "    </screenshot>"
    "    <screenshot>"
    "      <caption>A deck as a picture to post</caption>"
    "      <caption xml:lang=\"ja\">投稿できるデッキの画像</caption>"
    "      <caption xml:lang=\"it\">Un mazzo come immagine da pubblicare</caption>"
    "      <image type=\"source\">${pictures}/deck-en.png</image>"
    "      <image type=\"source\" xml:lang=\"ja\">${pictures}/deck-ja.png</image>"
    "      <image type=\"source\" xml:lang=\"it\">${pictures}/deck-it.png</image>"
    "    </screenshot>"
    "  </screenshots>\n")
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/org.kizuna.Kizuna.metainfo.xml.in ${INTO} @ONLY)
