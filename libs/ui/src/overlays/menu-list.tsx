import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import * as styles from './menu.module.css';
import { nextItem } from './next-item.ts';
import { usePopover } from './use-popover.ts';

/** One action. Before it runs, the menu closes and the focus returns to its button. */
export interface MenuItem {
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Contains the button and this list. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The actions of an open menu. */
export function MenuList({ id, label, items, root, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  const leave = () => {
    onClose();
    root.current?.querySelector('button')?.focus();
  };
  const select = (item: MenuItem) => {
    leave();
    item.onSelect();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    const all = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = nextItem(
      event.key,
      all.findIndex((item) => item === document.activeElement),
      all.length,
    );
    if (event.key !== 'Escape' && next === undefined) return;
    event.preventDefault();
    if (next === undefined) leave();
    else all[next]?.focus();
  };
  usePopover({ root, list, onKeyDown: keys, onClose });
  return (
    <div ref={list} id={id} role="menu" aria-label={label} className={styles.list}>
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={item.disabled}
          className={clsx(styles.item, item.tone && styles[item.tone])}
          onClick={() => select(item)}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}
