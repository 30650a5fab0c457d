import { settingsOf, type Store } from '@dayloom/data';
import type { ClockKind, ClockRun } from '@dayloom/domain';
import { type Shell, useSetAtom, useShell } from '@dayloom/platform';
import { useEffect } from 'react';
import { ringFor } from './bell.ts';
import { keepClocks } from './keep-clocks.ts';
import { refusedRunsAtom } from './unsaved-session.tsx';

interface Shared {
  users: number;
  readonly stop: () => void;
}

/** One for each store and its clocks, however many parts of the page ask for it: each thing is told once. */
const keepers = new WeakMap<Store, Map<string, Shared>>();

/** Rings unless the user wants to hear nothing, on all devices; settings that cannot be read silence nobody. */
async function ringWithSounds({ store, user }: Pick<Shell, 'store' | 'user'>, run: ClockRun, now: Date) {
  const found = await store.get(settingsOf(user.id)).catch(() => undefined);
  if (found?.records[0]?.sounds !== false) ringFor(run, now);
}

/** Keeps these clocks as long as it is mounted. Hand in the same list each time. */
export function useClockKeeper(kinds: readonly ClockKind[]): void {
  const { store, toasts, clock, user } = useShell();
  const setRefused = useSetAtom(refusedRunsAtom);
  useEffect(() => {
    const ofStore = keepers.get(store) ?? new Map<string, Shared>();
    keepers.set(store, ofStore);
    const name = kinds.join();
    const ring = (run: ClockRun, now: Date) => void ringWithSounds({ store, user }, run, now);
    const onSaved = ({ id }: ClockRun, isRefused: boolean) =>
      setRefused((refused) => {
        const next = new Set(refused);
        if (isRefused) next.add(id);
        else next.delete(id);
        return next;
      });
    const shared = ofStore.get(name) ?? {
      users: 0,
      stop: keepClocks({ store, toasts, clock, user, ring, onSaved }, kinds),
    };
    ofStore.set(name, shared);
    shared.users += 1;
    return () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      ofStore.delete(name);
      shared.stop();
    };
  }, [store, toasts, clock, user, kinds, setRefused]);
}
