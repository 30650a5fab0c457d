import type { Change } from '@dayloom/data';
import { keyAt } from '@dayloom/data-local';
import type { Device, OutboxEntry } from '../outbox/outbox.ts';
import { idsInMark, type Mark, type Sent } from '../protocol/remote.ts';

/** What the server's mark says about a device's entries. */
export interface MarkOutcome {
  readonly mark: Mark | undefined;
  readonly accepted: readonly OutboxEntry[];
  /** Entries whose outcome is unknown, because the mark's list of ids is too short. */
  readonly unknown: readonly OutboxEntry[];
}

/** A batch may arrive long after it was abandoned, when one of its entries has been rejected in another batch. */
const isPending = ({ state, reason }: OutboxEntry) =>
  state === 'waiting' || (state === 'refused' && reason !== 'deleted-elsewhere');

export function outcomeOf(
  mark: Mark | undefined,
  device: Device,
  entries: readonly OutboxEntry[],
): MarkOutcome {
  const pending = entries.filter(isPending);
  const listed = new Set(mark?.ids);
  const reachesBack =
    mark?.count === device.count || listed.size < idsInMark || device.recent.some((id) => listed.has(id));
  return {
    mark,
    accepted: pending.filter(({ id }) => listed.has(id)),
    unknown: pending.filter(({ id, state }) => !reachesBack && state === 'waiting' && !listed.has(id)),
  };
}

export const stampFrom = ({ mark }: MarkOutcome, { id }: OutboxEntry) =>
  mark?.last.includes(id) === true ? mark.stamp : undefined;

/** The server's answer to a batch of these entries. */
export interface Answer extends Sent {
  readonly ids: readonly string[];
}

const isOfLastBatch = ({ mark }: MarkOutcome, { ids }: Answer) =>
  mark?.last.length === ids.length && mark.last.every((id, index) => id === ids[index]);

/**
 * Whether the records must be fetched to learn the outcome of an entry. An answer has the outcome too, but only of
 * its own batch, and another leader tab may have sent the last one.
 */
export function mustFetch(outcome: MarkOutcome, entry: OutboxEntry, answer: Answer | undefined): boolean {
  if (entry.state === 'refused' || stampFrom(outcome, entry) === undefined) return true;
  const keysOf = (type: Change['type']) => entry.changes.filter((change) => change.type === type).map(keyAt);
  const [patched, raised] = [keysOf('patch'), keysOf('increment')];
  if (!answer || !isOfLastBatch(outcome, answer)) return patched.length + raised.length > 0;
  return (
    answer.deleted.some((ref) => patched.includes(keyAt(ref))) ||
    answer.unraised.some((ref) => raised.includes(keyAt(ref)))
  );
}
