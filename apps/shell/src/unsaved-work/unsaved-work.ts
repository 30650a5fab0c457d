import type { UnsavedWork } from '@dayloom/platform';
import { atom } from 'jotai';
import type { Atoms } from '../atoms.ts';

interface Hold {
  /** As the question names it: 'the note'. */
  readonly what: string;
  /** It is on its way to storage, which will say whether it is still unsaved. */
  readonly isSaving: boolean;
  /** It is kept as a draft: only log-out, which may take drafts off the device, loses it. */
  readonly isSafe: boolean;
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
    if (atoms.get(unsavedAtom).some(({ isSafe }) => !isSafe)) stop ??= start();
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
  hold(what, { isSaving = false, isSafe = false } = {}) {
    const remove = add(atoms, [{ what, isSaving, isSafe: isSafe && !isSaving }]);
    const release = () => {
      signal.removeEventListener('abort', release);
      // After the commit that hides the screen or renews its service, in which the same text may be held anew.
      queueMicrotask(remove);
    };
    signal.addEventListener('abort', release);
    return release;
  },
  confirmDiscard: (what) => ask(atoms, { what }),
});

/** Holds what is held now, though the screens that hold it are hidden and let go. @returns what ends it */
export const keepHeld = (atoms: Atoms) =>
  add(
    atoms,
    atoms.get(unsavedAtom).map(({ what, isSafe }) => ({ what, isSaving: false, isSafe })),
  );

/** How long leaving waits for storage before it asks. Milliseconds. */
const longestWait = 5_000;

/** What somebody is about to do: leave the page, close what is held under one name, or log out. */
interface WayOut {
  readonly what?: string;
  readonly isLogOut?: boolean;
}

/** What would be lost. */
const heldIn = (atoms: Atoms, { what, isLogOut = false }: WayOut) =>
  atoms
    .get(unsavedAtom)
    .filter((hold) => (what === undefined || hold.what === what) && (isLogOut || !hold.isSafe));

/** Resolves once nothing of it is on its way to storage, or takes too long. */
const savingEnded = (atoms: Atoms, way: WayOut) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, longestWait);
    const look = () => {
      if (!heldIn(atoms, way).some(({ isSaving }) => isSaving)) end();
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
async function ask(atoms: Atoms, way: WayOut): Promise<boolean> {
  if (heldIn(atoms, way).length === 0) return true;
  if (asking.has(atoms)) return false;
  asking.add(atoms);
  try {
    await savingEnded(atoms, way);
    const [first] = heldIn(atoms, way);
    return first === undefined || (await answerTo(atoms, first, way));
  } finally {
    asking.delete(atoms);
  }
}

/** Puts the question, until it is answered or nothing is left that would be lost. */
async function answerTo(atoms: Atoms, first: Hold, way: WayOut): Promise<boolean> {
  let stop: () => void = () => undefined;
  const agrees = await new Promise<boolean>((answer) => {
    stop = atoms.sub(unsavedAtom, () => {
      if (heldIn(atoms, way).length === 0) answer(false);
    });
    atoms.set(questionAtom, { what: first.what, isLeaving: way.what === undefined, answer });
  });
  stop();
  atoms.set(questionAtom, undefined);
  return agrees;
}

/** Asks before the page with all that is typed on it is left. */
export const confirmLeaving = (atoms: Atoms): Promise<boolean> => ask(atoms, {});

/** Asks before somebody leaves for good: drafts may go with them. */
export const confirmLogOut = (atoms: Atoms): Promise<boolean> => ask(atoms, { isLogOut: true });
