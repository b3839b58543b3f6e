// Maximum length of a color that the parser accepts, in UTF-16 code units.

export const LONGEST_COLOR = 200;
