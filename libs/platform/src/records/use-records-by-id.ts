import { type Answer, query, type StoreError } from '@dayloom/data';
import type { CollectionName, RecordIn } from '@dayloom/domain';
import type { Shell } from '../contract/shell.ts';
import { useShell } from '../shell-context.ts';
import { useWatched, type Watched } from './live-query.ts';

/** The first answer with the existing records of these ids, and each later one. */
export function watchedRecordsById<Name extends CollectionName>(
  { store, user }: Pick<Shell, 'store' | 'user'>,
  collection: Name,
  ids: readonly string[],
  list: string,
): Watched<ReadonlyMap<string, RecordIn<Name>>> {
  const wanted = [...new Set(ids)].toSorted();
  return {
    key: ['by id', collection, list, wanted],
    watch: (next, fail) => {
      const stops: (() => void)[] = [];
      const found = new Map<string, RecordIn<Name> | undefined>();
      const notify = () => {
        if (found.size < wanted.length) return;
        const living = [...found].filter(
          (entry): entry is [string, RecordIn<Name>] => entry[1] !== undefined,
        );
        next(new Map(living));
      };
      const watchOne = (id: string) =>
        store.watch(
          query(collection).ownedBy(user.id).byId(id),
          ({ records }: Answer<RecordIn<Name>>) => {
            found.set(id, records[0]);
            notify();
          },
          (error: StoreError) => {
            for (const stop of stops) stop();
            fail(error);
          },
        );
      for (const id of wanted) stops.push(watchOne(id));
      if (wanted.length === 0) next(new Map());
      return () => stops.forEach((stop) => stop());
    },
  };
}

/**
 * The existing records with these ids, updated live; undefined until they are read, and empty after an error. While
 * other ids of the same list are loaded, the known records stay. Meant for few ids, such as the works of a day's tasks.
 * @param list identifies the list that the ids come from, such as a day
 */
export function useRecordsById<Name extends CollectionName>(
  collection: Name,
  ids: readonly string[],
  list: string,
): ReadonlyMap<string, RecordIn<Name>> | undefined {
  const { data, isError } = useWatched(
    watchedRecordsById(useShell(), collection, ids, list),
    ([kind, earlierCollection, earlierList, earlier]) =>
      kind === 'by id' &&
      earlierCollection === collection &&
      earlierList === list &&
      (earlier as readonly string[]).length > 0,
  );
  return data ?? (isError ? new Map<string, RecordIn<Name>>() : undefined);
}
