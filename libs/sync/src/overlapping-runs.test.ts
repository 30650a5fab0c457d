import { remove, restore } from '@dayloom/data';
import { type ClockKind, timerHistory } from '@dayloom/domain';
import { pauseChanges, resetChanges, resumeChanges, stopChanges } from '@dayloom/clocks';
import { describe, expect, it } from 'vitest';
import { laptop, phone, tablet } from './testing/adas-devices.ts';
import { expectSoon, sent, synced } from './testing/devices.ts';
import { type Keeping, keeping, newKeepersForEachTest, online, pass } from './testing/keeping-clocks.ts';
import { randomOf } from './testing/simulation/random.ts';

newKeepersForEachTest();

/** All devices with a page open, fully synced, and then offline. */
async function allApart(kinds?: readonly ClockKind[]) {
  const all = [phone, laptop, tablet].map((device) => keeping(device, kinds && { kinds })) as [
    Keeping,
    Keeping,
    Keeping,
  ];
  for (const { store } of all) await synced(store);
  for (const { device } of all) online(device, false);
  return all;
}

/** The devices come online, one after the other. */
async function meet(...devices: readonly Keeping[]) {
  for (const { device, store } of devices) {
    online(device, true);
    pass(60);
    await sent(store);
  }
}

/** Starts a run, and stops it after some seconds. */
async function ran({ start, act }: Keeping, id: string, seconds: number, kind: ClockKind = 'stopwatch') {
  await start(id, kind, kind === 'stopwatch' ? undefined : seconds);
  pass(seconds);
  if (kind === 'stopwatch') await act(stopChanges, id);
}

const durations = async ({ sessions }: Keeping) =>
  Object.fromEntries((await sessions()).map(({ id, duration }) => [id, duration]));
async function expectSessions(devices: readonly Keeping[], expected: Readonly<Record<string, number>>) {
  for (const one of devices) await expectSoon(() => durations(one)).toEqual(expected);
}
async function expectMessages(devices: readonly Keeping[], ...expected: readonly string[]) {
  for (const { messages } of devices)
    await expectSoon(() => messages.filter((text) => !text.endsWith('saved'))).toEqual(expected);
}

describe('two runs of devices that were apart', () => {
  it.each([
    ['the earlier device sends first', false],
    ['the later device sends first', true],
  ])('[CK1] count once where they overlapped, and both devices say so: %s', async (_, isReversed) => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(600);
    await second.start('second', 'stopwatch');
    pass(300);
    await first.act(stopChanges, 'first');
    pass(600);
    await second.act(stopChanges, 'second');
    await meet(...(isReversed ? [second, first] : [first, second]));
    await expectSessions([first, second], { first: 900, second: 600 });
    await expectMessages(
      [first, second],
      'Two stopwatch sessions overlapped: 10:00 of the later one counts.',
    );
    expect((await second.sessions()).find(({ id }) => id === 'second')?.loweredFrom).toBe(900);
  });

  it('[CK1] [FT6] count once when both focus runs were over before they met', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'focus', 1500);
    pass(1200);
    await second.start('second', 'focus', 1500);
    pass(1500);
    for (const one of [first, second]) await expectSoon(() => one.sessions()).toHaveLength(1);
    await meet(first, second);
    await expectSessions([first, second], { first: 1500, second: 1200 });
    await expectMessages([first, second], 'Two focus sessions overlapped: 20:00 of the later one counts.');
  });

  it('[CK1] count once when the earlier one goes on after they met', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(600);
    await ran(second, 'second', 300);
    await meet(first, second);
    await expectSessions([first, second], { second: 300 });
    await first.act(stopChanges, 'first');
    await expectSessions([first, second], { first: 1020 });
    await expectMessages([first, second], 'A stopwatch session lay within an earlier one and was deleted.');
  });

  it('[CK1] keep the later one if the earlier one is reset in the end', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(600);
    await ran(second, 'second', 300);
    await meet(first, second);
    await first.act(resetChanges, 'first');
    await sent(first.store);
    await expectSoon(() => second.phase('first')).toBe('stopped');
    await expectSessions([first, second], { second: 300 });
  });

  it('[CK1] [SH13] delete one that lay inside the other, and keep it if the user restores it', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(600);
    await ran(second, 'second', 300);
    pass(600);
    await first.act(stopChanges, 'first');
    await meet(second, first);
    await expectSessions([first, second], { first: 1500 });
    await expectMessages([first, second], 'A stopwatch session lay within an earlier one and was deleted.');
    await second.store.commit([restore(timerHistory, 'second')]);
    await expectSessions([first, second], { first: 1500, second: 300 });
    await first.store.commit([remove(timerHistory, 'second')]);
    await expectSessions([first, second], { first: 1500 });
    await expectMessages([first, second], 'A stopwatch session lay within an earlier one and was deleted.');
  });

  it('[CK1] [SW2] keep what the later one ran before or after the earlier one, as far as it is known', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(300);
    await second.start('second', 'stopwatch');
    pass(300);
    await first.act(pauseChanges, 'first');
    pass(60);
    await first.act(resumeChanges, 'first');
    await second.act(stopChanges, 'second');
    pass(300);
    await first.act(stopChanges, 'first');
    await meet(second, first);
    await expectSessions([first, second], { first: 900, second: 60 });
    await expectMessages(
      [first, second],
      'Two stopwatch sessions overlapped: 01:00 of the later one counts.',
    );
  });

  it('[CK1] [SW4] of clocks an hour apart count as their devices saw them', async () => {
    const [first, second] = await allApart();
    second.device.clock.move(-3_600_000);
    await first.start('a', 'stopwatch');
    await ran(second, 'b', 600);
    await first.act(stopChanges, 'a');
    await meet(first, second);
    await expectSessions([first, second], { a: 600, b: 600 });
    await expectMessages([first, second]);
  });

  it('[CK1] of separate clocks both count', async () => {
    const [first, second] = await allApart();
    await first.start('watch', 'stopwatch');
    await ran(second, 'focus', 600, 'focus');
    await first.act(stopChanges, 'watch');
    await meet(first, second);
    await expectSessions([first, second], { watch: 600, focus: 600 });
    await expectMessages([first, second]);
  });

  it('[CK1] [MD9] leave one meditation inside another out, and its counters as they are', async () => {
    const [first, second] = await allApart(['meditation']);
    await first.start('first', 'meditation', 1200);
    pass(300);
    await second.start('inside', 'meditation', 600);
    pass(600);
    await first.start('over', 'meditation', 1);
    pass(300);
    await meet(first, second);
    for (const one of [first, second]) {
      await expectSoon(async () => (await one.meditations()).map(({ id }) => id)).toEqual(['first']);
      await expectSoon(async () => (await one.stats())?.totalSessions).toBe(3);
    }
    await expectMessages([second], 'A meditation session lay within an earlier one and was deleted.');
  });
});

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

