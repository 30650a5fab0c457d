import { add } from '../add.ts';
import { type Receipt, type Store } from '@dayloom/data';
import type { Sample } from '../sample-records.ts';

export const commitAll = (store: Store, samples: readonly Sample[]): Promise<Receipt> =>
  store.commit(samples.flatMap(({ kind, records }) => records.map((record) => add(kind, record))));
