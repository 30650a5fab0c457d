import { groupReminders, type Reminder, reminderGroupNames } from '@dayloom/domain';
import { dayStartAtom, useAtomValue, useToday } from '@dayloom/platform';
import { type ListWindow, ShowMore, TitledCard } from '@dayloom/screen-kit';
import { List } from '@dayloom/ui';
import * as styles from './reminder-groups.module.css';
import { ReminderRow } from './reminder-row.tsx';

interface Actions {
  /** When a reminder repeats, in words; undefined for a single one. */
  readonly repeatsOf: (reminder: Reminder) => string | undefined;
  readonly now: Date;
  readonly onEdit: (reminder: Reminder) => void;
  readonly onDeleted: () => void;
}

interface GroupProps extends Actions {
  readonly group: ReturnType<typeof groupReminders>[number];
  /** The window that ends with this group. */
  readonly list: ListWindow<Reminder> | undefined;
}

function Group({ group: { group, reminders }, list, repeatsOf, ...actions }: GroupProps) {
  return (
    <TitledCard data-group={group} className={styles.group} title={reminderGroupNames[group]}>
      <List label={reminderGroupNames[group]}>
        {reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} repeats={repeatsOf(reminder)} {...actions} />
        ))}
      </List>
      {list && <ShowMore list={list} />}
    </TitledCard>
  );
}

interface ReminderGroupsProps extends Actions {
  readonly reminders: readonly Reminder[];
  readonly ahead: ListWindow<Reminder>;
  readonly past: ListWindow<Reminder>;
}

/** The non-empty groups of today, tomorrow, later, past. */
export function ReminderGroups({ reminders, ahead, past, ...actions }: ReminderGroupsProps) {
  const groups = groupReminders(reminders, useToday(), useAtomValue(dayStartAtom));
  const lastAhead = groups.findLast(({ group }) => group !== 'past');
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group
          key={group.group}
          group={group}
          list={group.group === 'past' ? past : group === lastAhead ? ahead : undefined}
          {...actions}
        />
      ))}
    </div>
  );
}
