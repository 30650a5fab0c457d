import { workById } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import { useParams, useRecords, useTitle, useUser } from '@dayloom/platform';
import { ErrorState, LoadingState, Page } from '@dayloom/ui';
import { useState } from 'react';
import { workFailed } from '../work/sentences.ts';
import { EditWorkDialog } from './edit-work-dialog.tsx';
import { OpenWork } from './open-work.tsx';
import { useDeleteWork } from './use-delete-work.ts';
import { WorkNotFound } from './work-not-found.tsx';

/** `/work/:id`: one work with its day tasks. */
export default function WorkDetail() {
  const { id = '' } = useParams();
  const user = useUser();
  const found = useRecords(workById(user.id, id), { failed: workFailed });
  const deletion = useDeleteWork();
  // Its dialog stays open, with what was typed in it, though the work is deleted elsewhere meanwhile.
  const [editing, setEditing] = useState<Work>();
  const [work] = found.phase === 'ready' ? found.records : [];
  useTitle(work?.workTitle);

  const screen = () => {
    if (work) return <OpenWork key={id} work={work} deletion={deletion} onEdit={() => setEditing(work)} />;
    if (found.phase === 'failed') {
      return (
        <Page title="Work" width="narrow">
          <ErrorState text={workFailed} onRetry={found.retry} />
        </Page>
      );
    }
    // While its own deletion leads to the dashboard, the work is not missing.
    if (found.phase === 'loading' || deletion.leaving) return <LoadingState />;
    if (!found.isComplete) return <LoadingState isPartial />;
    return <WorkNotFound />;
  };
  return (
    <>
      {screen()}
      {editing?.id === id && <EditWorkDialog work={work ?? editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
