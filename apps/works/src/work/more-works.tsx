import { Button } from '@dayloom/ui';
import { useRef } from 'react';
import * as styles from './more-works.module.css';
import { useNearEnd } from './use-near-end.ts';

/** Grows a list by coming into sight, or by a press; a new one for each size. */
export function MoreWorks({ onMore }: { onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, onMore);
  return (
    <div ref={end} className={styles.more}>
      <Button variant="ghost" onClick={onMore}>
        Show more works
      </Button>
    </div>
  );
}
