import { type Receipt, restore, type Store } from '@dayloom/data';
import type { Sample } from '../sample-records.ts';

export const commitAll = (store: Store, samples: readonly Sample[]): Promise<Receipt> =>
  store.commit(samples.flatMap(({ kind, records }) => records.map((record) => restore(kind, record))));
