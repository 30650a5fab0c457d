import { remindersFrom } from '@dayloom/data';
import {
  groupReminders,
  type Instant,
  instantOf,
  lastPlanDay,
  momentOfReminder,
  planDayOf,
  type Reminder,
  reminderDayText,
  reminderGroupNames,
  reminderTimeText,
} from '@dayloom/domain';
import {
  dayStartAtom,
  Link,
  localeAtom,
  type ReadAhead,
  type Records,
  useAddress,
  useAtomValue,
  useMinute,
  useRecords,
  useToday,
  useUser,
} from '@dayloom/platform';
import { firstWindow } from '@dayloom/screen-kit';
import { readSeries, reminderSeries, RepeatSign } from '@dayloom/series';
import { AsyncList, buttonClass, Card, EmptyState, List, Row, SectionHeading } from '@dayloom/ui';
import { useMemo, useState } from 'react';
import { reminderParams } from '../reminders/reminder-params.ts';
import { remindersFailed } from '../reminders/sentences.ts';
import { useReminderSeries } from '../reminders/use-reminder-series.ts';

const maxReminders = 3;
const headingId = 'home-upcoming';
const minute = 60_000;

/** Within a minute it is the same query. */
const nextMinute = (now: Date) => instantOf(new Date(Math.ceil(now.getTime() / minute) * minute));

interface UpcomingReminderProps {
  readonly reminder: Reminder;
  /** When it repeats, in words. */
  readonly repeats: string | undefined;
  readonly day: string;
}

function UpcomingReminder({ reminder, repeats, day }: UpcomingReminderProps) {
  const locale = useAtomValue(localeAtom);
  const address = useAddress();
  return (
    <Row
      stretched
      title={
        <>
          <Link to={address('reminders', reminderParams(reminder))}>{reminder.title}</Link>
          {repeats !== undefined && <RepeatSign words={repeats} />}
        </>
      }
      meta={
        <time dateTime={momentOfReminder(reminder)}>
          {day}, {reminderTimeText(reminder, locale)}
        </time>
      }
    />
  );
}

const openIn = (list: Records<Reminder>) =>
  list.phase === 'ready' ? list.records.filter(({ completed }) => !completed) : [];

/** The stored reminders from a moment on that are not done, at least the first ones. */
function useOpenReminders(from: Instant): Records<Reminder> {
  const all = remindersFrom(useUser().id, from);
  const options = { keep: true, failed: remindersFailed };
  const near = useRecords(all.first(maxReminders), options);
  const [size, setSize] = useState(firstWindow);
  const open = openIn(near);
  const off = near.phase !== 'ready' || near.records.length < maxReminders || open.length === maxReminders;
  const further = useRecords(all.first(size), { ...options, off });
  const hasMore = further.phase === 'ready' && further.records.length === size;
  if (hasMore && openIn(further).length < maxReminders) setSize(size * 2);
  // The first ones stay while further ones are read.
  const list = off || (further.phase === 'loading' && open.length > 0) ? near : further;
  return list.phase === 'ready' ? { ...list, records: openIn(list) } : list;
}

/** The next reminders on home, of each series one; each disappears when it is due. */
export default function HomeUpcoming() {
  const now = useMinute();
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const address = useAddress();
  const from = nextMinute(now);
  const stored = useOpenReminders(from);
  const { view, code, repeatsOf, join } = useReminderSeries();
  const next = useMemo(() => view && code?.nextReminders(view, from), [view, code, from]);
  const known = stored.phase === 'ready' ? stored.records : [];
  const upcoming = join(stored, next && [...known, ...next]);
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="Upcoming"
        actions={
          <Link className={buttonClass('ghost', 'small')} to={address('reminders')}>
            View All Reminders
          </Link>
        }
      />
      <AsyncList
        of={upcoming}
        failed={remindersFailed}
        empty={
          <EmptyState
            text="No upcoming reminders"
            detail="“Call Ben tomorrow at 2pm” in the quick add makes one."
            compact
          />
        }
        skeletonRows={maxReminders}
      >
        {(records) => (
          <List aria-labelledby={headingId}>
            {groupReminders(records, today, dayStart)
              .flatMap(({ group, reminders }) => reminders.map((reminder) => ({ group, reminder })))
              .slice(0, maxReminders)
              .map(({ group, reminder }) => (
                <UpcomingReminder
                  key={reminder.id}
                  reminder={reminder}
                  repeats={repeatsOf(reminder)}
                  day={
                    group === 'later' ? reminderDayText(reminder, planDayOf(now)) : reminderGroupNames[group]
                  }
                />
              ))}
          </List>
        )}
      </AsyncList>
    </Card>
  );
}

HomeUpcoming.readAhead = (ahead: ReadAhead) => {
  const { user, now, today, records } = ahead;
  void records(remindersFrom(user.id, nextMinute(now)).first(maxReminders));
  void readSeries(ahead, reminderSeries, today, lastPlanDay);
};
