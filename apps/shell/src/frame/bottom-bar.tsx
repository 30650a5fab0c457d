import { openQuickAddAtom } from '@dayloom/commands';
import { NavIcon, PlusIcon } from '@dayloom/ui';
import { useSetAtom } from 'jotai';
import * as styles from './bottom-bar.module.css';
import { ScreenLink } from './screen-link.tsx';
import { useNavigation } from './use-navigation.ts';
import { paths } from '../paths.ts';
import { toasts } from '@dayloom/toasts';

const home = { label: 'Home', to: paths.home, icon: 'home' };

/** The signed-in user's four main links on small screens, which have no footer, with quick add in the middle. */
export function BottomBar() {
  const { entries, preload } = useNavigation();
  const openQuickAdd = useSetAtom(openQuickAddAtom);
  const links = [home, ...entries('bottom')].map(({ label, to, icon }) => (
    <ScreenLink key={to} to={to} className={styles.entry} preload={preload}>
      <span className={styles.pill}>
        <NavIcon name={icon} />
      </span>
      {label}
    </ScreenLink>
  ));
  return (
    <nav className={styles.bottomBar} aria-label="Shortcuts">
      <div className={styles.side}>{links.slice(0, 2)}</div>
      <button
        type="button"
        className={styles.add}
        aria-label="Quick add"
        aria-haspopup="dialog"
        onClick={() => openQuickAdd(toasts)}
      >
        <PlusIcon aria-hidden="true" />
      </button>
      <div className={styles.side}>{links.slice(2)}</div>
    </nav>
  );
}
