// @vitest-environment jsdom
import { create, remove, restore } from '@dayloom/data';
import { planDay, reminders, repeats, schedules } from '@dayloom/domain';
import { add, anActivity, aReminder, aRepeat, aRepeatSkip } from '@dayloom/testing';
import { fakeNotifications, fillingStore, testShell, testUser } from '@dayloom/testing/shell';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, bodies, history, openCentre, receipt, shown } from '../testing/open-centre.tsx';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  fakeNotifications('granted');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reminder = add(reminders, aReminder(testUser.id, { id: 'r1' }));
const unread = [
  reminder,
  receipt('Third', '2026-03-10T09:00', shown('2026-03-10T09:00')),
  receipt('Second', '2026-03-10T10:00', shown('2026-03-10T10:00')),
  receipt('First', '2026-03-10T11:00', shown('2026-03-10T11:00')),
];
const buttons = (name: string) => history().getAllByRole('button', { name });
const focused = () => document.activeElement;

describe('a moment of the history', () => {
  it('[NC3] is listed after its time has passed, but not if it was cancelled before', async () => {
    const tomorrow = receipt('Tomorrow', '2026-03-11T09:00', { reason: 'cancelled' });
    const earlier = receipt('Deleted', '2026-03-10T09:00', { reason: 'cancelled' });
    // Already shown by a device whose clock is slightly ahead.
    const begun = receipt('Begun', '2026-03-10T12:01', shown('2026-03-10T12:01'));
    openCentre({ shell: await testShell({ seed: [tomorrow, earlier, begun] }) });
    expect(await bodies()).toEqual(['Begun', 'Deleted']);
  });

  it("[NC3] [NC4] is listed under 'Missed' if it was missed, and counts as unread", async () => {
    const reasons = ['asleep', 'failed', 'permission', 'quiet', 'off'] as const;
    const seed = reasons.map((reason) => receipt(reason, '2026-03-10T09:00', { reason }));
    openCentre({ shell: await testShell({ seed }), address: '/notifications?show=missed' });
    const listed = (await bodies()).toSorted();
    expect(listed).toEqual(['asleep', 'failed']);
    expect(history().getAllByText('Missed', { selector: 'li *' })).toHaveLength(2);
    cleanup();
    openCentre({ shell: await testShell({ seed }), address: '/notifications?show=unread' });
    expect((await bodies()).toSorted()).toEqual(listed);
  });
});

