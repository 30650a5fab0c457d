import { clocks, meditationSessions, timerHistory } from '@dayloom/domain';
import type { StoredFields } from '../access/record-state.ts';
import type { PlannedRecord } from './planned-record.ts';

const isGoing = ({ phase }: StoredFields) => phase === 'running' || phase === 'paused';

/**
 * Finds which runs that a file has as running or paused are over in an account: they have ended there, have a session,
 * or another one of their kind was started later. A device that is offline cannot know, and takes all those that it does
 * not have for over.
 * @param living the living records of the account, by `collection/id`
 */
export function endedRuns(living: ReadonlyMap<string, StoredFields>, isOffline: boolean) {
  const latestStarts = new Map<unknown, string>();
  for (const [key, { kind, createdAt }] of living)
    if (key.startsWith(`${clocks.name}/`) && String(createdAt) > (latestStarts.get(kind) ?? ''))
      latestStarts.set(kind, String(createdAt));
  return ({ collection, id, fields }: PlannedRecord): boolean => {
    if (collection !== clocks.name || !isGoing(fields)) return false;
    const own = living.get(`${clocks.name}/${id}`);
    if (own) return !isGoing(own);
    return (
      isOffline ||
      [timerHistory, meditationSessions].some(({ name }) => living.has(`${name}/${id}`)) ||
      (latestStarts.get(fields['kind']) ?? '') > String(fields['createdAt'])
    );
  };
}
