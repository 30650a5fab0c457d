import { isClockTime, isPlanDay, type Reminder, type ReminderDraft, reminderFacts } from '@dayloom/domain';
import { useDraftsOfDeleted, useMinute } from '@dayloom/platform';
import { UnreadableRecords, useAddressRequest } from '@dayloom/screen-kit';
import { AsyncList, Button, DraftsOfDeleted, EmptyState, Page, PlusIcon, StatStrip } from '@dayloom/ui';
import { useRef, useState } from 'react';
import { ReminderDialog } from './reminder-dialog.tsx';
import { ReminderGroups } from './reminder-groups.tsx';
import { remindersFailed } from './sentences.ts';
import { type AskedReminder, useAskedReminder } from './use-asked-reminder.ts';
import { useReminderList } from './use-reminder-list.ts';

/** `/reminders`: reminders, soonest first, then those of earlier days. */
export default function Reminders() {
  const now = useMinute();
  const [form, setForm] = useState<{
    readonly reminder?: Reminder;
    readonly filled?: Partial<ReminderDraft>;
  }>();
  const add = () => setForm({});
  useAddressRequest(
    'new',
    (title, asked) => {
      const [date, time] = [asked.get('day'), asked.get('time')];
      setForm({ filled: { title, ...(isPlanDay(date) && { date }), ...(isClockTime(time) && { time }) } });
    },
    { along: ['day', 'time'] },
  );
  const { all, ahead, past, counts, series } = useReminderList(now);
  const [asked, setAsked] = useState<AskedReminder>();
  useAddressRequest('reminder', (id, search) => setAsked({ id, day: search.get('day') }), {
    along: ['day'],
  });
  const found = useAskedReminder(asked);
  if (asked && found && series.series.phase !== 'loading') {
    setAsked(undefined);
    if (found.reminder) setForm({ reminder: found.reminder });
  }
  // On a phone it would cover the same button of the empty list.
  const isInReach = counts.total.phase !== 'ready' || counts.total.value > 0;
  const addButton = useRef<HTMLButtonElement>(null);
  // The pressed button disappears with its reminder, so the focus moves to the add button.
  const focusAdd = () => addButton.current?.focus();

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
          onClick={add}
        >
          Add Reminder
        </Button>
      }
    >
      <DraftsOfDeleted drafts={useDraftsOfDeleted(reminderFacts)} />
      <StatStrip
        label="Statistics"
        items={[
          { label: 'Total Reminders', of: counts.total },
          { label: 'Upcoming', of: counts.upcoming },
          { label: "Today's Reminders", of: counts.today },
        ]}
      />
      <UnreadableRecords kind={reminderFacts} onDeleted={focusAdd} />
      <AsyncList
        of={all}
        failed={remindersFailed}
        empty={
          <EmptyState
            text="No reminders yet"
            detail="Note what should not slip by, and when."
            drawing="list"
            action={
              <Button variant="primary" icon={<PlusIcon />} onClick={add}>
                Add Your First Reminder
              </Button>
            }
          />
        }
      >
        {(records) => (
          <ReminderGroups
            reminders={records}
            ahead={ahead}
            past={past}
            repeatsOf={series.repeatsOf}
            now={now}
            onDeleted={focusAdd}
            onEdit={(reminder) => setForm({ reminder })}
          />
        )}
      </AsyncList>
      {form && (
        <ReminderDialog
          key={form.reminder?.id}
          {...form}
          repeatsOf={series.repeatsOf}
          onClose={() => setForm(undefined)}
        />
      )}
    </Page>
  );
}
