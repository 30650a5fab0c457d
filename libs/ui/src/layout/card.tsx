import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './card.module.css';

export interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'div' | 'article' | 'li';
  tone?: 'plain' | 'sunken' | 'accent';
  /** `none` where the content reaches the edges. */
  padding?: 'normal' | 'none';
}

export function Card({
  as: Element = 'section',
  tone = 'plain',
  padding = 'normal',
  className,
  ...rest
}: CardProps) {
  const classes = clsx(styles.card, styles[tone], padding === 'normal' && styles.padded, className);
  // The ref of a section fits every element a card can be.
  const Sheet = Element as 'section';
  return <Sheet {...rest} className={classes} />;
}
