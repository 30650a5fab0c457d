import { readFileSync } from 'node:fs';
import { DeviceLedger, type NotifiedUser } from '@dayloom/data-local/device-ledger';
import { instantOf, nowOf, systemClock, type UserId } from '@dayloom/domain';
import { quietGroupOf } from '@dayloom/domain/notifications';
import { describe, expect, it, vi } from 'vitest';
import { hostilePushes } from '../../../../testing/push/hostile-pushes.ts';
import { showPush } from './show-push.ts';
import { openPage, pushOf, user, workerDevice } from './testing/worker-device.ts';

const minutesAgo = (count: number) => instantOf(new Date(Date.now() - count * 60_000));
const neutral = 'Something is due. Open Dayloom to see it.';
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('a push', () => {
  it('[NF24] shows its text with both buttons and a vibration, until the user reacts', async () => {
    const { world, shown } = await workerDevice();
    await showPush(pushOf(), world);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({
      title: 'Reminder',
      options: {
        body: 'Call Mira is starting now (9:05 AM)',
        tag: 'reminder-r1-mabc-start',
        requireInteraction: true,
        vibrate: [100, 50, 100],
        actions: [
          { action: 'view', title: 'View Details' },
          { action: 'snooze', title: 'Snooze 5min' },
        ],
      },
    });
  });

  it.each([
    ['what it says', pushOf()],
    ['nothing that is ours', {}],
  ])('has the logo of the product, from files that the shell serves, with %s', async (_, push) => {
    quiet();
    const { world, shown } = await workerDevice();
    await showPush(push, world);
    const { icon = '', badge = '' } = shown[0]?.options ?? {};
    for (const file of [icon, badge]) {
      const image = readFileSync(new URL(`../../../../apps/shell/public${file}`, import.meta.url));
      expect(image.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it('[RC1] is recorded as shown, and the open tabs are notified', async () => {
    const tab = openPage('https://dayloom.example/');
    const { world, events } = await workerDevice({ pages: [tab] });
    await showPush(pushOf(), world);
    expect(await events()).toEqual(['shown']);
    expect(tab.messages).toEqual([{ type: 'dayloom-notifications-changed' }]);
  });

  it.each([
    ['in quiet hours', { isSilent: false, quiet: { from: '00:00', to: '23:59' } }, true],
    ['where the user wants no sounds', { isSilent: true }, true],
    ['out of quiet hours', { isSilent: false, quiet: { from: '23:58', to: '23:59' } }, undefined],
  ] as const)('[ST4] [ST1] %s is shown as it must be, silent: %j', async (_, hush, silent) => {
    vi.useFakeTimers({ now: new Date(2026, 2, 5, 12), toFake: ['Date'] });
    const { world, shown, ledger } = await workerDevice();
    await ledger.update(user, { hush: hush as NonNullable<NotifiedUser['hush']> });
    await showPush(pushOf(), world);
    vi.useRealTimers();
    expect(shown.map(({ options }) => options?.silent ?? undefined)).toEqual([silent]);
  });

  it('[ST4] is silent if marked so, and a group of waiting moments has its own tag', async () => {
    const { world, shown, events } = await workerDevice();
    const push = pushOf();
    await showPush({ ...push, data: { ...push.data, silent: 'yes' } }, world);
    expect(shown[0]?.options?.silent).toBe(true);
    const at = nowOf(systemClock);
    const member = { tag: 'reminder-r1-mabc-start', at, item: 'r1', name: 'Call Mira' };
    const waited = { ...quietGroupOf([member], at), to: '/notifications' };
    await showPush(pushOf(waited), world);
    await showPush(pushOf(waited), world);
    expect(shown.slice(1).map(({ title, options }) => [title, options?.silent ?? false])).toEqual([
      ['1 reminder while it was quiet', false],
      ['1 reminder while it was quiet', true],
    ]);
    expect(await events()).toEqual(['shown', 'shown']);
  });

  it('[NF20] of a moment that this device has shown replaces that notification without a sound', async () => {
    const { world, shown, events } = await workerDevice();
    await showPush(pushOf(), world);
    await showPush(pushOf(), world);
    expect(shown.map(({ options }) => [options.tag, options.silent ?? false])).toEqual([
      ['reminder-r1-mabc-start', false],
      ['reminder-r1-mabc-start', true],
    ]);
    expect(shown[1]?.options).not.toHaveProperty('vibrate');
    expect(shown[1]?.options).not.toHaveProperty('renotify');
    expect(await events()).toEqual(['shown']);
  });

  it('[NF26] [RC3] that arrives again notifies the tabs, which close what was handled', async () => {
    const tab = openPage('https://dayloom.example/');
    const { world } = await workerDevice({ pages: [tab] });
    await showPush(pushOf(), world);
    await showPush(pushOf(), world);
    expect(tab.messages).toHaveLength(2);
  });

  it('[RC1] [NF20] has a sound if an earlier claim has expired, and none if that may still be active', async () => {
    const { world, shown, ledger, events } = await workerDevice();
    const secondsAgo = (count: number) => instantOf(new Date(Date.now() - count * 1_000));
    await ledger.claim(user, 'dead', secondsAgo(60));
    await ledger.claim(user, 'alive', secondsAgo(1));
    for (const tag of ['dead', 'alive']) await showPush(pushOf({ tag }), world);
    expect(shown.map(({ options }) => options.silent ?? false)).toEqual([false, true]);
    expect(await events()).toEqual(['shown']);
  });

  it('[NF28] is shown to its user even if the disk is full', async () => {
    const logged = quiet();
    const { world, shown, ledger } = await workerDevice();
    vi.spyOn(ledger, 'claimAll').mockRejectedValue(new Error('The disk is full'));
    await showPush(pushOf(), world);
    await showPush(pushOf({}, 'bob'), world);
    expect(shown.map(({ title }) => title)).toEqual(['Reminder', 'Dayloom']);
    expect(logged).toHaveBeenCalled();
  });

  it.each([
    { minutes: -1, says: 'is starting now' },
    { minutes: 1, says: 'is starting now' },
    { minutes: 2, says: '(missed at 9:05 AM)' },
    { minutes: 600, says: '(missed at 9:05 AM)' },
  ])('[NF19] that arrives $minutes minutes late says $says', async ({ minutes, says }) => {
    const { world, shown } = await workerDevice();
    await showPush(pushOf({ at: minutesAgo(minutes) }), world);
    expect(shown.map(({ options }) => options.body)).toEqual([expect.stringContaining(says)]);
  });

  it('[NF28] for another user than that of this device hides its content', async () => {
    const { world, shown, ledger } = await workerDevice();
    await showPush(pushOf({}, 'bob'), world);
    expect(shown.map(({ options }) => options.body)).toEqual([neutral]);
    expect(JSON.stringify(shown)).not.toContain('Mira');
    expect(await ledger.claimsOf([pushOf().data.tag])).toEqual(new Map());
  });

  it('[NF28] after logging out, and for the next user, hides its content', async () => {
    const { world, shown, ledger } = await workerDevice();
    await ledger.end('ada' as UserId);
    await showPush(pushOf(), world);
    await ledger.begin('bob' as UserId, 'd2');
    await showPush(pushOf(), world);
    expect(shown.map(({ title }) => title)).toEqual(['Dayloom', 'Dayloom']);
  });

  it('shows a neutral notification if the ledger is unavailable and the user of the device unknown', async () => {
    const logged = quiet();
    const ledger = new DeviceLedger(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    const { world, shown } = await workerDevice({ ledger, isSignedIn: false });
    await showPush(pushOf(), world);
    expect(shown.map(({ options }) => options.body)).toEqual([neutral]);
    expect(logged).toHaveBeenCalled();
  });

  it('that is hostile shows one neutral notification each (50 of them)', async () => {
    const { world, shown } = await workerDevice();
    const texts = hostilePushes({ ...pushOf().data }, 50);
    for (const [index, text] of texts.entries()) {
      const message = (() => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          return undefined;
        }
      })();
      await showPush(message, world);
      expect(shown, text).toHaveLength(index + 1);
    }
    const seen = new Set(
      shown.map(({ title, options }) => JSON.stringify([title, options.body, options.data])),
    );
    expect([...seen]).toEqual([JSON.stringify(['Dayloom', neutral, { to: '/notifications' }])]);
  });

  it('that the browser fails to show can be shown by a tab', async () => {
    const { world, ledger } = await workerDevice();
    const refusing = { showNotification: () => Promise.reject(new TypeError('No permission')) };
    await expect(showPush(pushOf(), { ...world, registration: refusing })).rejects.toThrow('No permission');
    expect(await ledger.claimsOf([pushOf().data.tag])).toEqual(new Map());
    expect((await ledger.user())?.user).toBe(user);
  });

  it('[NF33] [ST7] has the buttons that a tab has noted as the choice of the user', async () => {
    const { world, shown, ledger } = await workerDevice();
    await ledger.update(user, { button: 'done' });
    await showPush(pushOf(), world);
    expect(shown[0]?.options).toMatchObject({ actions: [{ title: 'Done' }, { title: 'Snooze 5min' }] });
  });

  it('is shown even if it cannot be recorded', async () => {
    const logged = quiet();
    const { world, shown, ledger } = await workerDevice();
    vi.spyOn(ledger, 'note').mockRejectedValue(new Error('storage is full'));
    await showPush(pushOf(), world);
    expect(shown).toHaveLength(1);
    expect(logged).toHaveBeenCalled();
  });
});
