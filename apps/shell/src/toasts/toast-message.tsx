import { isStoreError, sentenceOf } from '@dayloom/data';
import { useAction } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { useState } from 'react';
import { handFocusOn } from '../focus/hand-focus-on.ts';
import * as styles from './toast-message.module.css';
import { type Toast, toasts } from './toasts.ts';
import { TrashLink } from './trash-link.tsx';

const signs: Record<Toast['kind'], string> = { success: '✓', error: '!', warning: '!' };

interface ToastMessageProps {
  readonly told: Toast;
  readonly close: () => void;
  /** Gives the toast its full time again. */
  readonly stay: () => void;
  /** Lets it go soon, also where it had no clock. */
  readonly expire: () => void;
}

/**
 * What stands on one toast. What it offers works once; when it fails it stays on offer, except where
 * there is nothing left to take back.
 */
export function ToastMessage({ told, close, stay, expire }: ToastMessageProps) {
  const detail = told.detail ?? sentenceOf(told.cause);
  const [isOver, setOver] = useState(false);
  const offer = useAction(async () => {
    try {
      await told.offer?.run();
      setOver(true);
      close();
    } catch (error) {
      toasts.error('Failed to restore', error);
      const isGone = isStoreError(error) && error.code === 'not-found';
      setOver(isGone);
      if (isGone) expire();
      else stay();
    }
  });
  // Where this leads has the focus, before the next toast could take it.
  const leave = () => {
    handFocusOn(document.querySelector('main'));
    close();
  };
  const open = useAction(async () => {
    leave();
    await told.open?.();
  });
  return (
    <div className={styles.toastMessage} data-busy={offer.pending || undefined}>
      <i className={styles.sign} data-kind={told.kind} aria-hidden="true">
        {signs[told.kind]}
      </i>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.message}>{told.message}</p>
          {detail !== undefined && detail !== told.message && <p className={styles.detail}>{detail}</p>}
        </div>
        {(told.open || told.offer) && (
          <span className={styles.buttons}>
            {told.open && (
              <Button size="small" onClick={() => void open.run()}>
                Open
              </Button>
            )}
            {told.offer && !isOver && (
              <Button size="small" pending={offer.pending} onClick={() => void offer.run()}>
                {told.offer.label}
              </Button>
            )}
            {told.toTrash && !isOver && <TrashLink onOpen={leave} />}
          </span>
        )}
      </div>
    </div>
  );
}
