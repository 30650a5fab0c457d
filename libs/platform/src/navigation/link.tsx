import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * A link to a screen. The router's own component has the same props, but contains forms and prefetching for its data
 * mode: 10 kB before compression that no screen uses.
 */
export function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) open(event);
      }}
    >
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Whether only this address counts, and not those below it. */
  readonly end?: boolean;
}

/** A link that has `aria-current` on its screen and on those below its address. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  // Routes are matched without regard to case.
  const pathname = useResolvedPath(link.to).pathname.toLowerCase();
  const here = useLocation().pathname.toLowerCase();
  const isHere = here === pathname || (!end && here.startsWith(`${pathname}/`));
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
