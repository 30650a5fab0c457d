import {
  groupReminders,
  momentOfReminder,
  planDayOf,
  reminderDayText,
  reminderGroupNames,
  reminderTimeText,
} from '@dayloom/domain';
import { Link, localeAtom, useAddress, useAtomValue } from '@dayloom/platform';
import { AsyncList, buttonClass, Card, EmptyState, List, Row, SectionHeading } from '@dayloom/ui';
import { remindersFailed } from '../reminder-reads/use-joined-reminders.ts';
import { useMinute } from '../today/use-minute.ts';
import { useUpcoming } from './use-upcoming.ts';

const most = 3;
const headingId = 'home-upcoming';

/** The next reminders on home, each gone from here once it is due (HM12). */
export default function HomeUpcoming() {
  const now = useMinute();
  const locale = useAtomValue(localeAtom);
  const to = useAddress()('reminders');
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="Upcoming"
        actions={
          <Link className={buttonClass('ghost', 'small')} to={to}>
            View All Reminders
          </Link>
        }
      />
      <AsyncList
        of={useUpcoming(now, most)}
        failed={remindersFailed}
        empty={
          <EmptyState
            text="No upcoming reminders"
            detail="“Call Ben tomorrow at 2pm” in the quick add makes one."
            compact
          />
        }
        skeletonRows={most}
      >
        {(records) => (
          <List aria-labelledby={headingId}>
            {groupReminders(records, now).flatMap(({ group, reminders }) =>
              reminders.map((reminder) => (
                <Row
                  key={reminder.id}
                  stretched
                  title={<Link to={to}>{reminder.title}</Link>}
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
