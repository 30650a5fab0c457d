import { horizon } from '../limits.ts';
import { choicesText, preferencesOf } from '../preferences.ts';
import type { Sender } from '../sender.ts';
import { planRange } from './plan-range.ts';

/**
 * Runs after a device or the settings were written. If the user's time zone or choices differ from those of the current
 * plan, everything ahead is planned again. Adding the first device or removing the last one counts as such a change;
 * refreshing a token does not.
 */
export async function planUser(sender: Sender, user: string): Promise<void> {
  const { db, now } = sender;
  const plannedWith = db.collection('duePlans').doc(user);
  const preferences = await preferencesOf(db, user);
  const zone = preferences.zone ?? null;
  const choices = choicesText(preferences);
  const known = await plannedWith.get();
  const knownZone: unknown = known.get('timeZone') ?? null;
  const knownChoices: unknown = known.get('choices') ?? '';
  // Without a device nothing is planned, so the choices do not matter.
  if (knownZone === zone && (zone === null || knownChoices === choices)) return;
  await planRange(sender, { user, from: now().getTime(), to: now().getTime() + horizon });
  await db.runTransaction(async (transaction) => {
    const newest = await preferencesOf(db, user, transaction);
    // A change made during planning has its own event, which finds the old note and plans again.
    if ((newest.zone ?? null) !== zone || choicesText(newest) !== choices) return;
    if (zone === null) transaction.delete(plannedWith);
    else transaction.set(plannedWith, { timeZone: zone, choices });
  });
}
