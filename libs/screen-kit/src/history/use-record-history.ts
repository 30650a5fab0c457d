import type { HistoryEntry, ReadHistory } from '@dayloom/data';
import { type Collection, type CollectionName, type RecordOf } from '@dayloom/domain';
import { type RecordVersion, versionsOf } from '@dayloom/domain/history';
import { useEffect, useState } from 'react';

export type Version = RecordVersion<HistoryEntry>;

/** The id of the change that created this version; the earliest version has none. */
export const versionId = ({ change }: Version) => change?.id ?? 'earliest';

type ReadState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | {
      readonly phase: 'ready';
      /** Newest first; the first is the current state. */
      readonly versions: readonly Version[];
      readonly isComplete: boolean;
    };

/** The earlier states of a record, read again whenever it changes; the previous result is kept until then. */
export function useRecordHistory(
  kind: Collection<CollectionName>,
  record: RecordOf<Collection>,
  read: ReadHistory,
) {
  const [state, setState] = useState<ReadState>({ phase: 'loading' });
  const [turn, setTurn] = useState(0);
  const content = JSON.stringify(record);
  useEffect(() => {
    let isOver = false;
    const { id, ...fields } = JSON.parse(content) as RecordOf<Collection>;
    const show = (next: ReadState) => {
      if (!isOver) setState(next);
    };
    read(kind.name, id).then(
      ({ entries, isComplete }) =>
        show({ phase: 'ready', versions: versionsOf(fields, entries), isComplete }),
      (error: unknown) => {
        console.error('The history cannot be read.', error);
        show({ phase: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [read, kind, content, turn]);
  const retry = () => {
    setState({ phase: 'loading' });
    setTurn(turn + 1);
  };
  return { state, retry };
}
