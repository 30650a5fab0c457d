import { Link, useNavEntries } from '@dayloom/platform';
import { NavIcon, SectionHeading } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './quick-access.module.css';

/** Links to the screens that do not fit into the bottom bar; hidden when the top navigation shows them. */
export function QuickAccess() {
  const headingId = useId();
  const entries = useNavEntries('quick');
  if (entries.length === 0) return null;
  return (
    <nav className={styles.quickAccess} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Quick Access" />
      <ul role="list" className={styles.tiles}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.tile}>
              <NavIcon name={entry.icon} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
