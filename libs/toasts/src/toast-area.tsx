import { themeAtom } from '@dayloom/platform';
import { IconButton, XIcon } from '@dayloom/ui';
import { focusFirst } from '@dayloom/ui/focus';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast as library, ToastContainer } from 'react-toastify/unstyled';
import * as styles from './toast-area.module.css';
import './toast-area.css';
import { defaultDuration, durationOf } from './toast-duration.ts';
import { moveFocusFromToasts, pressUndoByKey } from './toast-keys.ts';
import { AskContext, ToastMessage, TrashContext } from './toast-message.tsx';
import { clearFieldInUse, createToastContainer, followDialogs } from './toast-place.ts';
import { ToastQuestion } from './toast-question.tsx';
import { dismissToasts, type Toast, type ToastsProps } from './toasts.ts';

/** Fits on a phone. Of more toasts only the newest is shown, below a button with their number. */
const maxVisible = 3;

let lastId = 0;

/** Passes a toast to the library, which runs its timer. @returns its id there */
function showInLibrary(toast: Toast): string {
  const toastId = `toast-${(lastId += 1)}`;
  const autoClose = durationOf(toast);
  const stay = () => library.update(toastId, { autoClose, delay: null });
  const expire = () => library.update(toastId, { autoClose: defaultDuration, delay: null });
  const content = ({ closeToast }: { closeToast: () => void }) => (
    <ToastMessage toast={toast} close={() => closeToast()} stay={stay} expire={expire} />
  );
  library(content, {
    toastId,
    type: toast.kind,
    role: toast.kind === 'error' ? 'alert' : 'status',
    autoClose,
    ...(autoClose === false && { className: 'toast-stays' }),
    onClose: () => dismissToasts((one) => one === toast),
  });
  return toastId;
}

const isPlainSuccess = ({ kind, offer }: Toast) => kind === 'success' && !offer;

/**
 * Plain success messages make room for a newer toast: all of them for another success, else as many as exceed the
 * limit. Errors and toasts with an action stay.
 */
function makingRoom(toasts: readonly Toast[]): readonly Toast[] {
  const newest = toasts.at(-1);
  const older = toasts.slice(0, -1).filter(isPlainSuccess);
  const tooMany = newest && isPlainSuccess(newest) ? older.length : Math.max(0, toasts.length - maxVisible);
  return older.slice(0, tooMany);
}

/** Shows what is new in the list, and dismisses what is no longer in it. */
function useToastLibrary(toasts: readonly Toast[]) {
  const shown = useRef(new Map<Toast, string>());
  useEffect(() => {
    const gone = makingRoom(toasts);
    // What is left is the next list.
    if (gone.length > 0) return dismissToasts((one) => gone.includes(one));
    for (const [toast, id] of shown.current)
      if (!toasts.includes(toast)) {
        shown.current.delete(toast);
        library.dismiss(id);
      }
    for (const toast of toasts) if (!shown.current.has(toast)) shown.current.set(toast, showInLibrary(toast));
  }, [toasts]);
}

/** After sign-out, undo and restore are no longer possible. */
function useSignOut(signedIn: boolean) {
  const wasSignedIn = useRef(signedIn);
  useEffect(() => {
    if (wasSignedIn.current && !signedIn) dismissToasts(({ offer }) => offer !== undefined);
    wasSignedIn.current = signedIn;
  }, [signedIn]);
}

interface Asked {
  readonly toast: Toast;
  readonly answer: (isDone: boolean) => void;
}

/**
 * The question that a toast leads to. It opens with the focus where it was before the toast, so that it returns there.
 * @param before where the focus was outside of the toasts
 */
function useQuestion(toasts: readonly Toast[], before: RefObject<Element | null>) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (toast: Toast) =>
    new Promise<boolean>((answer) => {
      focusFirst(before.current);
      setAsked({ toast, answer });
    });
  const close = (isDone: boolean) => {
    setAsked(undefined);
    asked?.answer(isDone);
  };
  const question = asked && toasts.includes(asked.toast) ? asked.toast.question : undefined;
  const dialog = question && <ToastQuestion question={question} onClose={close} />;
  return { ask, dialog };
}

interface ToastAreaProps extends ToastsProps {
  readonly toasts: readonly Toast[];
}

/** The container of all toasts, above pages and open dialogs. */
export function ToastArea({ toasts, signedIn, trashAddress }: ToastAreaProps) {
  const theme = useAtomValue(themeAtom);
  const [container] = useState(createToastContainer);
  const stack = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const { ask, dialog } = useQuestion(toasts, before);
  const [open, setOpen] = useState(false);
  const count = toasts.length;
  if (open && count < 2) setOpen(false);
  useToastLibrary(toasts);
  useSignOut(signedIn);
  useEffect(() => {
    const stops = [
      followDialogs(container),
      moveFocusFromToasts(container, before),
      pressUndoByKey(container),
      clearFieldInUse(stack.current),
    ];
    return () => stops.forEach((stop) => stop());
  }, [container]);
  const area = createPortal(
    <div ref={stack} className="toast-stack" data-many={count > maxVisible} data-open={open}>
      {count > 1 && (
        // It expands all messages, which pauses their timers.
        <button
          type="button"
          className={styles.foldedToasts}
          data-fold
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count} messages
        </button>
      )}
      <AskContext value={ask}>
        <TrashContext value={trashAddress}>
          <ToastContainer
            position="bottom-right"
            theme={theme === 'dark' ? 'dark' : 'light'}
            aria-label="Messages"
            icon={false}
            draggable
            draggablePercent={80}
            pauseOnFocusLoss={false}
            // The library's transitions wait for an animation to end, which never happens with reduced motion.
            transition={false}
            closeButton={({ closeToast }) => (
              <IconButton
                label="Dismiss"
                icon={<XIcon />}
                size="small"
                onClick={(event) => closeToast(event)}
              />
            )}
          />
        </TrashContext>
      </AskContext>
    </div>,
    container,
  );
  return (
    <>
      {area}
      {dialog}
    </>
  );
}
