import { NavIcon } from '@dayloom/ui';
import { NavLink } from 'react-router-dom';
import type { ReactNode } from 'react';

interface ScreenLinkProps {
  readonly to: string;
  readonly className: string | undefined;
  /** The descriptor's name of the icon before its words. */
  readonly icon?: string;
  /** In a menu, whose arrows lead to it. */
  readonly role?: 'menuitem';
  /** Starts fetching the screen's code, as soon as a press is likely. */
  readonly preload: (address: string) => void;
  readonly children: ReactNode;
}

/** A link to a screen; the one that is open carries `aria-current`. */
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
