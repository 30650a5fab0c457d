import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/** There is one per screen; its title can receive the focus when the focused element disappears. */
export interface PageProps {
  /** The only heading of level 1 on the screen. */
  title: ReactNode;
  /** A short line above the title, such as the date. */
  eyebrow?: ReactNode;
  /** A line or badges below the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Maximum width: 1240, 720 or 640 pixels. */
  width?: 'wide' | 'narrow' | 'form';
  children: ReactNode;
  className?: string | undefined;
}

/** A screen: its heading, its actions, and its parts with even gaps. The shell renders the main landmark. */
export const Page = ({ title, eyebrow, meta, actions, width = 'wide', children, className }: PageProps) => (
  <div className={clsx(styles.page, styles[width], className)}>
    <header className={styles.header}>
      <div className={styles.heading}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </div>
);
