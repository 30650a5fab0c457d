import type { ReactNode } from 'react';
import * as styles from './notice.module.css';

/** `title` stands out before the words; `action` stands after them. */
export interface NoticeProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` for what has just gone wrong, `status` for what has just changed; none for what simply is so. */
  role?: 'alert' | 'status';
}

/** A line or two in the flow of a screen: a blocked permission, a past day, a refused form. */
export const Notice = ({ tone = 'neutral', title, children, action, role }: NoticeProps) => (
  <div className={styles.notice} data-tone={tone} role={role}>
    <div className={styles.words}>
      {title && <strong>{title}</strong>}
      {children}
    </div>
    {action}
  </div>
);
