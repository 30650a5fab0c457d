import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import * as styles from './button.module.css';

/** `primary` for what a screen is for, `danger` for what takes something away, `ghost` for the quiet ones beside it. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'ghost';
/** `small` inside rows and cards, `large` on the pages of a visitor. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Whatever a native button takes; `disabled` too, but not while an answer is awaited: that is `pending`. */
export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** An answer is awaited: presses do nothing, focus stays where it is. */
  pending?: boolean;
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
}

/** The look of a button, for links that are pressed like one. */
export const buttonClass = (variant: ButtonVariant = 'quiet', size: ButtonSize = 'medium') =>
  clsx(styles.button, styles[variant], styles[size]);

/** A native button of type `button` unless told otherwise. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  pending = false,
  icon,
  block,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // `disabled` would drop the focus to the body while an answer is awaited.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass(variant, size), block && styles.block, className)}
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      onClick={press}
    >
      {icon}
      {children}
    </button>
  );
}
