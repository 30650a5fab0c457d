import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from '@dayloom/platform';
import { openQuickAddAtom } from '@dayloom/commands';
import { unreadAtom, unreadText } from '@dayloom/notifications';
import { whenIdle } from '@dayloom/platform/late';
import { IconButton, MenuIcon, PlusIcon } from '@dayloom/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { ScreenLink } from './screen-link.tsx';
import { clockRoomAtom, headerRoomAtom } from './header-room.ts';
import * as styles from './site-header.module.css';
import { TopNavigation } from './top-navigation.tsx';
import { useCloseOnceHidden } from './use-close-once-hidden.ts';
import { useNavigation } from './use-navigation.ts';
import { useOpenHere } from './use-open-here.ts';
import { panelsChunk, usePanels } from './use-panels.ts';
import { paths } from '../paths.ts';
import { toasts } from '@dayloom/toasts';

interface SiteHeaderProps {
  readonly signedIn: boolean;
  /** The state of saving, for a backend with a server. */
  readonly indicator?: ReactNode;
}

/** Logo and navigation at the top of every page; on small screens the menu button, the logo and the bell. */
export function SiteHeader({ signedIn, indicator }: SiteHeaderProps) {
  const { intent, preload } = useNavigation();
  const unread = useAtomValue(unreadAtom);
  const notifications = {
    label: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    to: paths.notifications,
  };
  const reminders = intent('show-reminders');
  const bells = [
    {
      ...notifications,
      ...(reminders !== undefined && {
        label: unread > 0 ? `Reminders, ${unreadText(unread)}` : 'Reminders',
        to: reminders,
      }),
      on: 'phone',
    },
    { ...notifications, on: 'desktop' },
  ];
  const openQuickAdd = useSetAtom(openQuickAddAtom);
  const [menuOpen, setMenuOpen] = useOpenHere();
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = () => setMenuOpen(false);
  useCloseOnceHidden(menuOpen, menuButton, closeMenu);
  const panels = usePanels(menuOpen, closeMenu);
  useEffect(() => {
    // A visitor's page has no records to wait for.
    if (!signedIn) return whenIdle(() => void panelsChunk.load().catch(() => undefined));
  }, [signedIn]);
  return (
    <header className={styles.siteHeader}>
      <div className={styles.row}>
        <IconButton
          ref={menuButton}
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
        <div ref={useSetAtom(clockRoomAtom)} className={styles.clocks} />
        <div className={styles.end}>
          <div
            ref={useSetAtom(headerRoomAtom)}
            className={styles.slot}
            data-awaits={signedIn ? 'search' : undefined}
          />
          {indicator && <div className={styles.indicator}>{indicator}</div>}
          {signedIn && (
            <IconButton
              label="Quick add"
              icon={<PlusIcon />}
              className={styles.quickAdd}
              aria-haspopup="dialog"
              onClick={() => openQuickAdd(toasts)}
            />
          )}
          {signedIn &&
            bells.map(({ label, to, on }) => (
              <span key={on} className={styles.bellOn} data-on={on} data-unread={unread || undefined}>
                <ScreenLink to={to} className={styles.bell} icon="bell" preload={preload}>
                  <span className="visually-hidden">{label}</span>
                </ScreenLink>
              </span>
            ))}
          {signedIn && <AccountMenu />}
        </div>
      </div>
      {panels && <panels.SlideMenu signedIn={signedIn} onClose={closeMenu} />}
    </header>
  );
}
