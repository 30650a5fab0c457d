import { NavLink } from 'react-router-dom';
import type { ReactNode } from 'react';

interface ScreenLinkProps {
  readonly to: string;
  readonly className: string | undefined;
  /** Starts fetching the screen's code, as soon as a press is likely. */
  readonly preload: (address: string) => void;
  readonly children: ReactNode;
}

/** A link to a screen; the one that is open carries `aria-current`. */
export function ScreenLink({ to, className, preload, children }: ScreenLinkProps) {
  const ahead = () => preload(to);
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className={className ?? ''}
      onPointerEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
    >
      {children}
    </NavLink>
  );
}
