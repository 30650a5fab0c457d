import type { DeletedRecord } from '@dayloom/data';
import { familyOf, followingId } from '@dayloom/domain/clocks';

export const sessionKinds = ['timerHistory', 'meditationSessions'] as const;
type SessionKind = (typeof sessionKinds)[number];

const familyKey = ({ collection, id }: Pick<DeletedRecord, 'collection' | 'id'>) =>
  `${collection}/${familyOf(id, 'moved')}`;

/** The ids under which deleted sessions of a kind may live on at another moment. */
export function idsAfterMoves(deleted: readonly DeletedRecord[], kind: SessionKind): readonly string[] {
  const ids = deleted.filter(({ collection }) => collection === kind).map(({ id }) => id);
  const families = new Set(ids.map((id) => familyOf(id, 'moved')));
  return [...families].flatMap((first) => {
    const deletedOnes = ids.filter((id) => familyOf(id, 'moved') === first);
    const all = [first];
    for (const id of all) if (all.length <= deletedOnes.length) all.push(followingId(id, 'moved'));
    return all.filter((id) => !deletedOnes.includes(id));
  });
}

/**
 * What a person deleted: a session that was moved lives on under another id, or was deleted under the last one.
 * @param living the ids of the living sessions by kind; undefined until they are read
 */
export function withoutMoved(
  deleted: readonly DeletedRecord[],
  living: Readonly<Record<SessionKind, ReadonlyMap<string, unknown> | undefined>>,
): readonly DeletedRecord[] {
  const latest = new Map<string, string>();
  for (const record of deleted)
    if (record.deletedAt > (latest.get(familyKey(record)) ?? ''))
      latest.set(familyKey(record), record.deletedAt);
  return deleted.filter((record) => {
    const kind = sessionKinds.find((one) => one === record.collection);
    if (!kind) return true;
    const ids = living[kind];
    const family = familyOf(record.id, 'moved');
    const livesOn = !ids || [...ids.keys()].some((id) => familyOf(id, 'moved') === family);
    return !livesOn && latest.get(familyKey(record)) === record.deletedAt;
  });
}
