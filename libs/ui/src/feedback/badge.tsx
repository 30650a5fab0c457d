import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Glyph } from '../glyph.tsx';
import * as styles from './badge.module.css';

/** The meaning of the colour, which is never the only signal. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** A text, and a sign if the tone matters. */
export interface BadgeProps {
  tone?: BadgeTone;
  /** A sign before the text, so that colour is not the only signal. */
  glyph?: string;
  /** `text` has no background: for secondary text in a row. */
  look?: 'soft' | 'text';
  children: ReactNode;
}

/** A word or two about its neighbour: a priority, a state, a date. */
export const Badge = ({ tone = 'neutral', glyph, look = 'soft', children }: BadgeProps) => (
  <span className={clsx(styles.badge, styles[look])} data-tone={tone}>
    {glyph && <Glyph sign={glyph} />}
    {children}
  </span>
);
