import { nowOf } from '@dayloom/domain';
import {
  contentOf,
  type Decision,
  type Outcome,
  type Snooze,
  type ToShow,
} from '@dayloom/domain/notifications';
import type { DeviceClaims } from './claims.ts';
import type { DeviceWorld } from './notifier-world.ts';
import type { Outcomes, ReceiptWriter } from './receipt-writer.ts';
import type { SnoozeTurns } from './snooze-turns.ts';

interface Hands {
  readonly claims: DeviceClaims;
  readonly snoozes: SnoozeTurns;
  readonly writer: ReceiptWriter;
}

/** What came of a notification; undefined if another tab or the worker shows it. */
type Shown = Outcome | undefined;

/**
 * Applies a decision: shows, closes and writes.
 * @returns the tags of moments that another tab or the worker is showing
 * @throws StoreError if something cannot be written; what was shown stays claimed
 */
export async function perform(
  { show, close, write, erase, snoozes: changes }: Decision,
  { display, ledger, clock, signal }: DeviceWorld,
  { claims, snoozes, writer }: Hands,
): Promise<readonly string[]> {
  // Before anything with the same tag is shown again.
  await closeAll(new Set(close.map(({ tag }) => tag)));
  const due = show.filter(({ snooze }) => !snooze);
  const shown = await Promise.all(due.map(async (one) => [one, await showClaimed(one)] as const));
  for (const one of show) if (one.snooze && !signal.aborted) await showSnoozed(one, one.snooze);
  const outcomes: Outcomes = [
    ...shown.flatMap(([{ moments }, outcome]) =>
      outcome ? moments.map((moment) => [contentOf(moment), outcome] as const) : [],
    ),
    ...write.map(({ moment, outcome }) => [contentOf(moment), outcome] as const),
  ];
  await writer.write(outcomes);
  await writer.erase(erase.map(({ receipt }) => receipt));
  for (const { snooze, change } of changes) await changeSnooze(snooze, change);
  return shown.flatMap(([{ moments }, outcome]) => (outcome ? [] : moments.map(({ tag }) => tag)));

  async function showClaimed({ content, isLate, isSilent, claims: tags }: ToShow): Promise<Shown> {
    let isClaimed = false;
    const claim = async () => (isClaimed = await claims.claim(tags));
    const showing = { isLate, silent: isSilent, ...(tags.length > 0 && { claim }) };
    try {
      if (!(await display.show(content, showing))) return undefined;
    } catch (error) {
      if (isClaimed) await claims.release(tags);
      console.error('The browser does not show a notification.', error);
      return { reason: 'failed' };
    }
    const shownAt = nowOf(clock);
    if (tags.length > 0) await claims.confirm(tags, shownAt);
    if (content.kind === 'quiet') return { reason: 'quiet', shownAt };
    return content.kind === 'group'
      ? { shownAt }
      : { shownAt, body: isLate ? content.lateBody : content.body };
  }

  async function showSnoozed({ content, isLate, isSilent }: ToShow, snooze: Snooze) {
    const claim = () => snoozes.take(snooze);
    try {
      if (await display.show(content, { isLate, isAgain: true, silent: isSilent, claim }))
        await snoozes.end(snooze, 'shown');
    } catch (error) {
      console.error('A snoozed notification cannot be shown now.', error);
      await snoozes.giveBack(snooze);
    }
  }

  async function closeAll(tags: ReadonlySet<string>) {
    if (tags.size === 0) return;
    for (const { content, close: closeOne } of await display.shown()) if (tags.has(content.tag)) closeOne();
  }

  async function changeSnooze(snooze: Snooze, change: Decision['snoozes'][number]['change']) {
    if (change === 'dropped') await ledger.dropSnooze(snooze.content.tag);
    else if (change === 'missed' || change === 'cancelled') await snoozes.end(snooze, change);
    else await ledger.snooze(change);
  }
}
