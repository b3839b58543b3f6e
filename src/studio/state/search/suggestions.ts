// Suggested search words.

export const SUGGESTIONS: readonly string[] = [
  'rocket',
  'heart',
  'leaf',
  'bolt',
  'coffee',
  'music',
  'camera',
  'book',
  'cat',
  'cloud',
  'star',
  'mountain',
  'code',
  'shop',
  'flame',
  'planet',
  'bike',
  'chess',
  'diamond',
  'robot',
];
