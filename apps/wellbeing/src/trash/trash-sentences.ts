import type { DeletedRecord } from '@dayloom/data';
import { type CollectionName, collectionOf, isolated, numberText } from '@dayloom/domain';
import type { TrashItem } from './trash-items.ts';

/** '1 item', '5,000 items' */
export const itemsText = (count: number) => (count === 1 ? '1 item' : `${numberText(count)} items`);

/** '1 task', '12 tasks' */
function countText(kind: CollectionName, count: number): string {
  const { one, many } = collectionOf(kind).words;
  return count === 1 ? `1 ${one.toLowerCase()}` : `${numberText(count)} ${many}`;
}

/** The children of an item: 'with 12 tasks and 1 series'; undefined without children. */
export function childrenText(children: readonly DeletedRecord[]): string | undefined {
  const kinds = [...new Set(children.map(({ collection }) => collection))];
  const counts = kinds.map((kind) =>
    countText(kind, children.filter(({ collection }) => collection === kind).length),
  );
  return counts.length > 0 ? `with ${counts.join(' and ')}` : undefined;
}

/** The toast after restoring: 'Work restored', '12 items restored'. */
export function restoredText(restored: readonly Pick<TrashItem, 'record'>[]): string {
  const [first] = restored;
  if (first && restored.length === 1) return `${collectionOf(first.record.collection).words.one} restored`;
  return `${itemsText(restored.length)} restored`;
}

/** Why some items were not deleted for good: '“Lisbon” was restored meanwhile.' */
export function restoredMeanwhile(kept: readonly TrashItem[]): string {
  const [first] = kept;
  if (first && kept.length === 1) return `“${isolated(first.title)}” was restored meanwhile.`;
  return `${itemsText(kept.length)} were restored meanwhile.`;
}
