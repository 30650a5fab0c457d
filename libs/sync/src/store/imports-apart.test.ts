import { increment, meditationStatsOf, type Store } from '@dayloom/data';
import { pauseChanges, resetChanges, resumeChanges } from '@dayloom/clocks';
import type { Instant } from '@dayloom/domain';
import { exportedText, importText } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { ada, laptop, phone, server } from '../testing/adas-devices.ts';
import { expectSoon, sent } from '../testing/devices.ts';
import { bothOpen, type Keeping, newKeepersForEachTest, online, pass } from '../testing/keeping-clocks.ts';

newKeepersForEachTest();

const owner = ({ device }: Keeping) => ({
  user: ada,
  email: 'ada@example.com',
  now: device.clock.now().toISOString() as Instant,
});
const exported = (one: Keeping) => exportedText(one.store, owner(one));
const imports = async (one: Keeping, file: string) =>
  expect(await importText(one.store, file, owner(one))).toBeUndefined();

const sit = (store: Store, times: number) =>
  store.commit([
    increment(
      'meditationStats',
      ada,
      { currentStreak: times, totalSessions: times, challengeProgress: times },
      { userId: ada },
    ),
  ]);
const figures = async ({ store }: Keeping) =>
  (await store.get(meditationStatsOf(ada))).records.map(
    ({ currentStreak, totalSessions, challengeProgress }) => [
      currentStreak,
      totalSessions,
      challengeProgress,
    ],
  );

/** Takes both devices off the network, and lets them meet again in this order. */
const offline = () => [phone, laptop].forEach((device) => online(device, false));
async function meet(order: readonly Keeping[]) {
  for (const { device, store } of order) {
    online(device, true);
    pass(60);
    await sent(store);
  }
}
async function expectOnEach(
  both: readonly Keeping[],
  see: (one: Keeping) => Promise<unknown>,
  expected: unknown,
) {
  for (const one of both) await expectSoon(() => see(one)).toEqual(expected);
}
const inOrder = (both: readonly Keeping[], isReversed: boolean) => (isReversed ? both.toReversed() : both);

describe.each([false, true])(
  '[DO2] [AC11] figures of a file, imported on two offline devices (reversed: %s)',
  (isReversed) => {
    /** Both devices, empty and offline, and a file with the figures 4, 4, 4 of the account they had before. */
    async function withFile() {
      const both = await bothOpen({ kinds: [] });
      const [here] = both;
      await sit(here.store, 4);
      const file = await exported(here);
      await sent(here.store);
      await here.store.commit([{ type: 'remove', collection: 'meditationStats', id: ada }]);
      await sent(here.store);
      await expectOnEach(both, figures, []);
      offline();
      for (const one of both) await imports(one, file);
      await expectOnEach(both, figures, [[4, 4, 4]]);
      return { both, file };
    }

    it('are 4, 4, 4 after both are back, and importing them again changes nothing', async () => {
      const { both, file } = await withFile();
      await meet(inOrder(both, isReversed));
      await expectOnEach(both, figures, [[4, 4, 4]]);
      await imports(both[0], file);
      expect(await both[0].store.sync?.unsent()).toBe(0);
      expect((await server.remoteOf(ada).get('meditationStats', ada))?.fields).toMatchObject({
        totalSessions: 4,
      });
    });

    it('and one more sitting on each of them, are 6', async () => {
      const { both } = await withFile();
      for (const { store } of both) await sit(store, 1);
      await expectOnEach(both, figures, [[5, 5, 5]]);
      await meet(inOrder(both, isReversed));
      await expectOnEach(both, figures, [[6, 6, 6]]);
    });
  },
);

describe('[DO2] [CK2] a focus run in a file', () => {
  it.each([
    ['running', false],
    ['running', true],
    ['paused', false],
    ['paused', true],
  ])(
    'that was %s and was reset since then stays ended, with the network lost before the reset: %s',
    async (phase, isApart) => {
      const both = await bothOpen();
      const [here, there] = both;
      await here.start('a', 'focus', 1500);
      pass(60);
      if (phase === 'paused') await here.act(pauseChanges, 'a');
      await expectOnEach(both, (one) => one.phase('a'), phase);
      const file = await exported(there);
      await there.act(phase === 'paused' ? resumeChanges : pauseChanges, 'a');
      await sent(there.store);
      await expectSoon(() => here.phase('a')).not.toBe(phase);
      if (isApart) online(laptop, false);
      await here.act(resetChanges, 'a');
      if (!isApart) await expectOnEach(both, (one) => one.phase('a'), 'stopped');
      pass(60);
      await imports(there, file);
      await meet([there]);
      await expectOnEach(both, (one) => one.phase('a'), 'stopped');
      pass(3_600);
      await expectOnEach(both, (one) => one.sessions(), []);
    },
  );
});
