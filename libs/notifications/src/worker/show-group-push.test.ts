import { groupOf } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { showPush } from './show-push.ts';
import { content, dueNow, groupPush, pushOf, user, workerDevice } from './testing/worker-device.ts';

const tagsOf = (due: readonly { readonly tag: string }[]) => due.map(({ tag }) => tag);

describe('a push of many moments', () => {
  it.each([6, 2_000])('[NF30] of %i shows one notification, which opens their list', async (count) => {
    const { world, shown, events } = await workerDevice();
    await showPush(groupPush(dueNow(count)), world);
    expect(shown.map(({ title }) => title)).toEqual([`${count} reminders`]);
    expect(shown[0]?.options).toMatchObject({
      tag: groupOf(dueNow(1)).tag,
      data: { kind: 'group', to: '/notifications' },
      vibrate: [100, 50, 100],
    });
    expect(await events()).toEqual(['shown']);
  });

  it('[NF30] [RC1] claims each of them, so that no tab shows or misses it', async () => {
    const { world, ledger } = await workerDevice();
    const due = dueNow(6);
    await showPush(groupPush(due), world);
    const turns = await ledger.claimAll(user, tagsOf(due), content().at);
    expect(new Set(turns.values())).toEqual(new Set(['shown']));
    expect((await ledger.claimsOf(tagsOf(due))).size).toBe(6);
  });

  it.each([6, 2_000])('[NF30] that arrives twice is shown again without a sound (%i)', async (count) => {
    const { world, shown, events } = await workerDevice();
    const push = groupPush(dueNow(count));
    await showPush(push, world);
    await showPush(push, world);
    expect(shown.map(({ options }) => [options.tag, options.silent ?? false])).toEqual([
      [push.data.tag, false],
      [push.data.tag, true],
    ]);
    expect(await events()).toEqual(['shown']);
  });

  it.each([6, 2_000])(
    '[NF30] of a group that a tab has shown is shown again without a sound, with the same tag (%i)',
    async (count) => {
      const { world, shown, ledger } = await workerDevice();
      const due = dueNow(count);
      const { tag } = groupOf(due);
      await ledger.claimAll(user, [tag, ...tagsOf(due)], content().at);
      await ledger.confirm([tag, ...tagsOf(due)], content().at);
      await showPush(groupPush(due), world);
      expect(shown.map(({ options }) => [options.tag, options.silent])).toEqual([[tag, true]]);
    },
  );

  it('[NF30] with a moment that was not shown yet has a sound, as has another group of the minute', async () => {
    const { world, shown } = await workerDevice();
    const due = dueNow(30);
    await showPush(pushOf({ tag: due[0]!.tag }), world);
    await showPush(groupPush(due.slice(0, 12)), world);
    await showPush(groupPush(due.slice(12)), world);
    expect(shown.map(({ options }) => options.silent ?? false)).toEqual([false, false, false]);
  });

  it('[NF28] for another user hides its content and claims nothing', async () => {
    const { world, shown, ledger } = await workerDevice();
    const due = dueNow(6);
    await showPush(groupPush(due, { user: 'bob' }), world);
    expect(shown.map(({ title }) => title)).toEqual(['Dayloom']);
    expect(await ledger.claimsOf(tagsOf(due))).toEqual(new Map());
  });

  it('that the browser fails to show can be shown by a tab', async () => {
    const { world, ledger } = await workerDevice();
    const due = dueNow(6);
    const refusing = { showNotification: () => Promise.reject(new TypeError('No permission')) };
    await expect(showPush(groupPush(due), { ...world, registration: refusing })).rejects.toThrow();
    expect(await ledger.claimsOf(tagsOf(due))).toEqual(new Map());
  });
});
