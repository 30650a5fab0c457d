export const setOf = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((words) => words.split(' ')));

const numbered = (...lines: readonly string[]) => {
  const names = lines.flatMap((line) => line.split(', '));
  return new Map(
    names.flatMap((spellings, index) => spellings.split(' ').map((name) => [name, index] as const)),
  );
};

/** The spellings of weekdays with their numbers; Monday is 0. */
export const weekdays = numbered(
  'mon monday, tue tues tuesday, wed weds wednesday, thu thur thurs thursday, fri friday, sat saturday, sun sunday',
);

/** The spellings of months with their numbers; January is 0. */
export const months = numbered(
  'jan january, feb february, mar march, apr april, may, jun june, jul july, aug august, sep sept september',
  'oct october, nov november, dec december',
);

const counts = numbered(', a an one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve');

/** The ordinal numbers in words, with their values. */
export const ordinals: ReadonlyMap<string, number> = new Map([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ['fifteenth', 15],
  ['twentieth', 20],
]);

export const countWords: readonly string[] = [...counts.keys()].filter((word) => word !== '');

/** The number for 'a', 'three' or '14', up to 999. */
export const countOf = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : counts.get(text));

/** Words that turn the number before them into an amount or a time: 'friday 20 pages', 'friday 9 am'. */
export const units = setOf(
  "am pm a.m p.m noon o'clock min mins minute minutes h hr hrs hour hours day days week weeks",
  'km k mi mile miles m kg g lb lbs l ml % eur euro euros usd dollar dollars',
  'x times reps sets laps steps rounds page pages chapters words people persons guests',
);
