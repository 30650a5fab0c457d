import type { ReactNode } from 'react';
import * as styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The line that leads to the other of the two forms. */
  readonly other: ReactNode;
}

/** The single card of login and sign-up, beside a slow theme-tinted field on wide screens. */
export const AuthLayout = ({ title, lead, children, other }: AuthLayoutProps) => (
  <div className={styles.authLayout}>
    <div className={styles.side}>
      <section className={styles.card}>
        <header>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
        <p className={styles.other}>{other}</p>
      </section>
    </div>
    <div className={styles.scene} aria-hidden="true">
      <i className={styles.sun} />
      <i className={styles.hill} />
      <i className={styles.hill} />
    </div>
  </div>
);
