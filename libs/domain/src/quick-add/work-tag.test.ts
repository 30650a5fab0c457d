import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.ts';
import { titlesOf, workTag } from './work-tag.ts';

const named = (...titles: readonly string[]) =>
  titlesOf(titles.map((title, index) => ({ id: String(index), title })));
const tagIn = (line: string, titles = named('Kitchen', 'kitchen ', 'Kitchen: floor')) =>
  workTag(line, wordsOf(line), titles);

describe('a tag', () => {
  it.each([
    ['paint #KITCHEN: FLOOR today', 'Kitchen: floor', 6, 21],
    ['paint #kitchen: door', 'Kitchen', 6, 14],
    ['#kitchen: floor, no, #kitchen', 'Kitchen', 21, 29],
  ])('[QA3] in %j refers to %j', (line, title, start, end) => {
    const tag = tagIn(line);
    expect([tag?.value.title, tag?.start, tag?.end]).toEqual([title, start, end]);
  });

  it.each([
    ['buy shelves #mobel today', 'Möbel', 12, 18],
    ['paint #Lange Strasse, then #lange straße!', 'Lange Straße', 27, 40],
    ['call #Ann’s flat', "Ann's flat", 5, 16],
    ['call #cafe\u0301 and go', 'Café', 5, 11],
  ])('[QA3] in %j refers to %j, with any accents', (line, title, start, end) => {
    const tag = tagIn(line, named('Möbel', 'Lange Straße', "Ann's flat", 'Café'));
    expect([tag?.value.title, tag?.start, tag?.end]).toEqual([title, start, end]);
  });

  it('[QA3] refers to the first of two works with the same title, and never matches part of a title', () => {
    expect(tagIn('#kitchen')?.value.id).toBe('0');
    expect([tagIn('#kitchens'), tagIn('#kit'), tagIn('#'), tagIn('#', named(' '))]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

/** Counts the lookups for a line among works whose titles begin like the line. */
function lookUps(line: string, count: number) {
  const titles = named(...Array.from({ length: count }, (_, index) => `work ${1_000_000 + index}`));
  let asked = 0;
  const get = (title: string) => {
    asked += 1;
    return titles.get(title);
  };
  workTag(line, wordsOf(line), { ...titles, get });
  return { asked, lengths: titles.lengths.length };
}

describe('5,000 characters of tags', () => {
  it.each(['#work ', '#a ', '#work 1000000x ', '# '])(
    '[QA1] [QA2] of %j need as many lookups for 10,000 works as for one',
    (piece) => {
      const line = piece.repeat(5_000).slice(0, 5_000);
      const tags = line.split('#').length;
      const among = lookUps(line, 10_000);
      expect(among.lengths).toBe(1);
      expect(among.asked).toBeLessThanOrEqual(tags);
      expect(among).toEqual(lookUps(line, 1));
    },
  );
});
