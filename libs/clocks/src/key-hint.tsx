import type { ReactNode } from 'react';
import * as styles from './key-hint.module.css';

/** Which keys do what, where there is a keyboard; each key stands in a `kbd`. */
export const KeyHint = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.keys}>{children}</p>
);
