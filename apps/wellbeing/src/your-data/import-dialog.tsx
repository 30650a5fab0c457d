import { Button, Dialog, Field, Notice } from '@dayloom/ui';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';
import { WorkProgress } from './work-progress.tsx';
import * as styles from './your-data.module.css';

/** Lets the user choose a file, shows a preview, and imports the file after confirmation. */
export default function ImportDialog({ onEnd }: { onEnd: () => void }) {
  const { preview, refusal, reading, writing, choose, write, cancel } = useImport(onEnd);
  const isWriting = writing.phase === 'running';
  const failure =
    refusal ??
    [reading, writing].map((state) => (state.phase === 'failed' ? state.failure : undefined)).find(Boolean);
  const close = () => {
    cancel();
    onEnd();
  };
  return (
    <Dialog
      open
      title="Import data"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          {preview && preview.plan.changes.length > 0 && (
            <Button variant="primary" pending={isWriting} onClick={() => write(preview)}>
              Import
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <div hidden={isWriting}>
          <Field
            label="File"
            hint="A file that 'Export my data' has made. Nothing is written before you have seen what it does."
          >
            {(wiring) => (
              <input
                {...wiring}
                type="file"
                accept=".json,application/json"
                className={styles.file}
                // Allows choosing the same file again, after it was fixed or the account has changed.
                onClick={(event) => {
                  if (!preview) event.currentTarget.value = '';
                }}
                onChange={(event) => choose(event.target.files?.[0])}
              />
            )}
          </Field>
        </div>
        {failure !== undefined && (
          <Notice
            tone="danger"
            role="alert"
            {...(refusal !== undefined && { title: 'This file is not imported.' })}
          >
            {failure}
          </Notice>
        )}
        {reading.phase === 'running' && <WorkProgress label="Reading" progress={reading.progress} />}
        {writing.phase === 'running' && <WorkProgress label="Import" progress={writing.progress} />}
        {preview?.hasChanged && !isWriting && (
          <Notice tone="warning" role="status" title="Nothing was imported yet.">
            Your account has changed since you saw what the file does. This is what it would do now.
          </Notice>
        )}
        {preview && !isWriting && <ImportPreview planned={preview.plan} />}
      </div>
    </Dialog>
  );
}
