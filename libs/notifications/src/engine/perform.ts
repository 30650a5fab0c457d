import { nowOf } from '@dayloom/domain';
import {
  contentOf,
  type Decision,
  type NotificationContent,
  type Outcome,
  type Snooze,
  type ToShow,
} from '@dayloom/domain/notifications';
import type { DeviceClaims } from './claims.ts';
import type { DeviceWorld } from './notifier-world.ts';
import type { ReceiptWriter } from './receipt-writer.ts';
import type { SnoozeTurns } from './snooze-turns.ts';

interface Records {
  readonly claims: DeviceClaims;
  readonly snoozes: SnoozeTurns;
  readonly writer: ReceiptWriter;
}

/** What came of a notification, and of each moment in it; undefined if another tab or the worker shows it. */
interface Shown extends Pick<ToShow, 'moments'> {
  readonly outcome: Outcome | undefined;
}

const shownBody = ({ kind, body, lateBody }: NotificationContent, isLate: boolean) =>
  // The members of a group have texts of their own.
  kind === 'group' ? {} : { body: isLate ? lateBody : body };

/** Applies decisions on this device: the only code that shows, closes and writes. */
export function performer(
  { display, ledger, clock, signal }: DeviceWorld,
  { claims, snoozes, writer }: Records,
) {
  async function show({ content, moments, isLate, isSilent, claims: tags }: ToShow): Promise<Shown> {
    let isClaimed = false;
    const claim = async () => (isClaimed = await claims.claim(tags));
    const showing = { isLate, silent: isSilent, ...(tags.length > 0 && { claim }) };
    try {
      if (!(await display.show(content, showing))) return { moments, outcome: undefined };
    } catch (error) {
      if (isClaimed) await claims.release(tags);
      console.error('The browser does not show a notification.', error);
      return { moments, outcome: { reason: 'failed' } };
    }
    const shownAt = nowOf(clock);
    await claims.confirm(tags, shownAt);
    const rest = content.kind === 'quiet' ? { reason: 'quiet' as const } : shownBody(content, isLate);
    return { moments, outcome: { shownAt, ...rest } };
  }

  async function showSnoozed({ content, isLate, isSilent }: ToShow, snooze: Snooze) {
    if (signal.aborted) return;
    const claim = () => snoozes.take(snooze);
    let isShown = false;
    try {
      isShown = await display.show(content, { isLate, isAgain: true, silent: isSilent, claim });
    } catch (error) {
      console.error('A snoozed notification cannot be shown now.', error);
      await snoozes.giveBack(snooze);
    }
    if (isShown) await snoozes.end(snooze, 'shown');
  }

  async function changeSnooze({ snooze, change }: Decision['snoozes'][number]) {
    if (change === 'dropped') await ledger.dropSnooze(snooze);
    else if (change === 'missed' || change === 'cancelled') await snoozes.end(snooze, change);
    else await ledger.snooze(change, snooze);
  }

  async function close(tags: ReadonlySet<string>) {
    if (tags.size === 0) return;
    for (const one of await display.shown()) if (tags.has(one.content.tag)) one.close();
  }

  /**
   * @returns the tags of moments that another tab or the worker is showing
   * @throws StoreError if something cannot be written; what was shown stays claimed
   */
  return async (decision: Decision): Promise<readonly string[]> => {
    const due = decision.show.filter(({ snooze }) => !snooze);
    const shown = await Promise.all(due.map(show));
    const written = [
      ...shown.flatMap(({ moments, outcome }) =>
        outcome ? moments.map((moment) => ({ moment, outcome })) : [],
      ),
      ...decision.write,
    ];
    const shownNow = new Set(decision.show.map(({ content }) => content.tag));
    const closed = decision.close.filter(({ tag }) => !shownNow.has(tag));
    await applyEach([
      ...decision.show.flatMap((one) => {
        const { snooze } = one;
        return snooze ? [() => showSnoozed(one, snooze)] : [];
      }),
      () => close(new Set(closed.map(({ tag }) => tag))),
      () => writer.write(written.map(({ moment, outcome }) => [contentOf(moment), outcome])),
      () => writer.erase(decision.erase.map(({ receipt }) => receipt)),
      ...decision.snoozes.map((one) => () => changeSnooze(one)),
    ]);
    return shown.flatMap(({ moments, outcome }) => (outcome ? [] : moments.map(({ tag }) => tag)));
  };
}

/** Tries each of them, in this order. @throws the first error, at the end */
async function applyEach(parts: readonly (() => Promise<void>)[]) {
  const errors: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
