import { activeWorks, endedWorks, worksOf, worksOfPriority } from '@dayloom/data';
import { type PlanDay, type UserId, workFacts } from '@dayloom/domain';
import {
  idleModule,
  type ReadAhead,
  Slot,
  useCount,
  useDraftsOfDeleted,
  useToday,
  useUser,
} from '@dayloom/platform';
import { firstWindow, useOnceLoaded } from '@dayloom/screen-kit';
import { Button, DraftsOfDeleted, Page, PlusIcon, StatStrip } from '@dayloom/ui';
import { useState } from 'react';
import { AnalyticsPanel } from './analytics-panel.tsx';
import * as styles from './dashboard.module.css';
import { QuickActions } from './quick-actions.tsx';
import { WorksCard } from './works-card.tsx';

const addWork = idleModule(() => import(/* webpackChunkName: "add-work-dialog" */ './add-work-dialog.tsx'));

const totalsOf = (user: UserId, today: PlanDay) => ({
  all: worksOf(user),
  active: activeWorks(user, today),
  ended: endedWorks(user, today),
  high: worksOfPriority(user, 'high'),
});

/** The dashboard's statistics over all works, independent of the filter. */
function WorkTotals() {
  const { all, active, ended, high } = totalsOf(useUser().id, useToday());
  return (
    <StatStrip
      label="Statistics"
      items={[
        { label: 'Total Works', of: useCount(all) },
        { label: 'Active Works', of: useCount(active) },
        { label: 'Completed', of: useCount(ended) },
        { label: 'High Priority', of: useCount(high) },
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

Dashboard.readAhead = ({ user, today, records, count }: ReadAhead) => {
  void records(worksOf(user.id).first(firstWindow));
  Object.values(totalsOf(user.id, today)).forEach(count);
};
