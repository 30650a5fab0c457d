import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../controls/icon-button.tsx';
import { EllipsisIcon } from '../icons/icons.ts';
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

/** The button shows three dots unless `icon` is set. */
export interface MenuProps {
  /** The name of the button and of the list. */
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
  /** Additional props of the button. */
  button?: Pick<IconButtonProps, 'aria-describedby' | 'autoFocus'>;
}

/** A button with a list of actions under it: arrow keys move, Esc and a press outside close. */
export function Menu({ label, items, icon = <EllipsisIcon />, button }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  usePopover(open, root, list, () => setOpen(false));

  const leave = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const select = (item: MenuItem) => {
    leave();
    item.onSelect();
  };
  const keys = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Tab') return setOpen(false);
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
  return (
    <span ref={root} className={styles.menu} onKeyDown={keys}>
      <IconButton
        {...button}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
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
      )}
    </span>
  );
}
