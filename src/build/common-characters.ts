// The commonest characters of Chinese, Japanese and Korean, from the first levels of national character sets.

/** Lead bytes of rows in an encoding whose characters have two bytes. The second is 0xa1 to 0xfe. */
const charactersOf = (
  encoding: string,
  rows: readonly (readonly [number, number])[],
): ReadonlySet<number> => {
  const decoder = new TextDecoder(encoding);
  const codePoints = new Set<number>();
  for (const [first, last] of rows)
    for (let lead = first; lead <= last; lead++)
      for (let trail = 0xa1; trail <= 0xfe; trail++)
        for (const character of decoder.decode(Uint8Array.of(lead, trail)))
          codePoints.add(character.codePointAt(0) as number);
  return codePoints;
};

/** Bopomofo and the 3,755 characters of GB 2312, level 1. */
export const commonChinese = charactersOf('gb18030', [
  [0xa8, 0xa8],
  [0xb0, 0xd7],
]);

/** Kana and the 2,965 kanji of JIS X 0208, level 1, which contain nearly all Joyo kanji. */
export const commonJapanese = charactersOf('euc-jp', [
  [0xa4, 0xa5],
  [0xb0, 0xcf],
]);

/** The 2,350 syllables of KS X 1001. */
export const commonKorean = charactersOf('euc-kr', [[0xb0, 0xc8]]);
