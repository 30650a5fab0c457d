import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import * as styles from './icon-button.module.css';

/** A button without words of its own, so its name is not optional. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'block'> {
  /** What it does, in words: the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
}

/** For an action that its sign tells, where a word has no room: close, dismiss, a menu. */
export const IconButton = ({ label, icon, variant = 'ghost', className, ...rest }: IconButtonProps) => (
  <Button
    title={label}
    {...rest}
    variant={variant}
    aria-label={label}
    className={clsx(styles.iconButton, className)}
    icon={icon}
  />
);
