import type { Store } from '@dayloom/data';
import type { TimerSession } from '@dayloom/domain';
import { pauseChanges, resetChanges, stopChanges } from '@dayloom/clocks';
import { describe, expect, it } from 'vitest';
import { laptop, phone } from '../testing/adas-devices.ts';
import { expectSoon, sent, synced } from '../testing/devices.ts';
import {
  bothOpen,
  type Keeping,
  keeping,
  newKeepersForEachTest,
  online,
  pass,
} from '../testing/keeping-clocks.ts';
import { randomOf } from '../testing/simulation/random.ts';

newKeepersForEachTest();

const durations = (sessions: readonly TimerSession[]) =>
  sessions.map(({ duration, loweredFrom }) => [duration, loweredFrom]);

/** A stopwatch runs on both devices. Offline, the phone stops it first, and the laptop later without knowing. */
async function stoppedApart(isPhoneFirst: boolean) {
  const [early, late] = await bothOpen();
  await early.start('a', 'stopwatch');
  await expectSoon(() => late.phase('a')).toBe('running');
  for (const device of [phone, laptop]) online(device, false);
  pass(600);
  await early.act(stopChanges, 'a');
  pass(300);
  await late.act(stopChanges, 'a');
  const order = isPhoneFirst ? [early, late] : [late, early];
  for (const { device, store } of order) {
    online(device, true);
    pass(60);
    await sent(store);
  }
  return { early, late };
}

const storesAgree = async (stores: readonly Pick<Keeping, 'sessions'>[], expected: unknown) => {
  for (const { sessions } of stores)
    await expectSoon(async () => durations(await sessions())).toEqual(expected);
};

describe('a device that slept', () => {
  it.each([
    ['paused', pauseChanges],
    ['reset', resetChanges],
  ])(
    '[CK2] [FT3] [FT5] saves no session of a focus that was %s elsewhere in the meantime',
    async (_, act) => {
      const [here, asleep] = [keeping(phone), keeping(laptop, { gracePeriod: 1_500 })];
      for (const { store } of [here, asleep]) await synced(store);
      await here.start('a', 'focus', 1500);
      await expectSoon(() => asleep.phase('a')).toBe('running');
      online(laptop, false);
      for (const device of [phone, laptop]) device.timers.advance(600_000);
      await here.act(act, 'a');
      await sent(here.store);
      for (const device of [phone, laptop]) device.timers.advance(3_600_000);
      online(laptop, true);
      pass(60);
      const phase = act === pauseChanges ? 'paused' : 'stopped';
      for (const { phase: phaseOf } of [here, asleep]) await expectSoon(() => phaseOf('a')).toBe(phase);
      await storesAgree([here, asleep], []);
    },
  );
});

