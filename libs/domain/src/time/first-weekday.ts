/** 0 is Sunday, 6 Saturday, as `Date.prototype.getDay` counts. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Some browsers have a method, older ones a property, others neither; `firstDay` is 1 for Monday to 7. */
interface WithWeekInfo {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** The default of ISO 8601, if the browser does not know. */
const monday = { firstDay: 1 };

/** The user's choice is part of the locale, but not every browser evaluates it. */
const chosenDays: Readonly<Record<string, Weekday>> = { sun: 0, mon: 1, sat: 6 };

/** The first day of the week from the locale's `fw` key, else as usual in its region. */
export function firstWeekday(locale: string = Intl.DateTimeFormat().resolvedOptions().locale): Weekday {
  const chosen = chosenDays[/-u-.*\bfw-([a-z]+)/.exec(locale)?.[1] ?? ''];
  if (chosen !== undefined) return chosen;
  const known = new Intl.Locale(locale) as Intl.Locale & WithWeekInfo;
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? monday;
  return (firstDay % 7) as Weekday;
}
