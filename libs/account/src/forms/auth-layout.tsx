import type { ReactNode } from 'react';
import * as styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The line with the link to the other of the two forms. */
  readonly other: ReactNode;
}

/** The card of login and sign-up, next to a slowly moving background in the theme's colours on wide screens. */
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
