import { Button } from '../controls/button.tsx';
import * as styles from './error-state.module.css';

/** Omit `onRetry` when a retry would fail the same way: then there is no button. */
export interface ErrorStateProps {
  /** The error text; a toast with the same text is announced. */
  text: string;
  onRetry?: () => void;
  pending?: boolean;
}

/** Replaces content that could not be loaded. */
export const ErrorState = ({ text, onRetry, pending = false }: ErrorStateProps) => (
  <div className={styles.errorState}>
    <i className={styles.sign} aria-hidden="true">
      !
    </i>
    <p>{text}</p>
    {onRetry && (
      <Button size="small" pending={pending} onClick={onRetry}>
        Retry
      </Button>
    )}
  </div>
);
