import { afterChange, type Change, type RecordState, whyDenied } from '@dayloom/data';
import type { Instant, UserId } from '@dayloom/domain';
import { ownEmail } from '../field-values.ts';
import type { AccessCase } from './access-case.ts';

const now = '2026-03-02T12:00:00.000Z' as Instant;
const keyOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => `${collection}/${id}`;

type States = ReadonlyMap<string, RecordState | undefined>;

/** Each change with the record before it, and the records after the whole commit. */
function applied(changes: readonly Change[], stored: States = new Map()) {
  const after = new Map(stored);
  const steps = changes.map((change) => {
    const before = after.get(keyOf(change));
    after.set(keyOf(change), afterChange(change, before, now));
    return { change, before };
  });
  return { steps, after };
}

/** Whether the pure rules deny any change of a commit to these stored records. */
function isCommitDenied(user: UserId, stored: States, changes: readonly Change[]): boolean {
  const { steps, after } = applied(changes, stored);
  const access = {
    user,
    email: ownEmail,
    now,
    after: (collection: Change['collection'], id: string) => after.get(keyOf({ collection, id })),
  };
  return steps.some(({ change, before }) => whyDenied(change, before, access) !== undefined);
}

/** Whether the pure rules deny the commit of a case. */
export const isDenied = (user: UserId, { stored, changes }: AccessCase) =>
  isCommitDenied(user, applied(stored).after, changes);

/** Whether the records stored before a case may be stored, one change after another. */
export const isStorable = (user: UserId, { stored }: AccessCase) =>
  stored.every((change, index) => !isCommitDenied(user, applied(stored.slice(0, index)).after, [change]));
