import type { NavEntry } from '@dayloom/platform';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './more-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';
import { usePanels } from './use-panels.ts';

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
  const [openingKey, setOpeningKey] = useState('Home');
  const id = useId();
  const { open, toggle, close } = useDisclosure(root, button);
  const panels = usePanels(open, close);
  const toggleWith = (key: string) => {
    setOpeningKey(key);
    toggle();
  };
  const keys = (event: KeyboardEvent) => {
    if (open || !openingKeys.includes(event.key)) return;
    event.preventDefault();
    toggleWith(event.key);
  };
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <div ref={root} className={styles.moreMenu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-here={isHere || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onKeyDown={keys}
        onClick={() => toggleWith('Home')}
      >
        More
      </button>
      {panels && <panels.MoreList {...{ id, entries, preload, openingKey }} onLeave={close} />}
    </div>
  );
}
