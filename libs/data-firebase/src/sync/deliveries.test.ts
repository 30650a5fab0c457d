import { type Change, patch, remove, restore } from '@dayloom/data';
import type { JournalEntry } from '@dayloom/data-local';
import { type Instant, notes, tasks, type UserId, works } from '@dayloom/domain';
import { aNote, aTask, aWork } from '@dayloom/testing';
import { expect, it } from 'vitest';
import { deliveriesOf } from './deliveries.ts';

const ada = 'ada' as UserId;
const entry = (changes: readonly Change[], before: JournalEntry['before'] = []): JournalEntry => ({
  step: 7,
  id: 'e1',
  at: '2026-03-20T12:00:00.000Z' as Instant,
  changes,
  before,
  state: 'waiting',
});
const partsOf = (changes: readonly Change[]) =>
  deliveriesOf(entry(changes), 'phone').map(({ changes: part }) => part);

it('[WD17] a work with 600 tasks is removed in two transactions, the work last', () => {
  const work = aWork(ada);
  const gone = Array.from({ length: 600 }, () => remove(tasks, aTask(ada, { workId: 'w1' }).id));
  const parts = partsOf([remove(works, work.id), ...gone]);
  expect(parts.map(({ length }) => length)).toEqual([400, 201]);
  expect(parts.at(-1)?.at(-1)).toMatchObject({ collection: 'works', type: 'remove' });
});

it('[WD19] a restored work is there before its tasks', () => {
  const work = aWork(ada);
  const [first] = partsOf([restore(tasks, aTask(ada, { workId: work.id })), restore(works, work)]);
  expect(first?.map(({ collection }) => collection)).toEqual(['works', 'tasks']);
});

it('[AC14] new tasks of more works than the rules may look at go in parts', () => {
  const made = Array.from({ length: 25 }, (_, place) => restore(tasks, aTask(ada, { workId: `w${place}` })));
  expect(partsOf(made).map(({ length }) => length)).toEqual([10, 10, 5]);
});

it('[OF11] the steps of the parts rise, and are the same whenever they are worked out', () => {
  const many = entry(Array.from({ length: 900 }, () => remove(tasks, aTask(ada, { workId: 'w1' }).id)));
  const steps = deliveriesOf(many, 'phone').map(({ step }) => step ?? 0);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(3);
  expect(deliveriesOf(many, 'phone')).toEqual(deliveriesOf(many, 'phone'));
  expect(deliveriesOf({ ...many, step: 8 }, 'phone')[0]?.step).toBeGreaterThan(steps.at(-1) ?? 0);
});

it('[OF7] the text of a note carries the moment it was based on', () => {
  const note = aNote(ada);
  const [delivery] = deliveriesOf(
    entry([patch(notes, note.id, { content: 'new' })], [{ createdAt: 'then', updatedAt: 'later' }]),
    'phone',
  );
  expect(delivery?.basedOn).toEqual({ [note.id]: 'later' });
});
