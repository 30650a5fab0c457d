import { nowOf } from '@dayloom/domain';
import type { Snooze } from '@dayloom/domain/notifications';
import type { DeviceWorld } from './notifier-world.ts';

const nameOf = ({ content: { tag }, until }: Snooze) => `${tag} ${until}`;

/** The snoozes of this device. Those shown by this tab do not count, even if a full disk keeps them in the ledger. */
export function snoozeTurns({ ledger, clock, signal }: DeviceWorld) {
  const shown = new Set<string>();
  const open = async () => (await ledger.snoozes()).filter((one) => !shown.has(nameOf(one)));
  return {
    open,
    /** @returns whether this tab may show it */
    async take(snooze: Snooze): Promise<boolean> {
      if (signal.aborted) return false;
      try {
        if (!(await ledger.takeSnooze(snooze, nowOf(clock)))) return false;
      } catch (error) {
        console.error('The notifications shown here cannot be recorded.', error);
        if (!(await open()).some((one) => nameOf(one) === nameOf(snooze))) return false;
      }
      shown.add(nameOf(snooze));
      return !signal.aborted;
    },
    /** Call if it could not be shown: the next check or the worker shows it. Not if it was snoozed again meanwhile. */
    async giveBack(snooze: Snooze) {
      shown.delete(nameOf(snooze));
      await ledger.snooze(snooze, snooze);
    },
    /** Ends a snooze. A tab writes the receipt from the event. */
    async end(snooze: Snooze, what: 'shown' | 'missed' | 'cancelled') {
      const { content, until } = snooze;
      await ledger.endSnooze(snooze, { what, at: nowOf(clock), content, until });
      shown.delete(nameOf(snooze));
    },
  };
}
export type SnoozeTurns = ReturnType<typeof snoozeTurns>;
