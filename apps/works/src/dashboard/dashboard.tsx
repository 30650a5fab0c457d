import { activeWorks, endedWorks, worksOf, worksOfPriority } from '@dayloom/data';
import { workFacts } from '@dayloom/domain';
import { idleModule, Slot, useCount, useDraftsOfDeleted, useToday, useUser } from '@dayloom/platform';
import { useOnceLoaded } from '@dayloom/screen-kit';
import { Button, DraftsOfDeleted, Page, PlusIcon, StatStrip } from '@dayloom/ui';
import { useState } from 'react';
import { AnalyticsPanel } from './analytics-panel.tsx';
import * as styles from './dashboard.module.css';
import { QuickActions } from './quick-actions.tsx';
import { WorksCard } from './works-card.tsx';

const addWork = idleModule(() => import(/* webpackChunkName: "add-work-dialog" */ './add-work-dialog.tsx'));

/** The dashboard's statistics over all works, independent of the filter. */
function WorkTotals() {
  const { id } = useUser();
  const today = useToday();
  return (
    <StatStrip
      label="Statistics"
      items={[
        { label: 'Total Works', of: useCount(worksOf(id)) },
        { label: 'Active Works', of: useCount(activeWorks(id, today)) },
        { label: 'Completed', of: useCount(endedWorks(id, today)) },
        { label: 'High Priority', of: useCount(worksOfPriority(id, 'high')) },
      ]}
    />
  );
}

/** `/dashboard`: all works, their totals, and a button for a new one. */
export default function Dashboard() {
  const [adding, setAdding] = useState(false);
  const late = addWork.peek();
  const onceLoaded = useOnceLoaded(addWork, 'The form cannot be opened');
  const add = () => onceLoaded(() => setAdding(true));
  const count = useCount(worksOf(useUser().id));
  // On a phone it would cover the same button of the empty list.
  const isInReach = count.phase !== 'ready' || count.value > 0;
  return (
    <Page
      title="Dashboard"
      actions={
        <Button data-add={isInReach ? '' : undefined} variant="primary" icon={<PlusIcon />} onClick={add}>
          Add Work
        </Button>
      }
    >
      <DraftsOfDeleted drafts={useDraftsOfDeleted(workFacts)} />
      <WorkTotals />
      <div className={styles.columns}>
        {/* First in the document: below a list that grows while scrolling it could not be reached. */}
        <div className={styles.side}>
          <QuickActions />
          <AnalyticsPanel />
          <Slot name="dashboard.side" />
        </div>
        <WorksCard onAdd={add} />
      </div>
      {late && adding && <late.AddWorkDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
