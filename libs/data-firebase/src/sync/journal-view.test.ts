import 'fake-indexeddb/auto';
import { restore } from '@dayloom/data';
import { openMirror } from '@dayloom/data-local';
import { newRecordId, notes, type UserId } from '@dayloom/domain';
import { aNote } from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { fixedClock } from '../testing/devices.ts';
import { journalView } from './journal-view.ts';
import { later } from './later.ts';

it('[DA35] any number of figures asked for at once read a long journal at most twice, and all know what was saved before', async () => {
  const ada = 'ada' as UserId;
  const mirror = openMirror(ada, { clock: fixedClock, newId: newRecordId, indexedDB: new IDBFactory() });
  const entries = vi.spyOn(mirror, 'entries');
  const timers = later();
  const view = journalView({
    mirror,
    clock: fixedClock,
    later: timers,
    onEntries: () => undefined,
    onDelivered: () => undefined,
    onUncovered: () => undefined,
  });
  await view.waiting();
  for (const note of [aNote(ada), aNote(ada), aNote(ada)]) await mirror.store.commit([restore(notes, note)]);
  await view.waiting();

  entries.mockClear();
  const answers = await Promise.all(Array.from({ length: 20 }, () => view.waiting()));
  for (const answer of answers) expect(answer).toHaveLength(3);
  expect(entries.mock.calls.length).toBeLessThanOrEqual(2);
  view.close();
  timers.close();
  mirror.close();
});
