import { remove, restore } from '@dayloom/data';
import type { CollectionName, KindFacts } from '@dayloom/domain';
import { useSave } from '@dayloom/platform';
import { outcomeOf } from './record-words.ts';

/** Deletes a record and shows a toast with its name and 'Undo'. Resolves to whether it was deleted. */
export function useDelete(
  kind: KindFacts<CollectionName>,
): (record: { readonly id: string }) => Promise<boolean> {
  const save = useSave();
  return (record) => {
    const title: unknown = kind.titleField && { ...record }[kind.titleField];
    return save([remove(kind.name, record.id)], {
      ...outcomeOf(kind, 'delete'),
      undo: [restore(kind.name, record.id)],
      ...(typeof title === 'string' && { detail: title }),
    });
  };
}
