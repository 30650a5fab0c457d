import type { BrokenRecord } from '@dayloom/data';
import { useClock, useShell } from '@dayloom/platform';
import { Button, DownloadIcon, IconButton, Notice, XIcon } from '@dayloom/ui';
import { downloadFile } from '@dayloom/ui/download-file';
import { useEffect, useState } from 'react';
import * as styles from './broken-records.module.css';

const sentence = (count: number) =>
  count === 1 ? '1 record could not be read' : `${count} records could not be read`;

/** Reports stored records that do not match their schema. They are set aside unchanged and can be exported. */
export function BrokenRecords() {
  const { store } = useShell();
  const clock = useClock();
  const [broken, setBroken] = useState<readonly BrokenRecord[]>([]);
  const [dismissed, setDismissed] = useState(0);
  useEffect(() => store.watchBroken(setBroken), [store]);
  if (broken.length <= dismissed) return null;

  const save = () =>
    downloadFile({
      name: 'dayloom-unreadable-records.json',
      type: 'application/json',
      text: JSON.stringify({ exportedAt: clock.now().toISOString(), records: broken }, null, 2),
    });
  return (
    <aside className={styles.brokenRecords} aria-label="Unreadable records">
      <Notice
        tone="warning"
        role="status"
        action={
          <span className={styles.actions}>
            <Button size="small" icon={<DownloadIcon aria-hidden="true" />} onClick={save}>
              Export
            </Button>
            <IconButton
              label="Dismiss"
              size="small"
              icon={<XIcon />}
              onClick={() => setDismissed(broken.length)}
            />
          </span>
        }
      >
        {sentence(broken.length)}. Everything else is shown as usual.
      </Notice>
    </aside>
  );
}
