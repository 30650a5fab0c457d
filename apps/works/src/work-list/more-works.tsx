import { Button } from '@dayloom/ui';
import * as styles from './more-works.module.css';

export const MoreWorks = ({ onMore }: { onMore: () => void }) => (
  <div className={styles.more}>
    <Button variant="ghost" onClick={onMore}>
      Show more works
    </Button>
  </div>
);
