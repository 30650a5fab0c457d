import type { ReactNode } from 'react';
import { type Drawing, LineDrawing } from './line-drawing.tsx';
import * as styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** The text that the specification gives, word for word. */
  text: string;
  detail?: ReactNode;
  action?: ReactNode;
  drawing?: Drawing;
  /** One line without the drawing, for small parts of a screen. */
  compact?: boolean;
}

/** For a completely loaded list without records; while records may be missing, use `LoadingState`. */
export const EmptyState = ({ text, detail, action, drawing = 'list', compact = false }: EmptyStateProps) => (
  <div className={styles.emptyState} data-compact={compact}>
    {!compact && <LineDrawing of={drawing} className={styles.drawing} />}
    <p className={styles.text}>{text}</p>
    {detail && <p className={styles.detail}>{detail}</p>}
    {action}
  </div>
);
