import type { Word } from './words.ts';

const letters =
  'UTC|GMT|Z|[ECMP][SD]?T|AK[SD]T|HST|BST|WES?T|CES?T|EES?T|IST|MSK|PKT|SGT|HKT|JST|KST|A[CEW][SD]T|NZ[SD]T|BRT|CLT|SAST|EAT|CAT|WAT|MEZ|MESZ';
const offset = '[+−-]\\d{1,2}(?::?\\d\\d)?';
const zone = new RegExp(`^\\(?(?:(?:${letters})(?:${offset})?|[+−-]\\d{4}|\\+\\d\\d:\\d\\d)\\)?$`);
const american = /^\(?(?:Eastern|Central|Mountain|Pacific)\)?$/;
const joined = new RegExp(
  `^[(@]*\\d{1,2}(?:(?::\\d\\d){1,2}(?:[ap]m)?|[ap]m)(?:(?:${letters})(?:${offset})?|\\+\\d\\d:?\\d\\d)\\)?$`,
);

const textOf = (word: Word | undefined) => word?.text.slice(0, word.bareEnd - word.start) ?? '';

/** The number of words from `at` on that name a time zone, directly after a time: 'EST', '(UTC+2)', 'Berlin time'. */
export function lengthOfZone(words: readonly Word[], at: number): number {
  const text = textOf(words[at]);
  if (words[at + 1]?.bare === 'time' && /^(?:\p{Lu}|his$|her$|their$|your$|local$)/u.test(text)) return 2;
  return zone.test(text) || american.test(text) ? 1 : 0;
}

/** Whether a word is a time with its zone: '10:00Z', '3pmEST'. */
export const isTimeWithZone = (word: Word): boolean => joined.test(textOf(word));
