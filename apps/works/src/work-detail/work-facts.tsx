import { mediumDay, type Work } from '@dayloom/domain';
import { WorkFocus } from './work-focus.tsx';
import * as styles from './work-facts.module.css';

export const WorkFacts = ({ work }: { work: Work }) => (
  <div className={styles.facts}>
    <dl className={styles.plan}>
      <div>
        <dt>Start date</dt>
        <dd>{mediumDay(work.startDate)}</dd>
      </div>
      <div>
        <dt>End date</dt>
        <dd>{mediumDay(work.endDate)}</dd>
      </div>
      <div>
        <dt>Duration</dt>
        <dd>{work.duration === 1 ? '1 day' : `${work.duration} days`}</dd>
      </div>
      <WorkFocus work={work} />
    </dl>
    {work.description && <p className={styles.description}>{work.description}</p>}
  </div>
);
