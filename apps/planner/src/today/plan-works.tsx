import type { PlanDay, Work } from '@dayloom/domain';
import { Link, type Records, useIntent } from '@dayloom/platform';
import { AddTask } from '@dayloom/tasks';
import { ErrorState } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './plan-works.module.css';

const worksFailed = 'Failed to fetch works';

function PlanWork({ work, today }: { readonly work: Work; readonly today: PlanDay }) {
  const address = useIntent('open-work', { id: work.id });
  return (
    <li>
      <h4>{address ? <Link to={address}>{work.workTitle}</Link> : work.workTitle}</h4>
      <AddTask
        quiet
        workId={work.id}
        day={today}
        label={`New task for ${work.workTitle}`}
        placeholder="What comes first today?"
      />
    </li>
  );
}

interface PlanWorksProps {
  readonly of: Records<Work>;
  readonly today: PlanDay;
}

/** Works that go on today, each with a field for its first task: what to begin with on an empty day (TD6). */
export function PlanWorks({ of: works, today }: PlanWorksProps) {
  const headingId = useId();
  if (works.phase === 'failed') return <ErrorState text={worksFailed} onRetry={works.retry} />;
  if (works.phase === 'loading' || works.records.length === 0) return null;
  return (
    <section className={styles.works} aria-labelledby={headingId}>
      <h3 id={headingId}>Begin with one of your works</h3>
      <ul role="list">
        {works.records.map((work) => (
          <PlanWork key={work.id} work={work} today={today} />
        ))}
      </ul>
    </section>
  );
}
