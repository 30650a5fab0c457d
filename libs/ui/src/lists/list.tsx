import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import * as styles from './list.module.css';
import { useFirstRows } from './use-first-rows.ts';

interface ListProps extends ComponentProps<'ul'> {
  label?: string;
  /** Of more than a hundred rows, only those are rendered that were scrolled to. */
  lazy?: boolean;
  /** The index of a row that is rendered even if it was not scrolled to. */
  shownRow?: number;
}

/** A list of rows; `label` names it if it has no heading. */
export function List({ label, lazy = false, shownRow = -1, className, children, ...rest }: ListProps) {
  const end = useRef<HTMLLIElement>(null);
  const rows: readonly ReactNode[] = lazy && Array.isArray(children) ? children : [];
  const shown = useFirstRows(end, rows.length, shownRow + 1);
  const missing = rows.length - shown;
  return (
    <ul
      {...rest}
      role="list"
      aria-label={label ?? rest['aria-label']}
      className={clsx(styles.list, className)}
    >
      {missing > 0 ? rows.slice(0, shown) : children}
      {missing > 0 && <li ref={end} aria-hidden="true" style={{ height: `calc(${missing} * var(--row))` }} />}
    </ul>
  );
}

/** From start to end: `leading`, title over meta, `trailing`, then `children`. */
export interface RowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Text, or the link that opens the record. */
  title: ReactNode;
  leading?: ReactNode;
  meta?: ReactNode;
  trailing?: ReactNode;
  /** The link of the title covers the whole row. */
  stretched?: boolean;
  /** Animates the row in when it is added; for rows that the user has just created. */
  entering?: boolean;
}

/** One item of a `List`; with `stretched`, the whole row is the link of the title. */
export const Row = ({
  title,
  leading,
  meta,
  trailing,
  stretched,
  entering,
  className,
  children,
  ...rest
}: RowProps) => (
  <li
    {...rest}
    className={clsx(styles.row, stretched && styles.stretched, entering && styles.entering, className)}
  >
    {leading && <div className={styles.leading}>{leading}</div>}
    <div className={styles.words}>
      <div className={styles.title}>{title}</div>
      {meta && <div className={styles.meta}>{meta}</div>}
    </div>
    {trailing && <div className={styles.trailing}>{trailing}</div>}
    {children}
  </li>
);
