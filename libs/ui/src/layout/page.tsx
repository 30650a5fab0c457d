import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/** A screen has one; its title can be handed the focus where what had it is gone. */
export interface PageProps {
  /** The screen's one heading of level 1. */
  title: ReactNode;
  /** A short line above the title, as the date. */
  eyebrow?: ReactNode;
  /** A line or badges below the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** 1240, 720 or 640 pixels at most. */
  width?: 'wide' | 'narrow' | 'form';
  children: ReactNode;
  className?: string | undefined;
}

/** A screen: its heading, its actions, its parts with even gaps. The shell owns the main landmark. */
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
