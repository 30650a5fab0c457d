import { useSetAtom } from 'jotai';
import { useSignOut } from '@dayloom/account';
import { Button, LogOutIcon } from '@dayloom/ui';
import { InfoIcon } from '@dayloom/ui/screen-icons';
import { openAboutAtom } from '../about/about-panel.tsx';
import * as styles from './account-actions.module.css';
import { ThemeDots } from './theme-dots.tsx';

interface AccountActionsProps {
  readonly signedIn: boolean;
  /** Closes the panel around these actions before one of them runs. */
  readonly onLeave: () => void;
}

/** Theme choice, 'About' and 'Log out', in the account menu and in the slide-in menu of small screens. */
export function AccountActions({ signedIn, onLeave }: AccountActionsProps) {
  const openAbout = useSetAtom(openAboutAtom);
  const signOut = useSignOut();
  const about = () => {
    onLeave();
    void openAbout();
  };
  const leave = () => {
    onLeave();
    void signOut('Successfully signed out!', 'Failed to log out');
  };
  return (
    <div className={styles.accountActions}>
      <ThemeDots align="start" />
      <div className={styles.buttons}>
        <Button variant="ghost" icon={<InfoIcon />} onClick={about}>
          About
        </Button>
        {signedIn && (
          <Button variant="ghost" icon={<LogOutIcon aria-hidden="true" />} onClick={leave}>
            Log out
          </Button>
        )}
      </div>
    </div>
  );
}
