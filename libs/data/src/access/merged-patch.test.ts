import type { Instant } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { patch } from '../change.ts';
import { afterChange } from './after-change.ts';
import { conflictCopies } from './conflict-copies.ts';
import { mergedPatch } from './merged-patch.ts';

const now = '2026-03-02T12:00:00.000Z' as Instant;
const fields = {
  title: 'Shop',
  completed: false,
  note: 'The soft one',
  steps: 'a x Milk\nb - Bread\nd - Jam',
};
const base = { steps: 'a - Milk\nb - Bread' };

const after = (change: ReturnType<typeof patch>, stored: Readonly<Record<string, unknown>> = fields) =>
  afterChange(change, { fields: stored }, now)?.fields;
const copies = (change: ReturnType<typeof patch>, stored: Readonly<Record<string, unknown>> = fields) =>
  change.type === 'patch' ? conflictCopies(change, stored, now, String) : [];
/** As many steps as fit into a list. */
const fullOf = (letter: string) =>
  Array.from({ length: 57 }, (_, index) => `${letter}${index} - ${'m'.repeat(200)}`).join('\n');

it('[DA41] a patch merges its steps with those that were stored meanwhile, and needs no note', () => {
  const change = patch('tasks', 't', { steps: 'a - Milk\nc - Tea' }, { base });
  expect(after(change)).toEqual({ ...fields, steps: 'a x Milk\nc - Tea\nd - Jam' });
  expect(copies(change)).toEqual([]);
});

it('[DA41] a patch that clears the steps keeps those that are new, and takes the field away without any', () => {
  const change = patch('tasks', 't', {}, { base, clear: ['steps'] });
  expect(after(change)).toEqual({ ...fields, steps: 'd - Jam' });
  expect(after(change, { ...fields, ...base })).not.toHaveProperty('steps');
  expect(after(change, { title: 'Shop' })).toEqual({ title: 'Shop' });
});

it('[DA41] a stored patch with the stored list as its base writes the same again', () => {
  const change = patch('tasks', 't', { steps: 'a - Milk\nc - Tea' }, { base });
  const stored = change.type === 'patch' ? { ...mergedPatch(change, fields), base: fields } : change;
  expect(after(stored as typeof change)).toEqual(after(change));
});

it('[DA41] [OF7] steps that would be too long together are not merged, and the other list becomes a note', () => {
  const change = patch('tasks', 't', { steps: fullOf('n') }, { base: { steps: '' } });
  const stored = { ...fields, userId: 'ada', steps: `${fullOf('m')}\nd x Jam` };
  expect(after(change, stored)).toEqual({ ...stored, steps: fullOf('n') });
  const [copy, ...others] = copies(change, stored);
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ collection: 'notes', fields: { title: 'Shop (edited elsewhere)' } });
  expect(copy).toHaveProperty('fields.content', expect.stringMatching(/^☐ m+\n[^]*\n☑ Jam$/));
});

it('[DA41] a patch of an older release leaves steps and note as they are', () => {
  expect(after(patch('tasks', 't', { completed: true }))).toEqual({ ...fields, completed: true });
  expect(after(patch('tasks', 't', {}, { clear: ['date'] }))).toEqual(fields);
});

it('[OF7] the note of a task that was changed meanwhile becomes a note', () => {
  const change = patch('tasks', 't', { note: 'The hard one' }, { base: { note: 'Any' } });
  expect(after(change)).toEqual({ ...fields, note: 'The hard one' });
  expect(copies(change)).toMatchObject([{ fields: { content: 'The soft one' } }]);
});
