import 'fake-indexeddb/auto';
import type { Instant, UserId } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeviceLedger } from './device-ledger.ts';
import type { NotificationContent, Snooze } from '@dayloom/domain/notifications';
import type { NotificationEvent } from '@dayloom/data';

const [ada, bob] = ['ada', 'bob'] as UserId[] as [UserId, UserId];
const noon = '2026-03-05T12:00:00.000Z' as Instant;
const later = '2026-03-05T12:05:00.000Z' as Instant;
const latest = '2026-03-05T12:10:00.000Z' as Instant;
const content: NotificationContent = {
  tag: 'r1',
  kind: 'reminder',
  item: '1',
  at: noon,
  title: 'Reminder',
  body: 'Call',
  lateBody: 'Call',
  to: '/reminders',
};
const snoozed = (until: Instant): Snooze => ({ content, until });

let factory: IDBFactory;
/** A ledger in a tab or the worker: each opens its own connection. */
const open = () => new DeviceLedger(() => factory);

beforeEach(() => {
  factory = new IDBFactory();
});

describe('the ledger of a device', () => {
  it('[NF20] lets one of five tabs and the worker show a moment that all claim at once', async () => {
    await open().begin(ada, 'd1');
    const claims = await Promise.all(Array.from({ length: 6 }, () => open().claim(ada, 'r1', noon)));
    expect(claims.filter((turn) => turn === 'won')).toHaveLength(1);
    expect(claims.filter((turn) => turn === 'held')).toHaveLength(5);
    expect(await open().claimsOf(['r1', 'r2'])).toEqual(new Map([['r1', { tag: 'r1', at: noon }]]));
  });

  it('[NF20] [RC1] gives an unconfirmed claim to the next caller after a while, but never a confirmed one', async () => {
    const ledger = open();
    await ledger.begin(ada, 'd1');
    await ledger.claim(ada, 'r1', noon);
    expect(await open().claim(ada, 'r1', '2026-03-05T12:00:09.000Z' as Instant)).toBe('held');
    expect(await open().claim(ada, 'r1', '2026-03-05T12:00:10.000Z' as Instant)).toBe('won');
    await ledger.confirm(['r1'], later);
    expect(await open().claim(ada, 'r1', latest)).toBe('shown');
    await ledger.release('r1');
    expect((await open().claimsOf(['r1'])).get('r1')).toMatchObject({ shownAt: later });
  });

  it('[RC1] counts a notification that was opened or snoozed as shown', async () => {
    const ledger = open();
    await ledger.begin(ada, 'd1');
    await ledger.claim(ada, 'r1', noon);
    await ledger.note({ content, at: later, what: 'seen' });
    expect(await open().claim(ada, 'r1', latest)).toBe('shown');
  });

  it('[NF20] lets a moment that could not be shown be claimed again', async () => {
    const ledger = open();
    await ledger.begin(ada, 'd1');
    await ledger.claim(ada, 'r1', noon);
    await ledger.release('r1');
    expect(await ledger.claimsOf(['r1'])).toEqual(new Map());
    expect(await open().claim(ada, 'r1', noon)).toBe('won');
  });

  it('[NF27] keeps a snooze after its tab closed, gives it to one taker, and replaces it when snoozed again', async () => {
    const tab = open();
    await tab.snooze(snoozed(later));
    tab.close();
    expect(await open().snoozes()).toEqual([snoozed(later)]);
    await open().snooze(snoozed(latest));
    expect(await open().takeSnooze(snoozed(later), latest)).toBe(false);
    const take = () => open().takeSnooze(snoozed(latest), latest);
    expect((await Promise.all([take(), take()])).filter(Boolean)).toHaveLength(1);
    await open().endSnooze(snoozed(latest), { content, at: latest, what: 'shown', until: latest });
    expect(await open().snoozes()).toEqual([]);
  });

  it('[NF27] lets a snooze that was taken but not ended be taken again after a while', async () => {
    await open().snooze(snoozed(later));
    expect(await open().takeSnooze(snoozed(later), later)).toBe(true);
    expect(await open().takeSnooze(snoozed(later), later)).toBe(false);
    expect(await open().takeSnooze(snoozed(later), latest)).toBe(true);
  });

  it('[NF28] keeps all data for the same user and none for the next user', async () => {
    const ledger = open();
    expect(await ledger.begin(ada, 'd1')).toEqual({ user: ada, device: 'd1' });
    await ledger.update(ada, { checked: { planner: noon } });
    await ledger.claim(ada, 'r1', noon);
    await ledger.snooze(snoozed(later));
    expect(await open().begin(ada, 'd2')).toEqual({ user: ada, device: 'd1', checked: { planner: noon } });
    expect(await open().begin(bob, 'd2')).toEqual({ user: bob, device: 'd2' });
    expect(await ledger.snoozes()).toEqual([]);
    expect(await ledger.claimsOf(['r1'])).toEqual(new Map());
    await ledger.update(ada, { checked: { planner: later } });
    expect(await ledger.user()).toEqual({ user: bob, device: 'd2' });
    expect(await ledger.end(ada)).toBeUndefined();
    expect(await ledger.end(bob)).toEqual({ user: bob, device: 'd2' });
    expect(await ledger.user()).toBeUndefined();
    expect(await ledger.claim(bob, 'r2', noon)).toBeUndefined();
  });

  it('[NF28] [OF10] resumes for a user whose ledger the browser has cleared, but not after log-out', async () => {
    const ledger = open();
    expect(await ledger.goOn(ada, 'd1')).toBe(true);
    expect(await ledger.user()).toEqual({ user: ada, device: 'd1' });
    expect(await ledger.goOn(bob, 'd2')).toBe(false);
    await ledger.end(ada);
    expect(await ledger.goOn(ada, 'd1')).toBe(false);
    // The ledger does not name the last user, so even the same user starts as a new device.
    expect(await ledger.begin(ada, 'd2')).toEqual({ user: ada, device: 'd2' });
  });

  it('is created again if one of its stores is missing', async () => {
    const damaged = factory.open('dayloom-notifications', 1);
    damaged.addEventListener('upgradeneeded', () => damaged.result.createObjectStore('user'));
    await new Promise((resolve) => damaged.addEventListener('success', resolve));
    damaged.result.close();
    const ledger = open();
    await ledger.begin(ada, 'd1');
    expect(await ledger.claim(ada, 'r1', noon)).toBe('won');
  });

  it('[RC1] passes events on in order, and keeps them if they could not be written', async () => {
    const events: readonly NotificationEvent[] = [
      { content, at: noon, what: 'shown' },
      { content, at: later, what: 'seen' },
    ];
    const ledger = open();
    for (const event of events) await ledger.note(event);
    const refuse = () => Promise.reject(new Error('storage is full'));
    await expect(ledger.passOn(refuse)).rejects.toThrow('storage is full');
    const written: NotificationEvent[] = [];
    const write = (passed: readonly NotificationEvent[]) => Promise.resolve(void written.push(...passed));
    await open().passOn(write);
    await open().passOn(write);
    expect(written).toEqual(events);
  });

  it('[RC1] drops an unreadable event and still passes on the others', async () => {
    const ledger = open();
    await ledger.note({ content, at: noon, what: 'shown' });
    const opening = factory.open('dayloom-notifications');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const events = opening.result.transaction('events', 'readwrite').objectStore('events');
    for (const damaged of [null, 'text', { at: noon, what: 'seen' }, { at: noon, what: 'x', content }])
      events.add(damaged);
    await ledger.note({ content, at: later, what: 'seen' });
    const written: string[] = [];
    await ledger.passOn((passed) => Promise.resolve(void written.push(...passed.map(({ what }) => what))));
    expect(written).toEqual(['shown', 'seen']);
    const left = opening.result.transaction('events').objectStore('events').count();
    await new Promise((resolve) => left.addEventListener('success', resolve));
    expect(left.result).toBe(0);
  });

  it("[NF33] passes a press of 'Done' on until it is written, ends its snooze, and hides it from earlier versions", async () => {
    const ledger = open();
    await ledger.begin(ada, 'd1');
    await ledger.snooze(snoozed(later));
    const done: NotificationEvent = { content, at: noon, what: 'done' };
    await ledger.note(done);
    expect([await ledger.snoozes(), await ledger.user()]).toEqual([[], { user: ada, device: 'd1' }]);
    // An earlier version drops the events that it does not know.
    const opening = factory.open('dayloom-notifications');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.transaction('events', 'readwrite').objectStore('events').clear();
    const written: NotificationEvent[] = [];
    const write = (waits: boolean) =>
      open().passOn((passed) => {
        written.push(...passed);
        return Promise.resolve(waits ? passed : []);
      });
    await write(true);
    await write(false);
    await write(false);
    expect(written).toEqual([done, done]);
  });

  it("[NF33] [NF28] drops a press of 'Done' after a log-out", async () => {
    const ledger = open();
    await ledger.begin(ada, 'd1');
    await ledger.note({ content, at: noon, what: 'done' });
    await ledger.end(ada);
    await ledger.note({ content, at: later, what: 'done' });
    await ledger.begin(bob, 'd2');
    const written: NotificationEvent[] = [];
    await ledger.passOn((passed) => Promise.resolve(void written.push(...passed)));
    expect(written).toEqual([]);
  });

  it('forgets what was shown long ago', async () => {
    const ledger = open();
    await ledger.begin(ada, 'd1');
    await ledger.claim(ada, 'old', noon);
    await ledger.claim(ada, 'new', latest);
    await ledger.forgetShownBefore(later);
    expect([...(await ledger.claimsOf(['old', 'new'])).keys()]).toEqual(['new']);
  });
});
