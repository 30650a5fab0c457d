import { type ToastQuestion as Question, useAction, useLocation } from '@dayloom/platform';
import { Button, Dialog } from '@dayloom/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as styles from './toast-question.module.css';

interface ToastQuestionProps {
  readonly question: Question;
  /** @param isDone whether a choice has changed something */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks what a toast leads to. Leaving the page closes it as Esc does. */
export function ToastQuestion({
  question: { title, text, closeLabel, choices },
  onClose,
}: ToastQuestionProps) {
  const id = useId();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const choosing = useAction(async (run: () => Promise<boolean>) => onClose(await run()));
  const close = () => {
    if (!choosing.pending) onClose(false);
  };
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (key !== openedAt) leave();
  }, [key, openedAt]);
  return (
    <Dialog open size="small" title={title} onClose={close}>
      <p>{text}</p>
      <div className={styles.choices} data-actions="">
        <Button block onClick={close}>
          {closeLabel}
        </Button>
        {choices.map(({ label, hint, run }, index) => (
          <div key={label}>
            <Button
              block
              pending={choosing.pending}
              onClick={() => void choosing.run(run)}
              aria-describedby={hint === undefined ? undefined : `${id}-${index}`}
            >
              {label}
            </Button>
            {hint !== undefined && (
              <p id={`${id}-${index}`} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
