/** How long before its start an item rings, in whole minutes; 0 is its start. */
export type Lead = number;

/** The leads of a user who has chosen none. */
export const usualLeads: readonly Lead[] = [10, 0];

/** Two days, in minutes. */
export const longestLead = 2_880;

export const mostLeads = 5;

const none = 'none';

/** The leads that a form offers. */
export const leadChoices: readonly Lead[] = [0, 5, 10, 15, 30, 60, 120, 1_440, longestLead];

/** Each of them once, the longest first. */
const inOrder = (leads: readonly Lead[]) => [...new Set(leads)].toSorted((a, b) => b - a);

/**
 * The leads in the field `leads` of a record or of the settings, the longest first; empty if it does not ring.
 * @param texts the first text that is there counts: that of the record, then that of the settings
 */
export function readLeads(...texts: readonly (string | undefined)[]): readonly Lead[] {
  const text = texts.find((one) => one !== undefined);
  if (text === undefined) return usualLeads;
  return text === none ? [] : inOrder(text.split(' ').map(Number));
}

/** The text of leads in a record. */
export const leadsText = (leads: readonly Lead[]): string =>
  leads.length === 0 ? none : inOrder(leads).join(' ');
