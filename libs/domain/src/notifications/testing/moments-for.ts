import { momentsOf, notifiedHere, type NotifiedItem } from '../moments.ts';
import type { Moment } from '../state.ts';

/** The moments of an item, as a page reports them. @param leads those of the settings */
export const momentsFor = (item: NotifiedItem, leads?: string): readonly Moment[] =>
  momentsOf(item, { ...notifiedHere, timeText: (at) => at, leads }).map(
    ({ tag, at, isUrgent, ...texts }) => ({
      ...{ tag, at, item: item.id, kind: item.type, startsAt: item.startsAt },
      words: { ...texts, name: item.title, to: `/${item.type}` },
      ...(isUrgent && { madeAt: item.startsAt }),
    }),
  );

const minute = 60_000;
const minutesOfDay = 1_440;

/** In milliseconds. Whole days go by the clock of this process. */
function before(start: number, lead: number): number {
  const at = start - lead * minute;
  if (lead % minutesOfDay > 0) return at;
  const offset = (time: number) => new Date(time).getTimezoneOffset() * minute;
  return at + offset(at) - offset(start);
}

/**
 * When an item must ring, in milliseconds, worked out without the code that is tested.
 * @param usual the leads of the settings
 */
export function ringsOf(item: NotifiedItem, usual = '10 0'): readonly number[] {
  const { startsAt, createdAt, leads = usual, snoozedUntil, completed = false } = item;
  if (completed) return [];
  const first = Math.max(Date.parse(createdAt), snoozedUntil ? Date.parse(snoozedUntil) + 1 : 0);
  const planned =
    leads === 'none' ? [] : leads.split(' ').map((lead) => before(Date.parse(startsAt), Number(lead)));
  const all = [...(snoozedUntil ? [Date.parse(snoozedUntil)] : []), ...planned.filter((at) => at >= first)];
  return all.filter((at) => !all.some((other) => other > at && isSameMinute(at, other)));
}

const isSameMinute = (one: number, other: number) => Math.floor(one / minute) === Math.floor(other / minute);