describe('two devices that were apart', () => {
  it('[CK1] [CK2] share one clock, and either of them stops it', async () => {
    const [here, there] = await bothOpen();
    await here.start('a', 'stopwatch');
    await expectSoon(() => there.phase('a')).toBe('running');
    pass(61);
    await there.act(pauseChanges, 'a');
    await expectSoon(() => here.phase('a')).toBe('paused');
    pass(600);
    await here.act(stopChanges, 'a');
    await expectSoon(() => there.phase('a')).toBe('stopped');
    await storesAgree([here, there], [[61, undefined]]);
  });

  it('[CK3] use the earlier stop if it arrives first, and inform the later device', async () => {
    const { early, late } = await stoppedApart(true);
    await storesAgree([early, late], [[600, undefined]]);
    await expectSoon(() => late.messages).toEqual(['The stopwatch had been stopped earlier: 10:00 counts.']);
    expect(early.messages).toEqual([]);
  });

  it('[CK3] [AC10] use the earlier stop if it arrives last, which lowers the session once', async () => {
    const { early, late } = await stoppedApart(false);
    await storesAgree([early, late], [[600, 900]]);
    await expectSoon(() => late.messages).toEqual(['The stopwatch had been stopped earlier: 10:00 counts.']);
    expect(early.messages).toEqual([]);
  });

  it('[CK3] [FT5] count the time until a reset that the other device learns of later', async () => {
    const [early, late] = await bothOpen();
    await early.start('a', 'focus', 1500);
    await expectSoon(() => late.phase('a')).toBe('running');
    online(laptop, false);
    pass(600);
    await early.act(resetChanges, 'a');
    pass(900);
    await expectSoon(() => late.sessions()).toHaveLength(1);
    online(laptop, true);
    pass(60);
    await sent(late.store);
    await storesAgree([early, late], [[600, 1500]]);
    await expectSoon(() => early.phase('a')).toBe('stopped');
  });

  it.each([
    ['first', true],
    ['last', false],
  ])('[CK3] [DA37] count the time until a pause that arrives %s', async (_, isFirst) => {
    const [early, late] = await bothOpen();
    await early.start('a', 'focus', 1500);
    await expectSoon(() => late.phase('a')).toBe('running');
    for (const device of [phone, laptop]) online(device, false);
    pass(600);
    await early.act(pauseChanges, 'a');
    pass(900);
    await expectSoon(() => late.sessions()).toHaveLength(1);
    for (const one of isFirst ? [early, late] : [late, early]) {
      online(one.device, true);
      pass(60);
      await sent(one.store);
    }
    await storesAgree([early, late], [[600, 1500]]);
    for (const one of [early, late]) await expectSoon(() => one.phase('a')).toBe('stopped');
    await expectSoon(() => late.messages.at(-1)).toBe(
      'The focus timer had been stopped earlier: 10:00 counts.',
    );
  });

  it('[CK1] [CK3] stop the later of two runs that were started offline', async () => {
    const [here, there] = await bothOpen();
    online(laptop, false);
    await here.start('first', 'focus', 1500);
    pass(20);
    await there.start('second', 'focus', 1500);
    online(laptop, true);
    pass(60);
    await sent(there.store);
    await expectSoon(() => here.phase('second')).toBe('stopped');
    expect(await here.phase('first')).toBe('running');
    expect(await here.sessions()).toEqual([]);
  });
});

const seed = 20_260_313;
/** `DAYLOOM_PROVE=replica` plays fifty. */
const times = process.env['DAYLOOM_PROVE'] === 'replica' ? 50 : 12;

it(`[FT8] [SW2] [CK2] ${times} runs on two devices, one of them offline for a while, leave ${times} sessions (seed ${seed})`, async () => {
  const random = randomOf(seed);
  const both = await bothOpen();
  const stores: readonly Store[] = both.map(({ store }) => store);
  for (let round = 0; round < times; round += 1) {
    const id = `run${round}`;
    const [starter, other] = random.chance(0.5) ? both : both.toReversed();
    if (!starter || !other) throw new Error('no device');
    const isFocus = random.chance(0.5);
    await starter.start(id, isFocus ? 'focus' : 'stopwatch', isFocus ? 1500 : undefined);
    await expectSoon(() => other.phase(id)).toBe('running');
    const away = random.pick(both)?.device;
    if (away) online(away, false);
    pass(1 + random.below(1400));
    const stops = random.chance(0.3) ? both : [random.pick(both) ?? starter];
    if (isFocus) pass(1500);
    else
      for (const one of stops) {
        await one.act(stopChanges, id);
        pass(random.below(60));
      }
    if (away) online(away, true);
    pass(60);
    for (const store of stores) await sent(store);
    for (const one of both) {
      await expectSoon(() => one.phase(id)).not.toBe('running');
      await expectSoon(async () => (await one.sessions()).length).toBe(round + 1);
    }
  }
  const [here, there] = both;
  const ids = async ({ sessions }: Keeping) => (await sessions()).map(({ id }) => id).toSorted();
  expect(await ids(here)).toHaveLength(times);
  expect(await ids(here)).toEqual(await ids(there));
}, 120_000);
