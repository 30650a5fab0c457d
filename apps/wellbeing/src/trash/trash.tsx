import type { DeletedRecord } from '@dayloom/data';
import { AsyncList, Button, Card, EmptyState, Page } from '@dayloom/ui';
import { useMemo, useRef, useState } from 'react';
import { NotRestoredNotice } from './not-restored-notice.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { trashItems } from './trash-items.ts';
import { TrashList } from './trash-list.tsx';
import { type ShownKind, TrashTools } from './trash-tools.tsx';
import { useChoice } from './use-choice.ts';
import { useDeletedRecords } from './use-deleted-records.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { usePurge } from './use-purge.ts';
import { useRestore } from './use-restore.ts';
import { useUnmoved } from './use-unmoved.ts';

const none: readonly DeletedRecord[] = [];

/** `/trash`: records deleted in the last 30 days, to restore or to delete permanently. */
export default function Trash() {
  const deleted = useUnmoved(useDeletedRecords());
  const records = deleted.phase === 'ready' ? deleted.records : none;
  const items = useMemo(() => trashItems(records), [records]);
  const [kind, setKind] = useState<ShownKind>('all');
  const ofKind = items.filter(({ record }) => record.collection === kind);
  // Without items of the selected kind, all kinds are shown again.
  const [shownKind, shown] = ofKind.length > 0 ? [kind, ofKind] : (['all', items] as const);
  const choice = useChoice(shown);
  const list = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(list);
  const restoring = useRestore(records, choice.leaveOut);
  const purging = usePurge({ items, deleted: records }, { onPurged: choice.clear, onKept: focus.forget });
  const restore = (chosen: Parameters<typeof restoring.restore>[0]) => {
    focus.note();
    void restoring.restore(chosen);
  };
  const purge = (...asked: Parameters<typeof purging.ask>) => {
    focus.note();
    purging.ask(...asked);
  };

  return (
    <Page
      title="Trash"
      width="narrow"
      meta="What you delete stays here for 30 days, then it is gone for good."
      actions={items.length > 0 && <Button onClick={() => purge(items, true)}>Empty trash</Button>}
    >
      <NotRestoredNotice
        items={restoring.notRestored}
        onRestore={(again) => restore(again.map((record) => ({ record })))}
      />
      <Card aria-label="Deleted items">
        <AsyncList
          of={deleted.phase === 'ready' ? { ...deleted, records: items } : deleted}
          failed="The trash could not be loaded"
          empty={
            <EmptyState
              text="Trash is empty"
              detail="Deleted tasks, works, notes and the like can be restored from here."
            />
          }
          rowHeight={64}
        >
          {() => (
            <>
              <TrashTools
                items={items}
                shown={shown.length}
                kind={shownKind}
                onKind={(next) => {
                  choice.clear();
                  setKind(next);
                }}
                choice={choice}
              />
              <TrashList
                ref={list}
                items={shown}
                choice={choice}
                restore={(item) => restore([item])}
                purge={(item) => purge([item])}
              />
              <SelectionBar
                count={choice.chosen.length}
                pending={restoring.pending}
                onRestore={() => restore(choice.chosen)}
                onPurge={() => purge(choice.chosen)}
              />
            </>
          )}
        </AsyncList>
      </Card>
      <PurgeDialog question={purging} />
    </Page>
  );
}
