import { remove } from '@dayloom/data';
import { describe, expect, it } from 'vitest';
import { ada, laptop, phone, server } from '../testing/adas-devices.ts';
import { expectSoon, sent } from '../testing/devices.ts';
import { bothOpen, type Keeping, newKeepersForEachTest, online, pass } from '../testing/keeping-clocks.ts';
import { randomOf } from '../testing/simulation/random.ts';

newKeepersForEachTest();

const kinds = ['meditation'] as const;
const all = (count: number) => ({
  userId: ada,
  currentStreak: count,
  totalSessions: count,
  challengeProgress: count,
});
const statsWith = (count: number) => ({ id: ada, ...all(count) });
const counters = ({ stats }: Keeping) => stats();
const serverCounters = async () => (await server.remoteOf(ada).get('meditationStats', ada))?.fields;
const ids = async ({ meditations }: Keeping) => (await meditations()).map(({ id }) => id);

/** Expects each device to reach the same value. */
async function eachSees<T>(both: readonly Keeping[], read: (one: Keeping) => Promise<unknown>, expected: T) {
  for (const one of both) await expectSoon(() => read(one)).toEqual(expected);
}

describe('a meditation that two devices finish offline', () => {
  it.each([
    ['the one that learned of it later sends last', true],
    ['the one that learned of it later sends first', false],
  ])(
    '[DA31] [MD11] [CK2] is one session, and increases each counter by one: %s',
    async (_, isStarterFirst) => {
      const both = await bothOpen({ kinds });
      const [starter, other] = both;
      await starter.start('first', 'meditation', 600);
      await expectSoon(() => other.phase('first')).toBe('running');
      pass(600);
      await eachSees(both, counters, statsWith(1));

      await starter.start('second', 'meditation', 600);
      await expectSoon(() => other.phase('second')).toBe('running');
      for (const device of [phone, laptop]) online(device, false);
      pass(601);
      await eachSees(both, counters, statsWith(2));
      for (const { device, store } of isStarterFirst ? both : both.toReversed()) {
        online(device, true);
        pass(60);
        await sent(store);
      }
      await eachSees(both, ids, ['second', 'first']);
      await eachSees(both, counters, statsWith(2));
      expect(await serverCounters()).toEqual(all(2));
    },
  );

  it('[AC10] [MD11] stays deleted and counts once if one device deletes it before the other is back', async () => {
    const both = await bothOpen({ kinds });
    const [starter, other] = both;
    await starter.start('first', 'meditation', 600);
    await expectSoon(() => other.phase('first')).toBe('running');
    online(other.device, false);
    pass(601);
    await eachSees(both, counters, statsWith(1));
    await starter.store.commit([remove('meditationSessions', 'first')]);
    await sent(starter.store);
    online(other.device, true);
    pass(60);
    await sent(other.store);
    await eachSees(both, ids, []);
    await eachSees(both, counters, statsWith(1));
  });

  it('[DA31] is the first one of all: the counters start at one', async () => {
    const both = await bothOpen({ kinds });
    const [starter, other] = both;
    await starter.start('first', 'meditation', 600);
    await expectSoon(() => other.phase('first')).toBe('running');
    for (const device of [phone, laptop]) online(device, false);
    pass(601);
    await eachSees(both, counters, statsWith(1));
    for (const { device, store } of both) {
      online(device, true);
      pass(60);
      await sent(store);
    }
    await eachSees(both, ids, ['first']);
    await eachSees(both, counters, statsWith(1));
  });
});

const seed = 20_261_125;
const times = 20;

it(`[DA31] [MD9] ${times} meditations on two devices, one of them offline for a while or both, count ${times} (seed ${seed})`, async () => {
  const random = randomOf(seed);
  const both = await bothOpen({ kinds });
  for (let round = 1; round <= times; round += 1) {
    const [starter, other] = random.chance(0.5) ? both : both.toReversed();
    if (!starter || !other) throw new Error('no device');
    const id = `run${round}`;
    await starter.start(id, 'meditation', 600);
    await expectSoon(() => other.phase(id)).toBe('running');
    const away = random.chance(0.5) ? [...both] : [random.pick(both) ?? starter];
    for (const { device } of away) online(device, false);
    pass(601 + random.below(60));
    await eachSees(both, counters, statsWith(round));
    for (const { device } of random.chance(0.5) ? away : away.toReversed()) online(device, true);
    pass(60);
    for (const { store } of both) await sent(store);
    for (const one of both) await expectSoon(async () => (await one.meditations()).length).toBe(round);
    await eachSees(both, counters, statsWith(round));
    expect(await serverCounters()).toEqual(all(round));
  }
}, 120_000);
