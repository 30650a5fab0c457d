import { RefreshIcon } from '@dayloom/ui';
import * as styles from './repeat-sign.module.css';

/** The sign of what repeats. @param words when it repeats */
export const RepeatSign = ({ words }: { readonly words: string }) => (
  <span className={styles.sign} title={words}>
    <RefreshIcon />
    <span className="visually-hidden">Repeats: {words}</span>
  </span>
);
