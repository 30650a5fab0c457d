import { initialsOf } from '@dayloom/domain';
import * as styles from './avatar.module.css';

/** A disc with the initials of a name that is also written next to it; hidden from assistive technology. */
export const Avatar = ({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
