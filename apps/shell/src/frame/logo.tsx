import * as styles from './logo.module.css';

/** Dayloom's logo: a morning sun over two woven threads. The name next to it can shrink where space is short. */
export const Logo = ({ shrinks = false }: { readonly shrinks?: boolean }) => (
  <span className={styles.mark}>
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path className={styles.sun} d="M4 15a10 10 0 0 1 20 0z" />
      <path className={styles.thread} d="M4 19.5c3.4-2.4 6.6 2.4 10 0s6.6 2.4 10 0" />
      <path className={styles.thread} d="M8 24c2-1.6 4 1.6 6 0s4 1.6 6 0" />
    </svg>
    <span className={styles.word} data-shrinks={shrinks || undefined}>
      Dayloom
    </span>
  </span>
);
