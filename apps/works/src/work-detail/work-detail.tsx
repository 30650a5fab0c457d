import { workById } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import { useParams, useRecords, useTitle, useUser } from '@dayloom/platform';
import { ErrorState, LoadingState, Page } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';
import { workFailed } from '../work/sentences.ts';
import { ToDashboard } from '../work/to-dashboard.tsx';
import { EditWorkDialog } from './edit-work-dialog.tsx';
import { OpenWork } from './open-work.tsx';
import { SplitView } from './split-view.tsx';
import { useDeleteWork } from './use-delete-work.ts';
import * as styles from './work-detail.module.css';
import { WorkNotFound } from './work-not-found.tsx';

/** The page of a work whose title is not known. */
const Untitled = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Page title={title} width="narrow" eyebrow={<ToDashboard />}>
    {children}
  </Page>
);

/** Most works are there before the eye sees that they were awaited: only a longer wait shows the heading. */
const Awaited = ({ isPartial }: { readonly isPartial?: boolean }) => (
  <Untitled title={<span className={styles.late}>Work</span>}>
    <LoadingState isPartial={isPartial === true} />
  </Untitled>
);

/** `/work/:id`: one work with its day tasks, on wide windows beside the list of all. */
export default function WorkDetail() {
  const { id = '' } = useParams();
  return (
    <SplitView>
      <OneWork key={id} id={id} />
    </SplitView>
  );
}

function OneWork({ id }: { readonly id: string }) {
  const user = useUser();
  const found = useRecords(workById(user.id, id), { failed: workFailed });
  const deletion = useDeleteWork();
  // Its dialog stays open, with what was typed in it, though the work is deleted elsewhere meanwhile.
  const [editing, setEditing] = useState<Work>();
  const [work] = found.phase === 'ready' ? found.records : [];
  useTitle(work?.workTitle);

  const screen = () => {
    if (work) return <OpenWork work={work} deletion={deletion} onEdit={() => setEditing(work)} />;
    if (found.phase === 'failed') {
      return (
        <Untitled title="Work">
          <ErrorState text={workFailed} onRetry={found.retry} />
        </Untitled>
      );
    }
    // While its own deletion leads to the dashboard, the work is not missing.
    if (found.phase === 'loading' || deletion.leaving) return <Awaited />;
    if (!found.isComplete) return <Awaited isPartial />;
    return <WorkNotFound />;
  };
  return (
    <>
      {screen()}
      {editing && <EditWorkDialog work={work ?? editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
