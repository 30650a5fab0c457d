import { createEmitter } from '@dayloom/data';
import { toast } from 'react-toastify/unstyled';
import { ToastMessage } from './toast-message.tsx';
import type { Toast } from './toasts.ts';

/** Milliseconds; the time to take something back outranks the usual one (SH11, SH12). */
const shownFor = 5_000;
const offeredFor = 10_000;
/** As many as a phone has room for; of more the newest is shown, below a line with their number (SH17). */
export const mostShown = 3;

/** A text that was typed outranks every clock: the way back to it stays until it is used or dismissed (SH11). */
function timeOf({ kind, offer }: Toast): number | false {
  if (!offer) return shownFor;
  return kind === 'warning' ? false : offeredFor;
}

/** The toasts on the page by their id, oldest first. */
const shown = new Map<string, Toast>();
const changed = createEmitter();

/** How many are on the page, those that wait for room among them. */
export const toastCount = { subscribe: changed.subscribe, now: () => shown.size };
let told = 0;

const dismissAll = (ids: readonly string[]) => ids.forEach((id) => toast.dismiss(id));

const isPlainGoodNews = ({ kind, offer }: Toast) => kind === 'success' && !offer;

/**
 * Good news gives way to the next at once, and to other news where there is no room; what went wrong and what can be
 * taken back waits for its turn.
 */
function makeRoom(newest: Toast) {
  const older = [...shown].slice(0, -1).filter(([, message]) => isPlainGoodNews(message));
  const tooMany = isPlainGoodNews(newest) ? older.length : Math.max(0, shown.size - mostShown);
  dismissAll(older.slice(0, tooMany).map(([id]) => id));
}

export function showToast(message: Toast) {
  const toastId = `toast-${(told += 1)}`;
  const autoClose = timeOf(message);
  const stay = () => toast.update(toastId, { autoClose, delay: null });
  shown.set(toastId, message);
  changed.emit();
  toast(({ closeToast }) => <ToastMessage told={message} close={() => closeToast()} stay={stay} />, {
    toastId,
    type: message.kind,
    role: message.kind === 'error' ? 'alert' : 'status',
    autoClose,
    onClose: () => {
      shown.delete(toastId);
      changed.emit();
    },
  });
  makeRoom(message);
}

/** What a user could take back is no longer there to be taken back once that user has left (OF10). */
export const dismissOffers = () => dismissAll([...shown].flatMap(([id, { offer }]) => (offer ? id : [])));
