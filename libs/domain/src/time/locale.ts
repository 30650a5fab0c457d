/** The day on which a user's weeks begin; without a choice the locale decides. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const;
export type WeekStart = (typeof weekStarts)[number];

/** Which hours a user's clock shows, 1 to 12 or 0 to 23, as `Intl` names them; without a choice the locale decides. */
export const hourCycles = ['h12', 'h23'] as const;
export type HourCycle = (typeof hourCycles)[number];

/** What a user has chosen, as far as texts depend on it. */
interface Chosen {
  readonly weekStart?: WeekStart;
  readonly hourCycle?: HourCycle;
}

/** As a language tag names them (BCP 47, extension u). */
const weekKeys = { monday: 'fw-mon', sunday: 'fw-sun', saturday: 'fw-sat' } as const;

/** The choices in the form that a locale carries them: 'fw-mon-hc-h23', or '' without any. */
export const localeKeys = ({ weekStart, hourCycle }: Chosen): string =>
  [weekStart && weekKeys[weekStart], hourCycle && `hc-${hourCycle}`].filter(Boolean).join('-');

/**
 * The locale in which a user reads days, times and numbers: the language of `base`, the browser's where it is left out,
 * with the user's choices. Calendar and digits are always those of the stored days and of plain numbers.
 */
export const localeWith = (
  keys: string,
  base: string = Intl.DateTimeFormat().resolvedOptions().locale,
): string =>
  [new Intl.Locale(base).baseName, 'u-ca-gregory', keys, 'nu-latn'].filter((part) => part !== '').join('-');

/** The browser's, without any choice. */
export const browserLocale = localeWith('');

/** '1,200' in en-US. */
export const numberText = (value: number) => value.toLocaleString(browserLocale);

/** The hours that were chosen, where a locale carries them. */
export const hourCycleIn = (locale: string | undefined): HourCycle | undefined =>
  hourCycles.find((one) => locale?.includes(`hc-${one}`));
