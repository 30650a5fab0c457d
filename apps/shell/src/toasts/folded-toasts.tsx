import * as styles from './folded-toasts.module.css';

interface FoldedToastsProps {
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Stands above the newest of many messages; a press shows all of them, and their clocks stand meanwhile. */
export const FoldedToasts = ({ count, open, onToggle }: FoldedToastsProps) => (
  <button type="button" className={styles.foldedToasts} data-fold aria-expanded={open} onClick={onToggle}>
    {count} messages
  </button>
);
