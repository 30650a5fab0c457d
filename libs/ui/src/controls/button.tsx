import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import * as styles from './button.module.css';

/** `primary` for the main action of a screen, `danger` for deleting, `ghost` for secondary actions. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'ghost';
/** `small` in rows and cards, `large` on the pages before sign-in. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Accepts the props of a native button. Use `pending`, not `disabled`, while an action runs, and `aria-disabled`
 * where the title says when it can be used. */
export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** An action is running: presses do nothing, and the focus stays. */
  pending?: boolean;
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
}

/** The class of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'quiet', size: ButtonSize = 'medium') =>
  clsx(styles.button, styles[variant], styles[size]);

/** A native button with `type="button"` by default. */
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
  // `disabled` would move the focus to the body while the action runs.
  const isOff = pending || rest['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass(variant, size), block && styles.block, className)}
      aria-disabled={isOff || undefined}
      data-pending={pending || undefined}
      onClick={press}
    >
      {icon}
      {children}
    </button>
  );
}
