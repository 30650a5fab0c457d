import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './list.module.css';

/** A list whose rows read as rows; `label` names it where no heading does. */
export const List = ({ label, className, ...rest }: ComponentProps<'ul'> & { label?: string }) => (
  <ul
    {...rest}
    role="list"
    aria-label={label ?? rest['aria-label']}
    className={clsx(styles.list, className)}
  />
);

/** What stands where in a row: `leading`, title over meta, `trailing`; `children` come after them. */
export interface RowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Words, or the link that opens what the row shows. */
  title: ReactNode;
  leading?: ReactNode;
  meta?: ReactNode;
  trailing?: ReactNode;
  /** The title's link takes presses on the whole row. */
  stretched?: boolean;
  /** Grows in when it is added; for rows a person has just made. */
  entering?: boolean;
}

/** One item of a `List`; with `stretched` all of it opens what the title links to. */
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
