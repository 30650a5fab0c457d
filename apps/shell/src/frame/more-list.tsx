import type { NavEntry } from '@dayloom/platform';
import { moveIn } from '@dayloom/platform/keyboard';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as styles from './more-menu.module.css';
import { ScreenLink } from './screen-link.tsx';

interface MoreListProps {
  readonly id: string;
  readonly entries: readonly NavEntry[];
  readonly preload: (address: string) => void;
  /** 'ArrowUp' focuses the last entry, any other key the first one. */
  readonly openingKey: string;
  readonly onLeave: () => void;
}

/** The open list of 'More'. */
export function MoreList({ id, entries, preload, openingKey, onLeave }: MoreListProps) {
  const list = useRef<HTMLDivElement>(null);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  useLayoutEffect(() => {
    moveIn(links(), undefined, openingKey)?.focus();
  }, [openingKey]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    const all = links();
    const active = all.find((link) => link === document.activeElement);
    const next = moveIn(all, active, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label="More"
      tabIndex={-1}
      className={styles.list}
      onKeyDown={keys}
    >
      {entries.map(({ label, to, icon }) => (
        <ScreenLink key={to} to={to} className={styles.item} icon={icon} role="menuitem" preload={preload}>
          {label}
        </ScreenLink>
      ))}
    </div>
  );
}
