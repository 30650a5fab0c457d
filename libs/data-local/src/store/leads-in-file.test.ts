import 'fake-indexeddb/auto';
import { type Instant, nowOf, reminders, repeats, schedules, settings, type UserId } from '@dayloom/domain';
import { readLeads } from '@dayloom/domain/leads';
import {
  add,
  anActivity,
  aReminder,
  aRepeat,
  exportedText,
  importText,
  livingRecords,
  settingsFor,
} from '@dayloom/testing';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { fixedClock, localWorld } from '../testing/local-world.ts';

const email = 'ada@example.com';
const [ada, bob] = ['ada' as UserId, 'bob' as UserId];
const owner = (user: UserId) => ({ user, email, now: nowOf(fixedClock) });
const emptyStore = (user: UserId) => localWorld(new IDBFactory()).backend.openStore({ id: user, email });

const snoozedUntil = '2026-03-06T08:00:00.000Z' as Instant;
const exported = async () => {
  const store = emptyStore(ada);
  await store.commit([
    add(reminders, aReminder(ada, { title: 'Call', leads: '1440 10 0', snoozedUntil })),
    add(reminders, aReminder(ada, { title: 'Walk' })),
    add(schedules, anActivity(ada, { title: 'Yoga', leads: 'none', completed: true })),
    add(repeats, aRepeat(ada, { title: 'Water', makes: 'reminder', leads: '0' })),
    add(settings, settingsFor(ada, { leads: '30', notificationButton: 'done' })),
  ]);
  const text = await exportedText(store, owner(ada));
  store.close();
  return text;
};

describe('when something notifies', () => {
  it('[DA42] [DO3] comes along in a file, and what has no choice follows the settings', async () => {
    const store = emptyStore(bob);
    expect(await importText(store, await exported(), owner(bob))).toBeUndefined();
    const records = [...(await livingRecords(store)).values()];
    store.close();
    const titled = (name: string) => records.find(({ title }) => title === name) ?? {};
    expect(titled('Call')).toMatchObject({ leads: '1440 10 0', snoozedUntil, completed: false });
    expect(titled('Yoga')).toMatchObject({ leads: 'none', completed: true });
    expect(titled('Water')).toMatchObject({ leads: '0' });
    const chosen = records.find(({ notificationButton }) => notificationButton === 'done');
    const own = titled('Walk')['leads'] as string | undefined;
    expect(readLeads(own, String(chosen?.['leads']))).toEqual([30]);
  });

  it.each([
    ['"leads":"1440 10 0"', '"leads":"2881"', 'When to ring', 'is not a choice of when it rings'],
    [`"${snoozedUntil}"`, '"tomorrow"', 'Snoozed until', 'is not a date and time'],
  ])('[DA42] [DO3] is refused in a file with %s as %s', async (from, to, field, why) => {
    const store = emptyStore(bob);
    const text = (await exported()).replace(from, to);
    expect(await importText(store, text, owner(bob))).toEqual({
      ok: false,
      reason: `${field} of the reminder “Call” ${why}.`,
    });
    store.close();
  });
});
