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
