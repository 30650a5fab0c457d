import type { BrokenRecord } from '@dayloom/data';
import { useClock, useShell } from '@dayloom/platform';
import { Button, DownloadIcon, IconButton, Notice, XIcon } from '@dayloom/ui';
import { useEffect, useState } from 'react';
import * as styles from './broken-records.module.css';

const sentence = (count: number) =>
  count === 1 ? '1 record could not be read' : `${count} records could not be read`;

/** Saves a value as a JSON file in the person's downloads. */
function downloadJson(name: string, value: unknown) {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Tells of stored records that do not fit their form; they are set aside unchanged and can be exported (OF9). */
export function BrokenRecords() {
  const { store } = useShell();
  const clock = useClock();
  const [broken, setBroken] = useState<readonly BrokenRecord[]>([]);
  const [dismissed, setDismissed] = useState(0);
  useEffect(() => store.watchBroken(setBroken), [store]);
  if (broken.length <= dismissed) return null;

  const save = () =>
    downloadJson('dayloom-unreadable-records.json', {
      exportedAt: clock.now().toISOString(),
      records: broken,
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
