import type { Task, Work } from '@dayloom/domain';
import { Link, useIntent } from '@dayloom/platform';
import * as styles from './work-of.module.css';

interface WorkOfProps {
  readonly task: Task;
  readonly work: Work | undefined;
}

/** A non-breaking space, which keeps the height of the line. */
const notRead = '\u00a0';

/** The work of a task, as a link if works can be opened; 'Inbox' if there is none. */
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
