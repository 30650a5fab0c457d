import { sentenceOf } from '@dayloom/data';
import { useAction } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './toast-message.module.css';
import { type Toast, toasts } from './toasts.ts';

const signs: Record<Toast['kind'], string> = { success: '✓', error: '!', warning: '!' };

interface ToastMessageProps {
  readonly told: Toast;
  readonly close: () => void;
  /** Gives the toast its full time again. */
  readonly stay: () => void;
}

/** What stands on one toast. What it offers works once; when it fails it stays on offer (SH13, ER50). */
export function ToastMessage({ told, close, stay }: ToastMessageProps) {
  const detail = told.detail ?? sentenceOf(told.cause);
  const [restored, setRestored] = useState(false);
  const offer = useAction(async () => {
    try {
      await told.offer?.run();
      setRestored(true);
      close();
    } catch (error) {
      toasts.error('Failed to restore', error);
      stay();
    }
  });
  const open = useAction(async () => {
    close();
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
          {detail !== undefined && detail !== told.message && (
            <p className={styles.detail} dir="auto">
              {detail}
            </p>
          )}
        </div>
        {(told.open || told.offer) && (
          <span className={styles.buttons}>
            {told.open && (
              <Button size="small" onClick={() => void open.run()}>
                Open
              </Button>
            )}
            {told.offer && !restored && (
              <Button size="small" pending={offer.pending} onClick={() => void offer.run()}>
                {told.offer.label}
              </Button>
            )}
          </span>
        )}
      </div>
    </div>
  );
}
