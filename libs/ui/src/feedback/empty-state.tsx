import type { ReactNode } from 'react';
import { type Drawing, LineDrawing } from './line-drawing.tsx';
import * as styles from './empty-state.module.css';

/** What to say where a list is empty, and what a person can do about it. */
export interface EmptyStateProps {
  /** What the rules say, word for word. */
  text: string;
  detail?: ReactNode;
  action?: ReactNode;
  drawing?: Drawing;
  /** One line without the drawing, for small parts of a screen. */
  compact?: boolean;
}

/** For a list that is complete and holds nothing; while some may be missing, `LoadingState` says so. */
export const EmptyState = ({ text, detail, action, drawing = 'list', compact = false }: EmptyStateProps) => (
  <div className={styles.emptyState} data-compact={compact}>
    {!compact && <LineDrawing of={drawing} className={styles.drawing} />}
    <p className={styles.text}>{text}</p>
    {detail && <p className={styles.detail}>{detail}</p>}
    {action}
  </div>
);
