import { readStoredJson, writeStored } from '@dayloom/data/browser-storage';
import { type Instant, isInstant } from '@dayloom/domain';
import type { Moment } from '@dayloom/domain/notifications';

const key = 'scheduledNotifications';

/** The `localStorage` entry of one planned item. */
export interface ScheduledEntry {
  readonly id: string;
  readonly type: string;
  /** Its next notification. */
  readonly scheduledFor: Instant;
  /** Its start. */
  readonly exactTime: Instant;
}

/** One entry per item, for its next notification. @param due soonest first */
export function entriesOf(
  due: readonly Pick<Moment, 'kind' | 'item' | 'at' | 'startsAt'>[],
): readonly ScheduledEntry[] {
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

/** Undefined if nothing valid is stored. Everything is then planned again. */
export function readMirror(): readonly ScheduledEntry[] | undefined {
  const stored = readStoredJson(key);
  return Array.isArray(stored) && stored.every(isEntry) ? stored : undefined;
}

/** A failed write is harmless: the database has the records. */
export function writeMirror(entries: readonly ScheduledEntry[]) {
  const errorText = 'The planned notifications are not mirrored: this browser refuses storage.';
  writeStored(key, JSON.stringify(entries), errorText);
}

export const clearMirror = () => writeStored(key, undefined);
