import { worksDueSoon } from '@dayloom/data';
import { shortDay } from '@dayloom/domain';
import { Link, useAddress, useRecords, useToday, useUser } from '@dayloom/platform';
import { EmptyState, List, AsyncList, Row, SectionHeading } from '@dayloom/ui';
import { DaysLeft } from '../work-list/days-left.tsx';
import { fromDashboard } from '../work-list/from-dashboard.ts';
import { worksFailed } from '../work-list/sentences.ts';

const maxResults = 3;
const headingId = 'upcoming-deadlines';

/** The works that end within three days, nearest first. */
export function UpcomingDeadlines() {
  const address = useAddress();
  const { id } = useUser();
  const today = useToday();
  const works = useRecords(worksDueSoon(id, today).first(maxResults), { failed: worksFailed });
  return (
    <div>
      <SectionHeading id={headingId} level={3} title="Upcoming Deadlines" />
      <AsyncList
        of={works}
        failed={worksFailed}
        empty={<EmptyState compact text="No upcoming deadlines" />}
        skeletonRows={1}
      >
        {(records) => (
          <List aria-labelledby={headingId}>
            {records.map((work) => (
              <Row
                key={work.id}
                stretched
                title={
                  <Link to={address('work-detail', { id: work.id })} state={fromDashboard}>
                    {work.workTitle}
                  </Link>
                }
                meta={shortDay(work.endDate)}
                trailing={<DaysLeft work={work} today={today} />}
              />
            ))}
          </List>
        )}
      </AsyncList>
    </div>
  );
}
