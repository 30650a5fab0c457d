import type { ReactNode } from 'react';
import * as styles from './notice.module.css';

/** `title` is emphasized before the text; `action` follows the text. */
export interface NoticeProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` for a new error, `status` for a change; omitted for a permanent state. */
  role?: 'alert' | 'status';
}

/** A line or two in the flow of a screen: a blocked permission, a past day, an invalid form. */
export const Notice = ({ tone = 'neutral', title, children, action, role }: NoticeProps) => (
  <div className={styles.notice} data-tone={tone} role={role}>
    <div className={styles.words}>
      {title && <strong>{title}</strong>}
      {children}
    </div>
    {action}
  </div>
);
