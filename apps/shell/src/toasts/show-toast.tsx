import { type Change, createEmitter } from '@dayloom/data';
import { toast } from 'react-toastify/unstyled';
import { ToastMessage } from './toast-message.tsx';
import type { Toast } from './toasts.ts';

/** Milliseconds. Toasts with an action stay longer. */
const defaultDuration = 5_000;
const offerDuration = 10_000;
/** Fits on a phone. Of more toasts only the newest is shown, below a button with their number. */
export const maxVisible = 3;

/** Toasts that restore typed text or offer a new release stay until they are used or dismissed. */
function durationOf({ kind, offer }: Toast): number | false {
  if (!offer) return defaultDuration;
  return kind === 'warning' || offer.label === 'Reload' ? false : offerDuration;
}

/** The toasts on the page by id, oldest first. */
const shown = new Map<string, Toast>();
const changed = createEmitter();

/** Number of toasts on the page, including those hidden for lack of space. */
export const toastCount = { subscribe: changed.subscribe, now: () => shown.size };
let lastId = 0;

const dismissAll = (ids: readonly string[]) => ids.forEach((id) => toast.dismiss(id));

const isPlainSuccess = ({ kind, offer }: Toast) => kind === 'success' && !offer;

/**
 * Dismisses plain success messages: all older ones when another success arrives, else as many as exceed the limit.
 * Errors and toasts with an action stay.
 */
function makeRoom(newest: Toast) {
  const older = [...shown].slice(0, -1).filter(([, message]) => isPlainSuccess(message));
  const tooMany = isPlainSuccess(newest) ? older.length : Math.max(0, shown.size - maxVisible);
  dismissAll(older.slice(0, tooMany).map(([id]) => id));
}

export function showToast(message: Toast) {
  const toastId = `toast-${(lastId += 1)}`;
  const autoClose = durationOf(message);
  const stay = () => toast.update(toastId, { autoClose, delay: null });
  const expire = () => toast.update(toastId, { autoClose: defaultDuration, delay: null });
  shown.set(toastId, message);
  changed.emit();
  const content = ({ closeToast }: { closeToast: () => void }) => (
    <ToastMessage toast={message} close={() => closeToast()} stay={stay} expire={expire} />
  );
  toast(content, {
    toastId,
    type: message.kind,
    role: message.kind === 'error' ? 'alert' : 'status',
    autoClose,
    ...(autoClose === false && { className: 'toast-stays' }),
    onClose: () => {
      shown.delete(toastId);
      changed.emit();
    },
  });
  makeRoom(message);
}

/** Dismisses a message that is no longer true. */
export const takeToastBack = (message: Toast) =>
  dismissAll([...shown].flatMap(([id, one]) => (one === message ? id : [])));

const keyOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => `${collection}/${id}`;

/** Dismisses toasts that offer to restore records which were purged. */
export function withdrawOffers(changes: readonly Change[]) {
  const gone = new Set(changes.filter(({ type }) => type === 'purge').map(keyOf));
  dismissAll(
    [...shown].flatMap(([id, { records = [] }]) => (records.some((one) => gone.has(keyOf(one))) ? id : [])),
  );
}

/** Dismisses all toasts with an action, for use after sign-out. */
export const dismissOffers = () => dismissAll([...shown].flatMap(([id, { offer }]) => (offer ? id : [])));
