import type { Task, Work } from '@dayloom/domain';
import { Link, useIntent } from '@dayloom/platform';
import * as styles from './work-of.module.css';

interface WorkOfProps {
  readonly task: Task;
  readonly work: Work | undefined;
}

/** Keeps the line's place. */
const notRead = '\u00a0';

/** The work that a task belongs to, as a link where works can be opened; 'Inbox' where there is none. */
export function WorkOf({ task, work }: WorkOfProps) {
  const address = useIntent('open-work', { id: task.workId ?? '' });
  if (task.workId === undefined) return 'Inbox';
  if (!work) return notRead;
  return address ? (
    <Link className={styles.work} to={address}>
      {work.workTitle}
    </Link>
  ) : (
    work.workTitle
  );
}
