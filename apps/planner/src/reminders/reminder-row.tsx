import {
  instantOf,
  momentOfReminder,
  planDayOf,
  type Reminder,
  reminderDayText,
  reminderTimeText,
} from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { DayActions, ItemState, RepeatSign, reminderSeries } from '@dayloom/series';
import { useId } from 'react';
import * as styles from './reminder-groups.module.css';

interface ReminderRowProps {
  readonly reminder: Reminder;
  /** When it repeats, in words. */
  readonly repeats: string | undefined;
  readonly now: Date;
  readonly onEdit: (reminder: Reminder) => void;
  readonly onDeleted: () => void;
}

export function ReminderRow({ reminder, repeats, now, onEdit, onDeleted }: ReminderRowProps) {
  const titleId = useId();
  const locale = useAtomValue(localeAtom);
  const moment = momentOfReminder(reminder);
  return (
    <li
      data-glides={reminder.id}
      data-passed={moment < instantOf(now)}
      data-done={reminder.completed}
      className={styles.reminder}
    >
      <div className={styles.title}>
        <bdi id={titleId}>{reminder.title}</bdi>
        {repeats !== undefined && <RepeatSign words={repeats} />}
        <ItemState record={reminder} />
      </div>
      <time className={styles.when} dateTime={moment}>
        {reminderDayText(reminder, planDayOf(now), locale)}, {reminderTimeText(reminder, locale)}
      </time>
      <div className={styles.actions}>
        <DayActions
          kind={reminderSeries}
          record={reminder}
          repeats={repeats}
          describedBy={titleId}
          onEdit={() => onEdit(reminder)}
          onDeleted={onDeleted}
        />
      </div>
    </li>
  );
}
