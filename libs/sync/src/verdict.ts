import type { Change } from '@dayloom/data';
import { keyAt } from '@dayloom/data-local';
import type { Device, OutboxEntry } from './outbox.ts';
import { idsInMark, type Mark, type Sent } from './remote.ts';

/** How the server's mark is to be read by a device. */
export interface Verdict {
  readonly mark: Mark | undefined;
  readonly taken: readonly OutboxEntry[];
  /** Entries of which nobody can tell any more whether they were taken: the list is not long enough. */
  readonly unknown: readonly OutboxEntry[];
}

/** A batch may arrive long after it was given up, when an entry of it has been refused in another one. */
const isPending = ({ state, reason }: OutboxEntry) =>
  state === 'waiting' || (state === 'refused' && reason !== 'deleted-elsewhere');

export function judge(mark: Mark | undefined, device: Device, entries: readonly OutboxEntry[]): Verdict {
  const pending = entries.filter(isPending);
  const listed = new Set(mark?.ids);
  const reachesBack =
    mark?.count === device.count || listed.size < idsInMark || device.recent.some((id) => listed.has(id));
  return {
    mark,
    taken: pending.filter(({ id }) => listed.has(id)),
    unknown: pending.filter(({ id, state }) => !reachesBack && state === 'waiting' && !listed.has(id)),
  };
}

export const stampFrom = ({ mark }: Verdict, { id }: OutboxEntry) =>
  mark?.last.includes(id) === true ? mark.stamp : undefined;

/** What the server said to a batch of these entries. */
export interface Answer extends Sent {
  readonly ids: readonly string[];
}

const isOfLastBatch = ({ mark }: Verdict, { ids }: Answer) =>
  mark?.last.length === ids.length && mark.last.every((id, index) => id === ids[index]);

/**
 * Whether only the records themselves tell what became of an entry. An answer tells it as well, but of its own batch
 * alone: another tab that leads may have sent the last one.
 */
export function mustAsk(verdict: Verdict, entry: OutboxEntry, answer: Answer | undefined): boolean {
  if (entry.state === 'refused' || stampFrom(verdict, entry) === undefined) return true;
  const of = (type: Change['type']) => entry.changes.filter((change) => change.type === type).map(keyAt);
  const [patched, raised] = [of('patch'), of('increment')];
  if (!answer || !isOfLastBatch(verdict, answer)) return patched.length + raised.length > 0;
  return (
    answer.deleted.some((ref) => patched.includes(keyAt(ref))) ||
    answer.unraised.some((ref) => raised.includes(keyAt(ref)))
  );
}
