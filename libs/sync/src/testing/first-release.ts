import 'fake-indexeddb/auto';
import type { LegacyEntry } from '@dayloom/data-local';
import type { CollectionName, Instant } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach } from 'vitest';
import type { Legacy } from '../migrate-first-release.ts';
import { ada } from './adas-devices.ts';
import { type Device, device, fieldsOf } from './devices.ts';
import { MemoryServer } from './memory-server.ts';

const at = '2026-03-19T12:00:00.000Z' as Instant;

/** A device on which the first release has run. */
export class FirstRelease implements Legacy {
  journal: LegacyEntry[] = [];
  readonly records = new Map<CollectionName, { id: string; fields: Readonly<Record<string, unknown>> }[]>();
  #listener: () => void = () => undefined;

  keep(collection: CollectionName, record: { readonly id: string }) {
    const { id, ...fields } = record;
    this.records.set(collection, [...(this.records.get(collection) ?? []), { id, fields }]);
  }
  write(step: number, changes: readonly unknown[], more: Partial<LegacyEntry> = {}) {
    this.journal.push({ step, id: `old${step}`, at, changes, before: [], state: 'waiting', ...more });
    this.#listener();
  }
  device = () => Promise.resolve('old-device');
  entries = () => Promise.resolve([...this.journal]);
  rows = (collection: CollectionName) => Promise.resolve(this.records.get(collection) ?? []);
  drop(step: number) {
    this.journal = this.journal.filter((entry) => entry.step !== step);
    return Promise.resolve();
  }
  onChange(listener: () => void) {
    this.#listener = listener;
    return () => undefined;
  }
  close = () => undefined;
}

/** The change that makes a record, as the first release wrote it down. */
export const made = (collection: CollectionName, record: { readonly id: string }) => ({
  type: 'create',
  collection,
  id: record.id,
  fields: fieldsOf(record),
});

export const once = { currentStreak: 1, totalSessions: 1, challengeProgress: 1 };
/** One meditation more in the statistics of Ada. */
export const counted = { type: 'increment', collection: 'meditationStats', id: ada, by: once };

/** The server of the present test, a device of Ada's, and what the first release left on it. */
export let server: MemoryServer;
export let phone: Device;
export let legacy: FirstRelease;

/** Makes them anew for each test of a file. */
export function newFirstReleaseForEachTest() {
  beforeEach(() => {
    server = new MemoryServer();
    phone = device({ server, user: ada, indexedDB: new IDBFactory() });
    legacy = new FirstRelease();
  });
  afterEach(() => phone.close());
}
