import type { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { groupTagOf, type Instant, isStorm } from '@dayloom/domain';
import type { DueNotification } from '@dayloom/platform';
import { tagOfWhole } from './due-group.ts';

/**
 * Of many moments, by their tags, those that a push told of in one notification that had no room for their names, each
 * with when: it has claimed all of their minute.
 */
export async function pushedTogether(
  ledger: Pick<DeviceLedger, 'claimsOf'>,
  due: readonly Pick<DueNotification, 'tag' | 'at'>[],
): Promise<ReadonlyMap<string, Instant>> {
  if (!isStorm(due.length)) return new Map();
  const minuteTag = ({ at }: Pick<DueNotification, 'at'>) => tagOfWhole(groupTagOf(at));
  const claims = await ledger.claimsOf([...new Set(due.map(minuteTag))]);
  const told = due.flatMap((one) => {
    const shownAt = claims.get(minuteTag(one))?.shownAt;
    return shownAt === undefined ? [] : [[one.tag, shownAt] as const];
  });
  // A few beside a group that named all it told of are not of it.
  return new Map(isStorm(told.length) ? told : []);
}
