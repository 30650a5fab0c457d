import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import * as styles from './icon-button.module.css';

/** A button without text, so its name is required. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'block'> {
  /** What it does: the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
}

/** For an action whose icon is clear, when there is no space for text: close, dismiss, a menu. */
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
