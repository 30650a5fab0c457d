import { isStorm, notificationLimits } from '@dayloom/domain';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { type DueNotification, unsent } from '../due-notification.ts';
import type { Claimed } from './claim.ts';
import { messagesFor } from './push-messages.ts';

const due = Date.parse('2026-03-05T08:55:00.000Z');
const minute = 60_000;

const claimed = (
  index: number,
  { at = due, name = `Call ${index}`, startsAt = 0, item = `r${index}` } = {},
): Claimed => {
  const tag = `reminder-${String(index).padStart(4, '0')}-${at.toString(36)}-start`;
  const moment = Timestamp.fromMillis(at);
  const times = { at: moment, expiresAt: moment, itemChangedAt: null };
  const texts = { title: 'Reminder', body: `${name} is starting now`, lateBody: 'late', time: '9:55 AM' };
  const fields: DueNotification = {
    ...{ ...times, ...texts, ...unsent, name },
    ...{ user: 'ada', kind: 'reminder', item, to: '/reminders' },
    ...(startsAt > at && { startsAt: Timestamp.fromMillis(startsAt) }),
  };
  return { ref: { id: tag } as DocumentReference<DueNotification>, due: fields };
};
const many = (count: number, options: Parameters<typeof claimed>[1] = {}) =>
  Array.from({ length: count }, (_, index) => claimed(index, options));
const dataOf = (all: readonly Claimed[]) => messagesFor(all, due).map(({ message }) => message.data);
const bytesOf = (data: object) => Buffer.byteLength(JSON.stringify(data));

describe('the pushes to a device', () => {
  it('[NF30] are five pushes for five, and one for six, with the text and the tag of the tab', () => {
    expect(dataOf(many(5)).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'reminder'));
    const all = many(6);
    const [group, ...others] = messagesFor(all, due);
    expect([others, group?.claimed]).toEqual([[], all]);
    expect(group?.message.data).toEqual({
      tag: `group-${(due / minute).toString(36)}`,
      ...{ kind: 'group', item: 'r0', at: '2026-03-05T08:55:00.000Z', to: '/notifications', user: 'ada' },
      title: '6 reminders',
      body: 'Call 0, Call 1, Call 2, +3 more',
      lateBody: 'Call 0, Call 1, Call 2, +3 more',
      members: all.map(({ ref }) => ref.id).join(' '),
    });
  });

  it('[NF30] are one push without tags for two thousand of a minute', () => {
    const [group, ...others] = dataOf(many(2_000));
    expect([others, group?.['title'], group && 'members' in group]).toEqual([[], '2000 reminders', false]);
  });

  it('[NF30] are one push for several minutes, and one for each minute where the tags do not fit', () => {
    const of = (index: number) => claimed(index, { at: due - (index % 4) * minute });
    const some = Array.from({ length: 20 }, (_, index) => of(index));
    expect(dataOf(some).map(({ title }) => title)).toEqual(['20 reminders']);
    const all = [...Array.from({ length: 400 }, (_, index) => of(index)), claimed(400, { at: due + minute })];
    const sent = messagesFor(all, due);
    expect(sent.map(({ message }) => message.data['title'])).toEqual([
      ...Array.from({ length: 4 }, () => '100 reminders'),
      'Reminder',
    ]);
    expect(sent.flatMap((one) => one.claimed).length).toBe(all.length);
  });

  it('fit into 4 kB, whatever the length and the script of the titles', () => {
    const names = ['🌱'.repeat(100), '予'.repeat(200), 'x'.repeat(200)];
    let longest = 0;
    for (const name of names)
      for (let count = 6; count < 120; count += 3) {
        const all = many(count, { name }).map(({ ref, due: fields }) => ({
          ref: { id: `${ref.id}${'i'.repeat(40)}` } as Claimed['ref'],
          due: { ...fields, user: 'u'.repeat(128), item: 'i'.repeat(128) },
        }));
        for (const one of [...dataOf(all), ...dataOf(many(count, { name }))])
          longest = Math.max(longest, bytesOf(one));
      }
    expect(longest).toBeLessThan(4_000);
    expect(longest).toBeGreaterThan(3_500);
    expect(isStorm(notificationLimits.members / 92)).toBe(true);
  });

  it('[NF19] leave out what was to come before an item that starts in the same run', () => {
    const early = claimed(1, { at: due - 5 * minute, startsAt: due, item: 'r2' });
    expect(dataOf([early, claimed(2)]).map(({ body }) => body)).toEqual(['Call 2 is starting now']);
    expect(dataOf([early]).map(({ body }) => body)).toEqual(['Call 1 is starting now']);
  });

  it('[NF19] expire in the service when the last notification is ten minutes late', () => {
    const all = [...many(10, { at: due - 9 * minute }), claimed(10)];
    expect(messagesFor(all, due)[0]?.message.timeToLive).toBe(600);
    expect(messagesFor([claimed(1, { at: due - 9 * minute })], due)[0]?.message.timeToLive).toBe(60);
  });
});
