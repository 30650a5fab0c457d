import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './icon.module.css';

export type IconProps = ComponentProps<'i'>;

/**
 * Makes an icon: one element in the colour of its text, with a drawing of Lucide as its mask. As SVG it would be five
 * elements, and the half of home's.
 * @param shape the class with the mask (`tools/icons/masks.mjs`)
 */
export const icon = (shape: string | undefined) =>
  function Icon({ className, ...rest }: IconProps) {
    return <i aria-hidden="true" {...rest} data-icon="" className={clsx(styles.icon, shape, className)} />;
  };
