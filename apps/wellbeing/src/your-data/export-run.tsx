import { numberText } from '@dayloom/domain';
import { useClock, useShell, useToasts, useUser } from '@dayloom/platform';
import { Button, Notice } from '@dayloom/ui';
import { downloadFile } from '@dayloom/ui/download-file';
import { useEffect, useEffectEvent } from 'react';
import { exportAccount, type Exported } from './export-account.ts';
import { useLongWork } from './use-long-work.ts';
import { WorkProgress } from './work-progress.tsx';
import * as styles from './your-data.module.css';

const countText = (records: number) => (records === 1 ? '1 record' : `${numberText(records)} records`);

function detailOf({ name, records, setAside }: Exported): string {
  const apart = setAside > 0 ? `, ${numberText(setAside)} of them unreadable or over a limit` : '';
  return `${countText(records)} in ${name}${apart}`;
}

/** Starts the export at once and shows its progress; disappears when it is done or cancelled. */
export default function ExportRun({ onEnd }: { onEnd: () => void }) {
  const { store } = useShell();
  const user = useUser();
  const clock = useClock();
  const toasts = useToasts();
  const { state, run, cancel } = useLongWork('Your data could not be exported.');

  const begin = () =>
    void run(async (work) => {
      const file = await exportAccount({ store, user, clock }, work);
      downloadFile({ name: file.name, type: 'application/json', text: file.text });
      toasts.success('Your data was exported', { detail: detailOf(file) });
      onEnd();
    }, 'Gathering your records');
  // Once, for the press that rendered this component.
  const first = useEffectEvent(begin);
  useEffect(() => first(), []);

  if (state.phase === 'failed')
    return (
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button size="small" autoFocus onClick={begin}>
            Retry
          </Button>
        }
      >
        {state.failure}
      </Notice>
    );
  if (state.phase === 'idle') return null;
  return (
    <div className={styles.run}>
      <WorkProgress label="Export" progress={state.progress} />
      <Button
        size="small"
        onClick={() => {
          cancel();
          onEnd();
        }}
      >
        Cancel
      </Button>
    </div>
  );
}
