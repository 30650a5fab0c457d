const namesByLocale = new Map<string | undefined, ReadonlySet<string>>();

const monday = Date.UTC(2026, 0, 5);
const weekdaysIn = (locale: string | undefined) => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(monday + day * 86_400_000));
};
const nearDaysIn = (locale: string | undefined) => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return [-2, -1, 1, 2].map((days) => format.format(days, 'day'));
};

/**
 * The names of weekdays and of the days around today in a language, in lower case: 'freitag', 'morgen'. They are not
 * read, but a line with one of them is not for today.
 * @param locale by default the browser's
 */
export function namesOfDaysIn(locale: string | undefined): ReadonlySet<string> {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const names = new Set([...weekdaysIn(locale), ...nearDaysIn(locale)].map((name) => name.toLowerCase()));
  namesByLocale.set(locale, names);
  return names;
}
