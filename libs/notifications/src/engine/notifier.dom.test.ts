// @vitest-environment jsdom
import { type create, patch, remove, restore } from '@dayloom/data';
import { describe, expect, it, vi } from 'vitest';
import { type Device, deviceForEachTest } from '../testing/device-for-each-test.ts';
import { hours, inFuture, minutes, reminderIn, start } from '../testing/reminders-ahead.ts';

const openDevice = deviceForEachTest();
const open = (...seed: readonly { readonly add: ReturnType<typeof create> }[]) =>
  openDevice({ seed: seed.map(({ add }) => add) });

const titles = (one: Device) => one.history.map(({ content }) => content.title);

describe('an open tab', () => {
  it('[NF11] [NF12] notifies ten minutes before a reminder and at its start, and never of a past one', async () => {
    const one = await open(reminderIn(minutes(20)), reminderIn(-minutes(5)));
    await one.pass(minutes(9));
    expect(one.history).toEqual([]);
    await one.pass(minutes(12));
    expect(titles(one)).toEqual(['Upcoming Reminder', 'Reminder']);
    expect(one.history.map(({ at }) => at - start.getTime())).toEqual([minutes(10), minutes(20)]);
  });

  it('[NF12] notifies only at the start of a reminder created five minutes before it', async () => {
    const one = await open();
    await one.shell.store.commit([reminderIn(minutes(5), { createdAt: inFuture(0) }).add]);
    await one.pass(minutes(6));
    expect(titles(one)).toEqual(['Reminder']);
  });

  it('[NF16] [NF17] notifies of a reminder added while it is open, and after an edit only at the new time', async () => {
    const one = await open();
    const { id, add } = reminderIn(minutes(30), { createdAt: inFuture(0) });
    await one.shell.store.commit([add]);
    await one.pass(minutes(1));
    await one.shell.store.commit([patch('reminders', id, { dateTime: inFuture(minutes(60)) })]);
    await one.pass(minutes(45));
    expect(one.history).toEqual([]);
    await one.pass(minutes(20));
    expect(titles(one)).toEqual(['Upcoming Reminder', 'Reminder']);
  });

  it('[NF17] [RM11] closes the notification of a deleted reminder, and undo brings the next moment back', async () => {
    const { id, add } = reminderIn(minutes(15));
    const one = await open({ add });
    await one.pass(minutes(6));
    expect(one.onScreen).toHaveLength(1);
    await one.shell.store.commit([remove('reminders', id)]);
    await one.flush();
    expect(one.onScreen).toEqual([]);
    expect((await one.receipts()).at(-1)).toMatchObject({ reason: 'cancelled' });
    await one.shell.store.commit([restore('reminders', id)]);
    await one.pass(minutes(10));
    expect(titles(one)).toEqual(['Upcoming Reminder', 'Reminder']);
  });

  it('[NF18] notifies of reminders in 25, 30 and 400 days on time and never early', async () => {
    const due = [25, 30, 400].map((count) => hours(24 * count));
    const one = await open(...due.map((when) => reminderIn(when)));
    for (const when of due) {
      // Sleep until an hour before, then stay awake.
      await one.sleep(start.getTime() + when - hours(1) - Date.now());
      await one.pass(hours(1));
    }
    expect(one.history.map(({ at }) => Math.round((at - start.getTime()) / 1_000))).toEqual(
      due.flatMap((when) => [(when - minutes(10)) / 1_000, when / 1_000]),
    );
  });

  it('[RC1] writes down when each moment was due and shown, and on which device', async () => {
    const one = await open(reminderIn(minutes(11)));
    await one.pass(minutes(12));
    const written = await one.receipts();
    expect(written.map(({ at, shownAt, deviceKind }) => ({ at, shownAt, deviceKind }))).toEqual([
      { at: inFuture(minutes(1)), shownAt: inFuture(minutes(1)), deviceKind: 'computer' },
      { at: inFuture(minutes(11)), shownAt: inFuture(minutes(11)), deviceKind: 'computer' },
    ]);
    expect(new Set(written.map((receipt) => receipt.device)).size).toBe(1);
  });
});

describe('receipts', () => {
  it('[RC1] are kept for 30 days', async () => {
    const month = hours(24 * 30);
    const one = await open(reminderIn(minutes(20)), reminderIn(month + minutes(15)));
    await one.pass(minutes(30));
    one.closeTabs();
    vi.setSystemTime(start.getTime() + month);
    await one.openTab();
    expect(await one.receipts()).toHaveLength(2);
    await one.pass(minutes(16));
    one.closeTabs();
    // Counted from the latest receipt, since a clock may be wrong.
    vi.setSystemTime(start.getTime() + month + hours(24));
    await one.openTab();
    expect((await one.receipts()).map(({ at }) => at)).toEqual([
      inFuture(minutes(20)),
      inFuture(month + minutes(5)),
      inFuture(month + minutes(15)),
    ]);
  });
});

