import { repeatsOf } from '@dayloom/data';
import type { DayRecord, Repeat } from '@dayloom/domain';
import { type Shell, useRecords, useUser } from '@dayloom/platform';
import { useMemo, useState } from 'react';
import type { Segments } from './series-kind.ts';

type Series = Repeat['series'] | undefined;

function segmentsIn(records: readonly Repeat[], of: Series): Segments | undefined {
  const [first, ...others] = records.filter(({ series }) => series === of);
  return first && [first, ...others];
}

/** The segments of a series as of now; undefined if it does not exist any more. */
export async function segmentsNow(
  { store, user }: Pick<Shell, 'store' | 'user'>,
  series: Series,
): Promise<Segments | undefined> {
  const { records } = await store.get(repeatsOf(user.id));
  return segmentsIn(records, series);
}

/** The segments of the series of a record, or the last known ones; undefined until they are read. */
export function useSegments({ repeat }: DayRecord): Segments | undefined {
  const all = useRecords(repeatsOf(useUser().id));
  const records = all.phase === 'ready' ? all.records : undefined;
  const own = useMemo(() => records && segmentsIn(records, repeat), [records, repeat]);
  const [known, setKnown] = useState(own);
  if (own && own !== known) setKnown(own);
  return own ?? known;
}
