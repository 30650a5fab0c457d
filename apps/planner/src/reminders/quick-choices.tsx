import { type QuickMoment, quickMoments, type ReminderDraft } from '@dayloom/domain';
import { Button } from '@dayloom/ui';
import { useMinute } from '../today/use-minute.ts';
import * as styles from './reminder-dialog.module.css';

interface QuickChoicesProps {
  readonly draft: ReminderDraft;
  readonly onChoose: (when: Pick<QuickMoment, 'date' | 'time'>) => void;
}

/** Fills in date and time by one press; what it chose stands in the fields below. */
export function QuickChoices({ draft, onChoose }: QuickChoicesProps) {
  const now = useMinute();
  return (
    <div role="group" aria-label="Quick choices" className={styles.quick}>
      {quickMoments(now).map(({ label, date, time }) => (
        <Button
          key={label}
          size="small"
          aria-pressed={draft.date === date && draft.time === time}
          onClick={() => onChoose({ date, time })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
