import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: BadgeTone;
  /** A sign before the words, so that colour is not the only signal. */
  glyph?: string;
  /** `text` has no ground: for a quiet word in a row. */
  look?: 'soft' | 'text';
  children: ReactNode;
}

export const Badge = ({ tone = 'neutral', glyph, look = 'soft', children }: BadgeProps) => (
  <span className={clsx(styles.badge, styles[look])} data-tone={tone}>
    {glyph && <i aria-hidden="true">{glyph}</i>}
    {children}
  </span>
);
