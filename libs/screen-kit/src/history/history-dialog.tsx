import type { ReadHistory } from '@dayloom/data';
import { type CollectionName, collectionOf, type RecordOf, type Collection } from '@dayloom/domain';
import { differingFields } from '@dayloom/domain/history';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LoadingState,
  LocaleContext,
  Notice,
  timestampText,
} from '@dayloom/ui';
import { useContext, useState } from 'react';
import * as styles from './history-dialog.module.css';
import { useBringBack } from './use-bring-back.ts';
import { useRecordHistory, type Version, versionId } from './use-record-history.ts';
import { VersionList } from './version-list.tsx';
import { VersionPreview } from './version-preview.tsx';

interface HistoryDialogProps {
  readonly collection: CollectionName;
  /** The current record. */
  readonly record: RecordOf<Collection>;
  readonly read: ReadHistory;
  readonly onClose: () => void;
}

/** The time of each version to the minute, or to the second for versions of the same minute. */
function versionTimes(versions: readonly Version[], locale?: string): (version: Version) => string {
  const inMinute = new Map<string, number>();
  for (const { change } of versions) {
    if (!change) continue;
    const minute = timestampText(change.at, locale);
    inMinute.set(minute, (inMinute.get(minute) ?? 0) + 1);
  }
  return ({ change }) => {
    if (!change) return 'Before that';
    const minute = timestampText(change.at, locale);
    return (inMinute.get(minute) ?? 0) > 1 ? timestampText(change.at, locale, 'medium') : minute;
  };
}

/** The history of a record: an earlier state next to the current one, and a button that brings it back. */
export function HistoryDialog({ collection, record, read, onClose }: HistoryDialogProps) {
  const kind = collectionOf(collection);
  const { state, retry } = useRecordHistory(kind, record, read);
  const { bringBack, pending, invalidText, forget } = useBringBack({ kind, record, onDone: onClose });
  const locale = useContext(LocaleContext);
  // By id, because a new change from another device moves all others down.
  const [chosen, setChosen] = useState<string>();
  const versions = state.phase === 'ready' ? state.versions : [];
  const version = versions.find((one) => versionId(one) === chosen);
  // Initially the state before the current one.
  if (chosen === undefined && versions[1]) setChosen(versionId(versions[1]));
  const { id: _id, ...today } = record;
  const differs = version !== undefined && differingFields(kind, version.fields, today).length > 0;
  const hasEarlier = versions.length > 1;
  const timeOf = versionTimes(versions, locale);
  return (
    <Dialog
      open
      size="large"
      title={`History of the ${kind.words.one.toLowerCase()}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {hasEarlier && (
            <Button
              variant="primary"
              pending={pending}
              disabled={!differs}
              onClick={() => version && void bringBack(version.fields)}
            >
              Bring back
            </Button>
          )}
        </>
      }
    >
      {state.phase === 'loading' && <LoadingState rows={5} />}
      {state.phase === 'failed' && <ErrorState text="Failed to fetch the history" onRetry={retry} />}
      {state.phase === 'ready' && !state.isComplete && (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          Earlier changes need the connection.
        </Notice>
      )}
      {invalidText !== undefined && (
        <Notice tone="danger" role="alert">
          {invalidText}
        </Notice>
      )}
      {state.phase === 'ready' && !hasEarlier && (
        <EmptyState
          text="No earlier changes"
          detail="What changes from now on can be seen and brought back here."
        />
      )}
      {hasEarlier && (
        <div className={styles.history}>
          <VersionList
            kind={kind}
            versions={versions}
            chosen={version}
            timeOf={timeOf}
            onChoose={(next) => {
              forget();
              setChosen(versionId(next));
            }}
          />
          {version && (
            <div className={styles.compared}>
              <p role="status" className={styles.said}>
                {differs ? `As it was: ${timeOf(version)}` : 'The same as now'}
              </p>
              <VersionPreview kind={kind} then={version.fields} today={today} heading={timeOf(version)} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
