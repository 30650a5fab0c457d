import { NavLink } from '@dayloom/platform';
import { NavIcon, type NavIconName } from '@dayloom/ui';
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

const known: ReadonlySet<string> = new Set<NavIconName>([
  'home',
  'list',
  'clock',
  'note',
  'bell',
  'lotus',
  'calendar',
  'user',
  'target',
  'chart',
  'plus',
  'search',
  'more',
  'grid',
]);
const isKnown = (name: string): name is NavIconName => known.has(name);

/** The icon a descriptor names; a module newer than this shell may name one it does not have. */
export const EntryIcon = ({ name }: { readonly name: string }) => (
  <NavIcon name={isKnown(name) ? name : 'more'} />
);
