import { describe, expect, it, vi } from 'vitest';
import { noteDismissal, openClick } from './open-click.ts';
import { content, openPage, workerDevice } from './testing/worker-device.ts';

const origin = 'https://dayloom.example';
const clicked = (data: unknown, action = '') => ({ notification: { data, close: vi.fn() }, action });

describe('a click on a notification', () => {
  it.each(['', 'view'])('[NF25] (%j) opens its address in the open tab of the product', async (action) => {
    const tab = openPage(`${origin}/home`);
    const { world, opened, events } = await workerDevice({ pages: [tab] });
    const click = clicked(content({ to: '/timetable' }), action);
    await openClick(click, world);
    expect(click.notification.close).toHaveBeenCalledOnce();
    expect([tab.wentTo, tab.focused, opened]).toEqual([['/timetable'], 1, []]);
    expect(await events()).toEqual(['seen']);
  });

  it('[NF25] prefers a tab that already shows this screen to the last used one', async () => {
    const [last, there] = [openPage(`${origin}/notes`), openPage(`${origin}/timetable?date=2026-03-05`)];
    const { world } = await workerDevice({ pages: [last, there] });
    await openClick(clicked(content({ to: '/timetable' })), world);
    expect([last.wentTo, there.wentTo]).toEqual([[], ['/timetable']]);
  });

  it('[NF25] opens a tab if there is none', async () => {
    const { world, opened } = await workerDevice();
    await openClick(clicked(content()), world);
    expect(opened).toEqual(['/reminders']);
  });

  it('[NF25] opens a new tab, without focusing the open one, if that does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tab = openPage(`${origin}/home`, { isUnresponsive: true });
    const { world, opened } = await workerDevice({ pages: [tab] });
    const opening = openClick(clicked(content()), world);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(1_000);
    await opening;
    vi.useRealTimers();
    expect([tab.focused, opened]).toEqual([0, ['/reminders']]);
  });

  it('ignores the sign-in window, which is no screen', async () => {
    const popup = openPage(`${origin}/google-sign-in.html`);
    const { world, opened } = await workerDevice({ pages: [popup] });
    await openClick(clicked(content()), world);
    expect([popup.focused, opened]).toEqual([0, ['/reminders']]);
  });

  it.each([
    undefined,
    null,
    'text',
    { to: 'https://evil.example' },
    { ...content(), to: '//evil.example' },
    { ...content(), to: 'javascript:alert(1)' },
    { to: ['/reminders'] },
  ])('[NF25] with %j opens an address of the product', async (data) => {
    const { world, opened } = await workerDevice();
    await openClick(clicked(data), world);
    await openClick(clicked(data, 'snooze'), world);
    expect(opened).toEqual(['/notifications', '/notifications']);
  });

  it("[NF33] 'Done' closes it, is noted for the next tab, and opens nothing", async () => {
    const tab = openPage(`${origin}/home`);
    const { world, opened, events } = await workerDevice({ pages: [tab] });
    const click = clicked(content(), 'done');
    await openClick(click, world);
    expect(click.notification.close).toHaveBeenCalledOnce();
    expect([tab.wentTo, tab.focused, opened]).toEqual([[], 0, []]);
    expect(tab.messages).toEqual([{ type: 'dayloom-notifications-changed' }]);
    expect(await events()).toEqual(['done']);
  });

  it("[NF33] 'Done' that cannot be noted leaves it on the screen", async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const { world, ledger, shown } = await workerDevice();
    vi.spyOn(ledger, 'note').mockRejectedValueOnce(new Error('The disk is full.'));
    await openClick(clicked(content(), 'done'), world);
    expect(shown.map(({ options }) => [options.tag, options.silent])).toEqual([[content().tag, true]]);
  });

  it('[RC1] a dismissal is recorded as seen, except for a neutral notification', async () => {
    const { world, events } = await workerDevice();
    await noteDismissal({ data: content() }, world);
    await noteDismissal({ data: { to: '/notifications' } }, world);
    expect(await events()).toEqual(['seen']);
  });
});
