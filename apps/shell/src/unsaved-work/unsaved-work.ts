import { atom, type createStore } from 'jotai';
import type { UnsavedWork } from '@dayloom/platform';

type Atoms = Pick<ReturnType<typeof createStore>, 'get' | 'set'>;

interface Hold {
  /** As the question names it: 'the note'. */
  readonly what: string;
}

/** What is typed on this page and not saved. */
export const unsavedAtom = atom<readonly Hold[]>([]);

/** Leaving, while it waits for its answer. */
export const leavingAtom = atom<{ readonly answer: (leaves: boolean) => void } | undefined>(undefined);

/** The service by which screens say that they hold unsaved text, until the signal ends it. */
export const unsavedWorkIn = (atoms: Atoms, signal: AbortSignal): UnsavedWork => ({
  hold(what) {
    const hold: Hold = { what };
    const release = () => {
      signal.removeEventListener('abort', release);
      atoms.set(unsavedAtom, (held) => held.filter((one) => one !== hold));
    };
    atoms.set(unsavedAtom, (held) => [...held, hold]);
    signal.addEventListener('abort', release);
    return release;
  },
});

/** Asks where unsaved text would be lost; false when the person stays. A second way out while it asks stays as well. */
export async function confirmLeaving(atoms: Atoms): Promise<boolean> {
  if (atoms.get(unsavedAtom).length === 0) return true;
  if (atoms.get(leavingAtom)) return false;
  const leaves = await new Promise<boolean>((answer) => atoms.set(leavingAtom, { answer }));
  atoms.set(leavingAtom, undefined);
  if (leaves) atoms.set(unsavedAtom, []);
  return leaves;
}
