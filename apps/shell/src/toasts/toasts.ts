import type { Toasts } from '@dayloom/platform';

interface Offer {
  readonly label: 'Undo' | 'Restore';
  readonly run: () => Promise<void>;
}

interface Told {
  /** Which record the message is about, below it (SH17). */
  readonly detail?: string;
  /** Puts an 'Open' button on the toast, which leads to it (QA4). */
  readonly open?: () => Promise<void>;
}

/** What a module may tell, and what only the shell does. */
interface ShellToasts extends Toasts {
  success(message: string, options?: Told & { readonly undo?: () => Promise<void> }): void;
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

type Show = (toast: Toast) => void;

/** Messages told before the toast library has arrived wait here. */
const waiting: Toast[] = [];
let show: Show | undefined;
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
  if (!show) askForLibrary();
}

/** The toast library has arrived and shows what waited, and all that follows until the returned function is called. */
export function showWith(library: Show): () => void {
  show = library;
  for (const toast of waiting.splice(0)) library(toast);
  return () => {
    show = undefined;
  };
}

function tell(toast: Toast) {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  askForLibrary();
}

const offering = (label: Offer['label'], run: Offer['run'] | undefined) => run && { offer: { label, run } };

export const toasts: ShellToasts = {
  success: (message, { undo, ...told } = {}) =>
    tell({ kind: 'success', message, ...told, ...offering('Undo', undo) }),
  warning: (message, options) => tell({ kind: 'warning', message, ...offering('Restore', options?.restore) }),
  error(message, cause) {
    if (cause === undefined) console.error(message);
    else console.error(message, cause);
    tell({ kind: 'error', message, cause });
  },
};
