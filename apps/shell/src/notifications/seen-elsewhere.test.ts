import { aReceipt } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { describe, expect, it } from 'vitest';
import { handledElsewhere, seenBy } from './seen-elsewhere.ts';

const at = '2026-03-10T08:55:00.000Z';
const receipt = (fields: Parameters<typeof aReceipt>[1]) =>
  aReceipt(testUser.id, { moment: 'swim', device: 'phone', shownAt: at, ...fields });

describe('a moment that closes on a computer', () => {
  it.each([
    ['seen on the phone', { seenAt: at }],
    ['put off on the phone', { snoozedUntil: '2026-03-10T09:00:00.000Z' }],
    ['marked as read on the phone', { readAt: at }],
    ['marked as read here', { readAt: at, device: 'computer' }],
  ])('[RC3] [NC6] was %s', (_, fields) =>
    expect([...handledElsewhere([receipt(fields)], 'computer')]).toEqual(['swim']),
  );

  it.each([
    ['shown on the phone alone', {}],
    ['put off here, where it comes back', { device: 'computer', snoozedUntil: '2026-03-10T09:00:00.000Z' }],
  ])('[RC3] [NF26] was not %s', (_, fields) =>
    expect([...handledElsewhere([receipt(fields)], 'computer')]).toEqual([]),
  );

  it('[NF26] was opened or dismissed after it was last shown', () => {
    const here = (shownAt: string) => receipt({ device: 'computer', seenAt: at, shownAt });
    expect([...seenBy([here(at)], 'computer')]).toEqual(['swim']);
    expect([...seenBy([here('2026-03-10T09:00:00.000Z')], 'computer')]).toEqual([]);
  });
});
