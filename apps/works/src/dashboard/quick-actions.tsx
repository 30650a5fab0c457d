import { Link, useNavEntries } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { NavIcon } from '@dayloom/ui';
import * as styles from './quick-actions.module.css';

/** Links on the dashboard that the loaded modules declare; not rendered without any. */
export function QuickActions() {
  const entries = useNavEntries('dashboard');
  if (entries.length === 0) return null;
  return (
    <TitledCard title="Quick Actions">
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
    </TitledCard>
  );
}
