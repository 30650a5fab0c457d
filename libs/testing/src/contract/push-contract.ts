import { latestTokenOf, type Push } from '@dayloom/data';
import type { UserToken } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from './world.ts';

/** All that a port asks of a worker outside of a browser: it has no subscription. */
export const unsubscribedWorker = {
  pushManager: { getSubscription: () => Promise.resolve(null) },
} as unknown as ServiceWorkerRegistration;

export interface PushWorld extends World {
  /** The port of this user on one device, at a moment of the test's choice. */
  pushOf(user: World['ada'], now: string): Push;
}

const [morning, evening] = ['2026-03-20T08:00:00.000Z', '2026-03-20T20:00:00.000Z'];
const android = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';

/** What the port to a push service must do, whatever stands behind it. `makeWorld` is asked for an empty one. */
export function pushContract(name: string, makeWorld: () => Promise<PushWorld>) {
  describe(`push: ${name}`, () => {
    let world: PushWorld;
    beforeEach(async () => {
      vi.stubGlobal('navigator', { userAgent: mac });
      world = await makeWorld();
    });
    afterEach(async () => {
      vi.unstubAllGlobals();
      await world.close();
    });
    /** The first token that fits, once this device holds all that there is. */
    const saved = (fits: (token: UserToken | undefined) => boolean, user = world.ada) =>
      new Promise<UserToken | undefined>((resolve, reject) => {
        world
          .storeOf(user)
          .watch(
            latestTokenOf(user),
            ({ records: [token], isComplete }) => isComplete && fits(token) && resolve(token),
            reject,
          );
      });
    const isThere = (token: UserToken | undefined) => token !== undefined;
    const isGone = (token: UserToken | undefined) => token === undefined;
    const isFrom = (moment: string) => (token: UserToken | undefined) => token?.updatedAt === moment;

    it('[NF8, DA6] a registered device leaves its token with the user, its platform and the moment', async () => {
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      expect(await saved(isThere)).toEqual({
        id: world.ada,
        token: expect.stringMatching(/\S/),
        platform: 'web',
        updatedAt: morning,
      });
    });

    it('[NF8] a device whose user agent names Android is one', async () => {
      vi.stubGlobal('navigator', { userAgent: android });
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      expect(await saved(isThere)).toMatchObject({ platform: 'android' });
    });

    it('[NF9] a device that registers again stays the same one, with the later moment', async () => {
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      const first = await saved(isThere);
      await world.pushOf(world.ada, evening).register(unsubscribedWorker);
      expect(await saved(isFrom(evening))).toEqual({ ...first, updatedAt: evening });
    });

    it('[NF28] an unregistered device leaves no token, and may come back', async () => {
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      await world.pushOf(world.ada, morning).unregister(unsubscribedWorker);
      expect(await saved(isGone)).toBeUndefined();
      await world.pushOf(world.ada, evening).register(unsubscribedWorker);
      expect(await saved(isFrom(evening))).toMatchObject({ platform: 'web' });
    });

    it('a device that was never registered can be unregistered', async () => {
      await world.pushOf(world.ada, morning).unregister(unsubscribedWorker);
      expect(await saved(isGone)).toBeUndefined();
    });

    it('[AC8] the token of another user is left alone', async () => {
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      await world.pushOf(world.bob, evening).register(unsubscribedWorker);
      await world.pushOf(world.ada, evening).unregister(unsubscribedWorker);
      expect(await saved(isFrom(evening), world.bob)).toMatchObject({ platform: 'web' });
    });
  });
}
