import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { BellIcon, IconButton, MenuIcon } from '@dayloom/ui';
import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { ScreenLink } from './screen-link.tsx';
import { headerRoomAtom } from './header-room.ts';
import * as styles from './site-header.module.css';
import { SlideMenu } from './slide-menu.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useNavigation } from './use-navigation.ts';
import { useOpenHere } from './use-open-here.ts';
import { paths } from '../paths.ts';

interface SiteHeaderProps {
  readonly signedIn: boolean;
  /** The state of saving, where a server stands behind this device. */
  readonly indicator?: ReactNode;
}

/** Mark and navigation on top of every page; on small screens menu button, mark and bell. */
export function SiteHeader({ signedIn, indicator }: SiteHeaderProps) {
  const { intent, preload } = useNavigation();
  const reminders = intent('show-reminders');
  const [menuOpen, setMenuOpen] = useOpenHere();
  return (
    <header className={styles.siteHeader}>
      <div className={styles.row}>
        <IconButton
          label="Menu"
          icon={<MenuIcon />}
          className={styles.menuButton}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
        <Link to={paths.home} className={styles.home} aria-label="Dayloom, home">
          <Logo shrinks={signedIn} />
        </Link>
        <TopNavigation signedIn={signedIn} />
        <div ref={useSetAtom(headerRoomAtom)} className={styles.slot} />
        {indicator && <div className={styles.indicator}>{indicator}</div>}
        {signedIn && reminders && (
          <ScreenLink to={reminders} className={styles.bell} preload={preload}>
            <BellIcon aria-hidden="true" />
            <span className="visually-hidden">Reminders</span>
          </ScreenLink>
        )}
        {signedIn && <AccountMenu />}
      </div>
      {menuOpen && <SlideMenu signedIn={signedIn} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
