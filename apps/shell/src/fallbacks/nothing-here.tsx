import { LineDrawing } from '@dayloom/ui';
import type { ReactNode } from 'react';
import * as styles from './nothing-here.module.css';

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
  /** The button or link to go on with. */
  readonly children: ReactNode;
}

/** A whole page that says why there is no screen at its address, and what to do. */
export const NothingHere = ({ title, text, children }: NothingHereProps) => (
  <div className={styles.nothingHere}>
    <LineDrawing of="lost" className={styles.drawing} />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </div>
);
