import { expect, it } from 'vitest';
import { foldText, foldWithPlaces } from './fold-text.ts';

it.each([
  ["Anna’s ‘new’ “flat”, Don't´s", 'annas new flat, donts'],
  ['"Paint", “Paint”, „Paint“, «Paint», \'Paint\'', 'paint, paint, paint, paint, paint'],
  ['Pa\u200Bi\u200Cn\u200Dt, \u200ETo\u00ADmato\u200F, t\u2060e\uFEFFa', 'paint, tomato, tea'],
  ['👩\u200D🚀 \u2764\uFE0F', '👩🚀 \u2764'],
  ['Łódź', 'lodz'],
  ['Straße, STRAẞE', 'strasse, strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['Ærø, Œuvre', 'aero, oeuvre'],
  ['Þórður, Đà Nẵng', 'thordur, da nang'],
  ['İstanbul, ISPARTA, ısı', 'istanbul, isparta, isi'],
  ['Jörg', 'jorg'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ １２', 'full width 12'],
  ['ﬁnal', 'final'],
  ['ΟΔΟΣ, οδος, ὁδός', 'οδοσ, οδοσ, οδοσ'],
  ['Ёлка', 'елка'],
  ['שָׁלוֹם', 'שלום'],
  ['كِتَاب', 'كتاب'],
  ['हिन्दी', 'हिन्दी'],
  ['O‑ring – part 2', 'o-ring - part 2'],
  ['🎸 guitar', '🎸 guitar'],
])('[KA7] %j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('[QA3] a folded text knows the original positions of its characters', () => {
  const { folded, places } = foldWithPlaces('#Straße u\u0308ber 🎸');
  expect(folded).toBe('#strasse uber 🎸');
  expect(places).toEqual([0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 10, 11, 12, 13, 14, 14, 16]);
});

it('[QA3] characters that are not compared have no place in a folded text', () => {
  expect(foldWithPlaces('“P\u200Ba”!')).toEqual({ folded: 'pa!', places: [1, 3, 5, 6] });
});
