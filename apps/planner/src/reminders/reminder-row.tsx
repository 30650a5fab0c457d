import { remove, restore } from '@dayloom/data';
import {
  momentOfReminder,
  type PlanDay,
  type Reminder,
  reminderDayText,
  reminders,
  reminderTimeText,
} from '@dayloom/domain';
import { HistoryButton } from '@dayloom/history';
import { localeAtom, useAction, useAtomValue, useSave } from '@dayloom/platform';
import { DeleteButton, IconButton, PencilIcon } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './reminder-groups.module.css';

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly today: PlanDay;
  readonly onEdit: (reminder: Reminder) => void;
  readonly onDeleted: () => void;
}

export function ReminderRow({ reminder, today, onEdit, onDeleted }: ReminderRowProps) {
  const titleId = useId();
  const save = useSave();
  const locale = useAtomValue(localeAtom);
  const deleting = useAction(async () => {
    onDeleted();
    await save([remove(reminders, reminder.id)], {
      done: 'Reminder deleted successfully',
      failed: 'Failed to delete reminder',
      undo: [restore(reminders, reminder.id)],
      detail: reminder.title,
    });
  });
  return (
    <li data-glides={reminder.id} className={styles.reminder}>
      <span id={titleId} className={styles.title}>
        {reminder.title}
      </span>
      <time className={styles.when} dateTime={momentOfReminder(reminder)}>
        {reminderDayText(reminder, today)}, {reminderTimeText(reminder, locale)}
      </time>
      <div className={styles.actions}>
        <IconButton
          label="Edit reminder"
          icon={<PencilIcon />}
          size="small"
          aria-describedby={titleId}
          onClick={() => onEdit(reminder)}
        />
        <HistoryButton kind={reminders} record={reminder} size="small" describedBy={titleId} />
        <DeleteButton
          label="Delete reminder"
          size="small"
          aria-describedby={titleId}
          onDelete={() => void deleting.run()}
        />
      </div>
    </li>
  );
}
