import type { Purpose } from '@dayloom/domain/clocks';
import { useOnceLoaded } from '@dayloom/screen-kit';
import { Button } from '@dayloom/ui';
import { useRef, useState } from 'react';
import { lateChoice } from './late-choice.ts';
import * as styles from './purpose.module.css';

const failed = 'Failed to load the choice of tasks';

interface PurposeButtonsProps {
  readonly purpose: Purpose;
  /** Gets task, work and their titles; nothing if none is wanted. The note is not part of the choice. */
  readonly onChoose: (purpose: Purpose) => void;
}

/** 'What for?', or 'Change' and 'No task' for a chosen task. */
export function PurposeButtons({ purpose, onChoose }: PurposeButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const onceLoaded = useOnceLoaded(lateChoice, failed);
  const first = useRef<HTMLButtonElement>(null);
  const ChoiceDialog = lateChoice.peek()?.ChoiceDialog;
  const isChosen = purpose.about !== undefined;
  return (
    <div className={styles.buttons}>
      <Button
        ref={first}
        size="small"
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => onceLoaded(() => setOpen(true))}
      >
        {isChosen ? 'Change' : 'What for?'}
      </Button>
      {isChosen && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            // The button disappears with the choice, so the focus moves.
            first.current?.focus();
            onChoose({});
          }}
        >
          No task
        </Button>
      )}
      {isOpen && ChoiceDialog && <ChoiceDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </div>
  );
}
