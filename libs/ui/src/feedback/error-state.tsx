import { Button } from '../controls/button.tsx';
import * as styles from './error-state.module.css';

/** Without `onRetry` there is no button: trying again would fail the same way. */
export interface ErrorStateProps {
  /** The sentence of the failure; its toast says the same and is announced. */
  text: string;
  onRetry?: () => void;
  pending?: boolean;
}

/** Stands in the place of what could not be loaded. */
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
