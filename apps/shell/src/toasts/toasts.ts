import type { Change } from '@dayloom/data';
import type { Toasts } from '@dayloom/platform';

interface Offer {
  readonly label: 'Undo' | 'Restore' | 'Reload';
  readonly run: () => Promise<void>;
}

interface Told {
  /** Which record the message is about, below it. */
  readonly detail?: string;
  /** It is about what was deleted: the trash has it. */
  readonly toTrash?: boolean;
  /** Those that 'Undo' writes: gone for good they cannot be had back. */
  readonly records?: readonly Pick<Change, 'collection' | 'id'>[];
  /** Puts an 'Open' button on the toast, which leads to it. */
  readonly open?: () => Promise<void>;
}

/** What a module may tell, and what only the shell does. */
interface ShellToasts extends Toasts {
  success(message: string, options?: Told & { readonly undo?: () => Promise<void> }): void;
  /** A newer release, which stays on offer until another one is. */
  update(message: string, reload: () => Promise<void>, until: AbortSignal): void;
}

/** One message on its way to the screen. */
export interface Toast extends Told {
  readonly kind: 'success' | 'error' | 'warning';
  readonly message: string;
  /** What went wrong; whoever shows it finds the plain words, so that they come with the library. */
  readonly cause?: unknown;
  /** What its button does, once. */
  readonly offer?: Offer;
}

/** What the toast library does with a message. */
interface Library {
  readonly show: (toast: Toast) => void;
  readonly takeBack: (toast: Toast) => void;
  readonly withdrawOffers: (changes: readonly Change[]) => void;
}

/** Messages told before the toast library has arrived wait here. */
const waiting: Toast[] = [];
let library: Library | undefined;
let askForLibrary: () => void = () => undefined;

/**
 * The shell's frame says how to fetch the toast library: nothing is fetched before there is something to say.
 * Asked again with every message until the library is there, so that a failed fetch is made up for.
 */
export function setToastFetcher(fetchLibrary: () => void) {
  askForLibrary = fetchLibrary;
  if (waiting.length > 0) askForLibrary();
}

/** Fetches the library before there is something to say: later there may be no network to fetch it over. */
export function fetchToasts() {
  if (!library) askForLibrary();
}

/** The toast library has arrived and shows what waited, and all that follows until the returned function is called. */
export function showWith(arrived: Library): () => void {
  library = arrived;
  for (const toast of waiting.splice(0)) arrived.show(toast);
  return () => {
    library = undefined;
  };
}

function takeBack(toast: Toast) {
  library?.takeBack(toast);
  const place = waiting.indexOf(toast);
  if (place !== -1) waiting.splice(place, 1);
}

/** Takes back what these changes, now stored, leave nothing to take back of. */
export const withdrawOffers = (changes: readonly Change[]) => library?.withdrawOffers(changes);

function tell(toast: Toast) {
  if (library) {
    library.show(toast);
    return;
  }
  waiting.push(toast);
  askForLibrary();
}

function tellUntil(toast: Toast, until: AbortSignal | undefined) {
  tell(toast);
  until?.addEventListener('abort', () => takeBack(toast));
}

const offering = (label: Offer['label'], run: Offer['run'] | undefined) => run && { offer: { label, run } };

export const toasts: ShellToasts = {
  success: (message, { undo, ...told } = {}) =>
    tell({ kind: 'success', message, ...told, ...offering('Undo', undo) }),
  update: (message, reload, until) =>
    tellUntil({ kind: 'success', message, ...offering('Reload', reload) }, until),
  warning: (message, options) => tell({ kind: 'warning', message, ...offering('Restore', options?.restore) }),
  error(message, cause, { until } = {}) {
    if (cause === undefined) console.error(message);
    else console.error(message, cause);
    tellUntil({ kind: 'error', message, cause }, until);
  },
};
