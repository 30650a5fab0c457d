import { IconButton, XIcon } from '@dayloom/ui';
import type { MouseEvent, SyntheticEvent } from 'react';
import { AccountActions } from './account-actions.tsx';
import { Logo } from './logo.tsx';
import { ScreenLink } from './screen-link.tsx';
import * as styles from './slide-menu.module.css';
import { useNavigation } from './use-navigation.ts';
import { paths } from '../paths.ts';

interface SlideMenuProps {
  readonly signedIn: boolean;
  readonly onClose: () => void;
}

const visitor = [
  { label: 'Login', to: paths.login, icon: 'user' },
  { label: 'Sign Up', to: paths.signUp, icon: 'plus' },
];

const notifications = { label: 'Notifications', to: paths.notifications, icon: 'bell' };

function openModal(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  return () => {
    if (typeof dialog.close === 'function') dialog.close();
  };
}

/** The navigation of small screens, which slides in from the left. Mounted while it is open. */
export function SlideMenu({ signedIn, onClose }: SlideMenuProps) {
  const { entries, preload } = useNavigation();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const backdrop = (event: MouseEvent) => event.target === event.currentTarget && onClose();
  const own = signedIn ? [...entries('top'), ...entries('more'), notifications] : visitor;
  const links = [{ label: 'Home', to: paths.home, icon: 'home' }, ...own];
  return (
    <dialog
      ref={openModal}
      className={styles.slideMenu}
      aria-label="Menu"
      onCancel={cancel}
      onClick={backdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <Logo />
          <IconButton label="Close" icon={<XIcon />} onClick={onClose} />
        </div>
        <nav aria-label="Menu" className={styles.links}>
          {links.map(({ label, to, icon }) => (
            <ScreenLink key={to} to={to} className={styles.link} icon={icon} preload={preload}>
              {label}
            </ScreenLink>
          ))}
        </nav>
        <AccountActions signedIn={signedIn} onLeave={onClose} />
      </div>
    </dialog>
  );
}