describe('late notifications', () => {
  it("[NF19] are shown up to ten minutes late, ending in '(missed at {time})', and after that only recorded", async () => {
    const one = await open(reminderIn(hours(1)), reminderIn(hours(2)));
    await one.sleep(hours(2) + minutes(5));
    expect(one.history.map(({ content, isLate }) => [content.title, isLate])).toEqual([['Reminder', true]]);
    const missed = (await one.receipts()).filter(({ reason }) => reason === 'asleep');
    expect(missed.map(({ at }) => at)).toEqual([
      inFuture(minutes(50)),
      inFuture(hours(1)),
      inFuture(minutes(110)),
    ]);
  });

  it('[NF19] [NF20] after eight hours of sleep none of ten is lost or duplicated', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => reminderIn(hours(1) + index * minutes(40)));
    const one = await open(...ten);
    await one.sleep(hours(8));
    await one.pass(hours(1));
    const written = await one.receipts();
    expect(written).toHaveLength(20);
    expect(written.every(({ reason, shownAt }) => reason === 'asleep' || shownAt)).toBe(true);
    expect(new Set(one.history.map(({ content }) => content.tag)).size).toBe(one.history.length);
  });

  it('[NF19] that were due while no tab was open are recorded by the next tab', async () => {
    const one = await open(reminderIn(hours(1)));
    one.closeTabs();
    vi.setSystemTime(start.getTime() + hours(8));
    await one.openTab();
    await one.pass(minutes(1));
    expect(one.history).toEqual([]);
    expect((await one.receipts()).map(({ reason }) => reason)).toEqual(['asleep', 'asleep']);
  });

  it('[RM7] [NF12] do not include a reminder that is moved to a past moment while a tab is open', async () => {
    const { id, add } = reminderIn(hours(5));
    const one = await open({ add });
    await one.pass(minutes(30));
    await one.shell.store.commit([patch('reminders', id, { dateTime: inFuture(minutes(25)) })]);
    await one.pass(minutes(5));
    expect(one.history).toEqual([]);
  });
});

describe('faults', () => {
  it('[RC1] blocked notifications are recorded as such and neither shown nor planned', async () => {
    const one = await open(reminderIn(minutes(10)));
    one.permission = 'denied';
    await one.pass(minutes(12));
    expect(one.history).toEqual([]);
    expect((await one.receipts()).map(({ reason }) => reason)).toContain('permission');
    expect(localStorage.getItem('scheduledNotifications')).toBeNull();
  });

  it.each([
    ['an hour', hours(1)],
    ['a day', hours(24)],
    ['ten years', hours(24 * 3_652)],
  ])(
    '[NF20] a clock set forward by %s and back again shows each moment once, without a flood',
    async (_, jump) => {
      const one = await open(...[30, 40, 50].map((count) => reminderIn(minutes(count))));
      await one.pass(minutes(5));
      vi.setSystemTime(Date.now() + jump);
      await one.pass(minutes(2));
      expect(one.history.length).toBeLessThanOrEqual(3);
      const during = one.history.length;
      vi.setSystemTime(Date.now() - jump);
      await one.pass(minutes(60));
      const tags = one.history.map(({ content }) => content.tag);
      expect(new Set(tags).size).toBe(tags.length);
      if (during === 0) expect(tags).toHaveLength(6);
      expect((await one.receipts()).filter(({ shownAt }) => shownAt).length).toBe(tags.length);
    },
  );

  it('[NF20] a clock set back by a day shows nothing twice', async () => {
    const one = await open(reminderIn(minutes(12)));
    await one.pass(minutes(15));
    vi.setSystemTime(Date.now() - hours(24));
    await one.pass(minutes(5));
    await one.sleep(hours(23) + minutes(30));
    await one.pass(hours(1));
    expect(titles(one)).toEqual(['Upcoming Reminder', 'Reminder']);
  });

  it('[NF14] an unreadable mirror is written again', async () => {
    const one = await open(reminderIn(minutes(30)));
    for (const garbage of ['{', '{"a":1}', '[{"id":5}]', 'null', '[[]]']) {
      localStorage.setItem('scheduledNotifications', garbage);
      await one.pass(minutes(1));
      expect(JSON.parse(localStorage.getItem('scheduledNotifications') ?? '')).toHaveLength(1);
    }
    await one.pass(minutes(26));
    expect(titles(one)).toEqual(['Upcoming Reminder', 'Reminder']);
  });

  it('[RC1] a notification that the system fails to show is recorded as failed and logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const one = await open(reminderIn(minutes(10)));
    one.rejectsNotifications = true;
    await one.pass(minutes(11));
    expect((await one.receipts()).map(({ reason }) => reason)).toContain('failed');
    expect(log).toHaveBeenCalledWith('The browser does not show a notification.', expect.any(Error));
  });

  it('[NF14] a source that crashes does not affect others, and nothing is lost when it works again', async () => {
    const one = await open(reminderIn(minutes(40)));
    const { sources } = one;
    const works = sources['planner/reminders'];
    if (!works) throw new Error('no source');
    one.closeTabs();
    one.sources = {
      'planner/reminders': () => {
        throw new Error('crash');
      },
    };
    await one.openTab();
    await one.pass(minutes(5));
    one.sources = { 'planner/reminders': works };
    await one.pass(minutes(40));
    expect(titles(one)).toEqual(['Upcoming Reminder', 'Reminder']);
  });
});
