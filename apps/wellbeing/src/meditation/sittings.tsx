import { SessionsCard, sittings } from '@dayloom/clocks/sessions';
import { meditationsOf } from '@dayloom/data';
import { meditationMinutes } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { LotusIcon } from '@dayloom/ui';
import { useState } from 'react';
import { chosenMinutes } from './chosen-minutes.ts';

const [firstSize, pageSize] = [10, 50];

/** The latest meditations. All are read already, for the days in a row. */
export function Sittings() {
  const { id } = useUser();
  const [size, setSize] = useState(firstSize);
  const all = useRecords(meditationsOf(id));
  const count = all.phase === 'ready' ? all.records.length : 0;
  const shown = all.phase === 'ready' ? { ...all, records: all.records.slice(0, size) } : all;
  return (
    <SessionsCard
      kind={sittings}
      title="Sittings"
      label="Latest sittings"
      sessions={{ ...shown, hasMore: count > size, showMore: () => setSize(size + pageSize) }}
      wordsOf={() => ({ sign: <LotusIcon />, name: 'Meditation' })}
      failed="Failed to load your sessions"
      empty={{ text: 'No sittings yet', detail: 'Your meditations will be listed here.' }}
      minutes={chosenMinutes() ?? meditationMinutes[0]}
    />
  );
}
