import { initialsOf } from '@dayloom/domain';
import * as styles from './avatar.module.css';

/** A disc of initials beside a name that is also written; hidden from assistive technology. */
export const Avatar = ({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
