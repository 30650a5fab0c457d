import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './card.module.css';

/** `as` sets the element, for a card that is a list item or an article. */
export interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'div' | 'article' | 'li';
  tone?: 'plain' | 'sunken' | 'accent';
  /** `none` for content that extends to the edges. */
  padding?: 'normal' | 'none';
}

/** A card, by default a `section`: name it with `aria-label` or `aria-labelledby`. */
export function Card({
  as: Element = 'section',
  tone = 'plain',
  padding = 'normal',
  className,
  ...rest
}: CardProps) {
  const classes = clsx(styles.card, styles[tone], padding === 'normal' && styles.padded, className);
  // The ref of a section fits every element that a card can be.
  const Sheet = Element as 'section';
  return <Sheet {...rest} className={classes} />;
}
