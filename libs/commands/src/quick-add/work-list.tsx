import { dayRange, type Work } from '@dayloom/domain';
import * as styles from './work-list.module.css';

interface WorkListProps {
  readonly id: string;
  readonly works: readonly Work[];
  /** The index of the entry that Enter accepts. */
  readonly active: number;
  readonly take: (work: Work) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The works that a '#' may mean. The focus stays in the line, which refers to the active one. */
export const WorkList = ({ id, works, active, take }: WorkListProps) => (
  <div id={id} role="listbox" aria-label="Works" className={styles.workList}>
    {works.map((work, index) => (
      <div
        key={work.id}
        id={optionId(id, index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        className={styles.work}
        // The focus, and on phones the keyboard, stays in the line.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => take(work)}
      >
        <bdi className={styles.title}>{work.workTitle}</bdi>
        <span className={styles.days}>{dayRange(work.startDate, work.endDate)}</span>
      </div>
    ))}
  </div>
);
