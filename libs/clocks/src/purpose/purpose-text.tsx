import { isolated } from '@dayloom/domain';
import { Link } from '@dayloom/platform';
import * as styles from './purpose.module.css';
import type { LivePurpose } from './use-live-purpose.ts';

/** The title of a task, as a link to it where it lives. */
export const PurposeText = ({ title = '', to }: Pick<LivePurpose, 'title' | 'to'>) =>
  to === undefined ? (
    isolated(title)
  ) : (
    <Link className={styles.link} to={to}>
      {isolated(title)}
    </Link>
  );
