import { useNavEntries, useShell } from '@dayloom/platform';
import { Card, NavIcon, SectionHeading } from '@dayloom/ui';
import { useId } from 'react';
import { ScreenLink } from '../frame/screen-link.tsx';
import * as styles from './quick-access.module.css';

/** The tiles that the modules declare; hidden if there are none. */
export function QuickAccess() {
  const entries = useNavEntries('quick');
  const { navigation } = useShell();
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <Card aria-labelledby={heading} className={styles.card}>
      <SectionHeading id={heading} title="Quick Access" />
      <ul role="list" className={styles.tiles}>
        {entries.map(({ label, to, icon }) => (
          <li key={to}>
            <ScreenLink to={to} className={styles.tile} preload={navigation.preload}>
              <i className={styles.icon}>
                <NavIcon name={icon} />
              </i>
              {label}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
