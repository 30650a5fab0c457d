import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../controls/icon-button.tsx';
import { EllipsisIcon } from '../icons/icons.ts';
import type { MenuItem } from '../overlays/menu-list.tsx';
import * as styles from '../overlays/menu.module.css';
import { hasLateParts, WithLateParts } from './late-parts.tsx';

/** The button shows three dots unless `icon` is set. */
export interface MenuProps {
  /** The name of the button and of the list. */
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
  /** Additional props of the button. */
  button?: Pick<IconButtonProps, 'aria-describedby' | 'autoFocus' | 'size'>;
}

/** A button with a list of actions under it: arrow keys move, Esc and a press outside close. */
export function Menu({ label, items, icon = <EllipsisIcon />, button }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  return (
    <span ref={root} className={styles.menu}>
      <IconButton
        {...button}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Without its code nothing is open that a press could close.
        onClick={() => setOpen(!open || !hasLateParts())}
      />
      {open && (
        <WithLateParts>
          {({ MenuList }) => <MenuList {...{ id, label, items, root }} onClose={() => setOpen(false)} />}
        </WithLateParts>
      )}
    </span>
  );
}
