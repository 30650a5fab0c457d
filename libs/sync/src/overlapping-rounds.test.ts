import { stopChanges } from '@dayloom/clocks';
import { describe, expect, it } from 'vitest';
import {
  allApart,
  expectSessions,
  type Keeping,
  meet,
  newKeepersForEachTest,
  online,
  pass,
} from './testing/keeping-clocks.ts';
import { randomOf } from './testing/simulation/random.ts';

newKeepersForEachTest();

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