describe('three runs of devices that were apart', () => {
  it.each(orders)(
    '[CK1] [AC10] end as the same sessions on all when they meet as %i, %i, %i',
    async (...order) => {
      const all = await allApart();
      const [first, second, third] = all;
      await first.start('first', 'stopwatch');
      pass(100);
      await second.start('second', 'stopwatch');
      pass(100);
      await third.start('third', 'stopwatch');
      pass(100);
      await first.act(stopChanges, 'first');
      pass(100);
      await second.act(stopChanges, 'second');
      pass(100);
      await third.act(stopChanges, 'third');
      await meet(...order.flatMap((place) => all[place] ?? []));
      await expectSessions(all, { first: 300, second: 100, third: 100 });
      for (const { messages } of all)
        for (const message of new Set(messages)) expect(message).toContain('of the later one counts.');
      for (const { store } of all) expect(await store.sync?.unsent()).toBe(0);
    },
  );
});

/** `npm run prove replica` plays more. */
const rounds = Number(
  process.env['DAYLOOM_ROUNDS'] ?? (process.env['DAYLOOM_PROVE'] === 'replica' ? 300 : 20),
);
const seed = Number(process.env['DAYLOOM_SEED'] ?? 1);

it(
  `[CK1] ${rounds} rounds of runs on devices that were apart leave sessions that are together as long as the time in which one ran (seed ${seed})`,
  async () => {
    const random = randomOf(seed);
    const all = await allApart();
    const counted: Record<string, number> = {};
    let second = 0;
    for (let round = 0; round < rounds; round += 1) {
      const covered = new Set<number>();
      const open = new Map<Keeping, { readonly id: string; readonly from: number }>();
      const ended: { readonly id: string; readonly from: number; readonly to: number }[] = [];
      const stop = async (one: Keeping) => {
        const run = open.get(one);
        if (!run) return;
        await one.act(stopChanges, run.id);
        open.delete(one);
        ended.push({ ...run, to: second });
      };
      for (let step = 0; step < 8; step += 1) {
        const one = random.pick(all) ?? all[0];
        if (open.has(one)) await stop(one);
        else {
          const id = `${round}-${step}`;
          await one.start(id, 'stopwatch');
          open.set(one, { id, from: second });
        }
        const seconds = random.below(300);
        pass(seconds);
        second += seconds;
      }
      for (const one of all) await stop(one);
      for (const { id, from, to } of ended.toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1))) {
        const own = Array.from({ length: to - from }, (_, index) => from + index).filter(
          (at) => !covered.has(at),
        );
        for (const at of own) covered.add(at);
        if (own.length > 0) counted[id] = own.length;
      }
      await meet(...(random.pick(orders) ?? []).flatMap((place) => all[place] ?? []));
      second += 180;
      await expectSessions(all, counted);
      for (const { device } of all) online(device, false);
    }
  },
  60_000 + rounds * 5_000,
);
