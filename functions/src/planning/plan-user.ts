import { horizon } from '../limits.ts';
import { choicesText, preferencesOf } from '../preferences.ts';
import type { Sender } from '../sender.ts';
import { planRange } from './plan-range.ts';

/**
 * After a device or the settings were written: where the user's zone, or what they have chosen, is another than what is
 * planned was worked out with, everything ahead is planned anew. The first device and the last one going are such changes
 * too; a token's refreshing is none.
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
  // Without a device nothing is planned, whatever was chosen.
  if (knownZone === zone && (zone === null || knownChoices === choices)) return;
  await planRange(sender, { user, from: now().getTime(), to: now().getTime() + horizon });
  await db.runTransaction(async (transaction) => {
    const newest = await preferencesOf(db, user, transaction);
    // What was written meanwhile has its own event, which finds another note and plans anew.
    if ((newest.zone ?? null) !== zone || choicesText(newest) !== choices) return;
    if (zone === null) transaction.delete(plannedWith);
    else transaction.set(plannedWith, { timeZone: zone, choices });
  });
}
