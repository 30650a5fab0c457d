import { remindersFrom } from '@dayloom/data';
import {
  groupReminders,
  instantOf,
  momentOfReminder,
  planDayOf,
  reminderDayText,
  reminderGroupNames,
  reminderTimeText,
  type UserId,
} from '@dayloom/domain';
import {
  dayStartAtom,
  Link,
  localeAtom,
  type ReadAhead,
  useAddress,
  useAtomValue,
  useMinute,
  useRecords,
  useToday,
  useUser,
} from '@dayloom/platform';
import { AsyncList, buttonClass, Card, EmptyState, List, Row, SectionHeading } from '@dayloom/ui';
import { remindersFailed } from '../reminders/sentences.ts';

const maxReminders = 3;
const headingId = 'home-upcoming';
const minute = 60_000;

/** Within a minute it is the same query. */
const nextReminders = (user: UserId, now: Date) =>
  remindersFrom(user, instantOf(new Date(Math.ceil(now.getTime() / minute) * minute)));

/** The next reminders on home; each disappears when it is due. */
export default function HomeUpcoming() {
  const now = useMinute();
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const locale = useAtomValue(localeAtom);
  const address = useAddress();
  const upcoming = useRecords(nextReminders(useUser().id, now).first(maxReminders), {
    keep: true,
    failed: remindersFailed,
  });
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
            {groupReminders(records, today, dayStart).flatMap(({ group, reminders }) =>
              reminders.map((reminder) => (
                <Row
                  key={reminder.id}
                  stretched
                  title={<Link to={address('reminders', { reminder: reminder.id })}>{reminder.title}</Link>}
                  meta={
                    <time dateTime={momentOfReminder(reminder)}>
                      {group === 'later'
                        ? reminderDayText(reminder, planDayOf(now))
                        : reminderGroupNames[group]}
                      , {reminderTimeText(reminder, locale)}
                    </time>
                  }
                />
              )),
            )}
          </List>
        )}
      </AsyncList>
    </Card>
  );
}

HomeUpcoming.readAhead = ({ user, now, records }: ReadAhead) =>
  void records(nextReminders(user.id, now).first(maxReminders));
