import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './card.module.css';

/** `as` keeps the element right where a card is a list item or an article. */
export interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'div' | 'article' | 'li';
  tone?: 'plain' | 'sunken' | 'accent';
  /** `none` where the content reaches the edges. */
  padding?: 'normal' | 'none';
}

/** A sheet of the page. A `section` unless told otherwise: name it with `aria-label` or `aria-labelledby`. */
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
