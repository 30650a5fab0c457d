import * as styles from './folded-toasts.module.css';

interface FoldedToastsProps {
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Button above the newest of many messages. It expands all of them, which pauses their timers. */
export const FoldedToasts = ({ count, open, onToggle }: FoldedToastsProps) => (
  <button type="button" className={styles.foldedToasts} data-fold aria-expanded={open} onClick={onToggle}>
    {count} messages
  </button>
);
