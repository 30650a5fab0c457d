/** The day on which a user's weeks begin; the default depends on the locale. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const;
export type WeekStart = (typeof weekStarts)[number];

/** The hours of a user's clock, 1 to 12 or 0 to 23, with the names of `Intl`; the default depends on the locale. */
export const hourCycles = ['h12', 'h23'] as const;
export type HourCycle = (typeof hourCycles)[number];

/** The user's choices that affect texts. */
interface Chosen {
  readonly weekStart?: WeekStart;
  readonly hourCycle?: HourCycle;
}

/** The values of language tags (BCP 47, extension u). */
const weekKeys = { monday: 'fw-mon', sunday: 'fw-sun', saturday: 'fw-sat' } as const;

/** The choices as a part of a locale: 'fw-mon-hc-h23', or '' by default. */
export const localeKeys = ({ weekStart, hourCycle }: Chosen): string =>
  [weekStart && weekKeys[weekStart], hourCycle && `hc-${hourCycle}`].filter(Boolean).join('-');

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

const american = new Intl.Locale('en-US');

/**
 * The locale for days, times and numbers: the language of `base`, which defaults to the browser's, with the user's
 * choices. The calendar is always Gregorian, like the stored days, and the digits are always Latin. If `Intl` rejects
 * `base`, the language is that of en-US; choices that it rejects are left out.
 */
export function localeWith(
  keys: string,
  base: string = Intl.DateTimeFormat().resolvedOptions().locale,
): string {
  // `baseName` may contain an extension of its own: it is 'en-US-u-va-posix' where LANG is C.
  const { language, script, region } = readLocale(base) ?? american;
  const tagWith = (chosen: string) =>
    [language, script, region, 'u-ca-gregory', chosen, 'nu-latn'].filter(Boolean).join('-');
  return readLocale(tagWith(keys))?.toString() ?? tagWith('');
}

/** The browser's locale, without any choice. */
export const browserLocale = localeWith('');

/** '1,200' in en-US. */
export const numberText = (value: number) => value.toLocaleString(browserLocale);

/** The chosen hours in a locale, if any. */
export const hourCycleIn = (locale: string | undefined): HourCycle | undefined =>
  hourCycles.find((one) => locale?.includes(`hc-${one}`));
