const numbered = (names: readonly string[]) =>
  new Map(names.flatMap((spellings, index) => spellings.split(' ').map((name) => [name, index] as const)));

/** Each spelling of a weekday and its number, Monday being 0. */
export const weekdays = numbered([
  'mon monday',
  'tue tues tuesday',
  'wed weds wednesday',
  'thu thur thurs thursday',
  'fri friday',
  'sat saturday',
  'sun sunday',
]);

/** Each spelling of a month and its number, January being 0. */
export const months = numbered([
  'jan january',
  'feb february',
  'mar march',
  'apr april',
  'may',
  'jun june',
  'jul july',
  'aug august',
  'sep sept september',
  'oct october',
  'nov november',
  'dec december',
]);

const counts = numbered([
  '',
  'a an one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]);

/** 'a', 'three' or '14', up to 999. */
export const countOf = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : counts.get(text));

/** What makes the number before it an amount or a time: 'friday 20 pages', 'friday 9 am'. */
export const units: ReadonlySet<string> = new Set(
  [
    "am pm a.m p.m noon o'clock min mins minute minutes h hr hrs hour hours day days week weeks",
    'km k mi mile miles m kg g lb lbs l ml % eur euro euros usd dollar dollars',
    'x times reps sets laps steps rounds page pages chapters words people persons guests',
  ].flatMap((words) => words.split(' ')),
);
