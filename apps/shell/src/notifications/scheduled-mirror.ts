import { type Instant, isInstant } from '@dayloom/domain';
import type { DueNotification } from '@dayloom/platform';

const key = 'scheduledNotifications';

/** What stands in `localStorage` of one item that is planned. */
export interface ScheduledEntry {
  readonly id: string;
  readonly type: string;
  /** Its next moment. */
  readonly scheduledFor: Instant;
  /** Its start. */
  readonly exactTime: Instant;
}

/** One entry per item, with its next moment. @param due soonest first */
export function entriesOf(due: readonly DueNotification[]): readonly ScheduledEntry[] {
  const entries = new Map<string, ScheduledEntry>();
  for (const { kind, item, at, startsAt } of due) {
    const name = `${kind} ${item}`;
    if (!entries.has(name))
      entries.set(name, { id: item, type: kind, scheduledFor: at, exactTime: startsAt });
  }
  return [...entries.values()];
}

const isEntry = (value: unknown): value is ScheduledEntry => {
  const { id, type, scheduledFor, exactTime } = (value ?? {}) as Partial<
    Record<keyof ScheduledEntry, unknown>
  >;
  return (
    typeof id === 'string' && typeof type === 'string' && isInstant(scheduledFor) && isInstant(exactTime)
  );
};

/** Undefined where nothing stands there, or something that nobody can read: then everything is planned anew. */
export function readMirror(): readonly ScheduledEntry[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) && kept.every(isEntry) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The database has the truth: a browser that keeps nothing here loses nothing. */
export function writeMirror(entries: readonly ScheduledEntry[]) {
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch (error) {
    console.error('The planned notifications are not mirrored: this browser refuses storage.', error);
  }
}

export function clearMirror() {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage keeps nothing.
  }
}
