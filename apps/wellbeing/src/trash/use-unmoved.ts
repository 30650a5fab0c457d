import type { DeletedRecord } from '@dayloom/data';
import { type Records, useRecordsById } from '@dayloom/platform';
import { useMemo } from 'react';
import { idsAfterMoves, withoutMoved } from './moved-sessions.ts';

const none: readonly DeletedRecord[] = [];

/** The deleted records without the sessions that live on at another moment. */
export function useUnmoved(deleted: Records<DeletedRecord>): Records<DeletedRecord> {
  const records = deleted.phase === 'ready' ? deleted.records : none;
  const timerHistory = useRecordsById('timerHistory', idsAfterMoves(records, 'timerHistory'), 'trash');
  const meditationSessions = useRecordsById(
    'meditationSessions',
    idsAfterMoves(records, 'meditationSessions'),
    'trash',
  );
  const unmoved = useMemo(
    () => withoutMoved(records, { timerHistory, meditationSessions }),
    [records, timerHistory, meditationSessions],
  );
  return deleted.phase === 'ready' ? { ...deleted, records: unmoved } : deleted;
}
