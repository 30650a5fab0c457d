import type { Atoms } from '@dayloom/platform/atoms';
import type { UnsavedWork } from '@dayloom/platform';
import { atom } from 'jotai';
import { unsavedAtom, type UnsavedText } from './unsaved-text.ts';

interface Question {
  /** The name of what would be lost. */
  readonly what: string;
  /** Whether the whole page would be left, or only the part in which the text was typed. */
  readonly isLeaving: boolean;
  readonly answer: (agrees: boolean) => void;
}

/** The question, until it is answered. */
export const questionAtom = atom<Question | undefined>(undefined);

function add(atoms: Atoms, texts: readonly UnsavedText[]): () => void {
  atoms.set(unsavedAtom, (current) => [...current, ...texts]);
  return () => atoms.set(unsavedAtom, (current) => current.filter((one) => !texts.includes(one)));
}

/** Runs `start` once text is unsaved, and its result once none is. @returns a function that ends it */
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

/** The service with which screens report unsaved text, until the signal ends it. */
export const unsavedWorkIn = (atoms: Atoms, signal: AbortSignal): UnsavedWork => ({
  hold(what, { isSaving = false, isSafe = false } = {}) {
    const remove = add(atoms, [{ what, isSaving, isSafe: isSafe && !isSaving }]);
    const release = () => {
      signal.removeEventListener('abort', release);
      // After the commit that hides the screen or replaces its service, during which the same text may be reported
      // again.
      queueMicrotask(remove);
    };
    signal.addEventListener('abort', release);
    return release;
  },
  confirmDiscard: (what) => ask(atoms, { what }),
});

/** Keeps the unsaved-changes flags while their screens are hidden. @returns a function that ends it */
export const keepUnsaved = (atoms: Atoms) =>
  add(
    atoms,
    atoms.get(unsavedAtom).map(({ what, isSafe }) => ({ what, isSaving: false, isSafe })),
  );

/** How long leaving waits for storage before the question is asked. Milliseconds. */
const longestWait = 5_000;

/** What the user is about to do: leave the page, close one part of it, or log out. */
interface Departure {
  readonly what?: string;
  readonly isLogOut?: boolean;
}

/** The unsaved text that would be lost. */
const unsavedIn = (atoms: Atoms, { what, isLogOut = false }: Departure) =>
  atoms
    .get(unsavedAtom)
    .filter((text) => (what === undefined || text.what === what) && (isLogOut || !text.isSafe));

/** Resolves when none of it is being saved, or saving takes too long. */
const savingEnded = (atoms: Atoms, departure: Departure) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, longestWait);
    const look = () => {
      if (!unsavedIn(atoms, departure).some(({ isSaving }) => isSaving)) end();
    };
    const stop = atoms.sub(unsavedAtom, look);
    look();
  });

/** Where leaving waits for storage or for an answer. */
const asking = new WeakSet<Atoms>();

/**
 * Asks if unsaved text would be lost. Waits for text that is being saved, and asks about it only if storage rejects
 * it. A second attempt to leave in the meantime stays as well. Text stays unsaved until its screen is gone, because
 * something else may still prevent leaving.
 * @returns false if the user stays
 */
async function ask(atoms: Atoms, departure: Departure): Promise<boolean> {
  if (unsavedIn(atoms, departure).length === 0) return true;
  if (asking.has(atoms)) return false;
  asking.add(atoms);
  try {
    await savingEnded(atoms, departure);
    const [first] = unsavedIn(atoms, departure);
    return first === undefined || (await answerTo(atoms, first, departure));
  } finally {
    asking.delete(atoms);
  }
}

/** Shows the question until it is answered or nothing is left that would be lost. */
async function answerTo(atoms: Atoms, first: UnsavedText, departure: Departure): Promise<boolean> {
  let stop: () => void = () => undefined;
  const agrees = await new Promise<boolean>((answer) => {
    stop = atoms.sub(unsavedAtom, () => {
      if (unsavedIn(atoms, departure).length === 0) answer(false);
    });
    atoms.set(questionAtom, { what: first.what, isLeaving: departure.what === undefined, answer });
  });
  stop();
  atoms.set(questionAtom, undefined);
  return agrees;
}

/** Asks before the page, with all unsaved text on it, is left. */
export const confirmLeaving = (atoms: Atoms): Promise<boolean> => ask(atoms, {});

/** Asks before log-out, which may also remove drafts. */
export const confirmLogOut = (atoms: Atoms): Promise<boolean> => ask(atoms, { isLogOut: true });
