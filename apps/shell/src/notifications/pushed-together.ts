import type { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { groupTagOf, type Instant, isStorm } from '@dayloom/domain';
import type { DueNotification } from '@dayloom/platform';
import { tagOfWhole } from './due-group.ts';

/**
 * Finds the moments that one push already showed as a group too large to list its members: it claimed their whole
 * minute.
 * @returns for each tag, when it was shown
 */
export async function pushedTogether(
  ledger: Pick<DeviceLedger, 'claimsOf'>,
  due: readonly Pick<DueNotification, 'tag' | 'at'>[],
): Promise<ReadonlyMap<string, Instant>> {
  if (!isStorm(due.length)) return new Map();
  const minuteTag = ({ at }: Pick<DueNotification, 'at'>) => tagOfWhole(groupTagOf(at));
  const claims = await ledger.claimsOf([...new Set(due.map(minuteTag))]);
  const shown = due.flatMap((one) => {
    const shownAt = claims.get(minuteTag(one))?.shownAt;
    return shownAt === undefined ? [] : [[one.tag, shownAt] as const];
  });
  // Too few for a group: they do not belong to the pushed one.
  return new Map(isStorm(shown.length) ? shown : []);
}
