import { Link, useNavEntries } from '@dayloom/platform';
import { Card, NavIcon, SectionHeading } from '@dayloom/ui';
import * as styles from './quick-actions.module.css';

const headingId = 'quick-actions';

/** Links on the dashboard that the loaded modules declare; not rendered without any. */
export function QuickActions() {
  const entries = useNavEntries('dashboard');
  if (entries.length === 0) return null;
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Quick Actions" />
      <ul role="list" className={styles.actions}>
        {entries.map(({ icon, label, to }) => (
          <li key={to}>
            <Link className={styles.action} to={to}>
              <NavIcon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
