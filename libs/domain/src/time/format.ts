import type { ClockTime, PlanDay } from '../brands.ts';
import { isolated } from '../texts.ts';
import { browserLocale } from './locale.ts';

const styles = {
  short: { month: 'short', day: 'numeric' },
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  name: { weekday: 'short' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

/** Creating a formatter is much slower than using it, and lists format every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(style: Style, locale: string): Intl.DateTimeFormat {
  const key = `${style} ${locale}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** A calendar day has no time zone: it is formatted as a UTC time in UTC, so the result is the same everywhere. */
const dayText =
  (style: Style) =>
  (day: PlanDay, locale = browserLocale) =>
    isolated(formatFor(style, locale).format(Date.parse(`${day}T12:00:00Z`)));

/** 'Mar 4' in en-US, '4 Mar' in en-GB; the default is the browser's locale. */
export const shortDay = dayText('short');
/** 'Mar 4, 2026' in en-US. */
export const mediumDay = dayText('medium');
/** 'Wed' in en-US. */
export const weekdayName = dayText('name');
/** 'Wed, Mar 4' in en-US. */
export const weekdayAndDay = dayText('weekday');
/** 'Wednesday 4 March' in en-GB. */
export const longDay = dayText('long');

const fullDay = dayText('full');

/** 'Wednesday 4 March' in en-GB, with the year if it is not today's. */
export function dayName(day: PlanDay, today: PlanDay, locale?: string): string {
  const text = day.slice(0, 4) === today.slice(0, 4) ? longDay : fullDay;
  return text(day, locale);
}

/** '18 Nov – 22 Nov', with the years if they differ. */
export function dayRange(from: PlanDay, to: PlanDay, locale?: string): string {
  const text = from.slice(0, 4) === to.slice(0, 4) ? shortDay : mediumDay;
  return `${text(from, locale)} – ${text(to, locale)}`;
}

/** '2:00 PM' in en-US, '14:00' in en-GB; the default is the browser's locale. */
export const timeText = (time: ClockTime, locale = browserLocale) =>
  isolated(formatFor('time', locale).format(Date.parse(`2000-01-01T${time}Z`)));

/** The greeting for the local hour of `now`. */
export function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
