import { Card, ErrorState, LoadingState } from '@dayloom/ui';
import { useMedia } from '@dayloom/ui/use-media';
import type { ReactNode } from 'react';
import { worksFailed } from '../work-list/sentences.ts';
import { wide } from './is-wide.ts';
import * as styles from './split-view.module.css';
import { useWorkListPane } from './use-work-list-pane.ts';

/** The list of works to the left of the open one on wide screens; it stays mounted when another work is opened. */
export function SplitView({ children }: { readonly children: ReactNode }) {
  const isWide = useMedia(wide);
  return (
    <div className={styles.split}>
      {isWide && (
        <div className={styles.works}>
          <Card as="div" padding="none" className={styles.card}>
            <Works />
          </Card>
        </div>
      )}
      <div data-open-work>{children}</div>
    </div>
  );
}

function Works() {
  const { part, hasFailed, retry } = useWorkListPane();
  if (part) return <part.WorkListPane />;
  return hasFailed ? (
    <ErrorState text={worksFailed} onRetry={retry} />
  ) : (
    <LoadingState rows={6} rowHeight={64} edgeToEdge />
  );
}
