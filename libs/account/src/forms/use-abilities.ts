import { type Accounts, createEmitter } from '@dayloom/data';
import { useCallback, useSyncExternalStore } from 'react';
import { type AccountHost, useAccountHost } from '../account-host.ts';

interface Abilities extends Readonly<Accounts['can']> {
  /** Whether accounts and records are in this browser alone. */
  readonly device: boolean;
}

/** Known to every later form at once. */
const known = new WeakMap<AccountHost, Abilities>();
const changed = createEmitter();

function subscribe(host: AccountHost, listener: () => void) {
  const stop = changed.subscribe(listener);
  host.backend().then(
    ({ accounts }) => {
      known.set(host, { ...accounts.can, device: accounts.device !== undefined });
      changed.emit();
    },
    // The form reports it on submit.
    (error: unknown) => console.error('The account service cannot be loaded.', error),
  );
  return stop;
}

/** What the account service can do; undefined until its code is loaded, which starts with the first form. */
export function useAbilities(): Abilities | undefined {
  const host = useAccountHost();
  const subscribeHere = useCallback((listener: () => void) => subscribe(host, listener), [host]);
  return useSyncExternalStore(subscribeHere, () => known.get(host));
}
