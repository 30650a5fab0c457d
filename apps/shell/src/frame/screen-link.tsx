import { NavIcon } from '@dayloom/ui';
import { NavLink } from '@dayloom/platform';
import type { ReactNode } from 'react';

interface ScreenLinkProps {
  readonly to: string;
  readonly className: string | undefined;
  /** The descriptor's name of the icon before the text. */
  readonly icon?: string;
  /** In a menu, whose arrow keys move to it. */
  readonly role?: 'menuitem';
  /** Starts fetching the screen's code when a press is likely. */
  readonly preload: (address: string) => void;
  readonly children: ReactNode;
}

/** A link to a screen; the link of the current screen has `aria-current`. */
export function ScreenLink({ to, className, icon, role, preload, children }: ScreenLinkProps) {
  const ahead = () => preload(to);
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className={className ?? ''}
      {...(role && { role, tabIndex: -1 })}
      onPointerEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
    >
      {icon !== undefined && <NavIcon name={icon} />}
      {children}
    </NavLink>
  );
}
