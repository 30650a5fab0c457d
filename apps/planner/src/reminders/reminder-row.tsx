import {
  instantOf,
  momentOfReminder,
  planDayOf,
  type Reminder,
  reminderDayText,
  reminderFacts,
  reminderTimeText,
} from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { RecordActions } from '@dayloom/screen-kit';
import { useId } from 'react';
import * as styles from './reminder-groups.module.css';

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly now: Date;
  readonly onEdit: (reminder: Reminder) => void;
  readonly onDeleted: () => void;
}

export function ReminderRow({ reminder, now, onEdit, onDeleted }: ReminderRowProps) {
  const titleId = useId();
  const locale = useAtomValue(localeAtom);
  const moment = momentOfReminder(reminder);
  return (
    <li data-glides={reminder.id} data-passed={moment < instantOf(now)} className={styles.reminder}>
      <bdi id={titleId} className={styles.title}>
        {reminder.title}
      </bdi>
      <time className={styles.when} dateTime={moment}>
        {reminderDayText(reminder, planDayOf(now), locale)}, {reminderTimeText(reminder, locale)}
      </time>
      <div className={styles.actions}>
        <RecordActions
          kind={reminderFacts}
          record={reminder}
          describedBy={titleId}
          onEdit={() => onEdit(reminder)}
          onDeleted={onDeleted}
        />
      </div>
    </li>
  );
}
