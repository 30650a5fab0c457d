import type { Instant } from '@dayloom/domain';
import { momentsOf } from '@dayloom/domain/moments';
import type { DueNotification } from '@dayloom/platform';
import { describe, expect, it } from 'vitest';
import { readContent } from '../device/read-content.ts';
import { isValidDue } from './valid-due.ts';

const startsAt = '2026-03-10T13:00:00.000Z' as Instant;
const createdAt = '2026-03-01T09:00:00.000Z' as Instant;
const [moment] = momentsOf({ type: 'reminder', id: 'r1', title: 'Water the plants', startsAt, createdAt });
if (!moment) throw new Error('no moment');
const due: DueNotification = {
  ...moment,
  kind: 'reminder',
  item: 'r1',
  name: 'Water the plants',
  startsAt,
  to: '/reminders',
};

describe('a notification from a module', () => {
  it('is shown unchanged, also with its own kind', () => {
    expect(isValidDue(due)).toBe(true);
    expect(isValidDue({ ...due, kind: 'habit-check' })).toBe(true);
  });

  it.each<[string, Partial<Record<keyof DueNotification, unknown>>]>([
    ['another site', { to: '//evil.example/reminders' }],
    ['a script', { to: 'javascript:alert(1)' }],
    ['an address that goes round', { to: '/habits/../../habits' }],
    ["the shell's own kind of a group", { kind: 'group' }],
    ["the shell's own kind of a test", { kind: 'test' }],
    ['a kind of two words', { kind: 'habit check' }],
    ['a tag that no receipt can be named by', { tag: 'x'.repeat(91) }],
    ['a tag with a slash', { tag: 'reminder/r1' }],
    ['no moment', { at: 'soon' }],
    ['no start', { startsAt: undefined }],
    ['a blank title', { title: ' ' }],
    ['a body without end', { body: 'x'.repeat(501) }],
    ['no word for later', { lateBody: undefined }],
    ['no name', { name: undefined }],
  ])('[NF25] is left out with %s', (_, wrong) => {
    expect(isValidDue({ ...due, ...wrong } as DueNotification)).toBe(false);
  });

  it('is shown only if a click on it can be handled', () => {
    expect(readContent(due)).toMatchObject({ tag: due.tag, kind: 'reminder', to: '/reminders' });
  });
});
