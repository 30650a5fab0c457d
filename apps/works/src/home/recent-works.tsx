import { worksOf } from '@dayloom/data';
import { dayRange, type PlanDay, type Work } from '@dayloom/domain';
import { Link, type ReadAhead, useAddress, useRecords, useToday, useUser } from '@dayloom/platform';
import { buttonClass, Card, EmptyState, List, AsyncList, Row, SectionHeading } from '@dayloom/ui';
import { DaysLeft } from '../work-list/days-left.tsx';
import { ListPriority } from '../work-list/list-priority.tsx';
import { whatAWorkIs, worksFailed } from '../work-list/sentences.ts';
import * as styles from './recent-works.module.css';

const maxResults = 5;
const headingId = 'recent-works';

const NoWorks = () => (
  <div className={styles.none}>
    <EmptyState
      text="No works found"
      detail={whatAWorkIs}
      action={
        <Link className={buttonClass('primary')} to={useAddress()('add-work')}>
          Add Work
        </Link>
      }
    />
  </div>
);

const RecentWork = ({ work, today }: { work: Work; today: PlanDay }) => (
  <Row
    stretched
    title={
      <Link data-title to={useAddress()('work-detail', { id: work.id })}>
        {work.workTitle}
      </Link>
    }
    meta={dayRange(work.startDate, work.endDate)}
    trailing={
      <span className={styles.state}>
        <ListPriority priority={work.priority} />
        <DaysLeft work={work} today={today} />
      </span>
    }
  />
);

/** 'Recent Tasks' of home: the latest works, newest first. */
export default function RecentWorks() {
  const address = useAddress();
  const user = useUser();
  const today = useToday();
  const works = useRecords(worksOf(user.id).first(maxResults), { failed: worksFailed });
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="Recent Tasks"
        actions={
          <Link className={buttonClass('ghost', 'small')} to={address('dashboard')}>
            View All Tasks
          </Link>
        }
      />
      <AsyncList of={works} failed={worksFailed} empty={<NoWorks />} skeletonRows={maxResults}>
        {(records) => (
          <List aria-labelledby={headingId}>
            {records.map((work) => (
              <RecentWork key={work.id} work={work} today={today} />
            ))}
          </List>
        )}
      </AsyncList>
    </Card>
  );
}

RecentWorks.readAhead = ({ user, records }: ReadAhead) => void records(worksOf(user.id).first(maxResults));
