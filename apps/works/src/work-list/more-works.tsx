import { Button } from '@dayloom/ui';
import * as styles from './more-works.module.css';

/** A button that loads more works. */
export const MoreWorks = ({ onMore }: { onMore: () => void }) => (
  <div className={styles.more}>
    <Button variant="ghost" onClick={onMore}>
      Show more works
    </Button>
  </div>
);
