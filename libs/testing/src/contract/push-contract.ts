import { latestTokenOf, type Push } from '@dayloom/data';
import type { UserToken } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from './world.ts';

/** The part of a service worker registration that a push port uses outside of a browser; it has no subscription. */
export const unsubscribedWorker = {
  pushManager: { getSubscription: () => Promise.resolve(null) },
} as unknown as ServiceWorkerRegistration;

export interface PushWorld extends World {
  /** The push port of this user on one device, at the given moment. */
  pushOf(user: World['ada'], now: string): Push;
}

const [morning, evening] = ['2026-03-20T08:00:00.000Z', '2026-03-20T20:00:00.000Z'];
const android = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';

/** The contract of every port to a push service. `makeWorld` creates an empty one before each test. */
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
    /** The first matching token after this device has loaded everything. */
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

    it('[NF8, DA6] a registered device stores its token for the user, with platform and moment', async () => {
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      expect(await saved(isThere)).toEqual({
        id: world.ada,
        token: expect.stringMatching(/\S/),
        platform: 'web',
        updatedAt: morning,
      });
    });

    it('[NF8] a device whose user agent contains Android has the platform android', async () => {
      vi.stubGlobal('navigator', { userAgent: android });
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      expect(await saved(isThere)).toMatchObject({ platform: 'android' });
    });

    it('[NF9] a device that registers again keeps its token, with the later moment', async () => {
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      const first = await saved(isThere);
      await world.pushOf(world.ada, evening).register(unsubscribedWorker);
      expect(await saved(isFrom(evening))).toEqual({ ...first, updatedAt: evening });
    });

    it('[NF28] an unregistered device has no token, and can register again', async () => {
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

    it('[AC8] the token of another user does not change', async () => {
      await world.pushOf(world.ada, morning).register(unsubscribedWorker);
      await world.pushOf(world.bob, evening).register(unsubscribedWorker);
      await world.pushOf(world.ada, evening).unregister(unsubscribedWorker);
      expect(await saved(isFrom(evening), world.bob)).toMatchObject({ platform: 'web' });
    });
  });
}