describe('the keyboard in the history', () => {
  it.each(['', '?show=unread'])(
    "[KA1] 'Mark as read' moves the focus to the next, then to the text or the heading, with '%s'",
    async (search) => {
      const { person } = openCentre({
        shell: await testShell({ seed: unread }),
        address: `/notifications${search}`,
      });
      await bodies();
      buttons('Mark as read')[1]?.focus();
      await person.keyboard('{Enter}');
      await waitFor(() => expect(buttons('Mark as read')).toHaveLength(2));
      expect(focused()).toBe(buttons('Mark as read')[1]);
      await person.keyboard('{Enter}');
      await waitFor(() => expect(buttons('Mark as read')).toHaveLength(1));
      await waitFor(() => expect(focused()?.textContent).toBe(search ? 'History' : 'Third'));
    },
  );

  it("[KA1] 'Snooze 5min' and 'Mark all as read' keep the focus on the page", async () => {
    const { person, service } = openCentre({ shell: await testShell({ seed: unread }) });
    const snooze = vi.spyOn(service, 'snooze').mockResolvedValue();
    await bodies();
    buttons('Snooze 5min')[0]?.focus();
    await person.keyboard('{Enter}');
    expect(focused()).toBe(buttons('Snooze 5min')[1]);
    await waitFor(() => expect(snooze).toHaveBeenCalledOnce());
    screen.getByRole('button', { name: 'Mark all as read' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(history().queryAllByRole('button')).toEqual([]));
    expect(focused()).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('a moment snoozed on the page', () => {
  it.each([
    ['2026-03-10T11:59', 'Call is starting now (11:59 AM)'],
    ['2026-03-10T11:00', 'Call started at 11:00 AM (missed at 11:00 AM)'],
  ])('[NC5] [NF19] [NF26] of %s comes back with the text: %s', async (time, said) => {
    const hour = time.endsWith('59') ? '11:59' : '11:00';
    const body = `Call is starting now (${hour} AM)`;
    const call = add(reminders, aReminder(testUser.id, { id: 'r1', title: 'Call', dateTime: at(time) }));
    const { person, service } = openCentre({
      shell: await testShell({ seed: [call, receipt('m1', time, { ...shown(time), body })] }),
    });
    const snooze = vi.spyOn(service, 'snooze').mockResolvedValue();
    await bodies();
    await person.click(buttons('Snooze 5min')[0]!);
    await waitFor(() =>
      expect(snooze).toHaveBeenCalledWith(expect.objectContaining({ tag: 'm1', at: at(time), body: said })),
    );
  });
});

describe('before the code of notifications has loaded', () => {
  it("[NC5] a press of 'Snooze 5min' counts once it has", async () => {
    const { person, service, setService } = openCentre({ shell: await testShell({ seed: unread }) });
    const snooze = vi.spyOn(service, 'snooze').mockResolvedValue();
    await bodies();
    setService(undefined);
    await person.click(buttons('Snooze 5min')[0]!);
    expect(buttons('Snooze 5min')[0]?.dataset['pending']).toBe('true');
    setService(service);
    await waitFor(() => expect(snooze).toHaveBeenCalledOnce());
    await waitFor(() => expect(buttons('Snooze 5min')[0]?.dataset['pending']).toBeUndefined());
  });

  it("[NC5] 'Snooze 5min' is disabled with the reason while it cannot be loaded", async () => {
    const { setService, setMissing } = openCentre({ shell: await testShell({ seed: unread }) });
    await bodies();
    setService(undefined);
    setMissing(true);
    screen.getByRole('heading', { name: 'Notifications cannot be shown at the moment' });
    const reason = screen.getByText(/could not be loaded/).textContent;
    for (const button of buttons('Snooze 5min'))
      expect([button.hasAttribute('disabled'), button.title]).toEqual([true, reason]);
    setMissing(false);
    expect(buttons('Snooze 5min')[0]?.hasAttribute('disabled')).toBe(false);
  });

  it.each([
    ['Send a test notification', 'granted', 'sendTest'],
    ['Allow', 'default', 'enable'],
  ] as const)("[NC1] [NC5] a press of '%s' counts once it has", async (name, permission, method) => {
    fakeNotifications(permission);
    const { person, service, setService } = openCentre({ shell: await testShell() });
    const act = vi.spyOn(service, method).mockResolvedValue(undefined as never);
    setService(undefined);
    await person.click(screen.getByRole('button', { name }));
    expect([act.mock.calls.length, screen.queryByText('Test notification sent')]).toEqual([0, null]);
    setService(service);
    await waitFor(() => expect(act).toHaveBeenCalledOnce());
  });
});

describe('a moment of a deleted item', () => {
  const rows = [
    receipt('Call', '2026-03-10T10:00', shown('2026-03-10T10:00')),
    receipt('Swim', '2026-03-10T11:00', { ...shown('2026-03-10T11:00'), kind: 'schedule', item: 'a1' }),
  ];
  const activity = add(schedules, anActivity(testUser.id, { id: 'a1' }));
  const labels = () =>
    history()
      .getAllByRole('listitem')
      .map((row) =>
        within(row)
          .getAllByRole('button')
          .map((button) => button.textContent || button.ariaLabel),
      );

  it("[NC5] offers no 'Snooze 5min', from the moment it is deleted anywhere until it is restored", async () => {
    const shell = await testShell({ seed: [...rows, reminder, activity] });
    openCentre({ shell });
    await bodies();
    const both = ['Mark as read', 'Snooze 5min', 'More actions'];
    await waitFor(() => expect(labels()).toEqual([both, both]));
    await shell.store.commit([remove('reminders', 'r1')]);
    await waitFor(() => expect(labels()).toEqual([both, ['Mark as read']]));
    await shell.store.commit([remove('schedules', 'a1')]);
    await waitFor(() => expect(labels()).toEqual([['Mark as read'], ['Mark as read']]));
    await shell.store.commit([restore('schedules', 'a1')]);
    await waitFor(() => expect(labels()).toEqual([both, ['Mark as read']]));
  });

  it('[RP22] [NC5] which is a day of a series, has it back with the day', async () => {
    const fields = { ...shown('2026-03-10T10:00'), item: 'pills-20260310' };
    const seed = [
      receipt('Pills', '2026-03-10T10:00', fields),
      add(repeats, aRepeat(testUser.id, { id: 'pills', makes: 'reminder', first: planDay('2026-03-10') })),
    ];
    const shell = await testShell({ seed });
    openCentre({ shell });
    await bodies();
    const both = ['Mark as read', 'Snooze 5min', 'More actions'];
    await waitFor(() => expect(labels()).toEqual([both]));
    const { id, ...skip } = aRepeatSkip(testUser.id, { series: 'pills', day: planDay('2026-03-10') });
    await shell.store.commit([create('repeatSkips', id, skip)]);
    await waitFor(() => expect(labels()).toEqual([['Mark as read']]));
    await shell.store.commit([remove('repeatSkips', id)]);
    await waitFor(() => expect(labels()).toEqual([both]));
    await shell.store.commit([remove('repeats', 'pills')]);
    await waitFor(() => expect(labels()).toEqual([['Mark as read']]));
  });

  it('[NC5] keeps it while this device does not have all records, and for a kind that only a module knows', async () => {
    const shell = await testShell({
      seed: [...rows, receipt('Bed', '2026-03-10T09:00', { ...shown('2026-03-10T09:00'), kind: 'bed' })],
    });
    openCentre({ shell: { ...shell, store: fillingStore(shell.store).store } });
    await bodies();
    expect(buttons('Snooze 5min')).toHaveLength(3);
  });
});
