import { atom, type createStore } from 'jotai';
import type { UnsavedWork } from '@dayloom/platform';

type Atoms = Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>;

interface Hold {
  /** As the question names it: 'the note'. */
  readonly what: string;
  /** It is on its way to storage, which will say whether it is still unsaved. */
  readonly isSaving: boolean;
}

/** What is typed on this page and not saved. */
export const unsavedAtom = atom<readonly Hold[]>([]);

/** Leaving, while it waits for its answer. */
export const leavingAtom = atom<{ readonly answer: (leaves: boolean) => void } | undefined>(undefined);

function add(atoms: Atoms, holds: readonly Hold[]): () => void {
  atoms.set(unsavedAtom, (held) => [...held, ...holds]);
  return () => atoms.set(unsavedAtom, (held) => held.filter((one) => !holds.includes(one)));
}

/** Runs `start` whenever there comes to be unsaved text, and what it returned once there is none. @returns what ends it */
export function whileUnsaved(atoms: Atoms, start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const update = () => {
    if (atoms.get(unsavedAtom).length > 0) stop ??= start();
    else {
      stop?.();
      stop = undefined;
    }
  };
  const unsubscribe = atoms.sub(unsavedAtom, update);
  update();
  return () => {
    unsubscribe();
    stop?.();
  };
}

/** The service by which screens say that they hold unsaved text, until the signal ends it. */
export const unsavedWorkIn = (atoms: Atoms, signal: AbortSignal): UnsavedWork => ({
  hold(what, { isSaving = false } = {}) {
    const remove = add(atoms, [{ what, isSaving }]);
    const release = () => {
      signal.removeEventListener('abort', release);
      // After the commit that hides the screen or renews its service, in which the same text may be held anew.
      queueMicrotask(remove);
    };
    signal.addEventListener('abort', release);
    return release;
  },
});

/** Holds what is held now, though the screens that hold it are hidden and let go. @returns what ends it */
export const keepHeld = (atoms: Atoms) =>
  add(
    atoms,
    atoms.get(unsavedAtom).map(({ what }) => ({ what, isSaving: false })),
  );

/** How long leaving waits for storage before it asks. Milliseconds. */
const longestWait = 5_000;

/** Resolves once nothing is on its way to storage, or takes too long. */
const savingEnded = (atoms: Atoms) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, longestWait);
    const look = () => {
      if (!atoms.get(unsavedAtom).some(({ isSaving }) => isSaving)) end();
    };
    const stop = atoms.sub(unsavedAtom, look);
    look();
  });

/**
 * Asks where unsaved text would be lost; false when the person stays. What is being saved is waited for, and asked about
 * only where storage refuses it. A second way out while it asks stays as well.
 * What is held stays held until its screen is gone: the way out may yet be barred by something else.
 */
export async function confirmLeaving(atoms: Atoms): Promise<boolean> {
  if (atoms.get(unsavedAtom).length === 0) return true;
  if (atoms.get(leavingAtom)) return false;
  await savingEnded(atoms);
  if (atoms.get(unsavedAtom).length === 0) return true;
  if (atoms.get(leavingAtom)) return false;
  const leaves = await new Promise<boolean>((answer) => atoms.set(leavingAtom, { answer }));
  atoms.set(leavingAtom, undefined);
  return leaves;
}
