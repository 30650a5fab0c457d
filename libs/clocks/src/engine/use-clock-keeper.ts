import { settingsOf, type Store } from '@dayloom/data';
import type { ClockKind, ClockRun } from '@dayloom/domain';
import { atom, type Shell, useSetAtom, useShell } from '@dayloom/platform';
import { useEffect } from 'react';
import { ringFor, ringForBreak } from './bell.ts';
import { keepClocks } from './keep-clocks.ts';
import type { Ring } from './run-finisher.ts';

/** The ids of the runs whose session storage rejected at their end. */
export const rejectedRunsAtom = atom<ReadonlySet<string>>(new Set<string>());

interface Shared {
  users: number;
  readonly stop: () => void;
}

/** One keeper per store and list of clocks, shared by all callers, so that each toast appears once. */
const keepers = new WeakMap<Store, Map<string, Shared>>();

/** Rings unless the user's settings turn sounds off; also rings when the settings cannot be read. */
const withSounds =
  (bell: Ring, { store, user }: Pick<Shell, 'store' | 'user'>) =>
  async (...ended: Parameters<Ring>) => {
    const found = await store.get(settingsOf(user.id)).catch(() => undefined);
    if (found?.records[0]?.sounds !== false) bell(...ended);
  };

/** Keeps these clocks while mounted. The list must be a stable reference. */
export function useClockKeeper(kinds: readonly ClockKind[]): void {
  const { store, toasts, clock, user } = useShell();
  const setRejected = useSetAtom(rejectedRunsAtom);
  useEffect(() => {
    const ofStore = keepers.get(store) ?? new Map<string, Shared>();
    keepers.set(store, ofStore);
    const name = kinds.join();
    const rings = {
      ring: withSounds(ringFor, { store, user }),
      ringForBreak: withSounds(ringForBreak, { store, user }),
    };
    const onSaved = ({ id }: ClockRun, isRejected: boolean) =>
      setRejected((rejected) => {
        const next = new Set(rejected);
        if (isRejected) next.add(id);
        else next.delete(id);
        return next;
      });
    const shared = ofStore.get(name) ?? {
      users: 0,
      stop: keepClocks({ store, toasts, clock, user, ...rings, onSaved }, kinds),
    };
    ofStore.set(name, shared);
    shared.users += 1;
    return () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      ofStore.delete(name);
      shared.stop();
    };
  }, [store, toasts, clock, user, kinds, setRejected]);
}
