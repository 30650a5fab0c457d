import type { Lead } from './lead.ts';

const hour = 60;
const day = 24 * hour;

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** '30 minutes', '2 hours', '1 day'. */
export function leadLength(lead: Lead): string {
  if (lead > 0 && lead % day === 0) return counted(lead / day, 'day');
  return lead > 0 && lead % hour === 0 ? counted(lead / hour, 'hour') : counted(lead, 'minute');
}

/** 'at the time', '10 minutes before'. */
export const leadWords = (lead: Lead) => (lead === 0 ? 'at the time' : `${leadLength(lead)} before`);

/** '1 day before, 10 minutes before and at the time'; 'not at all'. @param leads the longest first */
export function leadsWords(leads: readonly Lead[]): string {
  const words = leads.map(leadWords);
  if (words.length < 2) return words[0] ?? 'not at all';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
