import { NavIcon } from '@dayloom/ui';
import * as styles from './bottom-bar.module.css';
import { ScreenLink } from './screen-link.tsx';
import { useNavigation } from './use-navigation.ts';
import { paths } from '../paths.ts';

const home = { label: 'Home', to: paths.home, icon: 'home' };

/** The signed-in user's four ways on small screens, in the footer's place (SH6, SH7). */
export function BottomBar() {
  const { entries, preload, awaited } = useNavigation();
  return (
    <nav className={styles.bottomBar} aria-label="Shortcuts" data-awaited={awaited || undefined}>
      {[home, ...entries('bottom')].map(({ label, to, icon }) => (
        <ScreenLink key={to} to={to} className={styles.entry} preload={preload}>
          <NavIcon name={icon} />
          {label}
        </ScreenLink>
      ))}
    </nav>
  );
}
