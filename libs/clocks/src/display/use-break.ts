import { clockRunsOf, settingsOf } from '@dayloom/data';
import type { ClockRun } from '@dayloom/domain';
import { breakLength, type BreakLength } from '@dayloom/domain/clocks';
import {
  dayStartAtom,
  useAtomValue,
  useCount,
  useRecords,
  useSave,
  useShell,
  useUser,
} from '@dayloom/platform';
import {
  earlierSessionsOf,
  endRestChanges,
  nextRunChanges,
  readSettings,
  restChanges,
} from '../engine/break-changes.ts';

/** The length of the break after a run that has ended; undefined while loading. */
export function useBreakLength(run: ClockRun): BreakLength | undefined {
  const { id } = useUser();
  const settings = useRecords(settingsOf(id));
  const earlier = useCount(earlierSessionsOf(id, run.since, useAtomValue(dayStartAtom)));
  if (settings.phase === 'loading' || earlier.phase === 'loading') return undefined;
  return breakLength(
    (settings.phase === 'ready' && settings.records[0]) || {},
    earlier.phase === 'ready' ? earlier.value + 1 : 0,
  );
}

/** Starts and skips the break after a run. */
export function useBreakActions() {
  const { clock, store, toasts, user } = useShell();
  const save = useSave();
  return {
    /** @param minutes whole minutes from now */
    startBreak: (run: ClockRun, minutes: number) =>
      save(restChanges(run, minutes, clock.now()), { failed: 'Failed to start the break' }),
    /** Ends a break early, and starts the next focus run if the user chose that. */
    skipBreak: async (run: ClockRun): Promise<boolean> => {
      const failed = 'Failed to skip the break';
      try {
        const settings = await readSettings(store, user.id);
        const { records } = await store.get(clockRunsOf(user.id));
        const changes = endRestChanges(run, clock.now());
        const next = settings?.startsFocus ? nextRunChanges(run, settings, records, clock.now()) : [];
        return changes.length > 0 && (await save([...changes, ...next], { failed }));
      } catch (error) {
        toasts.error(failed, error);
        return false;
      }
    },
  };
}
