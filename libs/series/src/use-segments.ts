import { repeatsOf } from '@dayloom/data';
import type { DayRecord } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { useMemo, useState } from 'react';
import type { Segments } from './series-changes.ts';

/** The segments of the series of a record, or the last known ones; undefined until they are read. */
export function useSegments({ repeat }: DayRecord): Segments | undefined {
  const all = useRecords(repeatsOf(useUser().id));
  const records = all.phase === 'ready' ? all.records : undefined;
  const own = useMemo((): Segments | undefined => {
    const [first, ...others] = records?.filter(({ series }) => series === repeat) ?? [];
    return first && [first, ...others];
  }, [records, repeat]);
  const [known, setKnown] = useState(own);
  if (own && own !== known) setKnown(own);
  return own ?? known;
}
