import { workById } from '@dayloom/data';
import type { Work } from '@dayloom/domain';
import {
  Navigate,
  useAddress,
  useAtomValue,
  useParams,
  useRecords,
  useTitle,
  useUser,
} from '@dayloom/platform';
import { ErrorState, LoadingState, Page } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';
import { workFailed } from './sentences.ts';
import { ToDashboard } from './to-dashboard.tsx';
import { EditWorkDialog } from './edit-work-dialog.tsx';
import { OpenWork } from './open-work.tsx';
import { SplitView } from './split-view.tsx';
import { readWork } from './read-work.ts';
import { undoneWorkAtom } from './undone-work.ts';
import { useDeleteWork } from './use-delete-work.ts';
import * as styles from './work-detail.module.css';
import { WorkNotFound } from './work-not-found.tsx';

const Untitled = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Page title={title} width="narrow" eyebrow={<ToDashboard />}>
    {children}
  </Page>
);

/** The heading is delayed, because most works load before a loading state would be noticed. */
const Awaited = ({ isPartial }: { readonly isPartial?: boolean }) => (
  <Untitled title={<span className={styles.late}>Work</span>}>
    <LoadingState isPartial={isPartial === true} />
  </Untitled>
);

/** `/work/:id`: one work with its day tasks, on wide windows next to the list of all works. */
export default function WorkDetail() {
  const { id = '' } = useParams();
  return (
    <SplitView>
      <OneWork key={id} id={id} />
    </SplitView>
  );
}

WorkDetail.readAhead = readWork;

function OneWork({ id }: { readonly id: string }) {
  const user = useUser();
  const found = useRecords(workById(user.id, id), { failed: workFailed });
  const deletion = useDeleteWork();
  const address = useAddress();
  const isUndone = useAtomValue(undoneWorkAtom) === id;
  // The work being edited; its dialog stays open with its text even if the work is deleted elsewhere.
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
    // During its own deletion, until the dashboard opens, the work is not shown as missing.
    if (found.phase === 'loading' || deletion.leaving) return <Awaited />;
    if (isUndone) return <Navigate to={address('dashboard')} replace />;
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
