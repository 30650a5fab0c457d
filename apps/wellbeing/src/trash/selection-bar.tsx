import { numberText } from '@dayloom/domain';
import { Button } from '@dayloom/ui';
import * as styles from './trash.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly pending: boolean;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}

/** The actions for all selected items; visible while any is selected. */
export function SelectionBar({ count, pending, onRestore, onPurge }: SelectionBarProps) {
  return (
    <div className={`${styles.selection} screen-only`} data-shown={count > 0}>
      <p role="status">{count > 0 && `${numberText(count)} selected`}</p>
      {count > 0 && (
        <div className={styles.actions}>
          <Button variant="primary" pending={pending} onClick={onRestore}>
            Restore
          </Button>
          <Button variant="danger" onClick={onPurge}>
            Delete for good
          </Button>
        </div>
      )}
    </div>
  );
}
