import { RefreshIcon } from '@dayloom/ui';
import * as styles from './task-row.module.css';

/** The sign of a task that repeats. @param words when it repeats */
export const RepeatSign = ({ words }: { readonly words: string }) => (
  <span className={styles.repeats} title={words}>
    <RefreshIcon />
    <span className="visually-hidden">Repeats: {words}</span>
  </span>
);
