import { taskFacts, type Work, workFacts } from '@dayloom/domain';
import { useDraftsOfDeleted, useSearchParams, useToday } from '@dayloom/platform';
import { useHistory, useOnceLoaded } from '@dayloom/screen-kit';
import { Button, DraftsOfDeleted, Menu, Page, PencilIcon, PriorityBadge, TrashIcon } from '@dayloom/ui';
import { useState } from 'react';
import { DaysLeft } from '../work-list/days-left.tsx';
import { LastDay } from '../work-list/last-day.tsx';
import { LeftOpen } from '../work-list/left-open.tsx';
import { ToDashboard } from './to-dashboard.tsx';
import { DayPanel } from './day-panel.tsx';
import { DeleteWorkDialog } from './delete-work-dialog.tsx';
import { duplicateDialog } from './late-duplicate.ts';
import { duplicateFailed } from './sentences.ts';
import type { WorkDeletion } from './use-delete-work.ts';
import { WorkFacts } from './work-facts.tsx';
import { WorkProgress } from './work-progress.tsx';
import { workView } from './work-view.ts';

interface OpenWorkProps {
  readonly work: Work;
  readonly deletion: WorkDeletion;
  readonly onEdit: () => void;
}

export function OpenWork({ work, deletion, onEdit }: OpenWorkProps) {
  const today = useToday();
  const [search] = useSearchParams();
  const [isDeleting, setDeleting] = useState(false);
  const [isDuplicating, setDuplicating] = useState(false);
  const late = duplicateDialog.peek();
  const onceLoaded = useOnceLoaded(duplicateDialog, duplicateFailed);
  const history = useHistory(workFacts, work);
  const view = workView(work, search.get('day'), today);
  return (
    <Page
      title={work.workTitle}
      width="narrow"
      eyebrow={<ToDashboard />}
      meta={
        <>
          <DaysLeft work={work} today={today} /> <LastDay work={work} today={today} />{' '}
          <PriorityBadge priority={work.priority} /> <LeftOpen work={work} today={today} />
        </>
      }
      actions={
        <>
          <Button icon={<PencilIcon />} onClick={onEdit}>
            Edit Work
          </Button>
          <Menu
            label="More actions"
            items={[
              { label: 'Duplicate...', onSelect: () => onceLoaded(() => setDuplicating(true)) },
              ...history.items,
              {
                label: 'Delete Work',
                icon: <TrashIcon />,
                tone: 'danger',
                onSelect: () => setDeleting(true),
              },
            ]}
          />
        </>
      }
    >
      <DraftsOfDeleted drafts={useDraftsOfDeleted(taskFacts)} />
      <WorkFacts work={work} />
      <WorkProgress work={work} view={view} />
      <DayPanel work={work} view={view} today={today} />
      {history.dialog}
      {isDuplicating && late && (
        <late.DuplicateWorkDialog work={work} onClose={() => setDuplicating(false)} />
      )}
      {isDeleting && <DeleteWorkDialog work={work} deletion={deletion} onClose={() => setDeleting(false)} />}
    </Page>
  );
}
