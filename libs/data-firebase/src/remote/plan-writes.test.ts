import { type Change, create, patch, type RecordState, remove } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { aBatch } from './emulated-project.fixture.ts';
import { planWrites } from './plan-writes.ts';

const now = '2026-03-20T12:00:00.000Z' as Instant;
const living = (fields: RecordState['fields']): RecordState => ({ fields });
const plan = (changes: readonly Change[], stored: Readonly<Record<string, RecordState>> = {}) =>
  planWrites(aBatch(changes, { ids: ['entry.1'] }), new Map(Object.entries(stored)), now);
const after = (changes: readonly Change[], stored?: Readonly<Record<string, RecordState>>) =>
  Object.fromEntries(
    plan(changes, stored).touched.map((one) => [`${one.collection}/${one.id}`, one.after?.fields]),
  );

it('[OF3] several changes of a record result in one state', () => {
  const changes = [
    create('works', 'w', { workTitle: 'One', duration: 1 } as never),
    patch('works', 'w', { duration: 2 }),
  ];
  expect(after(changes)).toEqual({ 'works/w': { workTitle: 'One', duration: 2 } });
});

it('[OF2] a change without effect keeps the same state object', () => {
  const stored = { 'works/w': living({ workTitle: 'One' }) };
  const [touched] = plan([create('works', 'w', { workTitle: 'Two' } as never)], stored).touched;
  expect(touched?.after).toBe(stored['works/w']);
  expect(plan([remove('works', 'gone')]).touched).toMatchObject([{ before: undefined, after: undefined }]);
});

it('[OF7] the overwritten text of a work or goal is kept in a note that names it', () => {
  const stored = {
    'works/w': living({ userId: 'ada', workTitle: 'Fence', description: 'Theirs' }),
    'goals/g': living({ userId: 'ada', title: 'Read', description: 'Theirs too' }),
  };
  const base = { description: 'As it was' };
  const changes = [
    patch('works', 'w', { description: 'Mine' }, { base }),
    patch('goals', 'g', { description: 'Mine too' }, { base }),
  ];
  const result = after(changes, stored);
  expect(result['works/w']?.['description']).toBe('Mine');
  expect(result['goals/g']?.['description']).toBe('Mine too');
  expect(result['notes/conflict-entry_1-0']).toMatchObject({
    userId: 'ada',
    title: 'Fence (edited elsewhere)',
    content: 'Theirs',
  });
  expect(result['notes/conflict-entry_1-1']).toMatchObject({ content: 'Theirs too' });
});

it('[OF7] an unchanged, an already equal or an empty text is not copied', () => {
  for (const content of ['As it was', 'Mine', ' ', undefined]) {
    const stored = { 'notes/n': living({ userId: 'ada', title: 'List', content }) };
    const change = patch('notes', 'n', { content: 'Mine' }, { base: { content: 'As it was' } });
    expect(Object.keys(after([change], stored))).toEqual(['notes/n']);
  }
});

it('[OF7] a second edit of one’s own text is not a conflict', () => {
  const stored = { 'notes/n': living({ userId: 'ada', title: 'List', content: 'Theirs' }) };
  const result = after(
    [
      patch('notes', 'n', { content: 'Mine' }, { base: { content: 'As it was' } }),
      patch('notes', 'n', { content: 'Mine, longer' }, { base: { content: 'Mine' } }),
    ],
    stored,
  );
  expect(Object.keys(result)).toEqual(['notes/conflict-entry_1-0', 'notes/n']);
  expect(result['notes/n']?.['content']).toBe('Mine, longer');
});
