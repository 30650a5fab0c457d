import { receiptsOf } from '@dayloom/data';
import { groupReminders, type Reminder, reminderGroupNames } from '@dayloom/domain';
import {
  dayStartAtom,
  firstScreen,
  lazyModule,
  useAtomValue,
  useLoaded,
  useShell,
  useToday,
} from '@dayloom/platform';
import { whenIdle } from '@dayloom/platform/late';
import { type ListWindow, ShowMore, TitledCard } from '@dayloom/screen-kit';
import { Button, ChevronRightIcon, List } from '@dayloom/ui';
import { useIsOnPaper } from '@dayloom/ui/use-is-on-paper';
import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './reminder-groups.module.css';
import { ReminderRow } from './reminder-row.tsx';

export const missedReminders = lazyModule(() => import(/* webpackChunkName: "missed" */ './move-missed.tsx'));

/** The code that moves what was missed, for users with notifications; after all that a press may need. */
function useMissedCode(now: Date) {
  const { store, user } = useShell();
  useEffect(() => {
    if (missedReminders.peek()) return;
    const look = async () => {
      const { records } = await store.get(receiptsOf(user.id).first(1));
      if (records.length > 0) await missedReminders.load();
    };
    // The next minute tries again.
    void firstScreen.then(() => whenIdle(() => void look().catch(() => undefined)));
  }, [store, user.id, now]);
  return useLoaded(missedReminders);
}

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
  readonly missed: ReactNode;
}

interface RowsProps extends Actions {
  readonly label: string;
  readonly reminders: readonly Reminder[];
}

const Rows = ({ label, reminders, repeatsOf, ...actions }: RowsProps) => (
  <List label={label}>
    {reminders.map((reminder) => (
      <ReminderRow key={reminder.id} reminder={reminder} repeats={repeatsOf(reminder)} {...actions} />
    ))}
  </List>
);

/** Those that are done, behind a button; on paper all are shown. */
function DoneRows(props: RowsProps) {
  const [isOpen, setOpen] = useState(false);
  const isOnPaper = useIsOnPaper();
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<ChevronRightIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {props.reminders.length} done
      </Button>
      {(isOpen || isOnPaper) && <Rows {...props} />}
    </>
  );
}

function Group({ group: { group, reminders }, list, missed, ...actions }: GroupProps) {
  const name = reminderGroupNames[group];
  const open = reminders.filter(({ completed }) => !completed);
  const done = reminders.filter(({ completed }) => completed);
  return (
    <TitledCard data-group={group} className={styles.group} title={name} actions={missed}>
      {open.length > 0 && <Rows label={name} reminders={open} {...actions} />}
      {done.length > 0 && <DoneRows label={`${name}, done`} reminders={done} {...actions} />}
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
  const late = useMissedCode(actions.now);
  const lastAhead = groups.findLast(({ group }) => group !== 'past');
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <Group
          key={group.group}
          group={group}
          missed={index === 0 && late && <late.MoveMissed now={actions.now} onMoved={actions.onDeleted} />}
          list={group.group === 'past' ? past : group === lastAhead ? ahead : undefined}
          {...actions}
        />
      ))}
    </div>
  );
}
