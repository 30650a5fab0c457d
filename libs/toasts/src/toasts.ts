import type { Change } from '@dayloom/data';
import type { ToastQuestion, Toasts } from '@dayloom/platform';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

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
  /** Makes the change one of all days, in place of 'Undo'. Resolves to whether it did. */
  readonly all?: () => Promise<boolean>;
  /** Asked by 'All...' in place of 'All'. */
  readonly question?: ToastQuestion;
  /** Adds an 'Open' button that calls this. */
  readonly open?: () => Promise<void>;
}

/** The toasts of the module contract, plus those only the shell shows. */
interface ShellToasts extends Toasts {
  success(message: string, options?: ToastDetails & { readonly undo?: () => Promise<void> }): void;
  /** Offers a newer release until `until` aborts. */
  update(message: string, reload: () => Promise<void>, until: AbortSignal): void;
}

/** A message on the page. */
export interface Toast extends ToastDetails {
  readonly kind: 'success' | 'error' | 'warning';
  readonly message: string;
  /** The error. The toast turns it into plain words, so that these load with the toast library. */
  readonly cause?: unknown;
  /** Its action button, which works once. */
  readonly offer?: Offer;
}

/** What toasts need of the page that shows them. */
export interface ToastsProps {
  /** When it ends, toasts that offer something are dismissed. */
  readonly signedIn: boolean;
  /** The address of the trash; undefined if no available module has one. */
  readonly trashAddress: () => string | undefined;
}

/** The toasts of the page, oldest first, including those that wait for the toast library. */
const toastsAtom = atom<readonly Toast[]>([]);
/** Code outside of components shows toasts too, so they are in the store that needs no provider. */
const page = getDefaultStore();

export const useToastList = () => useAtomValue(toastsAtom, { store: page });

function show(toast: Toast, until?: AbortSignal) {
  page.set(toastsAtom, (before) => [...before, toast]);
  until?.addEventListener('abort', () => dismissToasts((one) => one === toast));
}

export function dismissToasts(isGone: (toast: Toast) => boolean) {
  page.set(toastsAtom, (before) => (before.some(isGone) ? before.filter((one) => !isGone(one)) : before));
}

const offering = (label: Offer['label'], run: Offer['run'] | undefined) => run && { offer: { label, run } };

export const toasts: ShellToasts = {
  success: (message, { undo, ...details } = {}) =>
    show({ kind: 'success', message, ...details, ...offering('Undo', undo) }),
  update: (message, reload, until) =>
    show({ kind: 'success', message, ...offering('Reload', reload) }, until),
  warning: (message, options) => show({ kind: 'warning', message, ...offering('Restore', options?.restore) }),
  error(message, cause, { until } = {}) {
    if (cause === undefined) console.error(message);
    else console.error(message, cause);
    show({ kind: 'error', message, cause }, until);
  },
};
