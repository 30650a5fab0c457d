import { afterChange, type Change, type RecordState, whyRefused } from '@dayloom/data';
import type { Instant, UserId } from '@dayloom/domain';
import { ownEmail } from '../field-values.ts';
import type { AccessCase } from './access-case.ts';

const now = '2026-03-02T12:00:00.000Z' as Instant;
const keyOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => `${collection}/${id}`;

type States = ReadonlyMap<string, RecordState | undefined>;

/** Each change with what it meets, and what the whole commit leaves behind. */
function carriedOut(changes: readonly Change[], stored: States = new Map()) {
  const after = new Map(stored);
  const steps = changes.map((change) => {
    const before = after.get(keyOf(change));
    after.set(keyOf(change), afterChange(change, before, now));
    return { change, before };
  });
  return { steps, after };
}

/** Whether the pure rules refuse any change of a commit over these stored records. */
function isCommitRefused(user: UserId, stored: States, changes: readonly Change[]): boolean {
  const { steps, after } = carriedOut(changes, stored);
  const access = {
    user,
    email: ownEmail,
    now,
    after: (collection: Change['collection'], id: string) => after.get(keyOf({ collection, id })),
  };
  return steps.some(({ change, before }) => whyRefused(change, before, access) !== undefined);
}

/** Whether the pure rules refuse the commit of a case. */
export const isRefused = (user: UserId, { stored, changes }: AccessCase) =>
  isCommitRefused(user, carriedOut(stored).after, changes);

/** Whether what is stored before a case may be stored, one change after another. */
export const isStorable = (user: UserId, { stored }: AccessCase) =>
  stored.every((change, index) => !isCommitRefused(user, carriedOut(stored.slice(0, index)).after, [change]));
