import type { Instant } from '../brands.ts';
import type { Lead } from '../leads/lead.ts';
import { leadsWords } from '../leads/lead-words.ts';
import { type QuietHours, quietUntil } from '../settings/quiet-hours.ts';
import { capitalized } from '../texts.ts';
import { momentsOf } from './moments.ts';

interface Around {
  readonly now: Instant;
  readonly quiet: QuietHours | undefined;
  readonly timeZone: string;
}

/** The moment of one lead, if it is still to come. */
function comingMoment(startsAt: Instant, lead: Lead, now: Instant) {
  const item = {
    type: 'reminder',
    id: '',
    title: '',
    startsAt,
    createdAt: now,
    leads: String(lead),
  } as const;
  return momentsOf(item)[0];
}

/**
 * What a form says of leads that do not ring at their moment: '1 day before has already passed.'
 * @param leads the longest first
 */
export function leadNotes(leads: readonly Lead[], startsAt: Instant, around: Around): readonly string[] {
  const { now, quiet, timeZone } = around;
  const passed = leads.filter((lead) => !comingMoment(startsAt, lead, now));
  const waiting = leads.filter((lead) => {
    const moment = comingMoment(startsAt, lead, now);
    return moment && !moment.isUrgent && quiet && quietUntil(quiet, moment.at, timeZone);
  });
  const verb = passed.length === 1 ? 'has' : 'have';
  const result = passed.length === leads.length ? ', so it does not ring' : '';
  return [
    ...(passed.length > 0 ? [`${capitalized(leadsWords(passed))} ${verb} already passed${result}.`] : []),
    ...(waiting.length > 0 ? [`Waits for the end of quiet hours: ${leadsWords(waiting)}.`] : []),
  ];
}
