import type { ReactNode } from 'react';
import * as styles from './key-hint.module.css';

/** A list of keyboard shortcuts, shown on devices with a keyboard; each key is in a `kbd`. */
export const KeyHint = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.keys}>{children}</p>
);
