import type { UnsavedWork } from '@dayloom/platform';
import { atom } from 'jotai';
import type { Atoms } from '../atoms.ts';

interface Hold {
  /** As the question names it: 'the note'. */
  readonly what: string;
  /** It is on its way to storage, which will say whether it is still unsaved. */
  readonly isSaving: boolean;
}

/** What is typed on this page and not saved. */
export const unsavedAtom = atom<readonly Hold[]>([]);

interface Question {
  /** As what would be lost is named. */
  readonly what: string;
  /** Whether the whole page would go, or only the place in which it was typed. */
  readonly isLeaving: boolean;
  readonly answer: (agrees: boolean) => void;
}

/** What is asked, while it waits for its answer. */
export const questionAtom = atom<Question | undefined>(undefined);

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
  confirmDiscard: (what) => ask(atoms, what),
});

/** Holds what is held now, though the screens that hold it are hidden and let go. @returns what ends it */
export const keepHeld = (atoms: Atoms) =>
  add(
    atoms,
    atoms.get(unsavedAtom).map(({ what }) => ({ what, isSaving: false })),
  );

/** How long leaving waits for storage before it asks. Milliseconds. */
const longestWait = 5_000;

/** What would be lost: all that is held, or what is held under one name. */
const heldIn = (atoms: Atoms, what: string | undefined) =>
  atoms.get(unsavedAtom).filter((hold) => what === undefined || hold.what === what);

/** Resolves once nothing of it is on its way to storage, or takes too long. */
const savingEnded = (atoms: Atoms, what: string | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, longestWait);
    const look = () => {
      if (!heldIn(atoms, what).some(({ isSaving }) => isSaving)) end();
    };
    const stop = atoms.sub(unsavedAtom, look);
    look();
  });

/** Where a way out waits for storage or for an answer. */
const asking = new WeakSet<Atoms>();

/**
 * Asks where what is held would be lost; false when the person stays. What is being saved is waited for, and asked about
 * only where storage refuses it. A second way out meanwhile stays as well.
 * What is held stays held until its place is gone: the way out may yet be barred by something else.
 */
async function ask(atoms: Atoms, what?: string): Promise<boolean> {
  if (heldIn(atoms, what).length === 0) return true;
  if (asking.has(atoms)) return false;
  asking.add(atoms);
  try {
    await savingEnded(atoms, what);
    const [first] = heldIn(atoms, what);
    return first === undefined || (await answerTo(atoms, first, what));
  } finally {
    asking.delete(atoms);
  }
}

/** Puts the question, until it is answered or nothing is left that would be lost. */
async function answerTo(atoms: Atoms, first: Hold, what: string | undefined): Promise<boolean> {
  let stop: () => void = () => undefined;
  const agrees = await new Promise<boolean>((answer) => {
    stop = atoms.sub(unsavedAtom, () => {
      if (heldIn(atoms, what).length === 0) answer(false);
    });
    atoms.set(questionAtom, { what: first.what, isLeaving: what === undefined, answer });
  });
  stop();
  atoms.set(questionAtom, undefined);
  return agrees;
}

/** Asks before the page with all that is typed on it is left. */
export const confirmLeaving = (atoms: Atoms): Promise<boolean> => ask(atoms);
