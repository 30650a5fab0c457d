import type { Query, Store, User } from '@dayloom/data';
import { type Clock, todayOf } from '@dayloom/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Atoms } from '../atoms.ts';
import type { ReadAhead } from '../contract/read-ahead.ts';
import { dayStartAtom } from '../day-start.ts';
import { cachedWatch, type Watched } from './live-query.ts';
import { watchedRecords } from './use-records.ts';
import { watchedRecordsById } from './use-records-by-id.ts';
import { watchedTotal } from './use-total.ts';

interface Options {
  readonly store: Store;
  readonly user: User;
  readonly atoms: Pick<Atoms, 'get'>;
  readonly clock: Clock;
}

export function readAheadInto(client: QueryClient, { store, user, atoms, clock }: Options): ReadAhead {
  const start = <T>(watched: Watched<T>) => client.prefetchQuery(cachedWatch(client, watched));
  const dayStart = atoms.get(dayStartAtom);
  return {
    user,
    dayStart,
    now: clock.now(),
    today: todayOf(clock, dayStart),
    async records<T>(query: Query<T>) {
      const watched = watchedRecords(store, query);
      await start(watched);
      return client.getQueryData<{ readonly records: readonly T[] }>(watched.key)?.records ?? [];
    },
    count: (query) => void start(watchedTotal(store, query)),
    recordsById: (collection, ids, list) =>
      void start(watchedRecordsById({ store, user }, collection, ids, list)),
  };
}
