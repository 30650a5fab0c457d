import { moveIn } from '@dayloom/platform/keyboard';
import type { NavEntry } from '@dayloom/platform';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './more-menu.module.css';
import { ScreenLink } from './screen-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface MoreMenuProps {
  readonly entries: readonly NavEntry[];
  readonly preload: (address: string) => void;
}

const openingKeys = ['ArrowDown', 'ArrowUp'];

/** The desktop's screens that do not fit in the first row, with the keyboard support of a menu. */
export function MoreMenu({ entries, preload }: MoreMenuProps) {
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const firstKey = useRef('Home');
  const id = useId();
  const { open, toggle, close } = useDisclosure(root, button);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  useLayoutEffect(() => {
    if (open) moveIn(links(), undefined, firstKey.current)?.focus();
    firstKey.current = 'Home';
  }, [open]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && open) return close();
    if (!open && openingKeys.includes(event.key)) {
      event.preventDefault();
      firstKey.current = event.key;
      return toggle();
    }
    const all = links();
    const active = all.find((link) => link === document.activeElement);
    const next = moveIn(all, active, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <div ref={root} className={styles.moreMenu} onKeyDown={keys}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-here={isHere || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        More
      </button>
      {open && (
        <div ref={list} id={id} role="menu" aria-label="More" className={styles.list}>
          {entries.map(({ label, to, icon }) => (
            <ScreenLink
              key={to}
              to={to}
              className={styles.item}
              icon={icon}
              role="menuitem"
              preload={preload}
            >
              {label}
            </ScreenLink>
          ))}
        </div>
      )}
    </div>
  );
}
