import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './icon.module.css';

export type IconProps = ComponentProps<'i'>;

/**
 * Makes icons: each is one element in the colour of its text, with a drawing of Lucide as its mask. As SVG it would be
 * five elements, and the half of home's.
 * @param row the class with an image of several drawings (`tools/icons/masks.mjs`)
 * @returns takes the class with the drawing's position in the row
 */
export const iconsOf = (row: string | undefined) => (shape: string | undefined) =>
  function Icon({ className, ...rest }: IconProps) {
    return (
      <i aria-hidden="true" {...rest} data-icon="" className={clsx(styles.icon, row, shape, className)} />
    );
  };
