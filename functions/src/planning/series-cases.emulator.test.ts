import {
  endOf,
  expectedMoments,
  type SeriesCase,
  seriesCases,
  zoneCases,
} from '@dayloom/testing/series-cases';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { senderWorld, type SenderWorld } from '../testing/sender-world.ts';
import { planAhead } from './plan-ahead.ts';

const user = 'ada';
const project = 'demo-sender-series-cases';
let world: SenderWorld;
beforeAll(async () => void (world = await senderWorld(inject('firestoreHost'), project)));
afterAll(() => world.close());

/** The cases use the same ids. */
beforeEach(async () => {
  const documents = `projects/${project}/databases/(default)/documents`;
  await fetch(`http://${inject('firestoreHost')}/emulator/v1/${documents}`, { method: 'DELETE' });
});

/** Stores everything of a case, and delivers the events in another order than the app stores it. */
async function store({ segments, skips, reminders, activities }: SeriesCase) {
  const all = [
    [activities, world.changeActivity],
    [reminders, world.changeReminder],
    [skips, world.changeSkip],
    [segments, world.changeSegment],
  ] as const;
  for (const [records, change] of all)
    for (const { id, ...fields } of records) await change(id, fields as DocumentData);
}

const planned = async (end: string) =>
  (await world.due(user))
    .map(({ at, item, to, name }) => [at.toDate().toISOString(), item, to, name].join(' '))
    .filter((text) => text < end)
    .toSorted();

/** In the gate one clock change of three: each case takes half a second. */
const zones = process.env['DAYLOOM_PROVE'] ? zoneCases : zoneCases.filter((_, index) => index % 6 === 0);

it.each([...zones, ...seriesCases])(
  '[RP23] by events and by the daily job, what repeats notifies $name',
  async (one) => {
    world.at(one.now);
    await world.seen(user, one.zone);
    await store(one);
    const expected = expectedMoments(one);
    expect(await planned(endOf(one))).toEqual(expected);
    await world.db.recursiveDelete(world.db.collection('dueNotifications'));
    await planAhead(world.sender);
    expect(await planned(endOf(one))).toEqual(expected);
  },
);
