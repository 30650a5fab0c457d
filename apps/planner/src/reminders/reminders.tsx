import {
  instantOf,
  planDayOf,
  type Reminder,
  type ReminderDraft,
  reminderRange,
  reminders,
} from '@dayloom/domain';
import { useDraftsOfDeleted } from '@dayloom/platform';
import { AsyncList, Button, DraftsOfDeleted, EmptyState, Page, PlusIcon } from '@dayloom/ui';
import { useRef, useState } from 'react';
import { useMinute } from '../today/use-minute.ts';
import { remindersFailed } from '../reminder-reads/use-joined-reminders.ts';
import { AddReminderDialog } from './add-reminder-dialog.tsx';
import { EditReminderDialog } from './edit-reminder-dialog.tsx';
import { ReminderGroups } from './reminder-groups.tsx';
import { ReminderTotals } from './reminder-totals.tsx';
import { useAskedReminder } from './use-asked-reminder.ts';
import { useReminderCounts } from './use-reminder-counts.ts';
import { type ReminderWindow, useReminderList } from './use-reminder-list.ts';

const step = 50;

type Form =
  | { readonly shows: 'nothing' }
  | { readonly shows: 'add'; readonly filled: Partial<ReminderDraft> }
  | { readonly shows: 'edit'; readonly reminder: Reminder };

/** `/reminders`: what to be reminded of, the soonest first, and what is over. */
export default function Reminders() {
  const now = useMinute();
  const [shown, setShown] = useState({ ahead: step, past: step });
  const [form, setForm] = useState<Form>({ shows: 'nothing' });
  const add = (filled: Partial<ReminderDraft>) => setForm({ shows: 'add', filled });
  useAskedReminder(add);
  const close = () => setForm({ shows: 'nothing' });
  const { from, until } = reminderRange(planDayOf(now));
  const { all, more } = useReminderList(from, shown);
  const counts = useReminderCounts({ now: instantOf(now), from, until });
  // On a phone it would lie over the same button of the empty list.
  const isInReach = counts.total.phase !== 'ready' || counts.total.value > 0;
  const draftsOfDeleted = useDraftsOfDeleted(reminders);
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <Page
      title="Quick Reminders"
      width="narrow"
      actions={
        <Button
          ref={addButton}
          data-add={isInReach ? '' : undefined}
          variant="primary"
          icon={<PlusIcon />}
          onClick={() => add({})}
        >
          Add Reminder
        </Button>
      }
    >
      <DraftsOfDeleted drafts={draftsOfDeleted} />
      <ReminderTotals of={counts} />
      <AsyncList
        of={all}
        failed={remindersFailed}
        empty={
          <EmptyState
            text="No reminders yet"
            detail="Note what should not slip by, and when."
            drawing="list"
            action={
              <Button variant="primary" icon={<PlusIcon />} onClick={() => add({})}>
                Add Your First Reminder
              </Button>
            }
          />
        }
      >
        {(records) => {
          const grow = (side: keyof ReminderWindow) => () =>
            setShown({ ...shown, [side]: shown[side] + step });
          return (
            <ReminderGroups
              of={records}
              now={now}
              // The pressed button goes with its reminder, so the focus moves to the next thing that stays.
              onDeleted={() => addButton.current?.focus()}
              onEdit={(reminder) => setForm({ shows: 'edit', reminder })}
              onMoreAhead={more.ahead ? grow('ahead') : undefined}
              onMorePast={more.past ? grow('past') : undefined}
            />
          );
        }}
      </AsyncList>
      {form.shows === 'add' && <AddReminderDialog filled={form.filled} onClose={close} />}
      {form.shows === 'edit' && <EditReminderDialog opened={form.reminder} onClose={close} />}
    </Page>
  );
}
