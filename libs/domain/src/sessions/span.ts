import type { Instant } from '../brands.ts';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { timeText, weekdayAndDay } from '../time/format.ts';

/** When a session ended, and its length in whole seconds. Where it was paused is not stored. */
export interface Span {
  readonly end: Instant;
  readonly duration: number;
}

const startOf = ({ end, duration }: Span) => Date.parse(end) - duration * 1000;

/** '2:05 PM to 2:30 PM', with the day of a start on an earlier day. */
function timesOf(span: Span, locale?: string): string {
  const [start, end] = [new Date(startOf(span)), new Date(span.end)];
  const first = planDayOf(start);
  const day = first === planDayOf(end) ? '' : `${weekdayAndDay(first, locale)}, `;
  return `${day}${timeText(clockTimeOf(start), locale)} to ${timeText(clockTimeOf(end), locale)}`;
}

export const spanText = (span: Span, locale?: string) => `From ${timesOf(span, locale)}`;

/** Names the session with which a span shares the most time; undefined if there is none. */
export function overlapText(
  span: Span,
  others: readonly (Span & { readonly name: string })[],
  locale?: string,
): string | undefined {
  const sharedWith = (other: Span) =>
    Math.min(Date.parse(span.end), Date.parse(other.end)) - Math.max(startOf(span), startOf(other));
  const [most] = others
    .filter((other) => sharedWith(other) > 0)
    .toSorted((a, b) => sharedWith(b) - sharedWith(a));
  return most && `Overlaps the ${most.name} from ${timesOf(most, locale)}`;
}
