import { AccountActions } from './account-actions.tsx';
import * as styles from './account-menu.module.css';

interface AccountPanelProps {
  readonly id: string;
  readonly email: string;
  readonly onLeave: () => void;
}

/** The open panel of the account menu. */
export const AccountPanel = ({ id, email, onLeave }: AccountPanelProps) => (
  <div id={id} className={styles.panel} role="group" aria-label="Account" data-layer="">
    <p className={styles.email}>{email}</p>
    <AccountActions signedIn onLeave={onLeave} />
  </div>
);
