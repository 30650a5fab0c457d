import type { Change } from '@dayloom/data';
import { clocks, timerHistory, type UserId } from '@dayloom/domain';
import type { ExportedRecord } from '@dayloom/domain/export';
import type { MemoryServer } from '../memory-server.ts';
import type { ServerLog } from './server-log.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The elapsed milliseconds at an end of a run; undefined for other changes, and where nothing counts. */
function endIn(change: Change): number | undefined {
  if (change.type !== 'patch' || change.collection !== clocks.name) return undefined;
  const { phase, elapsed } = change.fields;
  return phase === 'stopped' && Number(elapsed) > 0 ? Number(elapsed) : undefined;
}

/** What the devices have done with the clock, whether or not it reached the server. */
export class ClockLog {
  readonly #started = new Map<string, ExportedRecord>();
  readonly #longest = new Map<string, number>();

  note(changes: readonly Change[]) {
    for (const change of changes) {
      const { id } = change;
      if (change.type === 'create' && change.collection === clocks.name && !this.#started.has(id))
        this.#started.set(id, { id, ...change.fields });
      this.#longest.set(id, Math.max(this.#longest.get(id) ?? 0, endIn(change) ?? 0));
    }
  }
  /** The runs as they were when they started. */
  started(): readonly ExportedRecord[] {
    return [...this.#started.values()];
  }
  startOf(id: string): number {
    return Date.parse(String(this.#started.get(id)?.['createdAt']));
  }
  /** Milliseconds at the latest of its ends. */
  longest(id: string): number {
    return this.#longest.get(id) ?? 0;
  }
}

/** Whole seconds of a span that none of the others covers. */
function uncovered({ start, end }: Span, others: readonly Span[]): number {
  let [counted, from] = [0, start];
  for (const other of others.toSorted((a, b) => a.start - b.start)) {
    counted += Math.max(0, Math.min(other.start, end) - from);
    from = Math.max(from, other.end);
  }
  return Math.floor((counted + Math.max(0, end - from)) / 1000);
}

/**
 * Sessions that are not as long as their runs come to: of two ends of a run the earlier counts, of two runs the one
 * that was started earlier. If a run had two ends, a later run may also be shorter by what the first one seemed to have
 * run; so it may by a run whose session a device lost before it was sent.
 */
export function misjoined(server: MemoryServer, log: ServerLog, runs: ClockLog, user: UserId): string[] {
  const shortest = new Map<string, number>();
  const saved = new Set<string>();
  for (const change of log.changes()) {
    const end = endIn(change);
    if (end !== undefined) shortest.set(change.id, Math.min(end, shortest.get(change.id) ?? Infinity));
    if (change.type === 'create' && change.collection === timerHistory.name) saved.add(change.id);
  }
  const living = server.all(timerHistory.name, user).filter(({ deletedAt }) => deletedAt === undefined);
  const durations = new Map(living.map(({ id, fields }) => [id, Number(fields['duration'])]));
  const spans = runs.started().map(({ id }) => {
    const start = runs.startOf(id);
    const sure = { start, end: start + (shortest.get(id) ?? 0) };
    return { id, start, sure, full: { start, end: start + runs.longest(id) }, duration: durations.get(id) };
  });
  return spans.flatMap(({ id, start, sure, duration = 0 }) => {
    if (!saved.has(id)) return [];
    const earlier = spans.filter((one) => one.start < start || (one.start === start && one.id < id));
    const least = uncovered(
      sure,
      earlier.map(({ full }) => full),
    );
    const most = uncovered(
      sure,
      earlier.flatMap((one) => (one.duration === undefined ? [] : one.sure)),
    );
    const isRight = least <= duration && duration <= most;
    return isRight ? [] : [`The session ${id} has ${duration} seconds, not ${least} to ${most}`];
  });
}

/** Runs that have ended and are running again. */
export function revived(server: MemoryServer, log: ServerLog, user: UserId): string[] {
  const ended = new Set(log.changes().flatMap((change) => (endIn(change) === undefined ? [] : change.id)));
  return server
    .all(clocks.name, user)
    .filter(({ id, fields }) => ended.has(id) && fields['phase'] === 'running')
    .map(({ id }) => `The run ${id} goes on after its end`);
}
