import { type Accounts, createEmitter } from '@dayloom/data';
import { useSyncExternalStore } from 'react';
import { backend } from '../backend/backend.ts';

/** What the forms depend on. */
interface Abilities extends Readonly<Accounts['can']> {
  /** Whether accounts and records are in this browser alone. */
  readonly device: boolean;
}

let abilities: Abilities | undefined;
const changed = createEmitter();

function subscribe(listener: () => void) {
  const stop = changed.subscribe(listener);
  backend().then(
    ({ accounts }) => {
      abilities = { ...accounts.can, device: accounts.device !== undefined };
      changed.emit();
    },
    // The form reports it on submit.
    (error: unknown) => console.error('The account service cannot be loaded.', error),
  );
  return stop;
}

/** What the account service can do; undefined until its code is loaded, which starts with the first form. */
export const useAbilities = () => useSyncExternalStore(subscribe, () => abilities);
