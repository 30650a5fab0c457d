import { groupReminders, planDayOf, type Reminder, reminderGroupNames } from '@dayloom/domain';
import { Button, Card, List, SectionHeading } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './reminder-groups.module.css';
import { ReminderRow } from './reminder-row.tsx';

interface Actions {
  readonly onEdit: (reminder: Reminder) => void;
  readonly onDeleted: () => void;
}

interface GroupProps extends Actions {
  readonly group: ReturnType<typeof groupReminders>[number];
  readonly now: Date;
  /** Asks for more of the group; absent where all of it is here. */
  readonly onMore?: (() => void) | undefined;
}

function Group({ group: { group, reminders }, now, onMore, ...actions }: GroupProps) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} data-group={group} className={styles.group}>
      <SectionHeading id={headingId} title={reminderGroupNames[group]} />
      <List aria-labelledby={headingId}>
        {reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} today={planDayOf(now)} {...actions} />
        ))}
      </List>
      {onMore && (
        <Button block onClick={onMore}>
          Show more
        </Button>
      )}
    </Card>
  );
}

interface ReminderGroupsProps extends Actions {
  readonly of: readonly Reminder[];
  readonly now: Date;
  /** Asks for more reminders to come, and of those gone; absent where all of them are here. */
  readonly onMoreAhead?: (() => void) | undefined;
  readonly onMorePast?: (() => void) | undefined;
}

/** Today, tomorrow, later, past: the groups that hold any. */
export function ReminderGroups({ of, now, onMoreAhead, onMorePast, ...actions }: ReminderGroupsProps) {
  const groups = groupReminders(of, now);
  const lastAhead = groups.findLast(({ group }) => group !== 'past');
  const more = (group: (typeof groups)[number]) =>
    group.group === 'past' ? onMorePast : group === lastAhead ? onMoreAhead : undefined;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.group} group={group} now={now} onMore={more(group)} {...actions} />
      ))}
    </div>
  );
}
