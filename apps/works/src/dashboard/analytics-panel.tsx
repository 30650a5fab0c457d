import { TitledCard } from '@dayloom/screen-kit';
import { Button } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './analytics-panel.module.css';
import { CompletionRate } from './completion-rate.tsx';
import { PriorityBar } from './priority-bar.tsx';
import { UpcomingDeadlines } from './upcoming-deadlines.tsx';

const bodyId = 'analytics-body';

/** Priorities, completion rate and upcoming deadlines; collapsed on small screens, where the list comes first. */
export function AnalyticsPanel() {
  const [open, setOpen] = useState(false);
  return (
    <TitledCard
      title="Analytics"
      actions={
        <span className={styles.fold}>
          <Button size="small" aria-expanded={open} aria-controls={bodyId} onClick={() => setOpen(!open)}>
            {open ? 'Hide' : 'Show'}
          </Button>
        </span>
      }
    >
      <div id={bodyId} className={styles.body} data-open={open}>
        <PriorityBar />
        <CompletionRate />
        <UpcomingDeadlines />
      </div>
    </TitledCard>
  );
}
