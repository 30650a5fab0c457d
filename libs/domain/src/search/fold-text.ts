/** Letters that Unicode does not decompose, with the replacement to type on a keyboard without them. */
const alike: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
const alikes = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');

/** Marks that a search ignores: accents, Hebrew points and Arabic vowel signs. Vowels of other scripts stay. */
const marks = /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u064B-\u065F\u0670]/g;

/** Quotes, also those of other scripts, and characters without a glyph, such as U+200B or a soft hyphen. */
const ignored = /[\p{Quotation_Mark}\p{Default_Ignorable_Code_Point}`ʻʼ′׳״]/gu;

/** Normalizes a text for search, palette and tags: without case, accents, full width, quotes and invisible characters. */
export const foldText = (text: string): string =>
  text
    // Unicode decomposes it into a space and an accent.
    .replaceAll('´', '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(ignored, '')
    .replace(alikes, (sign) => alike[sign] ?? sign);

/** A folded text, and the position of each of its characters in the original text, followed by the original's end. */
export function foldWithPlaces(text: string): {
  readonly folded: string;
  readonly places: readonly number[];
} {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = foldText(character);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) places.push(at);
    at += character.length;
  }
  return { folded, places: [...places, at] };
}
