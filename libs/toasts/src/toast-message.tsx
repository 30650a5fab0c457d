import { capsOf, onMac, undoKeys } from '@dayloom/platform/keyboard';
import { isStoreError, sentenceOf } from '@dayloom/data';
import { Link, useAction } from '@dayloom/platform';
import { Button, buttonClass } from '@dayloom/ui';
import { focusFirst } from '@dayloom/ui/focus';
import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './toast-message.module.css';
import { type Toast, toasts, type ToastsProps } from './toasts.ts';

const signs: Record<Toast['kind'], string> = { success: '✓', error: '!', warning: '!' };

export const TrashContext = createContext<ToastsProps['trashAddress']>(() => undefined);

/** Link from a deletion's toast to the trash. Hidden in the trash itself, or if no available module has one. */
function TrashLink({ onOpen }: { readonly onOpen: () => void }) {
  const to = useContext(TrashContext)();
  const { pathname } = useLocation();
  return (
    to !== undefined &&
    to !== pathname && (
      <Link to={to} className={buttonClass('ghost', 'small')} onClick={onOpen}>
        Trash
      </Link>
    )
  );
}

/** Shows the question of a toast. Resolves to whether a choice has changed something. */
export const AskContext = createContext<(toast: Toast) => Promise<boolean>>(() => Promise.resolve(false));

interface ToastMessageProps {
  readonly toast: Toast;
  readonly close: () => void;
  /** Restarts the toast's full duration. */
  readonly stay: () => void;
  /** Closes the toast soon, even if it had no timer. */
  readonly expire: () => void;
}

/**
 * The content of one toast. One of its actions runs, once. A failed action can be retried, unless there is nothing left
 * to restore.
 */
export function ToastMessage({ toast, close, stay, expire }: ToastMessageProps) {
  const detail = toast.detail ?? sentenceOf(toast.cause);
  const [isOver, setOver] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ask = useContext(AskContext);
  const hasKeys = toast.offer?.label === 'Undo';
  const end = () => {
    setOver(true);
    close();
  };
  const changeAll = async () => {
    if (!toast.question) return toast.all?.();
    setAsking(true);
    const isDone = await ask(toast);
    setAsking(false);
    return isDone;
  };
  const offer = useAction(async (isAll?: boolean) => {
    if (isAll) return (await changeAll()) ? end() : stay();
    try {
      await toast.offer?.run();
      end();
    } catch (error) {
      toasts.error('Failed to restore', error);
      const isGone = isStoreError(error) && error.code === 'not-found';
      setOver(isGone);
      if (isGone) expire();
      else stay();
    }
  });
  // Move the focus to the page before the next toast could take it.
  const leave = () => {
    focusFirst(document.querySelector('main'));
    close();
  };
  const open = useAction(async () => {
    leave();
    await toast.open?.();
  });
  return (
    <div
      className={styles.toastMessage}
      data-busy={offer.pending || undefined}
      data-asking={isAsking || undefined}
    >
      <i className={styles.sign} data-kind={toast.kind} aria-hidden="true">
        {signs[toast.kind]}
      </i>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.message}>{toast.message}</p>
          {detail !== undefined && detail !== toast.message && <p className={styles.detail}>{detail}</p>}
        </div>
        {(toast.open || toast.offer) && (
          <span className={styles.buttons}>
            {toast.open && (
              <Button size="small" onClick={() => void open.run()}>
                Open
              </Button>
            )}
            {toast.offer && !isOver && (
              <Button
                size="small"
                pending={offer.pending}
                onClick={() => void offer.run()}
                {...(hasKeys && { 'aria-keyshortcuts': onMac() ? 'Meta+Z' : 'Control+Z' })}
              >
                {toast.offer.label}
                {hasKeys && (
                  <kbd className={styles.keys} data-keys aria-hidden="true">
                    {capsOf(undoKeys, onMac())
                      .flat()
                      .join(onMac() ? '' : '+')}
                  </kbd>
                )}
              </Button>
            )}
            {(toast.all || toast.question) && !isOver && (
              <Button
                size="small"
                title={toast.question ? undefined : 'All from today on'}
                pending={offer.pending}
                onClick={() => void offer.run(true)}
              >
                {toast.question ? 'All...' : 'All'}
              </Button>
            )}
            {toast.toTrash && !isOver && <TrashLink onOpen={leave} />}
          </span>
        )}
      </div>
    </div>
  );
}
