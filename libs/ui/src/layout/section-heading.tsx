import type { ReactNode } from 'react';
import * as styles from './section-heading.module.css';

/** `meta` is secondary text next to the title, `actions` are at the end of the line. */
export interface SectionHeadingProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  level?: 2 | 3;
  meta?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a card or section; level 2 unless the section is inside another. */
export function SectionHeading({ title, id, level = 2, meta, actions }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.sectionHeading}>
      <Heading id={id}>{title}</Heading>
      {meta && <span className={styles.meta}>{meta}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
