import { type Change, createEmitter } from '@dayloom/data';
import { toast } from 'react-toastify/unstyled';
import { ToastMessage } from './toast-message.tsx';
import type { Toast } from './toasts.ts';

/** Milliseconds; the time to take something back outranks the usual one. */
const shownFor = 5_000;
const offeredFor = 10_000;
/** As many as a phone has room for; of more the newest is shown, below a line with their number. */
export const mostShown = 3;

/** A text that was typed outranks every clock: the way back to it stays until it is used or dismissed; so does a new release. */
function timeOf({ kind, offer }: Toast): number | false {
  if (!offer) return shownFor;
  return kind === 'warning' || offer.label === 'Reload' ? false : offeredFor;
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
  const expire = () => toast.update(toastId, { autoClose: shownFor, delay: null });
  shown.set(toastId, message);
  changed.emit();
  const content = ({ closeToast }: { closeToast: () => void }) => (
    <ToastMessage told={message} close={() => closeToast()} stay={stay} expire={expire} />
  );
  toast(content, {
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

/** A message that is no longer true. */
export const takeToastBack = (message: Toast) =>
  dismissAll([...shown].flatMap(([id, one]) => (one === message ? id : [])));

const keyOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => `${collection}/${id}`;

/** What is gone for good cannot be had back, so no toast offers it any more. */
export function withdrawOffers(changes: readonly Change[]) {
  const gone = new Set(changes.filter(({ type }) => type === 'purge').map(keyOf));
  dismissAll(
    [...shown].flatMap(([id, { records = [] }]) => (records.some((one) => gone.has(keyOf(one))) ? id : [])),
  );
}

/** What a user could take back is no longer there to be taken back once that user has left. */
export const dismissOffers = () => dismissAll([...shown].flatMap(([id, { offer }]) => (offer ? id : [])));
