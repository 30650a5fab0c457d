import type { Change } from '@dayloom/data';
import type { Toasts } from '@dayloom/platform';

interface Offer {
  readonly label: 'Undo' | 'Restore' | 'Reload';
  readonly run: () => Promise<void>;
}

interface ToastDetails {
  /** Names the record, shown below the message. */
  readonly detail?: string;
  /** Shows a link to the trash, after a deletion. */
  readonly toTrash?: boolean;
  /** The records that 'Undo' writes. When one of them is purged, the toast is dismissed. */
  readonly records?: readonly Pick<Change, 'collection' | 'id'>[];
  /** Adds an 'Open' button that calls this. */
  readonly open?: () => Promise<void>;
}

/** The toasts of the module contract, plus those only the shell shows. */
interface ShellToasts extends Toasts {
  success(message: string, options?: ToastDetails & { readonly undo?: () => Promise<void> }): void;
  /** Offers a newer release until `until` aborts. */
  update(message: string, reload: () => Promise<void>, until: AbortSignal): void;
}

/** A message to show. */
export interface Toast extends ToastDetails {
  readonly kind: 'success' | 'error' | 'warning';
  readonly message: string;
  /** The error. The toast turns it into plain words, so that these load with the toast library. */
  readonly cause?: unknown;
  /** Its action button, which works once. */
  readonly offer?: Offer;
}

/** The functions of the loaded toast library. */
interface Library {
  readonly show: (toast: Toast) => void;
  readonly takeBack: (toast: Toast) => void;
  readonly withdrawOffers: (changes: readonly Change[]) => void;
}

/** Messages shown before the toast library has loaded. */
const waiting: Toast[] = [];
let library: Library | undefined;
let requestLibrary: () => void = () => undefined;

/**
 * Sets how to load the toast library. It is loaded with the first message, and each further message retries a failed
 * load.
 */
export function setToastFetcher(fetchLibrary: () => void) {
  requestLibrary = fetchLibrary;
  if (waiting.length > 0) requestLibrary();
}

/** Loads the library before the first message, while there is a network. */
export function fetchToasts() {
  if (!library) requestLibrary();
}

/** Called by the loaded toast library: shows waiting and later messages until the returned function is called. */
export function showWith(arrived: Library): () => void {
  library = arrived;
  for (const toast of waiting.splice(0)) arrived.show(toast);
  return () => {
    library = undefined;
  };
}

function takeBack(toast: Toast) {
  library?.takeBack(toast);
  const index = waiting.indexOf(toast);
  if (index !== -1) waiting.splice(index, 1);
}

/** Dismisses toasts whose 'Undo' is impossible after these changes were stored. */
export const withdrawOffers = (changes: readonly Change[]) => library?.withdrawOffers(changes);

function show(toast: Toast) {
  if (library) {
    library.show(toast);
    return;
  }
  waiting.push(toast);
  requestLibrary();
}

function showUntil(toast: Toast, until: AbortSignal | undefined) {
  show(toast);
  until?.addEventListener('abort', () => takeBack(toast));
}

const offering = (label: Offer['label'], run: Offer['run'] | undefined) => run && { offer: { label, run } };

export const toasts: ShellToasts = {
  success: (message, { undo, ...details } = {}) =>
    show({ kind: 'success', message, ...details, ...offering('Undo', undo) }),
  update: (message, reload, until) =>
    showUntil({ kind: 'success', message, ...offering('Reload', reload) }, until),
  warning: (message, options) => show({ kind: 'warning', message, ...offering('Restore', options?.restore) }),
  error(message, cause, { until } = {}) {
    if (cause === undefined) console.error(message);
    else console.error(message, cause);
    showUntil({ kind: 'error', message, cause }, until);
  },
};
